// The results as a Markdown page: measurements, machine, and targets.
import { cpus, loadavg, totalmem } from 'node:os';
import { median, ms, p95 } from './figures.ts';
import type { FirstLoad } from './first-load.ts';
import type { Measured, PageScores } from './measured.ts';
import type { KeysInTurns } from './other-browsers.ts';
import type { Scrolled } from './scrolling.ts';
import { claimsOf } from './targets.ts';
import type { Typed } from './typing.ts';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The median and the 95th percentile. */
export const spread = (list: readonly number[]) => `${ms(median(list))} / ${ms(p95(list))}`;
const ratio = (of: typeof p95, a: readonly number[], b: readonly number[]) => (of(a) / of(b)).toFixed(2);
const longest = (list: readonly number[]) => (list.length === 0 ? 'none' : ms(Math.max(...list)));
const speed = (throttle: number) => (throttle === 1 ? 'as it is' : `${throttle}x slower`);

const typingTable = (typed: readonly Typed[]) =>
  table(
    [
      'file, matrix',
      'processor',
      'keys',
      'workbench, p50 / p95',
      'textarea, p50 / p95',
      'ratio of p95',
      'long tasks: number, longest',
      'over 100 ms',
    ],
    typed.map(({ subject, throttle, ours, textarea }) => [
      subject.name,
      speed(throttle),
      ours.keys.length,
      spread(ours.keys),
      spread(textarea.keys),
      ratio(p95, ours.keys, textarea.keys),
      `${ours.long.length}, ${longest(ours.long)}`,
      ours.long.filter((time) => time > 100).length,
    ]),
  );

const scriptTable = (typed: readonly Typed[]) =>
  table(
    ['file, matrix', 'processor', 'scripts to the frame', 'styles, layout, paint', 'scripts to the next key'],
    typed.map(({ subject, throttle, script }) => [
      subject.name,
      speed(throttle),
      spread(script.toFrame),
      spread(script.drawing),
      spread(script.toNextKey),
    ]),
  );

const loadTable = (loads: readonly FirstLoad[]) =>
  table(
    [
      'opened with',
      'processor',
      'scripts when usable, gzip',
      'usable after',
      'Monaco after',
      'keys typed / arrived',
      'their frame, p50 / p95',
      'longest task',
      'layout shift',
    ],
    loads.map(({ start, throttle, octets, usable, monaco, early, long, shift }) => [
      start,
      speed(throttle),
      `${(octets / 1024).toFixed(1)} KiB`,
      ms(usable),
      ms(monaco),
      `${early.typed} / ${early.arrived}`,
      spread(early.keys),
      longest(long),
      shift.toFixed(3),
    ]),
  );

const many = (list: readonly number[]) => `${list.length}, ${longest(list)}`;

const scrolledTable = ({ firstCell, counted, longCounting, longScrolling, blank, script }: Scrolled) =>
  table(
    ['what', 'measured'],
    [
      ['from the choice of the file to the first cell', ms(firstCell)],
      ['to the totals of 100,000,000 cells', ms(counted)],
      ['long tasks until then: number, longest', many(longCounting)],
      ['frames scrolled', blank.length],
      ['long tasks while scrolling', many(longScrolling)],
      ['scripts for a frame, p50 / p95', spread(script.toFrame)],
      ['blank rows in a frame, p95, most', `${p95(blank)}, ${Math.max(...blank)}`],
    ],
  );

const scoreTable = (scores: readonly PageScores[]) =>
  table(
    ['page', 'as', 'performance', 'accessibility', 'best practices', 'SEO', 'failed'],
    scores.map((one) => [
      one.page,
      one.form,
      `${one.performance} (${one.performances[0]} to ${one.performances.at(-1)})`,
      one.accessibility,
      one['best-practices'],
      one.seo,
      one.failed.join(', ') || 'nothing',
    ]),
  );

const targetTable = (measured: Measured) =>
  table(
    ['what', 'target', 'found', ''],
    claimsOf(measured).map(({ what, target, found, isMet }) => [
      what,
      target,
      found,
      isMet ? 'met' : '**not met**',
    ]),
  );

/** Processors and memory of this machine, and the measured programs. */
const machine = (browser: string) =>
  `${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${browser}`;

/** The page, in Markdown. Times are milliseconds; on a shared machine, only ratios within one run count. */
export function reportOf(measured: Measured): string {
  const { browser, typed, loads, scrolled, scores, isQuick } = measured;
  const parts = [
    '# In the browser',
    `Written by \`npm run bench:browser${isQuick ? ' -- --quick' : ''}\` on ${machine(`Chromium ${browser}`)}. Milliseconds; only ratios within one run count.`,
    '## Targets',
    targetTable(measured),
    '## From a key to the frame in which text, form and cells agree',
    typingTable(typed),
    '## Of that, scripts (median / p95 for each key, from the trace of the browser)',
    scriptTable(typed),
    '## First load',
    loadTable(loads),
    '## A table of 100,000 URLs and 1,000 user-agents',
    scrolled ? scrolledTable(scrolled) : 'Not asked.',
    '## Lighthouse',
    typeof scores === 'string' ? scores : scoreTable(scores),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Times of keys in one browser, in Markdown. */
export function keysReport(typed: readonly KeysInTurns[]): string {
  const rows = typed.map(({ subject, ours, textarea }) => [
    subject.name,
    ours.keys.length,
    spread(ours.keys),
    spread(textarea.keys),
    ratio(median, ours.keys, textarea.keys),
    ratio(p95, ours.keys, textarea.keys),
  ]);
  return [
    `${machine(typed[0]?.browser ?? '')}; load ${loadavg()[0]?.toFixed(1)} at the end. Milliseconds; only ratios within one run count.`,
    table(
      ['file, matrix', 'keys', 'workbench, p50 / p95', 'textarea, p50 / p95', 'ratio of p50', 'ratio of p95'],
      rows,
    ),
  ].join('\n\n');
}
