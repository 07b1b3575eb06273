// Reads a line as it was meant: without characters that do not show, without tags, and with look-alikes replaced.

import type { Encoding } from '../../../../document/encoding.ts';
import { getLine } from '../../../../document/lines.ts';
import type { Format } from '../../../../syntax/directives.ts';
import { scanLine } from '../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { memoizeByKey } from '../../../../text/lazy.ts';
import { type ReplacedLine, replaceLookAlikes } from './characters/look-alikes.ts';
import { findOddRuns, type OddRun, removeRuns } from './characters/odd-characters.ts';
import { shortenForMessage } from './concerned-readers.ts';
import { createFieldNames, type FieldNames } from './fields/field-names.ts';
import { interpretLine } from './line-meaning.ts';

// HTML tags before and after a field, which a page around the text has left in its lines.
const TAG = String.raw`<\/?[a-z][a-z0-9]*(?:[ \t][^<>]*|[ \t]*\/)?>`;
const LEADING_TAGS = new RegExp(String.raw`^[ \t]*(?:${TAG}[ \t]*)+`, 'i');
/** Only end tags and line breaks: `<id>` at the end of a path is a placeholder. */
const TRAILING_TAGS =
  /(?:[ \t]*(?:<\/(?:a|b|body|code|div|font|h[1-6]|html|i|li|p|pre|span|td|tr|ul)>|<br[ \t]*\/?>))+[ \t]*$/i;

/** Returns the runs of tags at both ends of a line that is a field without them. */
function findTagRuns(text: string, names: FieldNames): readonly OddRun[] {
  if (!text.includes('<')) return [];
  const sign = text.indexOf('#');
  const line = sign < 0 ? text : text.slice(0, sign);
  const from = LEADING_TAGS.exec(line)?.[0].length ?? 0;
  const rest = line.slice(from);
  const end = TRAILING_TAGS.exec(rest.slice(-200))?.[0].length ?? 0;
  // Tags between fields are the remains of lost line breaks, which are reported with those at the end.
  const to = rest.slice(0, rest.length - end).includes('<') ? 0 : end;
  if (from + to === 0) return [];
  const field = rest.slice(0, rest.length - to);
  const { directive, lacksColon } = interpretLine(field, scanLine(field), names);
  if (!directive || lacksColon) return [];
  const runs: OddRun[] = [];
  if (from > 0) runs.push({ kind: 'tag', from: 0, to: from });
  if (to > 0) runs.push({ kind: 'tag', from: line.length - to, to: line.length });
  return runs;
}

/** Lists the tags of runs as written. */
export const nameTags = (text: string, runs: readonly OddRun[]): string =>
  shortenForMessage(runs.map(({ from, to }) => text.slice(from, to).trim()).join(' '));

// The line without these and without what does not show.
/** A line as it was meant, and what was removed from it and replaced. */
export interface MeantLine extends ReplacedLine {
  readonly removed: readonly OddRun[];
}

/** Reads a line as it was meant. */
export function readMeantLine(text: string, names: FieldNames, encoding: Encoding): MeantLine {
  const odd = findOddRuns(text, encoding);
  const tags = findTagRuns(text, names);
  const removed = tags.length === 0 ? odd : [...odd, ...tags].sort((a, b) => a.from - b.from);
  return { removed, ...replaceLookAlikes(removeRuns(text, removed), names, encoding) };
}

/** Prepared once per format, because a value is read for each name in a file. */
const namesOfFormat = memoizeByKey((format: Format) => createFieldNames(format));

/** Returns the value of a line as it was meant. */
export function meantValue(text: string, format: Format, encoding: Encoding): string {
  const isPlain = !/[^\t -~]|</.test(text);
  const meant = isPlain ? text : readMeantLine(text, namesOfFormat(format), encoding).clean.text;
  const { valueStart, valueEnd } = scanLine(meant);
  return meant.slice(valueStart, valueEnd);
}

/** Whether a line is a field with HTML tags around it. */
export const isTaggedField = ({ source, format }: Policy, line: number): boolean =>
  findTagRuns(getLine(source.lines, line).text, namesOfFormat(format)).length > 0;
