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

/** A decision as it is handed out: frozen, for all its verdicts share it. Spread parts would make it ten times as slow. */
function handedOut(path: string, { answer, reason, line }: Decision): Decided {
  if (line < 0) return Object.freeze({ answer, key: answer, reason, deciding: Object.freeze([]) });
  const by = Object.freeze({ path, line });
  return Object.freeze({ answer, key: answer, reason, by, deciding: Object.freeze([by]) });
}

/** A decision as a matrix holds it. Matrices have many; so what is handed out is made when somebody asks for it. */
export class Settled {
  /** Its place in the list of answers. */
  readonly answer: number;
  readonly line: number;
  private readonly path: string;
  private readonly decision: Decision;
  private made: Decided | undefined;

  constructor(path: string, decision: Decision) {
    this.answer = answers.indexOf(decision.answer);
    this.line = decision.line;
    this.path = path;
    this.decision = decision;
    this.made = undefined;
  }

  /** The decision as it is handed out, the same object each time. */
  get decided(): Decided {
    return (this.made ??= handedOut(this.path, this.decision));
  }
}

/** A decision, to be handed out as one of the plan's file. */
export const settle = ({ path }: FetchPlan, decision: Decision): Settled => new Settled(path, decision);

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
