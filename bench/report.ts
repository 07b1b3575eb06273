// The results of a run, as Markdown.
import type { Time } from './measure.ts';

export interface Table {
  readonly title: string;
  /** How it was measured. */
  readonly about: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A target, and its result. */
export interface Claim {
  readonly what: string;
  readonly target: string;
  readonly found: string;
  readonly met: boolean;
}

export interface Found {
  readonly claims: readonly Claim[];
  readonly tables: readonly Table[];
}

/** Three significant digits; whole numbers from 100 up. */
export function digits(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

const UNITS = [
  [1000, 's'],
  [1, 'ms'],
  [1e-3, 'µs'],
  [1e-6, 'ns'],
] as const;

/** A time in milliseconds, in a readable unit. */
export function duration(ms: number): string {
  const [size, unit] = UNITS.find(([one]) => ms >= one) ?? UNITS.at(-1)!;
  return `${digits(ms / size)} ${unit}`;
}

export const percent = (part: number): string => `${digits(100 * part)} %`;

const times = (factor: number): string => `${digits(factor)} times`;

/** A claim that a factor has a minimum. */
export const atLeast = (what: string, factor: number, least: number, than: string): Claim => ({
  what,
  target: `at least ${times(least)} ${than}`,
  found: times(factor),
  met: factor >= least,
});

/** A claim that a factor has a maximum. */
export const noMoreThan = (what: string, factor: number, most: number, than: string): Claim => ({
  what,
  target: `at most ${times(most)} ${than}`,
  found: times(factor),
  met: factor <= most,
});

/** The table of a comparison: each time, and its ratio to the first. */
export function raceTable(title: string, about: string, found: readonly Time[]): Table {
  const [first] = found;
  const rows = found.map(({ name, ms, best, share }) => [
    name,
    duration(ms),
    duration(best),
    digits(ms / first!.ms),
    share < 1 ? `scaled from ${percent(share)}` : '',
  ]);
  return { title, about, head: ['', 'median', 'best', `times ${first!.name}`, ''], rows };
}

const tableLines = ({ head, rows }: Pick<Table, 'head' | 'rows'>) => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
};

const claimTable = (claims: readonly Claim[]) =>
  tableLines({
    head: ['what', 'target', 'found', ''],
    rows: claims.map(({ what, target, found, met }) => [what, target, found, met ? 'met' : '**not met**']),
  });

/** The whole report. `intro` and the parts in `extra` are Markdown. */
export function markdown(intro: string, { claims, tables }: Found, extra: readonly string[]): string {
  const sections = tables.map((table) => `## ${table.title}\n\n${table.about}\n\n${tableLines(table)}`);
  return `${[intro, '## Targets', claimTable(claims), ...sections, ...extra].join('\n\n')}\n`;
}
