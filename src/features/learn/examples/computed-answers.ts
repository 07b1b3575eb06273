// Computes the printed examples under any reader. Nothing is stored: every answer comes from the engine.
import type { PrintedMatch, PrintedRow, PrintedSite } from '../../../core/catalogue/printed-examples.ts';
import type { Answer } from '../../../core/questions/answer.ts';
import { prepare } from '../../../core/questions/registry.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { openSite } from '../../../core/workspace/site.ts';

/** The file is at the path that the reader requests, whatever its name in the specification. */
const prepareFile = (origin: string, text: string, reader: Reader) =>
  prepare(openSite({ origin, files: { [reader.file.path]: text } }), { question: 'fetch', reader });

/** Returns whether a rule with this path matches this URL, using a file with only that rule. */
export function matchesForReader(reader: Reader, { rule, url }: PrintedMatch): boolean {
  return prepareFile('', `User-agent: *\nDisallow: ${rule}\n`, reader)('', url).reason === 'rule';
}

/** A cell of a printed matrix. */
export interface ComputedCell {
  readonly printed: Answer;
  readonly computed: Answer;
  readonly differs: boolean;
}

const readPrintedAnswer = ({ answers }: PrintedRow, place: number): Answer =>
  answers[place] === 'Y' ? 'allow' : 'deny';

/**
 * Returns a printed matrix with the answers of a reader. A column of several crawlers differs if one of them
 * differs.
 */
export function computeCells(reader: Reader, site: PrintedSite): readonly (readonly ComputedCell[])[] {
  const queryAnswer = prepareFile(site.origin, site.text, reader);
  return site.rows.map((row) =>
    site.columns.map((agents, place) => {
      const printed = readPrintedAnswer(row, place);
      const answers = agents.map((agent) => queryAnswer(agent, row.url).answer);
      const computed = answers.find((answer) => answer !== printed) ?? printed;
      return { printed, computed, differs: computed !== printed };
    }),
  );
}

/** The number of printed answers, and of those that differ under a reader. */
export interface DifferenceTally {
  readonly differing: number;
  readonly all: number;
}

export function tallyMatches(reader: Reader, rows: readonly PrintedMatch[]): DifferenceTally {
  const differing = rows.filter((row) => matchesForReader(reader, row) !== row.matches);
  return { differing: differing.length, all: rows.length };
}

export function tallySite(reader: Reader, site: PrintedSite): DifferenceTally {
  const cells = computeCells(reader, site).flat();
  return { differing: cells.filter((cell) => cell.differs).length, all: cells.length };
}

export const addTallies = (tallies: readonly DifferenceTally[]): DifferenceTally => ({
  differing: tallies.reduce((sum, { differing }) => sum + differing, 0),
  all: tallies.reduce((sum, { all }) => sum + all, 0),
});
