// Finds invisible characters: controls, and characters that draw nothing or change the direction of writing.

import type { Encoding } from '../../../../../document/encoding.ts';
import type { LineColumns } from '../../../../../document/range.ts';
import { codePointName } from '../../../../../text/code-point-name.ts';
import type { Names } from '../check-context.ts';

/** A run of such characters. */
export interface OddRun extends LineColumns {
  /** `mark`: octets of a byte order mark, whole or incomplete. `tag`: HTML tags around a field. */
  readonly kind: 'control' | 'invisible' | 'mark' | 'tag';
}

/**
 * A line without odd characters. `columns`: the column of each of its characters in the line, and of its end.
 * Absent if nothing was removed.
 */
export interface CleanLine {
  readonly text: string;
  readonly columns?: readonly number[];
}

const CONTROLS = /(?:(?!\t)\p{Cc})+/gu;
const CONTROL_OCTETS = /[\u0000-\u0008\u000a-\u001f\u007f]+/g;
const INVISIBLE_CHARACTERS = String.raw`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff`;
const WIDE_BLANKS = String.raw`\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
/**
 * Characters that never draw anything, and non-ASCII spaces where they touch spaces, a colon or an end. To
 * crawlers these are not spaces.
 */
const INVISIBLE = new RegExp(
  `[${INVISIBLE_CHARACTERS}]+|(?<=^|[:\\s])[${WIDE_BLANKS}]+|[${WIDE_BLANKS}]+(?=[:\\s]|$)`,
  'g',
);
const ODD_CHARACTER = new RegExp(`\\p{Cc}|[${INVISIBLE_CHARACTERS}${WIDE_BLANKS}]`, 'u');
const ANY_CONTROL_OCTET = /[\u0000-\u0008\u000a-\u001f\u007f]/;

const findRuns = (text: string, pattern: RegExp, kind: OddRun['kind']): OddRun[] =>
  [...text.matchAll(pattern)].map(({ index, 0: run }) => ({ kind, from: index, to: index + run.length }));

/** Characters that end a line for some readers. */
export const LINE_BOUNDARY: RegExp = /[\v\f\u001c-\u001e\u0085\u2028\u2029]/;

/** Returns the length of the byte order marks at the beginning of a text in `octets`: whole, incomplete or repeated. */
export const byteOrderMarkLength = (text: string): number =>
  /^(?:\u00ef(?:\u00bb\u00bf?)?)+/.exec(text)?.[0].length ?? 0;

/** Returns the odd runs of a line, in order. Invisible characters in a comment are harmless. */
export function findOddRuns(text: string, encoding: Encoding): readonly OddRun[] {
  const isOctets = encoding === 'octets';
  if (
    isOctets
      ? !ANY_CONTROL_OCTET.test(text) && !text.startsWith('\u00ef')
      : !/[^ -~]/.test(text) || !ODD_CHARACTER.test(text)
  )
    return [];
  const mark = isOctets ? byteOrderMarkLength(text) : 0;
  const markRuns: OddRun[] = mark > 0 ? [{ kind: 'mark', from: 0, to: mark }] : [];
  if (isOctets) return [...markRuns, ...findRuns(text, CONTROL_OCTETS, 'control')];
  const sign = text.indexOf('#');
  const end = sign < 0 ? text.length : sign;
  // Characters above US-ASCII in a comment come from a wrong encoding, and are harmless.
  const comment = findRuns(text.slice(end), CONTROL_OCTETS, 'control').map(({ kind, from, to }) => ({
    kind,
    from: from + end,
    to: to + end,
  }));
  const field = text.slice(0, end);
  const fieldRuns = [...findRuns(field, CONTROLS, 'control'), ...findRuns(field, INVISIBLE, 'invisible')];
  return [...fieldRuns.sort((a, b) => a.from - b.from), ...comment];
}

/** Removes those runs from a line. */
export function removeRuns(text: string, runs: readonly OddRun[]): CleanLine {
  if (runs.length === 0) return { text };
  const columns: number[] = [];
  let clean = '';
  let at = 0;
  for (const { from, to } of [...runs, { from: text.length, to: text.length }]) {
    for (; at < from; at++) {
      columns.push(at);
      clean += text[at];
    }
    at = Math.max(at, to);
  }
  return { text: clean, columns: [...columns, text.length] };
}

const MAX_NAMED_CHARACTERS = 4;

/** Returns the names of such characters, each once: `NUL`, `U+200B`. */
export function nameOddCharacters(text: string, runs: readonly OddRun[]): Names {
  const units = runs.flatMap(({ from, to }) => Array.from(text.slice(from, to)));
  const names = [...new Set(units.map((unit) => (unit === '\0' ? 'NUL' : codePointName(unit, 0))))];
  return {
    names: names.slice(0, MAX_NAMED_CHARACTERS),
    more: Math.max(0, names.length - MAX_NAMED_CHARACTERS),
  };
}
