// Reads one line of the dialect for mobile agents: a path, white space, a target (3.1, with the grammar of 3.2
// corrected).
// As printed, the grammar allows no white space between the two, so that they could not be separated, and does not
// allow a path to begin with a slash. Here at least one space or tab is required, and so is the slash.

import type { SourceLine } from '../../document/lines.ts';
import { scanLine } from '../../syntax/field-lines.ts';
import { sliceWord, splitWords, type Word } from '../../syntax/words.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { isNone, type TargetFault, targetFault } from './target.ts';

/** The reason why a line is skipped. */
export type MobileFault = 'no-path' | 'no-target' | 'extra' | 'bad-path' | TargetFault;

/** A fault and its columns. */
export interface PlacedFault {
  readonly fault: MobileFault;
  readonly start: number;
  readonly end: number;
}

/** A line as read. It assigns `path` to `target` if it has no faults; otherwise it has no effect. */
export interface MobileLine {
  readonly name: Word;
  /** The columns of the value; empty and after the colon if there is none. */
  readonly value: Word;
  readonly words: readonly Word[];
  readonly faults: readonly PlacedFault[];
}

/** The content of a valid line. `host` is undefined for `none`. */
export interface Assignment {
  readonly path: Word;
  readonly target: Word;
  readonly host: string | undefined;
}

function faultsOf(value: Word, [path, target, extra, ...more]: readonly Word[]): PlacedFault[] {
  const at = (fault: MobileFault, { start, end }: Pick<Word, 'start' | 'end'>) => ({ fault, start, end });
  if (!path) return [at('no-path', value)];
  if (!target) return [at('no-target', value)];
  if (extra) return [at('extra', { start: extra.start, end: (more.at(-1) ?? extra).end })];
  const faults: PlacedFault[] = path.text.startsWith('/') ? [] : [at('bad-path', path)];
  const fault = isNone(target.text) ? undefined : targetFault(target.text);
  return fault ? [...faults, at(fault, target)] : faults;
}

/** Reads a line that is known to be of this dialect. Cached, so that a keystroke reads one line again. */
export const readMobileLine = memoizeByKey((line: SourceLine): MobileLine => parseMobileText(line.text));

function parseMobileText(text: string): MobileLine {
  const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
  const value = sliceWord(text, valueStart, valueEnd);
  const words = splitWords(text, valueStart, valueEnd);
  return { name: sliceWord(text, nameStart, nameEnd), value, words, faults: faultsOf(value, words) };
}

/** The assignment of a line; undefined if the line is skipped. */
export function assignmentOfLine({ words, faults }: MobileLine): Assignment | undefined {
  const [path, target] = words;
  if (faults.length > 0 || !path || !target) return undefined;
  return { path, target, host: isNone(target.text) ? undefined : target.text };
}
