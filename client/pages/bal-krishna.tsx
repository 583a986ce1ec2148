export function Page() {
  return (
    <main id="main">
      <title>Bal Krishna</title>
      <h1>Bal Krishna</h1>
    </main>
  );
}
