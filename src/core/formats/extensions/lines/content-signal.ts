// Content-Signal: pairs joined by commas, in any order (draft-romm-aipref-contentsignals-00).

import { type SignalPurpose, signalPurposes } from '../../../catalogue/ai-purposes.ts';
import { cite } from '../../../catalogue/citations.ts';
import { labelsFor, newestEdition } from '../../../catalogue/usage-vocabulary.ts';
import { createPart, lastListItem, partsOfPairs } from '../../../syntax/value-parts.ts';
import { trimmedWord, type Word } from '../../../syntax/words.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { recordExample } from '../example.ts';
import { type Columns, createIssueFactory, type LineIssue, type LineValue } from '../line-value.ts';
import { GOOGLE_PARSER } from '../sources.ts';
import { deleteLine, normalizeAnswer, type Repair, write } from '../value-repairs.ts';
import { createAnswerTable, suggestPairs } from '../value-suggestions.ts';
import { contentUsage } from './content-usage.ts';

/** The most that may be done with content, from the least on. It does not depend on a purpose. */
export const contentUses = ['immediate', 'reference', 'full'] as const;

export type ContentUse = (typeof contentUses)[number];

/** One pair that can be read, with its columns in the value. */
export type Signal = Columns &
  (
    | { readonly key: SignalPurpose; readonly value: 'yes' | 'no' }
    | { readonly key: 'use'; readonly value: ContentUse }
  );

/** Replaces or removes one of the pairs of a list. '' if none remains. */
export function replaceSignalAt(value: string, { start, end }: Columns, text: string | undefined): string {
  let at = 0;
  const items = value.split(',').flatMap((item) => {
    const from = at;
    at += item.length + 1;
    const isTarget = from < Math.max(end, start + 1) && start < from + Math.max(1, item.length);
    const itemText = isTarget ? text : item.trim();
    return itemText ? [itemText] : [];
  });
  return items.join(', ');
}

const removeSignalAt = (value: string, at: Columns): string => replaceSignalAt(value, at, undefined);

/** The intended keys for words of the other vocabulary and for common mistakes. */
const SIGNAL_KEYS: Readonly<Record<string, string>> = {
  'train-ai': 'ai-train',
  'ai-use': 'ai-input',
  'train-genai': 'ai-train',
  aitrain: 'ai-train',
  aiinput: 'ai-input',
};

/** Corrects one pair. Undefined if the intention is unclear. */
function correctSignalPair(text: string): string | undefined {
  const [, rawKey = '', rawValue = ''] = /^\s*([^\s=]+)\s*=\s*"?([^\s="]+)"?\s*$/.exec(text) ?? [];
  const key = rawKey.toLowerCase().replaceAll('_', '-');
  const intendedKey = SIGNAL_KEYS[key] ?? key;
  const value = intendedKey === 'use' ? rawValue.toLowerCase() : normalizeAnswer(rawValue, ['yes', 'no']);
  const pair = `${intendedKey}=${value}`;
  return value !== undefined && readContentSignal(pair).issues.length === 0 ? pair : undefined;
}

/** Corrects the pair at these columns, or removes it if the intention is unclear. */
function correctSignalAt(value: string, at: Columns): string {
  const text = value.slice(at.start, at.end);
  // The lookbehind prevents the pattern from being tried at each space of a run.
  const parts = text.split(/(?<!\s)\s+(?=[^\s=]+\s*=)/);
  const pairs = parts.map(correctSignalPair);
  const isSure = pairs.every((pair) => pair !== undefined);
  return replaceSignalAt(value, at, isSure ? pairs.join(', ') : undefined);
}

