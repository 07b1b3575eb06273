// How long scripts run for a key, from the browser's trace. The page's marks separate keys and frames.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

/** Milliseconds per key. */
export interface ScriptTimes {
  /** Scripts from the key to the frame in which all views agree. */
  readonly toFrame: number[];
  /** Style, layout, and paint in the same time. */
  readonly drawing: number[];
  /** Scripts from the key to the next one, including work after the frame. */
  readonly toNextKey: number[];
}

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'v8.execute', 'disabled-by-default-v8.gc'];

const scripts = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'V8.GCScavenger',
  'MinorGC',
  'MajorGC',
]);
const drawings = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The outermost spans of some kinds of events. */
function outermost(events: readonly TraceEvent[], kinds: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const { name, ts, dur = 0 } of events) {
    if (!kinds.has(name) || ts + dur <= (spans.at(-1)?.to ?? 0)) continue;
    spans.push({ from: ts, to: ts + dur });
  }
  return spans;
}

/** The total of the spans within a period, in milliseconds. */
const within = (spans: readonly Span[], { from, to }: Span): number =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0) / 1000;

/** The parts of spans that are outside of other spans. */
function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const pieces: Span[] = [];
    let from = span.from;
    for (const other of others) {
      if (other.to <= from || other.from >= span.to) continue;
      if (other.from > from) pieces.push({ from, to: other.from });
      from = Math.max(from, other.to);
    }
    if (from < span.to) pieces.push({ from, to: span.to });
    return pieces;
  });
}

function timesIn(trace: readonly TraceEvent[]): ScriptTimes {
  const marks = trace.filter(({ cat, name }) => cat.includes('user_timing') && name.startsWith('bench:'));
  const page = marks[0];
  if (!page) throw new Error('no key is in the trace');
  const events = trace
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === page.pid && tid === page.tid)
    .sort((a, b) => a.ts - b.ts);
  const drawing = outermost(events, drawings);
  const script = without(outermost(events, scripts), drawing);
  const keys = marks.filter(({ name }) => name === 'bench:key').map(({ ts }) => ts);
  const frames = marks.filter(({ name }) => name === 'bench:shown').map(({ ts }) => ts);
  const toFrames = keys.flatMap((from) => {
    const to = frames.find((frame) => frame > from);
    return to === undefined ? [] : [{ from, to }];
  });
  return {
    toFrame: toFrames.map((span) => within(script, span)),
    drawing: toFrames.map((span) => within(drawing, span)),
    toNextKey: keys.slice(1).map((to, i) => within(script, { from: keys[i]!, to })),
  };
}

/** Records a trace of the page while typing. */
export async function scriptTimes(
  browser: Browser,
  page: Page,
  type: () => Promise<void>,
): Promise<ScriptTimes> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await type();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return timesIn(trace.traceEvents);
}
