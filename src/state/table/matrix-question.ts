// What the matrix is asked about besides fetching. How each is answered is fetched when somebody asks.
import type { AiPurpose } from '../../core/catalogue/ai-purposes.ts';
import type { Capabilities } from '../../core/formats/acap/fallback.ts';
import type { UsageSettings } from '../../core/formats/acap/question/usage-verdict.ts';
import type { SignalScope } from '../../core/formats/extensions/question/ai-use-verdict.ts';

/** How a usage that nobody speaks of is presented; never part of the answer (ACAP 1.1 2.4.3 note). */
export type UnmentionedUsage = 'permitted' | 'prohibited' | 'ask';

/** ACAP: one usage for all crawlers, or all usages for one. */
export interface UsageQuestion {
  readonly question: 'usage';
  /** One usage, with a column for each crawler; without it, all usages side by side for `crawler`. */
  readonly usage?: string;
  readonly crawler: string;
  readonly purpose?: string;
  readonly capabilities?: Capabilities;
  readonly settings?: UsageSettings;
  readonly silence: UnmentionedUsage;
}

/** Mobile-agent-server: which host takes a mobile agent for a URL. */
export interface MobileQuestion {
  readonly question: 'mobile-agent';
  /** What stands beside the hosts: what the access rules say, or the table that was printed. */
  readonly beside?: 'access' | 'printed';
  /** A table that was printed somewhere: by URL what it says. It is asked about, and part of no file. */
  readonly printed?: Readonly<Record<string, string>>;
}

/** The robots PI: may the documents of the site be indexed, and their links followed. */
export interface DocumentQuestion {
  readonly question: 'index-follow';
  /** What reads the documents; by the kind of file if absent. */
  readonly parser?: 'xml' | 'html';
  /** Who would have to fetch them first; '' is the robot that nobody names. */
  readonly agent: string;
}

/** data.txt: is a data set announced. */
export interface DatasetQuestion {
  readonly question: 'dataset';
  /** '' is the visitor that nobody names. */
  readonly visitor: string;
}

/** What AI may do: one purpose for all agents, or all purposes for one. */
export interface AiUseQuestion {
  readonly question: 'ai-use';
  /** One purpose, with a column for each agent; without it, all purposes side by side for `agent`. */
  readonly purpose?: AiPurpose;
  /** '' is the agent that nobody names. */
  readonly agent: string;
  readonly signalScope?: SignalScope;
  /** The edition of the labels of Content-Usage; the newest if absent. */
  readonly edition?: string;
  /** What is not said, and what is said both ways, is shown as a no; never part of the answer. */
  readonly cautious?: boolean;
}

/** Fetching needs none: it is what is asked if nothing else is. */
export type MatrixQuestion =
  | UsageQuestion
  | AiUseQuestion
  | MobileQuestion
  | DocumentQuestion
  | DatasetQuestion;

export type MatrixQuestionOf<Q extends MatrixQuestion['question']> = Extract<
  MatrixQuestion,
  { readonly question: Q }
>;

/** The subject if it is that of a question. */
export const matrixQuestionOf = <Q extends MatrixQuestion['question']>(
  question: Q,
  subject: MatrixQuestion | undefined,
): MatrixQuestionOf<Q> | undefined =>
  subject?.question === question ? (subject as MatrixQuestionOf<Q>) : undefined;
