// Single cells of any question, asked of one version of a site. What this version does not know is a problem, never an error.

import type { FieldRef } from '../questions/answer.ts';
import type { CellQueryContext, PolicyFiles } from '../questions/question.ts';
import { type AnyVerdict, questionOf } from '../questions/registry.ts';
import type { Reader } from '../readers/reader.ts';
import { defaultReader, isReaderId, readerOf } from '../readers/registry.ts';
import { cellId, cellPart, cellQuestion, type ExpectableCell } from './expectation.ts';
import { findFileForQuestion } from './file-for-question.ts';

/** A verdict as an expectation sees it. */
export interface CellVerdict {
  readonly answer: string;
  /** What is compared. */
  readonly key: string;
  readonly reason: string;
  /** The line that decides; 0-based. */
  readonly by?: FieldRef;
  /** Usages: the restrictions of a permission. */
  readonly qualifiers?: readonly string[];
}

/**
 * Why a cell cannot be asked: this version does not know the question, a value in `asked` or `status`, the part or the
 * reader, or the site lacks the file that the expectation names. `value` is what is not known.
 */
export interface CellProblem {
  readonly code: 'unknown-question' | 'unknown-asked' | 'unknown-part' | 'unknown-reader' | 'no-file';
  readonly params: { readonly value: string };
}

/** Either a verdict or why there is none. */
export type CellAnswer = { readonly verdict: CellVerdict } | { readonly problem: CellProblem };

type CellQuery = (agent: string, url: string) => CellVerdict;

const createCellProblem = (code: CellProblem['code'], value: string): { readonly problem: CellProblem } => ({
  problem: { code, params: { value } },
});

/**
 * The file that a cell is asked of: the one that it names; else the one that `reader` looks for, if the site has it;
 * else the first that holds fields. For documents: the file that is asked whether they may be fetched.
 */
export function fileOfCell(
  site: PolicyFiles,
  cell: Pick<ExpectableCell, 'file' | 'question'>,
  reader: Reader,
): string {
  if (cell.file !== undefined) return cell.file;
  const question = questionOf(cellQuestion(cell));
  if (question?.isAboutDocuments) return reader.file.path;
  // A question that this version does not know is asked of the robots.txt.
  const only = question ? question.file : '/robots.txt';
  return findFileForQuestion(site, only ?? reader.file.path, only !== undefined);
}

/** Documents know no lines: their two halves are what is answered. */
function toVerdict(verdict: AnyVerdict): CellVerdict {
  const { key, reason, by } = verdict;
  const answer = 'state' in verdict ? verdict.state : verdict.answer;
  return {
    answer: typeof answer === 'string' ? answer : key,
    key,
    reason,
    ...(by ? { by } : {}),
    ...('qualifiers' in verdict ? { qualifiers: verdict.qualifiers } : {}),
  };
}

function prepareCell(
  site: PolicyFiles,
  cell: ExpectableCell,
  asker: CellQueryContext,
): CellQuery | { readonly problem: CellProblem } {
  const question = questionOf(cellQuestion(cell));
  if (!question) return createCellProblem('unknown-question', cellQuestion(cell));
  const options = question.optionsFor(cell.asked, asker);
  if (!options) return createCellProblem('unknown-asked', JSON.stringify(cell.asked ?? {}));
  const part = cellPart(cell);
  if (part === undefined) {
    const ask = question.prepare(site, options);
    return (agent, url) => toVerdict(ask(agent, url));
  }
  if (!question.parts?.ids.includes(part)) return createCellProblem('unknown-part', part);
  return question.parts.prepare(site, part, options, asker);
}

/** Answers cells of one version of a site. Each kind of question is made ready once. */
export interface CellQueries {
  /** @param reader under which the cell is asked, unless it names its own. Never throws. */
  ask(cell: ExpectableCell, reader: string | Reader): CellAnswer;
}

export const readerIdOf = (reader: string | Reader): string =>
  typeof reader === 'string' ? reader : reader.id;

const knownReader = (reader: string | Reader): Reader | undefined => {
  if (typeof reader !== 'string') return reader;
  return isReaderId(reader) ? readerOf(reader) : undefined;
};

/** What cells that one preparation answers have in common. */
const preparationId = (cell: ExpectableCell, file: string): string =>
  JSON.stringify([cellId({ ...cell, agent: '', url: '' }), file]);

/**
 * Makes a site ready to be asked about single cells.
 * @param chosen the reader that finds the file all cells are asked about which name neither a file nor a reader.
 */
export function createCellQueries(site: PolicyFiles, chosen: string | Reader = defaultReader): CellQueries {
  const prepared = new Map<Reader, Map<string, CellQuery | { readonly problem: CellProblem }>>();
  const finder = knownReader(chosen);

  const ask = (cell: ExpectableCell, under: string | Reader): CellAnswer => {
    const wanted = cell.reader ?? under;
    const reader = knownReader(wanted);
    if (!reader) return createCellProblem('unknown-reader', readerIdOf(wanted));
    const file = fileOfCell(site, cell, cell.reader === undefined ? (finder ?? reader) : reader);
    if (cell.file !== undefined && !site.files.has(file)) return createCellProblem('no-file', file);
    const { status, redirects } = cell;
    const asker: CellQueryContext = {
      reader,
      file,
      ...(status === undefined ? {} : { status }),
      ...(redirects === undefined ? {} : { redirects }),
    };
    let known = prepared.get(reader);
    if (!known) prepared.set(reader, (known = new Map()));
    const id = preparationId(cell, file);
    let found = known.get(id);
    if (!found) known.set(id, (found = prepareCell(site, cell, asker)));
    return typeof found === 'function' ? { verdict: found(cell.agent, cell.url) } : found;
  };

  return { ask };
}

/** Whether a cell depends on the reader: the others have the same verdict under every reader. */
export function dependsOnReader(cell: ExpectableCell): boolean {
  const depends = questionOf(cellQuestion(cell))?.dependsOnReader;
  return depends === 'always' || (depends === 'in-parts' && cell.part !== undefined);
}
