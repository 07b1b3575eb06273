// One line of the mobile agents' dialect: a path, blanks, a target (3.1, with the grammar of 3.2 put right).
//
// As printed, the blanks between the two may be missing, so that they could not be told apart, and no path could begin
// with a slash. Here one blank or tab is needed, and the slash too.

import type { SourceLine } from '../../document/lines.ts';
import { scanLine } from '../../syntax/field-lines.ts';
import { sliceWord, splitWords, type Word } from '../../syntax/words.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { isNone, type TargetFault, targetFault } from './target.ts';

/** Why a line is skipped. */
export type MobileFault = 'no-path' | 'no-target' | 'extra' | 'bad-path' | TargetFault;

/** A fault and the columns it stands in. */
export interface PlacedFault {
  readonly fault: MobileFault;
  readonly start: number;
  readonly end: number;
}

/** A line as read. It ties `path` to `target` if nothing is wrong with it, and nothing otherwise. */
export interface MobileLine {
  readonly name: Word;
  /** Columns of the value; empty behind the colon if there is none. */
  readonly value: Word;
  readonly words: readonly Word[];
  readonly faults: readonly PlacedFault[];
}

/** What a sound line says. `host` is undefined for `none`. */
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

/** Reads a line that is known to be one of this dialect. Kept because a keystroke then reads one line again. */
export const readMobileLine = memoizeByKey((line: SourceLine): MobileLine => parseMobileText(line.text));

function parseMobileText(text: string): MobileLine {
  const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
  const value = sliceWord(text, valueStart, valueEnd);
  const words = splitWords(text, valueStart, valueEnd);
  return { name: sliceWord(text, nameStart, nameEnd), value, words, faults: faultsOf(value, words) };
}

/** What a line says; undefined if it is skipped. */
export function assignmentOfLine({ words, faults }: MobileLine): Assignment | undefined {
  const [path, target] = words;
  if (faults.length > 0 || !path || !target) return undefined;
  return { path, target, host: isNone(target.text) ? undefined : target.text };
}
