// A part of the page whose code is fetched when the part is first shown, or before, when there is nothing else to do.
import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import {
  fetchNeeded,
  followMissing,
  isNotFetched,
  noteMissing,
  noteSettled,
  useMissingCode,
} from './missing-code.ts';

const parts: (() => Promise<unknown>)[] = [];

let first: Promise<unknown> | undefined;

/** What is fetched because it is shown waits for `picture`, the first of the page, which it would hold up. */
export function fetchAfter(picture: Promise<unknown>): void {
  first = picture;
  void picture.then(() => {
    first = undefined;
  });
}

type OnDemand<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };
type Given<Props> = [
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  StandIn: ComponentType<Props>,
  Missing?: ComponentType<Props>,
];

/**
 * A component whose code `load` brings; until it is there, `StandIn` has its place. If the code cannot be fetched,
 * `Missing` has it, and the code is noted as missing: once it comes, wherever it was asked for again, it is shown. What
 * the code itself throws is for the boundary around it. After `load` it is there at once, so that it can be gone to.
 */
export function onDemand<Props extends object>(...given: Given<Props>): OnDemand<Props> {
  const Part = onlyWhenShown(...given);
  alsoFetch(Part.load);
  return Part;
}

/** The same, for what few ask for: it is not fetched ahead. */
export function onlyWhenShown<Props extends object>(
  ...[load, StandIn, Missing = StandIn]: Given<Props>
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    if (first) await first;
    const module = await load();
    Loaded = module.default;
    noteSettled(bring);
    return module;
  };
  const bringOrWait = () =>
    bring().catch((error: unknown) => {
      if (!isNotFetched(error)) throw error;
      noteMissing(bring);
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
export function onceFetched<Code>(load: () => Promise<Code>): () => Code | undefined {
  let code: Code | undefined;
  const waiting = new Set<() => void>();
  const bring = async () => {
    if (first) await first;
    code = await load();
    for (const told of waiting) told();
  };
  const subscribe = (told: () => void) => {
    waiting.add(told);
    if (!code) void fetchNeeded(bring);
    return () => waiting.delete(told);
  };
  alsoFetch(bring);
  return () => useSyncExternalStore(subscribe, () => code);
}

/**
 * Does something with code that is fetched: at once when it is there, so that what is done next finds it done; before
 * that, in the order in which it was asked for. What cannot be fetched now is fetched when it is asked for again.
 */
export function doneWith<Code>(load: () => Promise<Code>): (act: (code: Code) => void) => void {
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
  alsoFetch(bring);
  return (act) => {
    if (code) act(code);
    else void fetchNeeded(bring).then(() => code && act(code));
  };
}

/** Names code that is no part of the page, but will be wanted too. */
export function alsoFetch(load: () => Promise<unknown>): void {
  parts.push(load);
  // What is named by code that came itself on demand.
  if (isFetched) void fetchAll();
}

/** Marks on the browser's timeline: from when on the page fetches ahead, and from when on it needs no network. */
const fetchingAhead = 'fetching-ahead';
const everythingFetched = 'everything-fetched';
let isFetched = false;

/** So long parts are asked for in one go, in milliseconds: to ask for all at once would hold up the page. */
const IN_ONE_GO = 4;

/** What could not be fetched ahead. */
const notYet: (typeof parts)[number][] = [];

/**
 * Asks for parts whenever the browser has time. Parts name further parts when they come. What cannot be fetched now is
 * fetched when it is needed, and then told; or when nothing that is needed is missing any more.
 */
async function fetchAll(): Promise<void> {
  while (parts.length > 0) {
    await new Promise<void>(whenIdle);
    const until = performance.now() + IN_ONE_GO;
    const coming: Promise<unknown>[] = [];
    for (let load = parts.shift(); load; load = performance.now() < until ? parts.shift() : undefined)
      coming.push(load().catch(() => notYet.push(load)));
    await Promise.all(coming);
  }
  isFetched = true;
  performance.mark(everythingFetched);
}

followMissing(({ loads }, before) => {
  if (loads.size > 0 || before.loads.size === 0) return;
  for (const load of notYet.splice(0)) parts.push(load);
  if (isFetched) void fetchAll();
});

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 100);
}

/** Milliseconds in which what is shown first has network and processor for itself. */
const HEAD_START = 1500;

/** Fetches all that is left once the browser has time, so that nobody waits for it, or needs the network for it; then calls `go`. */
export function fetchTheRest(go: () => void): void {
  setTimeout(() => {
    performance.mark(fetchingAhead);
    void fetchAll().then(go);
  }, HEAD_START);
}
