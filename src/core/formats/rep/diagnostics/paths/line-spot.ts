// What is looked for in one line, whatever stands around it: places that hang on its text alone, kept for the line.

import type { Diagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import type { Effect } from '../../../../matching/path-rule.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { trimCharacters } from '../../../../text/trim-characters.ts';
import { setPath } from '../../edit/set-path.ts';

/** A rule as its line writes it. */
export interface PathLine {
  /** The whole line. */
  readonly text: string;
  /** The path as written, and its first column. */
  readonly path: string;
  readonly start: number;
  /** Column of the number sign, or -1. */
  readonly comment: number;
  readonly effect: Effect;
  /** True if every character of the line stands for one octet. */
  readonly isOctets: boolean;
}

/** Makes fixes when the place of the line is known. */
export type SpotFixMaker = (policy: Policy, line: number) => Fix;

/** Something in a line: columns, words, and ways out; it holds no line number, so it outlives edits of other lines. */
export interface LineSpot {
  readonly diagnostic: Diagnostic;
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly detail?: string;
  readonly fixes?: readonly SpotFixMaker[];
}

/** Looks at one line. */
export type LineCheck = (one: PathLine) => readonly LineSpot[];

/** A stretch of the path: columns counted from its beginning. */
interface PathStretch {
  readonly from: number;
  readonly to: number;
}

/** A place in the path of a line. */
export const createSpot = (
  { path, start }: PathLine,
  diagnostic: Diagnostic,
  { from, to }: PathStretch,
  fixes: readonly SpotFixMaker[] = [],
  more: { readonly detail?: string; readonly words?: readonly string[] } = {},
): LineSpot => ({
  diagnostic,
  start: start + from,
  end: start + to,
  words: more.words ?? [path],
  fixes,
  ...(more.detail === undefined ? {} : { detail: more.detail }),
});

/** All of the path. */
export const wholePath = ({ path }: PathLine): PathStretch => ({ from: 0, to: path.length });

const EDGE_BLANKS = ' \t\v\f';

/** Without blanks at either end, where they would be no part of a path. */
const trimBlanks = (path: string): string => trimCharacters(path, EDGE_BLANKS, EDGE_BLANKS);

/** Writes another path; `code` says as what. */
export function createWritePathFix(
  path: string,
  verdicts: Fix['verdicts'] = 'changes',
  code = 'write-rule-path',
): SpotFixMaker {
  const text = trimBlanks(path);
  return (policy, line) => createFix(code, [text], verdicts, () => setPath(policy, line, text));
}
