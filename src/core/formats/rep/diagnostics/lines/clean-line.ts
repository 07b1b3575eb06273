// Reads a line as it was meant: without characters that do not show, without tags, and with look-alikes replaced.

import type { Encoding } from '../../../../document/encoding.ts';
import { getLine } from '../../../../document/lines.ts';
import type { Format } from '../../../../syntax/directives.ts';
import { scanLine } from '../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { memoizeByKey } from '../../../../text/lazy.ts';
import { createFieldNames, type FieldNames } from './field-names.ts';
import { type ReplacedLine, replaceLookAlikes } from './look-alikes.ts';
import { findOddRuns, type OddRun, removeRuns } from './odd-characters.ts';
import { findTagRuns } from './tags.ts';

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
