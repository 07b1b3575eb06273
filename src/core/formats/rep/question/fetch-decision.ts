// What is decided about fetching, as it is handed out: a decision is made once, and all its verdicts share it.
import type { UnreadFileReason } from '../../../matching/visible-lines.ts';
import { type Answer, answers } from '../../../questions/answer.ts';
import type { Decision, Reason } from '../../../questions/question.ts';
import type { FetchPlan, Target } from './fetch-plan.ts';
import { ANSWER_OF_OUTCOME } from './http-status.ts';

/** An answer without its surroundings; `line` is -1 unless a rule decides. */
interface DecisionParts {
  readonly answer: Answer;
  readonly reason: Reason;
  readonly line: number;
}

const OTHER_SITE: DecisionParts = { answer: 'no-information', reason: 'other-site', line: -1 };
const OWN_FILE: DecisionParts = { answer: 'allow', reason: 'own-file', line: -1 };

/** What follows if a reader makes nothing of the file. */
const UNREAD_REASONS = {
  'too-long': { answer: 'allow', reason: 'too-long', line: -1 },
  'not-utf-8': { answer: 'no-information', reason: 'not-utf-8', line: -1 },
} as const satisfies Record<UnreadFileReason, DecisionParts>;

/** A decision as it is handed out: frozen, for all its verdicts share it. Spread parts would make it ten times as slow. */
function createDecision(path: string, { answer, reason, line }: DecisionParts): Decision {
  if (line < 0) return Object.freeze({ answer, key: answer, reason, deciding: Object.freeze([]) });
  const by = Object.freeze({ path, line });
  return Object.freeze({ answer, key: answer, reason, by, deciding: Object.freeze([by]) });
}

/** A decision as a matrix holds it. Matrices have many; so what is handed out is made when somebody asks for it. */
export class FetchDecision {
  /** Its place in the list of answers. */
  readonly answer: number;
  readonly line: number;
  private readonly path: string;
  private readonly decision: DecisionParts;
  private made: Decision | undefined;

  constructor(path: string, decision: DecisionParts) {
    this.answer = answers.indexOf(decision.answer);
    this.line = decision.line;
    this.path = path;
    this.decision = decision;
    this.made = undefined;
  }

  /** The decision as it is handed out, the same object each time. */
  get decided(): Decision {
    return (this.made ??= createDecision(this.path, this.decision));
  }
}

/** A decision, to be handed out as one of the plan's file. */
export const createFetchDecision = ({ path }: FetchPlan, decision: DecisionParts): FetchDecision =>
  new FetchDecision(path, decision);

/** What can be said of a URL without looking at records, by where it leads. */
export type DecisionsBeforeRecords = Readonly<Record<Target['kind'], FetchDecision | undefined>>;

/** Settles what holds whatever the records say. */
export function decideBeforeRecords(plan: FetchPlan): DecisionsBeforeRecords {
  const { outcome, file } = plan;
  const unread = file?.records.seen.unread;
  const always: DecisionParts | undefined =
    outcome !== 'parse'
      ? { answer: ANSWER_OF_OUTCOME[outcome], reason: 'status', line: -1 }
      : unread && UNREAD_REASONS[unread];
  return {
    'other-site': createFetchDecision(plan, OTHER_SITE),
    'own-file': createFetchDecision(plan, OWN_FILE),
    path: always && createFetchDecision(plan, always),
  };
}
