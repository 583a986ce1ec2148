export function Page() {
  return (
    <main id="main">
      <title>Terms</title>
      <h1>Terms</h1>
    </main>
  );
}
