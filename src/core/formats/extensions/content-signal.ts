// The value of a Content-Signal line: pairs joined by commas, in any order (draft-romm-aipref-contentsignals-00).
import { type AiPurpose, aiPurposes } from '../../catalogue/ai-purposes.ts';
import { usageEditions } from '../../catalogue/usage-vocabulary.ts';
import type { Severity } from '../../diagnostics/finding.ts';
import { trimmedWord, type Word } from '../../syntax/words.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { LineIssue, LineValue } from './line-value.ts';

/** What can be said of a Content-Signal line, and how bad it is (modern-lines 16). */
export const contentSignalCodes = {
  'CSG-EMPTY': 'error',
  'CSG-PATH': 'error',
  'CSG-SEPARATOR': 'error',
  'CSG-PAIR': 'error',
  'CSG-VALUE': 'error',
  'CSG-USE-VALUE': 'error',
  'CSG-CONFLICT': 'error',
  'CSG-TRAILING': 'error',
  'CSG-LABEL': 'warning',
  'CSG-KEY': 'warning',
  'CSG-USE-SEARCH': 'warning',
  'CSG-CASE': 'hint',
  'CSG-DUPLICATE': 'info',
} as const satisfies Readonly<Record<string, Severity>>;

export type ContentSignalCode = keyof typeof contentSignalCodes;

/** The most that may be done with content, from the least on; said of no purpose in particular. */
export const contentUses = ['immediate', 'reference', 'full'] as const;

export type ContentUse = (typeof contentUses)[number];

/** One pair that can be read. Columns are those of the value. */
export type Signal = Pick<Word, 'start' | 'end'> &
  (
    | { readonly key: AiPurpose; readonly value: 'yes' | 'no' }
    | { readonly key: 'use'; readonly value: ContentUse }
  );

type SignalIssue = LineIssue<ContentSignalCode>;

/** What has been read of a line. */
interface PairReading {
  readonly signals: Signal[];
  readonly issues: SignalIssue[];
  /** What each key was given so far. */
  readonly said: Map<Signal['key'], Set<Signal['value']>>;
}

const issue = (code: ContentSignalCode, { start, end }: Pick<Word, 'start' | 'end'>): SignalIssue => ({
  code,
  severity: contentSignalCodes[code],
  start,
  end,
});

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T =>
  all.some((one) => one === word);

const isOtherLabel = (key: string) =>
  usageEditions.some(({ labels }) => labels.some(({ label }) => label === key));

const PAIR = /^([^ \t=]+)[ \t]*=[ \t]*([^ \t=]+)$/;

function parseSignal(key: string, value: string, { start, end }: Word): Signal | ContentSignalCode {
  if (key === 'use') return isOneOf(contentUses, value) ? { key, value, start, end } : 'CSG-USE-VALUE';
  if (isOneOf(aiPurposes, key))
    return value === 'yes' || value === 'no' ? { key, value, start, end } : 'CSG-VALUE';
  return isOtherLabel(key) ? 'CSG-LABEL' : 'CSG-KEY';
}

/** What a pair is beside those before it, which `said` then knows of too. */
function findRepeat({ key, value }: Signal, said: PairReading['said']): ContentSignalCode | undefined {
  const values = said.get(key);
  if (!values) {
    said.set(key, new Set([value]));
    return undefined;
  }
  values.add(value);
  return values.size > 1 ? 'CSG-CONFLICT' : 'CSG-DUPLICATE';
}

function readPair(word: Word, { signals, issues, said }: PairReading): void {
  const [, key, value] = PAIR.exec(word.text) ?? [];
  if (key === undefined || value === undefined) {
    issues.push(issue('CSG-PAIR', word));
    return;
  }
  const read = parseSignal(lowerCase(key), lowerCase(value), word);
  if (typeof read === 'string') {
    issues.push(issue(read, word));
    return;
  }
  if (lowerCase(word.text) !== word.text) issues.push(issue('CSG-CASE', word));
  const repeat = findRepeat(read, said);
  if (repeat) issues.push(issue(repeat, word));
  signals.push(read);
}

/** An index cannot be built without storing anything. */
function issuesOfUse(signals: readonly Signal[]): SignalIssue[] {
  const use = signals.find((one) => one.key === 'use' && one.value === 'immediate');
  const searches = signals.some((one) => one.key === 'search' && one.value === 'yes');
  return use && searches ? [issue('CSG-USE-SEARCH', use)] : [];
}

/** Why nothing of a line counts. */
function findRefusal(value: string): SignalIssue | undefined {
  if (value === '') return issue('CSG-EMPTY', { start: 0, end: 0 });
  if (value.startsWith('/')) return issue('CSG-PATH', { start: 0, end: value.search(/[ \t]|$/) });
  const semicolon = value.indexOf(';');
  return semicolon < 0 ? undefined : issue('CSG-SEPARATOR', { start: semicolon, end: semicolon + 1 });
}

/** Reads the value of a line: a pair that cannot be read is skipped, the others count (CSG-007). */
export function readContentSignal(value: string): LineValue<readonly Signal[], ContentSignalCode> {
  const refused = findRefusal(value);
  if (refused) return { issues: [refused] };
  const pairs: PairReading = { signals: [], issues: [], said: new Map() };
  let start = 0;
  for (const piece of value.split(',')) {
    const end = start + piece.length;
    const word = trimmedWord(value, start, end);
    if (word.text === '' && end === value.length)
      pairs.issues.push(issue('CSG-TRAILING', { start: start - 1, end: start }));
    else readPair(word, pairs);
    start = end + 1;
  }
  const issues = [...pairs.issues, ...issuesOfUse(pairs.signals)];
  return { parts: pairs.signals, issues: issues.toSorted((a, b) => a.start - b.start) };
}
