// What is decided about fetching, as it is handed out: a decision is made once, and all its verdicts share it.
import type { Unread } from '../matching/text-limits.ts';
import type { FetchPlan, Target } from './fetch-plan.ts';
import { type Answer, answers, type Decided, type Reason } from './question.ts';
import { ANSWER_OF_OUTCOME } from './status.ts';

/** An answer without its surroundings; `line` is -1 unless a rule decides. */
interface Decision {
  readonly answer: Answer;
  readonly reason: Reason;
  readonly line: number;
}

const OTHER_SITE: Decision = { answer: 'no-information', reason: 'other-site', line: -1 };
const OWN_FILE: Decision = { answer: 'allow', reason: 'own-file', line: -1 };

/** What follows if a reader makes nothing of the file. */
const UNREAD = {
  'too-long': { answer: 'allow', reason: 'too-long', line: -1 },
  'not-utf-8': { answer: 'no-information', reason: 'not-utf-8', line: -1 },
} as const satisfies Record<Unread, Decision>;

/** A decision as it is handed out, the same object each time, and as a matrix holds it. */
export interface Settled {
  readonly decided: Decided;
  readonly answer: number;
  readonly line: number;
}

/** Makes a decision ready to be handed out. */
export function settle({ path }: FetchPlan, { answer, reason, line }: Decision): Settled {
  const common = { answer, key: answer, reason };
  const by = Object.freeze({ path, line });
  const decided: Decided =
    line < 0 ? { ...common, deciding: Object.freeze([]) } : { ...common, by, deciding: Object.freeze([by]) };
  return { decided: Object.freeze(decided), answer: answers.indexOf(answer), line };
}

/** What can be said of a URL without looking at records, by where it leads. */
export type BeforeRecords = Readonly<Record<Target['kind'], Settled | undefined>>;

/** Settles what holds whatever the records say. */
export function settleBeforeRecords(plan: FetchPlan): BeforeRecords {
  const { outcome, file } = plan;
  const unread = file?.records.seen.unread;
  const always: Decision | undefined =
    outcome !== 'parse'
      ? { answer: ANSWER_OF_OUTCOME[outcome], reason: 'status', line: -1 }
      : unread && UNREAD[unread];
  return {
    'other-site': settle(plan, OTHER_SITE),
    'own-file': settle(plan, OWN_FILE),
    path: always && settle(plan, always),
  };
}
