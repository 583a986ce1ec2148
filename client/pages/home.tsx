export function Page() {
  return (
    <main id="main">
      <title>Home</title>
      <h1>Home</h1>
    </main>
  );
}
