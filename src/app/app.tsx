// The application's shell.
export function App() {
  return (
    <main>
      <h1>Gatepost</h1>
    </main>
  );
}