/** Separates pairs by commas, whatever separated them. */
const separateByCommas = (value: string): string =>
  value
    .split(/[;,]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .join(', ');

/** Removes a path before the pairs. */
const removePath = (value: string) => value.replace(/^\/[^ \t]*[ \t]+/, '');

/**
 * Expresses the same signals for a path in the words of Content-Usage. Undefined if it lacks a label for one of them.
 */
function signalsAsUsage(value: string): string | undefined {
  const path = /^\/[^ \t]*/.exec(value)?.[0] ?? '';
  const { parts, issues: faults } = readContentSignal(removePath(value));
  if (!parts || parts.length === 0 || faults.length > 0) return undefined;
  const members = parts.map(({ key, value: answer }) => {
    const [label] = key === 'use' ? [] : labelsFor(newestEdition, key);
    return label && `${label}=${answer === 'yes' ? 'y' : 'n'}`;
  });
  return members.every((one) => one !== undefined) ? `${path} ${members.join(', ')}`.trim() : undefined;
}

const allowReference = (value: string, at: Columns): string => replaceSignalAt(value, at, 'use=reference');

/** Keeps one of two pairs, either the earlier or the later one. */
function chooseSignal(value: string, at: Columns): readonly Repair[] {
  const [key = ''] = value.slice(at.start, at.end).split('=', 1);
  const other = readContentSignal(value).parts?.find(
    (signal) => signal.key === key.trim().toLowerCase() && signal.start < at.start,
  );
  return [at, ...(other ? [other] : [])]
    .map((one) => ({ value: removeSignalAt(value, one) }))
    .filter((repair) => repair.value !== value);
}

/**
 * With a path, the value is rewritten as a Content-Usage line if possible. Otherwise the path is removed, and the
 * line applies to the whole site.
 */
function replacePath(value: string): readonly Repair[] {
  const usage = signalsAsUsage(value);
  const withoutPath = removePath(value);
  return [
    ...(usage === undefined ? [] : [{ field: `${contentUsage.name}: ${usage}` }]),
    { value: withoutPath === value || withoutPath.startsWith('/') ? '' : withoutPath },
  ];
}

const issues = {
  'CSG-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: recordExample('Content-Signal:', 'Content-Signal: ai-train=no'),
  },
  'CSG-PATH': {
    severity: 'error',
    repair: replacePath,
    examples: [
      ...recordExample('Content-Signal: /blog/ ai-train=no', 'Content-Signal: ai-train=no'),
      ...recordExample('Content-Signal: /blog/', 'Content-Signal: ai-train=no'),
    ],
  },
  'CSG-SEPARATOR': {
    severity: 'error',
    repair: write(separateByCommas),
    examples: recordExample(
      'Content-Signal: search=yes; ai-train=no',
      'Content-Signal: search=yes, ai-train=no',
    ),
  },
  'CSG-PAIR': {
    severity: 'error',
    repair: write(correctSignalAt),
    examples: [
      ...recordExample('Content-Signal: search=yes ai-train=no', 'Content-Signal: search=yes, ai-train=no'),
      ...recordExample('Content-Signal: search', 'Content-Signal: search=yes'),
    ],
  },
  'CSG-VALUE': {
    severity: 'error',
    repair: write(correctSignalAt),
    examples: [
      ...recordExample('Content-Signal: ai-train=n', 'Content-Signal: ai-train=no'),
      ...recordExample('Content-Signal: search=yes, ai-train=maybe', 'Content-Signal: search=yes'),
      ...recordExample('Content-Signal: search=yes, use=all', 'Content-Signal: search=yes, use=full'),
    ],
  },
  'CSG-CONFLICT': {
    severity: 'error',
    repair: chooseSignal,
    examples: recordExample(
      'Content-Signal: search=yes, search=no',
      'Content-Signal: search=yes, ai-train=no',
    ),
  },
  'CSG-TRAILING': {
    severity: 'error',
    repair: write(separateByCommas),
    examples: recordExample('Content-Signal: ai-train=no,', 'Content-Signal: ai-train=no'),
  },
  'CSG-KEY': {
    severity: 'warning',
    repair: write(correctSignalAt),
    examples: [
      ...recordExample('Content-Signal: ai_train=no', 'Content-Signal: ai-train=no'),
      ...recordExample('Content-Signal: train-ai=n', 'Content-Signal: ai-train=no'),
      ...recordExample('Content-Signal: search=yes, pets=yes', 'Content-Signal: search=yes'),
    ],
  },
  'CSG-USE-SEARCH': {
    severity: 'warning',
    repair: write(allowReference),
    examples: recordExample(
      'Content-Signal: search=yes, use=immediate',
      'Content-Signal: search=yes, use=reference',
    ),
  },
} as const satisfies Record<string, ExtensionIssue>;

export type ContentSignalCode = keyof typeof issues;

const createIssue = createIssueFactory(issues);
const issue = (code: ContentSignalCode, { start, end }: Columns) => createIssue(code, start, end);

type SignalIssue = LineIssue<ContentSignalCode>;

/** The results of reading a line so far. */
interface PairReading {
  readonly signals: Signal[];
  readonly issues: SignalIssue[];
  /** The answers of each key so far. */
  readonly answers: Map<Signal['key'], Set<Signal['value']>>;
}

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T =>
  all.some((one) => one === word);

