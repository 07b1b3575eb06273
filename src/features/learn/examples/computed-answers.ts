// The printed examples, asked anew under any reader. Nothing is remembered: every answer comes from the engine.
import type { PrintedMatch, PrintedRow, PrintedSite } from '../../../core/catalogue/printed-examples.ts';
import type { Answer } from '../../../core/questions/answer.ts';
import { prepare } from '../../../core/questions/registry.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { openSite } from '../../../core/workspace/site.ts';

/** The file stands where the reader looks for it, whatever it was called in the text. */
const prepareFile = (origin: string, text: string, reader: Reader) =>
  prepare(openSite({ origin, files: { [reader.file.path]: text } }), { question: 'fetch', reader });

/** Whether a rule with this path speaks of this URL: asked of a file with that one rule. */
export function matchesForReader(reader: Reader, { rule, url }: PrintedMatch): boolean {
  return prepareFile('', `User-agent: *\nDisallow: ${rule}\n`, reader)('', url).reason === 'rule';
}

/** One cell of a printed matrix. */
export interface ComputedCell {
  readonly printed: Answer;
  readonly computed: Answer;
  readonly differs: boolean;
}

const readPrintedAnswer = ({ answers }: PrintedRow, place: number): Answer =>
  answers[place] === 'Y' ? 'allow' : 'deny';

/** A printed matrix with the answers of a reader; robots of one column count as different if one of them is. */
export function computeCells(reader: Reader, site: PrintedSite): readonly (readonly ComputedCell[])[] {
  const may = prepareFile(site.origin, site.text, reader);
  return site.rows.map((row) =>
    site.columns.map((agents, place) => {
      const printed = readPrintedAnswer(row, place);
      const answers = agents.map((agent) => may(agent, row.url).answer);
      const computed = answers.find((answer) => answer !== printed) ?? printed;
      return { printed, computed, differs: computed !== printed };
    }),
  );
}

/** How many printed answers there are, and how many of them a reader does not share. */
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
