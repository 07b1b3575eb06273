// An answer and the line that decides it, as the library and reports describe it.
import type { Answer, FieldRef } from '../questions/answer.ts';
import { answerOf, type Decider, OWN_FILE_PLACE, type RuleList } from './rule-list.ts';

/** An answer, and what decides it. */
export interface DecidedAnswer {
  readonly answer: Answer;
  /** `rule`: the rule of `by`. `own-file`: the path of the policy file. `no-rule`: no rule matches. `unread`: the file is not read. */
  readonly reason: 'rule' | 'own-file' | 'no-rule' | 'unread';
  readonly by?: FieldRef;
}

/** Describes what a list answers where a decider, or none, decides. */
export function decidedAnswer(decider: Decider | undefined, list: RuleList): DecidedAnswer {
  const answer = answerOf(decider, list);
  if (decider?.place === OWN_FILE_PLACE) return { answer, reason: 'own-file' };
  const by = decider && list.lineOf(decider);
  if (by) return { answer, reason: 'rule', by };
  return { answer, reason: list.isUnread ? 'unread' : 'no-rule' };
}

/** A host for paths that would be read as a host otherwise. */
export const EXAMPLE_ORIGIN = 'https://www.example.com';

/** Returns the URL of a path on a site. Without its origin if that is not known. */
export const urlOfPath = (path: string, origin: string): string =>
  path.startsWith('//') ? (origin || EXAMPLE_ORIGIN) + path : origin + path;
