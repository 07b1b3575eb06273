// What all questions share: the files that they read, and the form of their answers.

import type { Source } from '../document/source.ts';
import type { Reader } from '../readers/reader.ts';
import type { ReaderId } from '../readers/registry.ts';
import type { Format } from '../syntax/directives.ts';
import { type Answer, answers, type FieldRef, type Status } from './answer.ts';
import type { CooperativeTask } from './cooperative-task.ts';
import type { Step } from './explanation-step.ts';
import type { QuestionSettings } from './question-settings.ts';

/** The files of a site that a question reads. A Site has this form. */
export interface PolicyFiles {
  /** Scheme, host and port, such as `http://www.example.com:8001`; '' if unknown. */
  readonly origin: string;
  /** By path, such as `/robots.txt`. */
  readonly files: ReadonlyMap<string, { readonly source: Source; readonly format: Format }>;
}

/** What an answer is based on. */
export type Reason =
  | 'own-file'
  | 'no-record'
  | 'no-rule'
  | 'rule'
  | 'status'
  | 'too-long'
  | 'not-utf-8'
  | 'invalid-value'
  | 'other-site';

/** Two keys are equal if and only if the answers are equal. Comparisons and expectations use keys. */
export interface DecisionOf<A extends string, R extends string> {
  readonly answer: A;
  readonly key: string;
  readonly reason: R;
  /** The line that decides; absent if no line does. */
  readonly by?: FieldRef;
  readonly deciding: readonly FieldRef[];
}

/** The answer about fetching. `by` is present exactly if the reason is `rule`. */
export type Decision = DecisionOf<Answer, Reason>;

/** An answer and its explanation. */
export interface VerdictOf<A extends string, R extends string> extends DecisionOf<A, R> {
  /**
   * Returns the one step of the explanation that decides. Computed on each call; it takes about as long as the
   * answer.
   */
  because(): Step;
  /** Returns the whole explanation, step by step. Computed on each call. */
  trace(): readonly Step[];
}

export type Verdict = VerdictOf<Answer, Reason>;

export interface AskOptions {
  readonly question: 'fetch';
  /** The id of a reader, or a custom reader. */
  readonly reader: ReaderId | Reader;
  /** The file to read; by default the reader's own path. A file that the site lacks is status 404. */
  readonly file?: string;
  /** The result of the request for the file; 200 by default. */
  readonly status?: Status;
  /** The number of redirects that were followed to reach the file. */
  readonly redirects?: number;
  /** Further names that the crawlers look for, after their own, in this order (draft 1 3.2.1 "name(s)"). */
  readonly names?: readonly string[];
  /** Whether crawlers with quirks select their records as their operators document; by default the reader decides. */
  readonly quirks?: boolean;
}

/** The answers to every pair, in row order: the pair (url, agent) is at `url * agents + agent`. */
export interface Matrix {
  /** Indexes into the question's list of answers. */
  readonly answers: Uint8Array;
  /** The deciding lines, 0-based; -1 where no line decides. */
  readonly lines: Int32Array;
}

/** A matrix with this number of cells, all of them unset. */
export const emptyMatrix = (cells: number): Matrix => ({
  answers: new Uint8Array(cells),
  lines: new Int32Array(cells),
});

/** Returns the answer about fetching in a cell of a matrix. */
export const answerAt = (matrix: Matrix, cell: number): Answer => answers[matrix.answers[cell]!]!;

/** The records that apply to an agent; empty if the file has none for it. */
export interface ChosenRecords {
  /** Whether they apply only because no record names the agent. */
  readonly isDefault: boolean;
  /**
   * In file order: the 1-based number among the records that the reader finds, the 0-based first line, and that of the
   * user-agent that names the crawler, or is `*`.
   */
  readonly records: readonly {
    readonly number: number;
    readonly line: number;
    readonly nameLine: number;
  }[];
}

/** A question about one site and reader, prepared for many calls. It never throws, whatever the agent and URL are. */
export interface PreparedQuestion<V> {
  (agent: string, url: string): V;
  readonly matrix: (agents: readonly string[], urls: readonly string[]) => Matrix;
  /**
   * The matrix of one agent, as a cooperative task. The result is cached for this list of URLs, which must not
   * change, across all versions of the file in which the agent's rules are the same lines.
   */
  readonly column: (agent: string, urls: readonly string[]) => CooperativeTask<Matrix>;
  readonly recordsFor: (agent: string) => ChosenRecords;
  /** Equal for two agents if and only if the same records apply to them, whatever the URLs and the status. */
  readonly classOf: (agent: string) => string;
  /** Equal for two agents only if they get the same answer for every URL. If absent, `classOf` is used. */
  readonly rulesOf?: (agent: string) => string;
}

export type Prepared = PreparedQuestion<Verdict>;

/** The reader and the file of a question, and the result of the request for the file. */
export interface CellQueryContext {
  readonly reader: ReaderId | Reader;
  readonly file: string;
  readonly status?: Status;
  readonly redirects?: number;
}

/** Parts of an answer that can be queried separately. */
interface QuestionParts<Options> {
  readonly ids: readonly string[];
  prepare(
    site: PolicyFiles,
    part: string,
    options: Options,
    context: CellQueryContext,
  ): (agent: string, url: string) => DecisionOf<string, string>;
}

/** One question: a row of the registry. */
export interface Question<
  Options extends { readonly question: string },
  V,
  Settings extends { readonly question: string } = never,
> {
  readonly id: Options['question'];
  /** The settings that a workspace can store for it. Absent for fetching, the default question. */
  readonly settings?: QuestionSettings<Settings>;
  /** All possible answers. A matrix stores indexes into this list. */
  readonly answers: readonly string[];
  prepare(site: PolicyFiles, options: Options): PreparedQuestion<V>;
  /**
   * Returns the options for the settings of a workspace, or undefined if this version does not know a value in
   * them.
   */
  optionsFor(settings: object | undefined, context: CellQueryContext): Options | undefined;
  /** The one file that it reads; by default the reader's file. */
  readonly file?: string;
  /** Present if documents give the answer, and the file only says whether they may be fetched. */
  readonly isAboutDocuments?: true;
  /** Present if the question needs an agent. Other questions can be asked for any agent. */
  readonly needsAgent?: true;
  /** Whether the answer depends on the reader, always or in parts; absent if it does not. */
  readonly dependsOnReader?: 'always' | 'in-parts';
  readonly parts?: QuestionParts<Options>;
}

/** Checks a question's definition, and preserves the types of its options, verdicts and settings. */
export const defineQuestion = <
  Options extends { readonly question: string },
  V,
  Settings extends { readonly question: string } = never,
>(
  question: Question<Options, V, Settings>,
): Question<Options, V, Settings> => question;
