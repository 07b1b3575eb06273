// Parts of the page whose code is loaded when they are first shown, or earlier when the browser is idle.
import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import {
  addMissingCode,
  fetchOrNoteMissing,
  isFetchError,
  removeMissingCode,
  subscribeMissingCode,
  useMissingCode,
} from './missing-code.ts';

const prefetchQueue: (() => Promise<unknown>)[] = [];

/** The progress of loading the page. */
const progress: { firstPaint?: Promise<unknown> | undefined; isPrefetchDone: boolean } = {
  isPrefetchDone: false,
};

/** Delays the loading of parts until the first paint, which they would otherwise slow down. */
export function delayFetchesUntil(firstPaint: Promise<unknown>): void {
  progress.firstPaint = firstPaint;
  void firstPaint.then(() => {
    progress.firstPaint = undefined;
  });
}

type LazyComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** The properties of a component. Reads only its parameter, so that parts that render each other have types. */
type PropsOf<Part> = Part extends () => void
  ? object
  : Part extends (props: infer Props extends object) => void
    ? Props
    : never;

/**
 * Creates a component from the export `name` of the code that `load` loads. Until then, `StandIn` is rendered in its
 * place. If the code cannot be loaded, `Missing` is rendered and the code is recorded as missing; it is shown once any
 * part of the page has loaded it. Errors that the code throws are handled by the error boundary around it. After
 * `load`, the component renders at once, so that it can get the focus.
 */
export function lazyComponent<Code, Name extends keyof Code>(
  load: () => Promise<Code>,
  name: Name,
  StandIn: ComponentType<PropsOf<Code[Name]>>,
  Missing = StandIn,
): LazyComponent<PropsOf<Code[Name]>> {
  type Loaded = ComponentType<PropsOf<Code[Name]>>;
  const Part = lazyWithoutPrefetch(async () => (await load())[name] as Loaded, StandIn, Missing);
  prefetch(Part.load);
  return Part;
}

/** The same for a component that is not prefetched, as few users need it or its caller prefetches it. */
export function lazyWithoutPrefetch<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
  Missing = StandIn,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    if (progress.firstPaint) await progress.firstPaint;
    Loaded = await load();
    removeMissingCode(loadOnce);
    return { default: Loaded };
  };
  const loadOrWait = () =>
    loadOnce().catch((error: unknown) => {
      if (!isFetchError(error)) throw error;
      addMissingCode(loadOnce);
      return { default: Waiting };
    });
  function Waiting(props: Props) {
    const isMissing = useMissingCode(({ loads }) => loads.has(loadOnce));
    return isMissing ? <Missing {...props} /> : <LazyPart {...props} />;
  }
  function LazyPart(props: Props) {
    const [{ Part }] = useState(() => ({ Part: Loaded ?? lazy(loadOrWait) }));
    return (
      <Suspense fallback={<StandIn {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  // A lazy part renders again only when its props or its own state change.
  return Object.assign(memo(LazyPart), { load: loadOnce });
}

/**
 * Creates a hook that returns code other than a component, or undefined until it is loaded. The first use loads
 * it.
 */
export function lazyModuleHook<Code>(load: () => Promise<Code>): () => Code | undefined {
  let code: Code | undefined;
  const subscribers = new Set<() => void>();
  const loadOnce = async () => {
    if (progress.firstPaint) await progress.firstPaint;
    code = await load();
    for (const notify of subscribers) notify();
  };
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    if (!code) void fetchOrNoteMissing(loadOnce);
    return () => subscribers.delete(notify);
  };
  prefetch(loadOnce);
  return () => useSyncExternalStore(subscribe, () => code);
}

/**
 * Returns a function that runs an action with loaded code: at once if the code is loaded, so that the next
 * statement can rely on it; otherwise later, in the order of the calls. Code that cannot be loaded is requested
 * again with the next call.
 */
export function withModule<Code>(load: () => Promise<Code>): (act: (code: Code) => void) => void {
  let code: Code | undefined;
  let pendingLoad: Promise<Code> | undefined;
  const loadOnce = async () => {
    pendingLoad ??= load();
    try {
      code = await pendingLoad;
    } catch (error) {
      pendingLoad = undefined;
      throw error;
    }
    return code;
  };
  prefetch(loadOnce);
  return (act) => {
    if (code) act(code);
    else void fetchOrNoteMissing(loadOnce).then(() => code && act(code));
  };
}

/** Registers code that the page does not need yet, but will need later. */
export function prefetch(load: () => Promise<unknown>): void {
  prefetchQueue.push(load);
  // The caller may itself have been loaded after the prefetch was done.
  if (progress.isPrefetchDone) void runPrefetchQueue();
}

/** Marks on the browser's timeline: the start of prefetching, and the time from which the page needs no network. */
const PREFETCH_START_MARK = 'fetching-ahead';
const PREFETCH_END_MARK = 'everything-fetched';

/** Parts are requested for up to this many milliseconds at a time: requesting all at once would block the page. */
const BATCH_MILLISECONDS = 4;

/** Code that could not be prefetched. */
const failedPrefetches: (typeof prefetchQueue)[number][] = [];

/**
 * Loads the registered parts when the browser is idle. Loaded parts can register more. Parts that cannot be loaded
 * now are loaded when they are needed, and only then reported, or once nothing that is needed is missing.
 */
async function runPrefetchQueue(): Promise<void> {
  while (prefetchQueue.length > 0) {
    await new Promise<void>(whenIdle);
    const deadline = performance.now() + BATCH_MILLISECONDS;
    const pendingLoads: Promise<unknown>[] = [];
    for (
      let load = prefetchQueue.shift();
      load;
      load = performance.now() < deadline ? prefetchQueue.shift() : undefined
    )
      pendingLoads.push(load().catch(() => failedPrefetches.push(load)));
    await Promise.all(pendingLoads);
  }
  progress.isPrefetchDone = true;
  performance.mark(PREFETCH_END_MARK);
}

subscribeMissingCode(({ loads }, before) => {
  if (loads.size > 0 || before.loads.size === 0) return;
  for (const load of failedPrefetches.splice(0)) prefetchQueue.push(load);
  if (progress.isPrefetchDone) void runPrefetchQueue();
});

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 100);
}

/** Milliseconds during which the first content has network and processor for itself. */
const PREFETCH_DELAY = 1500;

/**
 * Prefetches all remaining parts once the browser is idle, so that the user neither waits for them nor needs the
 * network. Calls `onDone` afterwards.
 */
export function prefetchWhenIdle(onDone: () => void): void {
  setTimeout(() => {
    performance.mark(PREFETCH_START_MARK);
    void runPrefetchQueue().then(onDone);
  }, PREFETCH_DELAY);
}
