// Answers to the question what the files of a site say about search, AI answers, AI input and AI training. An
// answer is about the files, not about law or behavior.
import type { AiPurpose } from '../../../catalogue/ai-purposes.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { VerdictOf } from '../../../questions/question.ts';
import type { UseConflict } from '../../../questions/use-statement.ts';
import type { ContentUse } from '../lines/content-signal.ts';
import type { ShownLine } from './ai-use-statements.ts';

/**
 * All answers; a matrix contains their indexes in this list. `contradictory`: both yes and no are stated. `terms`:
 * only on the terms of a license.
 */
export const aiUseAnswers = ['yes', 'no', 'not-stated', 'contradictory', 'terms'] as const;

export type AiUseAnswer = (typeof aiUseAnswers)[number];

/**
 * The reason for an answer. `closed`: a rule blocks the agent. `closed-and-granted`: a rule blocks the agent, and
 * a line that covers the same paths says yes. `usage`, `signal`: a Content-Usage line; a Content-Signal line.
 * `named`: the agent serves only this purpose, and is allowed by name. `token`: a policy token. `carrier`: another
 * file of the site. `several`: more than one of these. `silence`: none of these. `own-file`: the policy file
 * itself is not content. `no-file`: the site does not have the file. `other-site`: another site.
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

/** The agents that a Content-Signal line in a record applies to: those of that record, or all. */
export const signalScopes = ['record', 'file'] as const;

export type SignalScope = (typeof signalScopes)[number];

export const otherSignalScope = (scope: SignalScope): SignalScope => (scope === 'record' ? 'file' : 'record');

export interface AiUseOptions {
  readonly question: 'ai-use';
  readonly purpose: AiPurpose;
  /** The file to read; `/robots.txt` if absent. */
  readonly file?: string;
  /** `record` if absent. A line in no record is then a default for all agents. */
  readonly signalScope?: SignalScope;
  /** The edition of the labels of Content-Usage, such as `vocab-08`; the newest if absent. */
  readonly edition?: string;
}

/** Information that is shown next to the answer, but is not a part of it. */
export interface AiUseContext {
  /** The URLs of licenses. */
  readonly licenses: readonly ShownLine[];
  /** The most that may be done, as signals for this agent state it. */
  readonly uses: readonly ShownLine<ContentUse>[];
  /** The answer under the other signal scope, if it differs. */
  readonly otherScope?: AiUseAnswer;
}

/**
 * `deciding` are the lines that state something, those of the file first. `by` is the first of them. `key` is the
 * answer.
 */
export interface AiUseVerdict extends VerdictOf<AiUseAnswer, AiUseReason> {
  readonly yes: readonly FieldRef[];
  readonly no: readonly FieldRef[];
  readonly terms: readonly FieldRef[];
  /** The kinds of statements that stand against each other, if the answer is `contradictory`. */
  readonly conflict?: UseConflict;
  readonly beside: AiUseContext;
}

/** The options of a question about a purpose. Absent ones have their defaults. */
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
