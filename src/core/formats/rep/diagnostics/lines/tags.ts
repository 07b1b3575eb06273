// Finds HTML tags before and after a field, which a page around the text has left in its lines.

import { scanLine } from '../../../../syntax/field-lines.ts';
import { shortenForMessage } from './concerned-readers.ts';
import type { FieldNames } from './field-names.ts';
import { interpretLine } from './line-meaning.ts';
import type { OddRun } from './odd-characters.ts';

const TAG = String.raw`<\/?[a-z][a-z0-9]*(?:[ \t][^<>]*|[ \t]*\/)?>`;
const LEADING_TAGS = new RegExp(String.raw`^[ \t]*(?:${TAG}[ \t]*)+`, 'i');
/** Only end tags and line breaks: `<id>` at the end of a path is a placeholder. */
const TRAILING_TAGS =
  /(?:[ \t]*(?:<\/(?:a|b|body|code|div|font|h[1-6]|html|i|li|p|pre|span|td|tr|ul)>|<br[ \t]*\/?>))+[ \t]*$/i;

/** Returns the runs of tags at both ends of a line that is a field without them. */
export function findTagRuns(text: string, names: FieldNames): readonly OddRun[] {
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
