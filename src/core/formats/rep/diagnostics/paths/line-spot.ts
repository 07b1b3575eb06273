// Checks of single lines, independent of other lines: the spots that they find depend only on the text, and are
// cached by line.

import type { Diagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { insertLines } from '../../../../document/place-lines.ts';
import type { Effect } from '../../../../matching/path-rule.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { trimCharacters } from '../../../../text/trim-characters.ts';
import { ruleText } from '../../edit/field-spelling.ts';
import { setPath } from '../../edit/set-path.ts';
import { keepsRankOrder } from './rank-order.ts';

/** A rule as written in its line. */
export interface PathLine {
  /** The whole line. */
  readonly text: string;
  /** The path as written, and its first column. */
  readonly path: string;
  readonly start: number;
  /** The column of the number sign, or -1. */
  readonly comment: number;
  readonly effect: Effect;
  /** Whether every character of the line represents one octet. */
  readonly isOctets: boolean;
}

/** Creates a fix when the number of the line is known. Undefined if the file leaves no right one. */
export type SpotFixMaker = (policy: Policy, line: number) => Fix | undefined;

/** A finding in a line: columns, words and fixes. It has no line number, so that it survives edits of other lines. */
export interface LineSpot {
  readonly diagnostic: Diagnostic;
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly detail?: string;
  readonly fixes?: readonly SpotFixMaker[];
}

/** Checks one line. */
export type LineCheck = (rule: PathLine) => readonly LineSpot[];

/** A range of the path. Columns are counted from its beginning. */
interface PathStretch {
  readonly from: number;
  readonly to: number;
}

/** Creates a spot in the path of a line. */
export const createSpot = (
  { path, start }: PathLine,
  diagnostic: Diagnostic,
  { from, to }: PathStretch,
  fixes: readonly SpotFixMaker[] = [],
  details: { readonly detail?: string; readonly words?: readonly string[] } = {},
): LineSpot => ({
  diagnostic,
  start: start + from,
  end: start + to,
  words: details.words ?? [path],
  fixes,
  ...(details.detail === undefined ? {} : { detail: details.detail }),
});

/** Returns the range of the whole path. */
export const wholePath = ({ path }: PathLine): PathStretch => ({ from: 0, to: path.length });

const EDGE_SPACES = ' \t\v\f';

/** Removes spaces at both ends, where they are not part of a path. */
export const trimSpaces = (path: string): string => trimCharacters(path, EDGE_SPACES, EDGE_SPACES);

/** Creates a fix that writes another path. `code`: how the fix is described. */
export function createWritePathFix(
  path: string,
  verdicts: Fix['verdicts'] = 'changes',
  code = 'write-rule-path',
  words: readonly string[] = [],
): SpotFixMaker {
  const text = trimSpaces(path);
  return (policy, line) => createFix(code, [text, ...words], verdicts, () => setPath(policy, line, text));
}

/**
 * Creates a fix that writes other paths which together match the same URLs for readers that know wildcards: one rule
 * for each. There is no fix if their length would turn an answer.
 */
export function createRewriteFix(
  { effect, path }: PathLine,
  paths: readonly [string, ...string[]],
  code = paths.length > 1 ? 'write-rules' : 'write-rule-path',
): SpotFixMaker {
  const [first, ...others] = paths.map(trimSpaces);
  if (first === undefined) return () => undefined;
  return (policy, line) =>
    keepsRankOrder(policy, [{ effect, path, paths }])
      ? createFix(code, paths, 'changes', () => [
          ...insertLines(
            policy.source,
            line,
            others.map((text) => ruleText(policy.format, { effect, path: text })),
          ),
          ...setPath(policy, line, first),
        ])
      : undefined;
}
