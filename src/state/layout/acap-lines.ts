// Whether a file has lines of ACAP, so that its form needs more room. Not exact: only the beginning is read.
import { type SourceLine, sliceLines } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { memoizeLast } from '../../core/text/lazy.ts';

/** How many lines are read. */
const MAX_LINES = 500;

const isAcap = ({ text }: SourceLine) => /^ACAP-(?:crawler|allow|disallow)/i.test(text);

/** Kept because the layout asks again at each change of the state. */
export const hasAcapLines = memoizeLast(2, ({ lines, big }: Source): boolean =>
  big ? false : sliceLines(lines, 0, Math.min(lines.length, MAX_LINES)).some(isAcap),
);
