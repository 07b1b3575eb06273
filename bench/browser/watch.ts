// Runs in the page: records when a key was pressed, and when the first frame that agrees with it was rendered.
// It contains everything that it uses, as it is passed to the page as text.

/** The records of keys, as properties of the page's window. */
export interface Watch {
  /** Milliseconds from each key to the end of its frame. */
  readonly keys: number[];
  /** Milliseconds of each long task. */
  readonly long: number[];
  /** Durations of the Event Timing entries of keys, which end at the next paint, in steps of 8 ms. */
  readonly events: number[];
  /** Letters that were typed and not deleted. */
  typed: number;
  /** Keys without a frame so far. */
  waiting: number;
}

export interface WatchedPlace {
  /** The text of the line before typing, and the typed text. */
  readonly rule: string;
  readonly letters: string;
  /**
   * The line of the form (1-based). `text`: there is only an editor. Absent where the browser shows typed text itself.
   */
  readonly line?: number | 'text';
}

/**
 * Installs the watch. A key is shown in the first frame after whose layout text, form, and cells have the typed text.
 */
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
  /** Blocked rows: those that begin with the whole typed text. */
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
    return (
      inText(wanted) &&
      (line === 'text' || (inForm(wanted.slice(wanted.indexOf('/'))) && inCells(watch.typed)))
    );
  };

  const channel = new MessageChannel();
  let agreed = 0;
  let isLooking = false;
  /** A frame ends when a message sent in it arrives or, if keys delay messages, when the next frame starts. */
  const atEnd = () => {
    const now = performance.now();
    for (const time of struck.splice(0, agreed)) watch.keys.push(now - time);
    if (agreed > 0) performance.mark('bench:shown');
    agreed = 0;
    watch.waiting = struck.length;
  };
  channel.port1.onmessage = atEnd;
  // Called in the frame after its layout, so that it compares what is painted.
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
