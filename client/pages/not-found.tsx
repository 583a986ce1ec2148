export function Page() {
  return (
    <main id="main">
      <title>Not found</title>
      <h1>Not found</h1>
    </main>
  );
}
