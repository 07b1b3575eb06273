// Words of the trace: why a robot may or may not fetch a URL.
import type { StepOutcome } from '../../core/questions/explanation-step.ts';
import { inLanguage } from '../language.ts';
import { number } from './counts.ts';

const rules = (count: number): string => (count === 1 ? '1 rule' : `${number(count)} rules`);

export const traceWords = inLanguage('traceWords', {
  parts: { file: 'File', record: 'Record', rules: 'Rules', skipped: 'Skipped', readers: 'Readers' },
  skipped: {
    count: (count: number, reader: string) =>
      `${reader} skips ${count === 1 ? '1 line' : `${number(count)} lines`}`,
    others: (field: string) => `Only other readers take this line for ${field}.`,
    unknown: (field: string) => `${field} decides nothing here.`,
    broken: 'No reader takes this line for a field.',
  },
  line: (line: number) => `Line ${line}`,
  outcomes: {
    decides: 'decides',
    chosen: 'chosen',
    'passed-over': 'passed over',
    'no-match': 'no match',
    'not-asked': 'not asked',
    shorter: 'shorter',
    'too-late': 'too late',
    'no-effect': 'no effect',
  } as const satisfies Record<StepOutcome, string>,
  readAs: 'read as',
  url: 'URL',
  asWritten: 'It is compared as it is written.',
  escapesStay: 'It is compared as it is written: this reader undoes no percent-encoding.',
  comparedAs: 'compared as',
  /** What each changed octet counts as, once each. */
  octets: (changes: readonly (readonly [string, string])[]) =>
    `${changes.map(([written, read]) => `${written} counts as ${read}`).join(', ')}.`,
  statusSaid: 'The reader’s own text says so.',
  statusTold: 'Others say so of this reader.',
  statusOurs: 'The reader’s own text does not say; this is our reading.',
  readersAgree: (count: number, answer: string) => `All ${number(count)} say ${answer}.`,
  readersDiffer: (counts: readonly (readonly [string, number])[]) =>
    `${counts.map(([answer, count]) => `${number(count)} ${count === 1 ? 'says' : 'say'} ${answer}`).join(', ')}.`,
  otherRecords: (count: number) => (count === 1 ? '1 other record' : `${number(count)} other records`),
  candidates: 'Rules in file order, what became of each, and why',
  columns: { line: 'Line', rule: 'Rule', outcome: 'Outcome', reason: 'Why' },
  folded: {
    'no-match': (count: number) => `${rules(count)} ${count === 1 ? 'does' : 'do'} not match`,
    'not-asked': (count: number) => `${rules(count)} ${count === 1 ? 'is' : 'are'} not asked`,
  },
  showMore: (count: number) => `Show ${number(count)} more`,
  showAll: (count: number) => `Show all ${number(count)}`,
  aboutReader: (title: string) => `About ${title}: what its text says and leaves open`,
  everyReader: 'The same question under every reader',
  readerColumns: { reader: 'Read as', answer: 'Answer', reason: 'Why' },
  asReader: (title: string) => `Read as ${title}`,
  whereReadersDiffer: 'Where readers differ on this site, and what makes them agree',
} as const);
