// Checks of single lines, independent of other lines: the spots that they find depend only on the text, and are
// cached by line.

import type { Kinds, ValuesOf } from '../../../../diagnostics/define-checks.ts';
import type { FindingValues, Fix } from '../../../../diagnostics/finding.ts';
import { insertLines } from '../../../../document/place-lines.ts';
import type { Effect } from '../../../../matching/path-rule.ts';
import { trimCharacters } from '../../../../text/trim-characters.ts';
import { ruleText } from '../../edit/field-spelling.ts';
import { setPath } from '../../edit/set-path.ts';
import type { FixContext } from './check-context.ts';
import { keepsRankOrder } from './rules/rank-order.ts';

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
export type SpotFixMaker = (context: FixContext, line: number) => Fix | undefined;

/** A finding in a line: columns, values and fixes. It has no line number, so that it survives edits of other lines. */
export interface LineSpot {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly values: FindingValues;
  readonly fixes: readonly SpotFixMaker[];
}

/** Checks one line. */
export type LineCheck = (rule: PathLine) => readonly LineSpot[];

/** A range of the path. Columns are counted from its beginning. */
interface PathStretch {
  readonly from: number;
  readonly to: number;
}

/** Returns a function that creates spots of some kinds in the path of a line. */
export const spotsOf =
  <Codes extends Kinds>(_kinds: Codes) =>
  <Code extends keyof Codes & string>(
    { start }: PathLine,
    code: Code,
    { from, to }: PathStretch,
    values: ValuesOf<Codes[Code]> & FindingValues,
    fixes: readonly SpotFixMaker[] = [],
  ): LineSpot => ({ code, start: start + from, end: start + to, values, fixes });

/** Returns the range of the whole path. */
export const wholePath = ({ path }: PathLine): PathStretch => ({ from: 0, to: path.length });

const EDGE_SPACES = ' \t\v\f';

/** Removes spaces at both ends, where they are not part of a path. */
export const trimSpaces = (path: string): string => trimCharacters(path, EDGE_SPACES, EDGE_SPACES);

/** Creates a fix that writes another path. */
export function createWritePathFix(
  path: string,
  verdicts: Fix['verdicts'] = 'changes',
  code: 'write-rule-path' | 'write-end' | 'write-literally' | 'write-escaped' = 'write-rule-path',
): SpotFixMaker {
  const text = trimSpaces(path);
  return ({ subject: { policy }, fix }, line) =>
    fix(code, { text }, () => setPath(policy, line, text), verdicts);
}

/**
 * Creates a fix that writes other paths which together match the same URLs for readers that know wildcards: one rule
 * for each. There is no fix if their length would turn an answer.
 */
export function createRewriteFix(
  { effect, path }: PathLine,
  paths: readonly [string, ...string[]],
): SpotFixMaker {
  const [first, ...others] = paths.map(trimSpaces);
  if (first === undefined) return () => undefined;
  return ({ subject: { policy }, fix }, line) => {
    if (!keepsRankOrder(policy, [{ effect, path, paths }])) return undefined;
    const changes = () => [
      ...insertLines(
        policy.source,
        line,
        others.map((text) => ruleText(policy.format, { effect, path: text })),
      ),
      ...setPath(policy, line, first),
    ];
    return others.length > 0
      ? fix('write-rules', { paths }, changes)
      : fix('write-rule-path', { text: first }, changes);
  };
}
