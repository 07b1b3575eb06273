// When the browser has drawn what was rendered.

/** Milliseconds after which what waits for a picture waits no more: a tab that goes behind others draws none. */
const LATEST = 2000;

/** Calls it once: when the browser has drawn what was rendered, or at once where it draws nothing, in a tab behind others. */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden) return run();
  let hasRun = false;
  const once = () => {
    if (!hasRun) run();
    hasRun = true;
  };
  setTimeout(once, LATEST);
  requestAnimationFrame(() => setTimeout(once));
}
