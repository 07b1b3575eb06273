// Runs in the page: when a key was struck, and when the first frame was drawn in which everything agrees with it.
// Everything that it uses stands inside: it is handed to the page as text.

/** What the page keeps of the keys, by name on its window. */
export interface Watch {
  /** Milliseconds from each key to the end of its frame. */
  readonly keys: number[];
  /** Milliseconds of each long task. */
  readonly long: number[];
  /** Durations of the Event Timing entries of keys, which end with the picture, in steps of 8 ms. */
  readonly events: number[];
  /** Letters that were typed and not taken away. */
  typed: number;
  /** Keys that are not yet in a frame. */
  waiting: number;
}

export interface WatchedPlace {
  /** What stands in the line before anything is typed, and what is typed. */
  readonly rule: string;
  readonly letters: string;
  /** 1-based line of the form; absent on a page that has none, which shows what was typed by itself. */
  readonly line?: number;
}

/** Installs the watch. A key counts as shown in the frame after whose layout text, form and cells hold what was typed. */
export function installWatch({ rule, letters, line }: WatchedPlace): void {
  const watch: Watch = { keys: [], long: [], events: [], typed: 0, waiting: 0 };
  (globalThis as unknown as { watch: Watch }).watch = watch;
  const struck: number[] = [];

  const inText = (wanted: string) =>
    [...document.querySelectorAll('.view-line')].some(
      (one) => one.textContent?.replaceAll('\u00a0', ' ') === wanted,
    );
  const inForm = (wanted: string) =>
    document.querySelector<HTMLInputElement>(`[data-line="${line}"] input[aria-label="Path"]`)?.value ===
    wanted;
  /** Of the rows, which begin with what is typed, those long enough are forbidden. */
  const inCells = (count: number) =>
    letters.split('').every((_, row) => {
      const answer = document.querySelector<HTMLElement>(
        `tr[aria-rowindex="${row + 2}"] > td[aria-colindex="2"]`,
      )?.dataset['answer'];
      return answer === (row + 1 < count ? 'allow' : 'deny');
    });
  const agrees = () => {
    if (line === undefined) return true;
    const wanted = rule + letters.slice(0, watch.typed);
    return inText(wanted) && inForm(wanted.slice(wanted.indexOf('/'))) && inCells(watch.typed);
  };

  const channel = new MessageChannel();
  let agreed = 0;
  let isLooking = false;
  /** A frame is over when a message comes that was sent in it or, where keys keep messages waiting, when the next begins. */
  const atEnd = () => {
    const now = performance.now();
    for (const time of struck.splice(0, agreed)) watch.keys.push(now - time);
    if (agreed > 0) performance.mark('bench:shown');
    agreed = 0;
    watch.waiting = struck.length;
  };
  channel.port1.onmessage = atEnd;
  // Called in the frame, behind its layout: what is compared here is what is painted.
  const observer = new ResizeObserver(() => {
    agreed = agrees() ? struck.length : 0;
    channel.port2.postMessage(undefined);
  });
  const atFrame = () => {
    atEnd();
    isLooking = struck.length > 0;
    if (!isLooking) return;
    observer.disconnect();
    observer.observe(document.body);
    requestAnimationFrame(atFrame);
  };
  addEventListener(
    'keydown',
    (event) => {
      const isLetter = event.key.length === 1;
      if (!isLetter && event.key !== 'Backspace') return;
      performance.mark('bench:key');
      watch.typed += isLetter ? 1 : -1;
      struck.push(event.timeStamp);
      if (!isLooking) requestAnimationFrame(atFrame);
      isLooking = true;
      watch.waiting = struck.length;
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.long.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') watch.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