const PAIR = /^([^ \t=]+)[ \t]*=[ \t]*([^ \t=]+)$/;

function parseSignal(key: string, value: string, { start, end }: Word): Signal | ContentSignalCode {
  if (key === 'use') return isOneOf(contentUses, value) ? { key, value, start, end } : 'CSG-VALUE';
  if (isOneOf(signalPurposes, key))
    return value === 'yes' || value === 'no' ? { key, value, start, end } : 'CSG-VALUE';
  return 'CSG-KEY';
}

/** Adds a pair to `answers`. Returns whether it contradicts one before it. */
function hasOtherAnswer({ key, value }: Signal, answers: PairReading['answers']): boolean {
  const values = answers.get(key) ?? new Set();
  answers.set(key, values.add(value));
  return values.size > 1;
}

function readPair(word: Word, { signals, issues: foundIssues, answers }: PairReading): void {
  const [, key, value] = PAIR.exec(word.text) ?? [];
  if (key === undefined || value === undefined) {
    foundIssues.push(issue('CSG-PAIR', word));
    return;
  }
  const read = parseSignal(lowerCase(key), lowerCase(value), word);
  if (typeof read === 'string') {
    foundIssues.push(issue(read, word));
    return;
  }
  if (hasOtherAnswer(read, answers)) foundIssues.push(issue('CSG-CONFLICT', word));
  signals.push(read);
}

/** An index cannot be built without storing anything, so `use=immediate` contradicts `search=yes`. */
function issuesOfUse(signals: readonly Signal[]): SignalIssue[] {
  const use = signals.find((one) => one.key === 'use' && one.value === 'immediate');
  const searches = signals.some((one) => one.key === 'search' && one.value === 'yes');
  return use && searches ? [issue('CSG-USE-SEARCH', use)] : [];
}

/** Why a line has no effect at all. */
function findRefusal(value: string): SignalIssue | undefined {
  if (value === '') return issue('CSG-EMPTY', { start: 0, end: 0 });
  if (value.startsWith('/')) return issue('CSG-PATH', { start: 0, end: value.search(/[ \t]|$/) });
  const semicolon = value.indexOf(';');
  return semicolon < 0 ? undefined : issue('CSG-SEPARATOR', { start: semicolon, end: semicolon + 1 });
}

/** Reads the value of a line. A pair that cannot be read is skipped, and the others count. */
export function readContentSignal(value: string): LineValue<readonly Signal[], ContentSignalCode> {
  const refusal = findRefusal(value);
  if (refusal) return { issues: [refusal] };
  const pairs: PairReading = { signals: [], issues: [], answers: new Map() };
  let start = 0;
  for (const item of value.split(',')) {
    const end = start + item.length;
    const word = trimmedWord(value, start, end);
    if (word.text === '' && end === value.length)
      pairs.issues.push(issue('CSG-TRAILING', { start: start - 1, end: start }));
    else readPair(word, pairs);
    start = end + 1;
  }
  const foundIssues = [...pairs.issues, ...issuesOfUse(pairs.signals)];
  return { parts: pairs.signals, issues: foundIssues.toSorted((a, b) => a.start - b.start) };
}

const ANSWERS = { ...createAnswerTable(signalPurposes, ['yes', 'no']), use: contentUses };

export const contentSignal = defineExtension({
  id: 'content-signal',
  name: 'Content-Signal',
  role: 'extension',
  scope: 'either',
  value: 'signals',
  source: [...cite('draft-romm-aipref-contentsignals-00'), ...cite('Cloudflare, 2025 and 2026')],
  facts: {
    status: 'published',
    evaluated: true,
    relation: 'use',
    contested: ['signal-scope'],
    honouredBy: [
      {
        who: 'Cloudflare /crawl',
        says: 'obeyed',
        source: 'Cloudflare changelog: the part use= only',
        date: '2026-08-31',
      },
      GOOGLE_PARSER,
    ],
    since: '2025-09-24',
  },
  readBy: [],
  read: readContentSignal,
  issues,
  findParts: (value) => partsOfPairs(value, 0, 'key'),
  shape: {
    parts: [createPart('key'), createPart('answer', '=')],
    more: ', ',
    next: (head) => (lastListItem(head).includes('=') ? 1 : 0),
  },
  suggest: (position) => suggestPairs(position, ANSWERS, 'key'),
  add: { to: 'record' },
});
