export function Page() {
  return (
    <main id="main">
      <title>Voice</title>
      <h1>Voice</h1>
    </main>
  );
}
