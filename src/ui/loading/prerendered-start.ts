// The start page as the build drew it, which stands in index.html: shown to who is here for the first time, until the
// living one is there. It cannot be used, so it stays hidden where that would be seen for long, or something else is due.

const prerenderedElement = () => document.getElementById('drawn');

export function removePrerendered(): void {
  prerenderedElement()?.remove();
}

/** Shows it, or takes it away. Who goes on before the living one is there must not meet it above another page. */
export function showPrerendered(isDue: boolean): void {
  if (!isDue) return removePrerendered();
  prerenderedElement()?.removeAttribute('hidden');
  addEventListener('hashchange', removePrerendered, { once: true });
}

/** Whether something can have been kept in this browser. */
export function mayHaveStoredData(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    return false;
  }
}
