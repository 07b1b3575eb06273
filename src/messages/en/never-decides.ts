// Whether a rule decides anything: its badge, the note below it, and the answers for each reader.
import type { Deciding, NeverReason } from '../../core/analysis/never-decides/what-decides.ts';
import { inLanguage } from '../language.ts';
import { traceHeadWords } from './app/shell.ts';
import { list } from './counts.ts';

const numbers = (lines: readonly number[]) => list(lines.map((line) => String(line + 1)));

/** Lines are 0-based. */
const covering = (lines: readonly number[]) =>
  lines.length === 1 ? `line ${numbers(lines)} comes first` : `lines ${numbers(lines)} come first`;

const why: Readonly<Record<NeverReason, (lines: readonly number[]) => string>> = {
  covered: (lines) => `${covering(lines)}.`,
  'no-robot': (lines) =>
    lines.length === 0
      ? 'its user-agent lines name no robot.'
      : `another record speaks to its robots instead (${lines.length === 1 ? 'line' : 'lines'} ${numbers(lines)}).`,
  'own-file': () => 'it only speaks of a file that every robot may fetch.',
  'no-url': () => 'no URL looks like its path, as this reader compares them. Most paths begin with “/”.',
  'no-effect': () => 'this reader passes over it: it has no path, or is an Allow that it does not know.',
  'no-record': () => 'it belongs to no record.',
  'not-read': () => 'it does not read this line as a rule.',
};

type Never = Deciding & { answer: 'never' };

export const decidingWords = inLanguage('decidingWords', {
  neverDecides: 'never decides',
  comesFirst: (lines: readonly number[], isFirst: boolean) => {
    const hasOne = lines.length === 1 && !isFirst;
    return hasOne
      ? `Never decides: line ${numbers(lines)} matches the same and comes first.`
      : `Never decides: ${covering(lines)}.`;
  },
  moveAbove: (line: number) => `Move it above line ${line}`,
  title: (line: number) => `Which URL does line ${line} decide?`,
  everyReader: 'Every reader',
  working: 'Looking for one…',
  /** Of a rule of the text that is shown, or of one that only the older version has: its lines are those of that version. */
  present: {
    never: (deciding: Never) => `Never: ${why[deciding.why](deciding.covers)}`,
    /** Before the URL. */
    decides: 'It decides, for example,',
    unsettled:
      'Not settled: knowing whether other lines together come first would take too many steps. It may decide.',
  },
  past: {
    never: (deciding: Never) => `Never, in the version before: ${why[deciding.why](deciding.covers)}`,
    decides: 'It decided, for example,',
    unsettled:
      'Not settled: knowing whether other lines together came first would take too many steps. It may have decided.',
  },
  /** Behind the URL. */
  forAgent: traceHeadWords.forAgent,
  add: 'Add to the table',
  addUrl: (url: string) => `Add ${url} to the table`,
  inTable: 'In the table',
  added: (url: string) => `${url} is in the table now`,
});
