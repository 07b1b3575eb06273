// A part of the page whose code is fetched when the part is first shown, or before, when there is nothing else to do.
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

/** How far the page is. */
const progress: { firstPaint?: Promise<unknown> | undefined; isPrefetchDone: boolean } = {
  isPrefetchDone: false,
};

/** What is fetched because it is shown waits for `picture`, the first of the page, which it would hold up. */
export function delayFetchesUntil(picture: Promise<unknown>): void {
  progress.firstPaint = picture;
  void picture.then(() => {
    progress.firstPaint = undefined;
  });
}

type LazyComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };
type LazyComponentArguments<Props> = [
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  StandIn: ComponentType<Props>,
  Missing?: ComponentType<Props>,
];

/**
 * A component whose code `load` brings; until it is there, `StandIn` has its place. If the code cannot be fetched,
 * `Missing` has it, and the code is noted as missing: once it comes, wherever it was asked for again, it is shown. What
 * the code itself throws is for the boundary around it. After `load` it is there at once, so that it can be gone to.
 */
export function lazyComponent<Props extends object>(
  ...given: LazyComponentArguments<Props>
): LazyComponent<Props> {
  const Part = lazyWithoutPrefetch(...given);
  prefetch(Part.load);
  return Part;
}

/** The same, for what few ask for: it is not fetched ahead. */
export function lazyWithoutPrefetch<Props extends object>(
  ...[load, StandIn, Missing = StandIn]: LazyComponentArguments<Props>
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    if (progress.firstPaint) await progress.firstPaint;
    const module = await load();
    Loaded = module.default;
    removeMissingCode(bring);
    return module;
  };
  const bringOrWait = () =>
    bring().catch((error: unknown) => {
      if (!isFetchError(error)) throw error;
      addMissingCode(bring);
      return { default: Waiting };
    });
  function Waiting(props: Props) {
    const isMissing = useMissingCode(({ loads }) => loads.has(bring));
    return isMissing ? <Missing {...props} /> : <Shown {...props} />;
  }
  function Shown(props: Props) {
    const [{ Part }] = useState(() => ({ Part: Loaded ?? lazy(bringOrWait) }));
    return (
      <Suspense fallback={<StandIn {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  // What came on demand is drawn anew only for other props, or for what it reads by itself.
  return Object.assign(memo(Shown), { load: bring });
}

/** A hook that gives code which is no component: undefined until it is there. Whoever uses it first has it fetched. */
export function lazyModuleHook<Code>(load: () => Promise<Code>): () => Code | undefined {
  let code: Code | undefined;
  const waiting = new Set<() => void>();
  const bring = async () => {
    if (progress.firstPaint) await progress.firstPaint;
    code = await load();
    for (const told of waiting) told();
  };
  const subscribe = (told: () => void) => {
    waiting.add(told);
    if (!code) void fetchOrNoteMissing(bring);
    return () => waiting.delete(told);
  };
  prefetch(bring);
  return () => useSyncExternalStore(subscribe, () => code);
}

/**
 * Does something with code that is fetched: at once when it is there, so that what is done next finds it done; before
 * that, in the order in which it was asked for. What cannot be fetched now is fetched when it is asked for again.
 */
export function withModule<Code>(load: () => Promise<Code>): (act: (code: Code) => void) => void {
  let code: Code | undefined;
  let coming: Promise<Code> | undefined;
  const bring = async () => {
    coming ??= load();
    try {
      code = await coming;
    } catch (error) {
      coming = undefined;
      throw error;
    }
    return code;
  };
  prefetch(bring);
  return (act) => {
    if (code) act(code);
    else void fetchOrNoteMissing(bring).then(() => code && act(code));
  };
}

/** Names code that is no part of the page, but will be wanted too. */
export function prefetch(load: () => Promise<unknown>): void {
  prefetchQueue.push(load);
  // What is named by code that came itself on demand.
  if (progress.isPrefetchDone) void runPrefetchQueue();
}

/** Marks on the browser's timeline: from when on the page fetches ahead, and from when on it needs no network. */
const PREFETCH_START_MARK = 'fetching-ahead';
const PREFETCH_END_MARK = 'everything-fetched';

/** So long parts are asked for in one go, in milliseconds: to ask for all at once would hold up the page. */
const BATCH_MILLISECONDS = 4;

/** What could not be fetched ahead. */
const failedPrefetches: (typeof prefetchQueue)[number][] = [];

/**
 * Asks for parts whenever the browser has time. Parts name further parts when they come. What cannot be fetched now is
 * fetched when it is needed, and then told; or when nothing that is needed is missing any more.
 */
async function runPrefetchQueue(): Promise<void> {
  while (prefetchQueue.length > 0) {
    await new Promise<void>(whenIdle);
    const until = performance.now() + BATCH_MILLISECONDS;
    const coming: Promise<unknown>[] = [];
    for (
      let load = prefetchQueue.shift();
      load;
      load = performance.now() < until ? prefetchQueue.shift() : undefined
    )
      coming.push(load().catch(() => failedPrefetches.push(load)));
    await Promise.all(coming);
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

/** Milliseconds in which what is shown first has network and processor for itself. */
const PREFETCH_DELAY = 1500;

/** Fetches all that is left once the browser has time, so that nobody waits for it, or needs the network for it; then calls `go`. */
export function prefetchWhenIdle(go: () => void): void {
  setTimeout(() => {
    performance.mark(PREFETCH_START_MARK);
    void runPrefetchQueue().then(go);
  }, PREFETCH_DELAY);
}
