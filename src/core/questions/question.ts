// What every question has in common: what it is asked about, and what an answer looks like.

import type { Source } from '../document/source.ts';
import type { Reader } from '../readers/reader.ts';
import type { ReaderId } from '../readers/registry.ts';
import type { Format } from '../syntax/directives.ts';
import { type Answer, answers, type FieldRef, type Status } from './answer.ts';
import type { CooperativeTask } from './cooperative-task.ts';
import type { Step } from './explanation-step.ts';
import type { QuestionSettings } from './question-settings.ts';

/** The files of a site that questions are asked about; a Site fits. */
export interface PolicyFiles {
  /** Scheme, host and port, as in `http://www.example.com:8001`; '' if nobody knows. */
  readonly origin: string;
  /** By path, as in `/robots.txt`. */
  readonly files: ReadonlyMap<string, { readonly source: Source; readonly format: Format }>;
}

/** What an answer rests on. */
export type Reason =
  | 'own-file'
  | 'no-record'
  | 'no-rule'
  | 'rule'
  | 'status'
  | 'too-long'
  | 'not-utf-8'
  | 'other-site';

/** `key` is equal exactly where the answers are equal: diffs and expectations compare keys. */
export interface DecisionOf<A extends string, R extends string> {
  readonly answer: A;
  readonly key: string;
  readonly reason: R;
  /** The line that decides; absent where no line does. */
  readonly by?: FieldRef;
  readonly deciding: readonly FieldRef[];
}

/** What was decided about fetching; `by` is present exactly with the reason `rule`. */
export type Decision = DecisionOf<Answer, Reason>;

/** What was decided, and how it came about. */
export interface VerdictOf<A extends string, R extends string> extends DecisionOf<A, R> {
  /** The one step of the trace that decides; worked out only now, and about as quick as the answer. */
  because(): Step;
  /** How the answer came about, step by step; worked out only now. */
  trace(): readonly Step[];
}

export type Verdict = VerdictOf<Answer, Reason>;

export interface AskOptions {
  readonly question: 'fetch';
  /** The id of a reader, or a reader of one's own. */
  readonly reader: ReaderId | Reader;
  /** Which file is read; else the reader's own path. A file that the site lacks is status 404. */
  readonly file?: string;
  /** How the request for the file ended; 200 if not given. */
  readonly status?: Status;
  /** Redirects that were followed on the way to the file. */
  readonly redirects?: number;
  /** Further names the robots look for, after their own, in this order (draft 1 3.2.1 "name(s)"). */
  readonly names?: readonly string[];
  /** Whether robots with quirks choose their records as their operators say; if not given, the reader tells. */
  readonly quirks?: boolean;
}

/** The answers to every pair, row by row as a table is drawn: pair (url, agent) stands at `url * agents + agent`. */
export interface Matrix {
  /** Places in the question's list of answers. */
  readonly answers: Uint8Array;
  /** The deciding lines, 0-based; -1 where no line decides. */
  readonly lines: Int32Array;
}

/** A matrix of so many cells that nothing was filled in. */
export const emptyMatrix = (cells: number): Matrix => ({
  answers: new Uint8Array(cells),
  lines: new Int32Array(cells),
});

/** The answer about fetching in a cell of a matrix. */
export const answerAt = (matrix: Matrix, cell: number): Answer => answers[matrix.answers[cell]!]!;

/** The records that speak to an agent; none if the file has none for it. */
export interface ChosenRecords {
  /** True if they speak to it because no record names it. */
  readonly isDefault: boolean;
  /** In file order: the place among the records that the reader finds, from 1, and the first line, 0-based. */
  readonly records: readonly { readonly number: number; readonly line: number }[];
}

/** A question about one site and reader, ready to be asked many times. Never throws, whatever agent and URL are. */
export interface PreparedQuestion<Told> {
  (agent: string, url: string): Told;
  readonly matrix: (agents: readonly string[], urls: readonly string[]) => Matrix;
  /**
   * The matrix of one agent, in pieces that others may come between. What is found is kept for the list of URLs,
   * which must not change, over all versions of the file in which the rules of the agent are the same lines.
   */
  readonly column: (agent: string, urls: readonly string[]) => CooperativeTask<Matrix>;
  readonly recordsFor: (agent: string) => ChosenRecords;
  /** Equal for two agents exactly if the same records speak to them, whatever the URLs and the status. */
  readonly classOf: (agent: string) => string;
  /** Equal for two agents only if every URL gets them the same answer; without it, as `classOf`. */
  readonly rulesOf?: (agent: string) => string;
}

export type Prepared = PreparedQuestion<Verdict>;

/** How and by whom the file is asked. */
export interface CellQueryContext {
  readonly reader: ReaderId | Reader;
  readonly file: string;
  readonly status?: Status;
  readonly redirects?: number;
}

/** Parts of an answer that can be asked about by themselves. */
interface QuestionParts<Options> {
  readonly ids: readonly string[];
  prepare(
    site: PolicyFiles,
    part: string,
    options: Options,
    asker: CellQueryContext,
  ): (agent: string, url: string) => DecisionOf<string, string>;
}

/** One question: a row of the registry. */
export interface Question<
  Options extends { readonly question: string },
  V,
  Settings extends { readonly question: string } = never,
> {
  readonly id: Options['question'];
  /** What a workspace can ask it with; absent for fetching, which is asked if nothing else is. */
  readonly settings?: QuestionSettings<Settings>;
  /** All that it can give; a matrix holds their places. */
  readonly answers: readonly string[];
  prepare(site: PolicyFiles, options: Options): PreparedQuestion<V>;
  /** The options for what a workspace asks, or undefined if this version does not know a value in `asked`. */
  optionsFor(asked: object | undefined, asker: CellQueryContext): Options | undefined;
  /** The one file that it looks at; that of the reader if absent. */
  readonly file?: string;
  /** Present if documents answer, and the file only says whether they may be fetched. */
  readonly isAboutDocuments?: true;
  /** Present if it is about one agent; the others can be asked for any. */
  readonly needsAgent?: true;
  /** What of its answer depends on the reader; nothing if absent. */
  readonly dependsOnReader?: 'always' | 'in-parts';
  readonly parts?: QuestionParts<Options>;
}

/** Checks a question's definition, and keeps the types of its options, verdicts and settings. */
export const defineQuestion = <
  Options extends { readonly question: string },
  V,
  Settings extends { readonly question: string } = never,
>(
  question: Question<Options, V, Settings>,
): Question<Options, V, Settings> => question;
