// The questions of the table besides fetching: the rows of `questions/registry.ts`, loaded when one of them is
// first used.

import type { Status } from '../../core/questions/answer.ts';
import type { PolicyFiles } from '../../core/questions/question.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import type { ExpectableCell } from '../../core/workspace/expectations/expectation.ts';
import type { SiteDocument } from '../document/document.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';
import type { GatepostState } from '../document/state.ts';
import type { MatrixQuery } from './create-matrix-query.ts';
import type { QuestionPresentation } from './question-presentation.ts';

/** The inputs of a query besides its subject. */
export interface QueryContext {
  readonly site: PolicyFiles;
  /** The file that is read. */
  readonly path: string;
  readonly reader: ReaderId;
  readonly status: Status;
  readonly redirects: number;
}

/** A choice in the list of questions and in the command palette. */
export interface QuestionChoice {
  readonly value: string;
  readonly word: string;
  readonly ask: (store: DocumentStore) => void;
}

/** Formats a question and its answers for expectations. */
export interface ExpectationFormat {
  readonly question: string;
  /** Returns the name of a verdict with this key, such as `No`. A key of another version is returned unchanged. */
  formatAnswer(key: string, part: string | undefined): string;
  /** Returns the question of a cell, such as `May it index?`. */
  formatQuestion(part: string | undefined, asked: object): string;
}

/** The user-agent and URL of an expectation, besides its question. */
interface CellTarget {
  readonly agent: string;
  readonly url: string;
}

/** A question of the table: its choices, its queries, its presentation, and how its cells are named. */
export interface TableQuestion<S extends MatrixQuestion = MatrixQuestion> extends ExpectationFormat {
  readonly question: S['question'];
  /** The heading above its choices. */
  readonly title: string;
  readonly choices: readonly QuestionChoice[];
  /** Returns the choice that is asked when a file is opened; undefined if fetching is. If absent, the first is asked. */
  openingChoice?(policy: Policy, path: string): string | undefined;
  /** Returns the choice that a subject corresponds to. */
  choiceOf(subject: S): string;
  /** Returns the path of the file that is read. */
  pathIn(state: GatepostState): string;
  /** @param isPresent whether the site has the file at `path` */
  present(subject: S, path: string, isPresent: boolean): QuestionPresentation;
  createQuery(subject: S, context: QueryContext, kind: QuestionPresentation): MatrixQuery;
  /**
   * Returns the fixed columns; undefined if the columns are user-agents.
   * @param policy the file that arranges the table. Without it, the order does not depend on a file
   */
  columns?(subject: S, policy?: Policy): readonly string[] | undefined;
  /**
   * Returns the files that are the rows, if the question is about files and the site has some. The same list for the same
   * document.
   */
  rows?(document: SiteDocument): readonly string[] | undefined;
  /** Returns the URLs in files other than the one that is read, as patterns with `*` and `$`. */
  patterns?(site: PolicyFiles): readonly string[];
  /**
   * Returns the cell of a column as an expectation names it, or undefined if the column cannot have expectations.
   */
  cell(subject: S, column: string, target: CellTarget): ExpectableCell | undefined;
  /**
   * Returns the question and the column that show the cell of an expectation. `current` is the current question.
   */
  reopen(
    settings: S,
    expected: Pick<ExpectableCell, 'agent' | 'part'>,
    current: S | undefined,
  ): { readonly subject: S; readonly column: string };
  /**
   * Changes the current question to the one that a typed text asks. Returns the column of the answer; undefined if the
   * text does not say which.
   */
  askTyped?(
    store: DocumentStore,
    typed: { readonly agent: string; readonly verb?: string },
  ): string | undefined;
  /** Returns the name of the question under which answers are recorded, if the columns are fixed. */
  recordedQuestion?(subject: S): string | undefined;
  /** Whether the form hides the counts of rules, because decisions about fetching do not answer the question. */
  readonly hidesRuleCounts?: true;
}

/** The loaded questions, by id. */
const loadedQuestions = new Map<string, TableQuestion>();

/** Registers questions once their code is loaded. */
export function addLoadedQuestions(questions: readonly TableQuestion[]): void {
  for (const question of questions) loadedQuestions.set(question.question, question);
}

/** Returns the code of a question, or undefined for fetching. */
export const tableQuestionOf = (subject: MatrixQuestion | undefined): TableQuestion | undefined =>
  subject && loadedQuestions.get(subject.question);
