// The values of Content-Signal and Content-Usage put right, pair by pair.

import { splitWords } from '../../../syntax/words.ts';
import { readContentSignal } from '../content-signal.ts';
import { readContentUsage } from '../content-usage.ts';
import type { ExtensionFile } from '../extension-file.ts';
import { type Columns, hasNoErrors } from '../line-value.ts';

type Usage = ExtensionFile['usages'][number];

/** A list of pairs with one of them written otherwise, or left out. '' if none is left. */
function replaceListItem(value: string, { start, end }: Columns, text: string | undefined): string {
  let at = 0;
  const pieces = value.split(',').flatMap((piece) => {
    const from = at;
    at += piece.length + 1;
    const isMeant = from < Math.max(end, start + 1) && start < from + Math.max(1, piece.length);
    const own = isMeant ? text : piece.trim();
    return own ? [own] : [];
  });
  return pieces.join(', ');
}

const YES_WORDS = /^(?:y|yes|true|1|on|allow|allowed|\?1)$/i;
const NO_WORDS = /^(?:n|no|false|0|off|disallow|disallowed|none|deny|\?0)$/i;

const normalizeWord = (value: string, words: readonly [string, string]) =>
  YES_WORDS.test(value) ? words[0] : NO_WORDS.test(value) ? words[1] : undefined;

/** Words of the other vocabulary, and usual slips, by what was meant. */
const SIGNAL_KEYS: Readonly<Record<string, string>> = {
  'train-ai': 'ai-train',
  'train-genai': 'ai-train',
  aitrain: 'ai-train',
  aiinput: 'ai-input',
};
const USAGE_LABELS: Readonly<Record<string, string>> = {
  'ai-train': 'train-ai',
  'train-genai': 'train-ai',
};

/** One pair as it should be, or undefined if that cannot be told. */
function correctSignalPair(text: string): string | undefined {
  const [, rawKey = '', rawValue = ''] = /^\s*([^\s=]+)\s*=\s*"?([^\s="]+)"?\s*$/.exec(text) ?? [];
  const key = rawKey.toLowerCase().replaceAll('_', '-');
  const own = SIGNAL_KEYS[key] ?? key;
  const value = own === 'use' ? rawValue.toLowerCase() : normalizeWord(rawValue, ['yes', 'no']);
  const pair = `${own}=${value}`;
  return value !== undefined && readContentSignal(pair).issues.length === 0 ? pair : undefined;
}

/** The list with the pair at these columns as it should be, and without it if that cannot be told. */
export function correctSignalAt(value: string, at: Columns): string {
  const text = value.slice(at.start, at.end);
  // The look back keeps runs of blanks from being tried at each of them.
  const parts = text.split(/(?<!\s)\s+(?=[^\s=]+\s*=)/);
  const pairs = parts.map(correctSignalPair);
  const isSure = pairs.every((pair) => pair !== undefined);
  return replaceListItem(value, at, isSure ? pairs.join(', ') : undefined);
}

/** The list without the pair at these columns. */
export const removeSignalAt = (value: string, at: Columns): string => replaceListItem(value, at, undefined);

/** The list with another text for the pair at these columns. */
export const replaceSignalAt = (value: string, at: Columns, text: string): string =>
  replaceListItem(value, at, text);

/** Commas between pairs, whatever stood there. */
export const separateByCommas = (value: string): string =>
  value
    .split(/[;,]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(', ');

const statementIn = (value: string) => value.replace(/^\/[^ \t]*[ \t]+/, '');

/** The same signals for a path, as Content-Usage says it; undefined where it has no label for one. */
export function signalsAsUsage(value: string): string | undefined {
  const path = /^\/[^ \t]*/.exec(value)?.[0] ?? '';
  const { parts, issues } = readContentSignal(statementIn(value));
  if (!parts || parts.length === 0 || issues.length > 0) return undefined;
  const members = parts.map(({ key, value: said }) => {
    const label = key === 'ai-train' ? 'train-ai' : key === 'search' ? key : undefined;
    return label && `${label}=${said === 'yes' ? 'y' : 'n'}`;
  });
  return members.every((one) => one !== undefined) ? `${path} ${members.join(', ')}`.trim() : undefined;
}

/** The value without the path that stands before its pairs. */
export const removePath = statementIn;

/** A statement that can be read, from one with blanks, semicolons, capitals or quotes where none belong. */
export function normalizeUsage(value: string): string | undefined {
  const path = /^[/*][^ \t]*/.exec(value)?.[0] ?? '';
  const rooted = path.startsWith('*') ? `/${path}` : path;
  const members = splitWords(
    value
      .slice(path.length)
      .replace(/(?<!\s)\s*=\s*/g, '=')
      .replace(/[;,]/g, ' '),
    0,
    Infinity,
  )
    .map(({ text }) => text.toLowerCase().replaceAll('"', '').replaceAll("'", ''))
    .map((text) => {
      const [key = '', word = ''] = text.split('=');
      return `${key}=${normalizeWord(word, ['y', 'n']) ?? word}`;
    });
  const written = [rooted, members.join(', ')].filter((part) => part !== '').join(' ');
  return members.length > 0 && hasNoErrors(readContentUsage(written)) ? written : undefined;
}

/** The members of a line, each as it stands there or otherwise; undefined leaves one out. '' if none is left. */
export function rewriteUsage(
  one: Usage,
  write: (text: string, key: string, i: number) => string | undefined,
): string {
  const { path, members } = one.read.parts;
  const kept = members.flatMap(({ key, start, end }, i) => write(one.value.slice(start, end), key, i) ?? []);
  return kept.length === 0 ? '' : [...(path ? [path.text] : []), kept.join(', ')].join(' ');
}

/** A member with a label of today and one of the words y and n; undefined if that cannot be told. */
export function normalizeMember(text: string): string | undefined {
  const [label = '', ...rest] = text.split(';', 1)[0]!.split('=');
  const key = USAGE_LABELS[label] ?? label;
  const word = normalizeWord(rest.join('=').replaceAll('"', ''), ['y', 'n']);
  const member = `${key}=${word}`;
  return word !== undefined && readContentUsage(member).issues.length === 0 ? member : undefined;
}
