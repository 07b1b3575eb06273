// Runs a function after the browser has painted what was rendered.

/** The maximum delay in milliseconds: a tab in the background does not paint. */
const MAX_DELAY = 2000;

/** Calls `run` once: when the browser has painted, or at once in a tab in the background, which does not paint. */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden) return run();
  let hasRun = false;
  const runOnce = () => {
    if (!hasRun) run();
    hasRun = true;
  };
  setTimeout(runOnce, MAX_DELAY);
  requestAnimationFrame(() => setTimeout(runOnce));
}
