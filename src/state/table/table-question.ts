// What the table can ask besides fetching: the rows of `questions/registry.ts`, loaded when one of them is asked.

import type { Status } from '../../core/questions/answer.ts';
import type { PolicyFiles } from '../../core/questions/question.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import type { ExpectableCell } from '../../core/workspace/expectation.ts';
import type { SiteDocument } from '../document/document.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { GatepostState } from '../document/state.ts';
import type { MatrixQuery } from './create-matrix-query.ts';
import type { MatrixQuestion } from './matrix-question.ts';
import type { QuestionPresentation } from './question-presentation.ts';

/** What the answers to a question depend on besides its subject. */
export interface QueryContext {
  readonly site: PolicyFiles;
  /** The file that is read. */
  readonly path: string;
  readonly reader: ReaderId;
  readonly status: Status;
  readonly redirects: number;
}

/** One way to ask a question, as it is offered in the list of questions and in the palette. */
export interface QuestionChoice {
  readonly value: string;
  readonly word: string;
  readonly ask: (store: DocumentStore) => void;
}

/** How a question is called in expectations of its cells, and its answers. */
export interface ExpectationFormat {
  readonly question: string;
  /** What a verdict with this key is called, such as `No`; a key of another version stays as it is. */
  formatAnswer(key: string, part: string | undefined): string;
  /** What a cell asks, as `May it: index?`. */
  formatQuestion(part: string | undefined, asked: object): string;
}

/** The user-agent and URL that an expectation of a cell names besides its question. */
interface CellTarget {
  readonly agent: string;
  readonly url: string;
}

/** A question in the table: how it is offered, asked and drawn, and how its cells are named. */
export interface TableQuestion<S extends MatrixQuestion = MatrixQuestion> extends ExpectationFormat {
  readonly question: S['question'];
  /** The heading above its choices. */
  readonly title: string;
  readonly choices: readonly QuestionChoice[];
  /** The choice for a file that is about this question; the first if absent. */
  readonly ownChoice?: string;
  /** Which of the choices a subject is. */
  choiceOf(subject: S): string;
  /** The file that is read. */
  pathIn(state: GatepostState): string;
  /** @param isPresent whether the site has the file at `path`. */
  present(subject: S, path: string, isPresent: boolean): QuestionPresentation;
  createQuery(subject: S, context: QueryContext, kind: QuestionPresentation): MatrixQuery;
  columns?(subject: S): readonly string[] | undefined;
  /** The files that are the rows, if the question is about them: the same list for the same document. */
  rows?(document: SiteDocument): readonly string[];
  /** URLs that other files than the one that is read speak about, as patterns with `*` and `$`. */
  patterns?(site: PolicyFiles): readonly string[];
  /** The cell of a column as an expectation names it; undefined for a column that nothing can be expected of. */
  cell(subject: S, column: string, target: CellTarget): ExpectableCell | undefined;
  /** What is asked to see the cell of an expectation, and its column; `current` is the question that is asked now. */
  reopen(
    settings: S,
    expected: Pick<ExpectableCell, 'agent' | 'part'>,
    current: S | undefined,
  ): { readonly subject: S; readonly column: string };
  /** What is recorded, where the columns are questions of their own. */
  recordedQuestion?(subject: S): string | undefined;
  /** Present if what a rule decides about fetching is no answer to it, so that the form does not count it. */
  readonly hidesRuleCounts?: true;
}

/** The questions whose code is there, by id. */
const loadedQuestions = new Map<string, TableQuestion>();

/** Makes questions known, once their code is there. */
export function addLoadedQuestions(questions: readonly TableQuestion[]): void {
  for (const one of questions) loadedQuestions.set(one.question, one);
}

/** The question that is asked; undefined for fetching. */
export const tableQuestionOf = (subject: MatrixQuestion | undefined): TableQuestion | undefined =>
  subject && loadedQuestions.get(subject.question);
