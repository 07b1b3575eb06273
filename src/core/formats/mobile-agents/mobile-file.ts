// The lines of a file that assign hosts to paths: global, whatever record they stand in, in the order of the file (3.1).
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

/** Paths compare as those of the robots memo do, which 3.1 builds on: octets from the left, `%xx` undone but for `%2F`. */
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

/** A line of the dialect; 0-based, for the one Policy. */
export interface PlacedMobileLine {
  readonly line: number;
  readonly read: MobileLine;
}

/** A line that says something, and its path as it is compared. */
export interface AssignmentLine extends Assignment {
  readonly line: number;
  readonly units: string;
}

/** What a file says to mobile agents. */
export interface MobileFile {
  /** Every line of the dialect, sound or not, in file order. */
  readonly lines: readonly PlacedMobileLine[];
  readonly assignments: readonly AssignmentLine[];
  /** The assignments from the last line up: the first that matches there is the last in the file. */
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

/** What a site without the file says. */
export const emptyMobileFile: MobileFile = createMobileFile([], []);

const [directive] = mobileDirectives;

function linesIn({ source, format }: Policy): PlacedMobileLine[] {
  const kind = LINE_KIND.directive + format.directives.findIndex(({ id }) => id === directive.id);
  if (kind < LINE_KIND.directive) return [];
  const found: PlacedMobileLine[] = [];
  let from = 0;
  for (const chunk of source.lines.chunks) {
    const kinds = kindsInChunk(chunk, format, EXACT_FIELDS);
    for (let i = kinds.indexOf(kind); i >= 0; i = kinds.indexOf(kind, i + 1))
      found.push({ line: from + i, read: readMobileLine(chunk[i]!) });
    from += chunk.length;
  }
  return found;
}

function parseMobileFile(policy: Policy): MobileFile {
  const lines = linesIn(policy);
  const assignments = lines.flatMap(({ line, read }): AssignmentLine[] => {
    const said = assignmentOfLine(read);
    if (!said) return [];
    const { units } = parsePattern(said.path.text, policy.source.encoding, mobilePaths);
    return [{ ...said, line, units }];
  });
  return createMobileFile(lines, assignments);
}

/** The lines of the dialect in a file. Kept because each row, answer and finding asks for them. */
export const readMobileFile = memoizeByKey((policy: Policy): MobileFile => parseMobileFile(policy));

/** The path of a URL as it is compared. */
export const mobileTarget = (url: string): string =>
  canonicalUrl(comparedPart(urlParts(url), mobilePaths.urlPart), mobilePaths);

/** The last line whose path the octets `units` begin with: more recent lines override older ones (3.1). */
export function findLastMatch(file: MobileFile, units: string): AssignmentLine | undefined {
  const place = file.assignments.length === 0 ? -1 : decideByIndex(file.backwards(), units);
  return place < 0 ? undefined : file.assignments[file.assignments.length - 1 - place];
}

/** The later line that decides for all that a line is about, so that it is never used; undefined if it is. */
export function findOverridingLine(file: MobileFile, one: AssignmentLine): AssignmentLine | undefined {
  const last = findLastMatch(file, one.units);
  return last && last.line > one.line ? last : undefined;
}
