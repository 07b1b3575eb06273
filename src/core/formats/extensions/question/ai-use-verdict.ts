// The question of our days: what do the files of a site say about search, AI answers, AI input and AI training? It is a
// statement about the files, not about law or behaviour.
import type { AiPurpose } from '../../../catalogue/ai-purposes.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { VerdictOf } from '../../../questions/question.ts';
import type { ContentUse } from '../lines/content-signal.ts';
import type { ShownLine } from './ai-use-statements.ts';

/**
 * All answers; a matrix holds their places in this list. `contradictory`: yes and no are said. `terms`: only on the terms
 * of a license.
 */
export const aiUseAnswers = ['yes', 'no', 'not-stated', 'contradictory', 'terms'] as const;

export type AiUseAnswer = (typeof aiUseAnswers)[number];

/**
 * What an answer rests on. `closed`: a rule keeps the agent out. `closed-and-granted`: and a line of the same reach says
 * yes. `usage`, `signal`, `named`, `token`: a Content-Usage line; a Content-Signal line; the agent, which does nothing
 * else, is let in by name; a policy token. `carrier`: another file of the site. `several`: more than one of these.
 * `silence`: none. `own-file`: the policy file is no content. `no-file`: the site lacks the file. `other-site`: another
 * site.
 */
export type AiUseReason =
  | 'closed'
  | 'closed-and-granted'
  | 'usage'
  | 'signal'
  | 'named'
  | 'token'
  | 'carrier'
  | 'several'
  | 'silence'
  | 'own-file'
  | 'no-file'
  | 'other-site';

/** Whom a Content-Signal line in a record speaks to: the agents of that record, or everybody. */
export const signalScopes = ['record', 'file'] as const;

export type SignalScope = (typeof signalScopes)[number];

export const otherSignalScope = (scope: SignalScope): SignalScope => (scope === 'record' ? 'file' : 'record');

export interface AiUseOptions {
  readonly question: 'ai-use';
  readonly purpose: AiPurpose;
  /** Which file is read; `/robots.txt` if not given. */
  readonly file?: string;
  /** `record` if not given; a line in no record is then a default for all. */
  readonly signalScope?: SignalScope;
  /** The edition of the labels of Content-Usage, as `vocab-08`; the newest if not given. */
  readonly edition?: string;
}

/** What is shown with the answer, and is no part of it. */
export interface AiUseContext {
  /** Addresses of licences. */
  readonly licenses: readonly ShownLine[];
  /** The most that may be done, as signals for this agent say it. */
  readonly uses: readonly ShownLine<ContentUse>[];
  /** What the answer is under the other signal scope, if it is another one. */
  readonly otherScope?: AiUseAnswer;
}

/** `deciding` are the lines that say something, those of the file first; `by` is the first of them. `key` is the answer. */
export interface AiUseVerdict extends VerdictOf<AiUseAnswer, AiUseReason> {
  readonly yes: readonly FieldRef[];
  readonly no: readonly FieldRef[];
  readonly terms: readonly FieldRef[];
  readonly beside: AiUseContext;
}

/** What a purpose is asked about with; what is absent is as the question has it. */
interface AiUseQuestionOptions {
  readonly signalScope?: AiUseOptions['signalScope'] | undefined;
  readonly edition?: AiUseOptions['edition'] | undefined;
}

/** The options for one purpose and one file. */
export function aiUseOptions(
  { signalScope, edition }: AiUseQuestionOptions,
  purpose: AiUseOptions['purpose'],
  file: string,
): AiUseOptions {
  return {
    question: 'ai-use',
    purpose,
    file,
    ...(signalScope ? { signalScope } : {}),
    ...(edition === undefined ? {} : { edition }),
  };
}
