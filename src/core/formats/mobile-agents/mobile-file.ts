// Reads the lines of a file that assign hosts to paths: they are global, regardless of records, in file order
// (3.1).
import { lineIn } from '../../document/lines.ts';
import { type PathOptions, parsePattern } from '../../matching/path-pattern.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { buildRuleIndex, decideByIndex, type RuleIndex } from '../../matching/rule-index/rule-index.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import { EXACT_FIELDS } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import { lazy, memoizeByKey } from '../../text/lazy.ts';
import { mobileDirectives } from './directives.ts';
import { type Assignment, assignmentOfLine, type MobileLine, readMobileLine } from './read-line.ts';

/**
 * Paths are compared as in the robots memo, on which 3.1 is based: octets from the left, `%xx` decoded except
 * `%2F`.
 */
const mobilePaths: PathOptions = {
  urlPart: 'path',
  wildcards: false,
  decode: 'all-but-slash',
  escapedSpecials: false,
  queryDelims: false,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
  noPath: 'slash',
};

/** A line of the dialect. Its number is 0-based and valid only for the one Policy. */
export interface PlacedMobileLine {
  readonly line: number;
  readonly read: MobileLine;
}

/** A line that is not skipped, and its path in the form that is compared. */
export interface AssignmentLine extends Assignment {
  readonly line: number;
  readonly units: string;
}

/** The lines of a file for mobile agents. */
export interface MobileFile {
  /** Every line of the dialect, valid or not, in file order. */
  readonly lines: readonly PlacedMobileLine[];
  readonly assignments: readonly AssignmentLine[];
  /** An index of the assignments in reverse order: its first match is the last line of the file that matches. */
  readonly backwards: () => RuleIndex;
}

const FIRST_MATCH = {
  choice: 'first',
  tie: null,
  empty: 'no-effect',
  honourAllow: true,
  allowIndexHtml: false,
} as const;

const indexBackwards = (assignments: readonly AssignmentLine[]): RuleIndex =>
  buildRuleIndex(
    assignments.toReversed().map(({ units }) => ({
      effect: 'allow' as const,
      pattern: { units, segments: [units], querySegments: [units], anchored: false, octets: units.length },
    })),
    FIRST_MATCH,
  );

const createMobileFile = (
  lines: readonly PlacedMobileLine[],
  assignments: readonly AssignmentLine[],
): MobileFile => ({ lines, assignments, backwards: lazy(() => indexBackwards(assignments)) });

/** The result of reading a missing file. */
export const emptyMobileFile: MobileFile = createMobileFile([], []);

const [directive] = mobileDirectives;

function linesIn({ source, format }: Policy): PlacedMobileLine[] {
  const kind = LINE_KIND.directive + format.directives.findIndex(({ id }) => id === directive.id);
  if (kind < LINE_KIND.directive) return [];
  const lines: PlacedMobileLine[] = [];
  let from = 0;
  for (const chunk of source.lines.chunks) {
    const kinds = kindsInChunk(chunk, format, EXACT_FIELDS);
    for (let i = kinds.indexOf(kind); i >= 0; i = kinds.indexOf(kind, i + 1))
      lines.push({ line: from + i, read: readMobileLine(lineIn(chunk, i)!) });
    from += chunk.length;
  }
  return lines;
}

function parseMobileFile(policy: Policy): MobileFile {
  const lines = linesIn(policy);
  const assignments = lines.flatMap(({ line, read }): AssignmentLine[] => {
    const assignment = assignmentOfLine(read);
    if (!assignment) return [];
    const { units } = parsePattern(assignment.path.text, policy.source.encoding, mobilePaths);
    return [{ ...assignment, line, units }];
  });
  return createMobileFile(lines, assignments);
}

/** Reads the lines of the dialect in a file. Cached because each row, answer and finding uses them. */
export const readMobileFile = memoizeByKey((policy: Policy): MobileFile => parseMobileFile(policy));

/** The path of a URL in the form that is compared. */
export const mobileTarget = (url: string): string =>
  canonicalUrl(comparedPart(urlParts(url), mobilePaths.urlPart), mobilePaths);

/** The last line whose path is a prefix of `units`: later lines override earlier ones (3.1). */
export function findLastMatch(file: MobileFile, units: string): AssignmentLine | undefined {
  const place = file.assignments.length === 0 ? -1 : decideByIndex(file.backwards(), units);
  return place < 0 ? undefined : file.assignments[file.assignments.length - 1 - place];
}

/** The later line that decides for all paths of a line, which then is never used; undefined if there is none. */
export function findOverridingLine(file: MobileFile, one: AssignmentLine): AssignmentLine | undefined {
  const last = findLastMatch(file, one.units);
  return last && last.line > one.line ? last : undefined;
}
