export function Page() {
  return (
    <main id="main">
      <title>Privacy</title>
      <h1>Privacy</h1>
    </main>
  );
}
