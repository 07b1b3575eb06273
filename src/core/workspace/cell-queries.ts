// Answers single cells of any question for one version of a site. Unknown values give a problem, not an error.

import type { FieldRef } from '../questions/answer.ts';
import type { CellQueryContext, PolicyFiles } from '../questions/question.ts';
import { type AnyVerdict, questionOf } from '../questions/registry.ts';
import type { Reader } from '../readers/reader.ts';
import { defaultReader, isReaderId, readerOf } from '../readers/registry.ts';
import { cellId, cellPart, cellQuestion, type ExpectableCell } from './expectations/expectation.ts';
import { findFileForQuestion } from './file-for-question.ts';

/** A verdict in the form that expectations use. */
export interface CellVerdict {
  readonly answer: string;
  /** The value that is compared with the expectation. */
  readonly key: string;
  readonly reason: string;
  /** The deciding line; 0-based. */
  readonly by?: FieldRef;
  /** Of usages: the restrictions of a permission. */
  readonly qualifiers?: readonly string[];
}

/**
 * Why a cell has no verdict: this version does not know the question, a value in `asked` or `status`, the part or the
 * reader, or the site lacks the file that the expectation names. `value`: the unknown value.
 */
export interface CellProblem {
  readonly code: 'unknown-question' | 'unknown-asked' | 'unknown-part' | 'unknown-reader' | 'no-file';
  readonly params: { readonly value: string };
}

/** Either a verdict or the reason why there is none. */
export type CellAnswer = { readonly verdict: CellVerdict } | { readonly problem: CellProblem };

type CellQuery = (agent: string, url: string) => CellVerdict;

const createCellProblem = (code: CellProblem['code'], value: string): { readonly problem: CellProblem } => ({
  problem: { code, params: { value } },
});

/**
 * The file that answers a cell: the one that the cell names; else the one that `reader` requests, if the site has it;
 * else the first that contains fields. For documents: the file that says whether they may be fetched.
 */
export function fileOfCell(
  site: PolicyFiles,
  cell: Pick<ExpectableCell, 'file' | 'question'>,
  reader: Reader,
): string {
  if (cell.file !== undefined) return cell.file;
  const question = questionOf(cellQuestion(cell));
  if (question?.isAboutDocuments) return reader.file.path;
  // robots.txt answers a question that this version does not know.
  const requiredFile = question ? question.file : '/robots.txt';
  return findFileForQuestion(site, requiredFile ?? reader.file.path, requiredFile !== undefined);
}

/** Documents have no deciding line. Their answer has two halves. */
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
  context: CellQueryContext,
): CellQuery | { readonly problem: CellProblem } {
  const question = questionOf(cellQuestion(cell));
  if (!question) return createCellProblem('unknown-question', cellQuestion(cell));
  const options = question.optionsFor(cell.asked, context);
  if (!options) return createCellProblem('unknown-asked', JSON.stringify(cell.asked ?? {}));
  const part = cellPart(cell);
  if (part === undefined) {
    const ask = question.prepare(site, options);
    return (agent, url) => toVerdict(ask(agent, url));
  }
  if (!question.parts?.ids.includes(part)) return createCellProblem('unknown-part', part);
  return question.parts.prepare(site, part, options, context);
}

/** Answers cells of one version of a site. Each kind of question is prepared once. */
export interface CellQueries {
  /** @param reader the reader for cells that do not name one. Never throws. */
  ask(cell: ExpectableCell, reader: string | Reader): CellAnswer;
}

export const readerIdOf = (reader: string | Reader): string =>
  typeof reader === 'string' ? reader : reader.id;

const knownReader = (reader: string | Reader): Reader | undefined => {
  if (typeof reader !== 'string') return reader;
  return isReaderId(reader) ? readerOf(reader) : undefined;
};

/** The id of what a cell has in common with all cells that one prepared question answers. */
const preparationId = (cell: ExpectableCell, file: string): string =>
  JSON.stringify([cellId({ ...cell, agent: '', url: '' }), file]);

/**
 * Prepares a site for queries about single cells.
 * @param selectedReader the reader that selects the file for all cells that name neither a file nor a reader.
 */
export function createCellQueries(
  site: PolicyFiles,
  selectedReader: string | Reader = defaultReader,
): CellQueries {
  const prepared = new Map<Reader, Map<string, CellQuery | { readonly problem: CellProblem }>>();
  const fileReader = knownReader(selectedReader);

  const ask = (cell: ExpectableCell, fallbackReader: string | Reader): CellAnswer => {
    const readerOrId = cell.reader ?? fallbackReader;
    const reader = knownReader(readerOrId);
    if (!reader) return createCellProblem('unknown-reader', readerIdOf(readerOrId));
    const file = fileOfCell(site, cell, cell.reader === undefined ? (fileReader ?? reader) : reader);
    if (cell.file !== undefined && !site.files.has(file)) return createCellProblem('no-file', file);
    const { status, redirects } = cell;
    const context: CellQueryContext = {
      reader,
      file,
      ...(status === undefined ? {} : { status }),
      ...(redirects === undefined ? {} : { redirects }),
    };
    let cellQueries = prepared.get(reader);
    if (!cellQueries) prepared.set(reader, (cellQueries = new Map()));
    const id = preparationId(cell, file);
    let cellQuery = cellQueries.get(id);
    if (!cellQuery) cellQueries.set(id, (cellQuery = prepareCell(site, cell, context)));
    return typeof cellQuery === 'function' ? { verdict: cellQuery(cell.agent, cell.url) } : cellQuery;
  };

  return { ask };
}

/** Whether a cell depends on the reader: the others have the same verdict under every reader. */
export function dependsOnReader(cell: ExpectableCell): boolean {
  const depends = questionOf(cellQuestion(cell))?.dependsOnReader;
  return depends === 'always' || (depends === 'in-parts' && cell.part !== undefined);
}
