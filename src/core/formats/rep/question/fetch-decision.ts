// Decisions about fetching: each is created once, and all its verdicts share it.
import type { UnreadFileReason } from '../../../matching/visible-lines.ts';
import { type Answer, answers, type FieldRef } from '../../../questions/answer.ts';
import type { Decision, Reason } from '../../../questions/question.ts';
import { type FetchPlan, lineRef, type Target } from './fetch-plan.ts';
import { ANSWER_OF_OUTCOME } from './http-status.ts';

/** An answer without its context. `line` is -1 unless a rule decides. */
interface DecisionParts {
  readonly answer: Answer;
  readonly reason: Reason;
  readonly line: number;
}

const OTHER_SITE: DecisionParts = { answer: 'no-information', reason: 'other-site', line: -1 };
const OWN_FILE: DecisionParts = { answer: 'allow', reason: 'own-file', line: -1 };

/** The decisions for files that a reader does not read. */
const UNREAD_REASONS = {
  'too-long': { answer: 'allow', reason: 'too-long', line: -1 },
  'not-utf-8': { answer: 'no-information', reason: 'not-utf-8', line: -1 },
  'invalid-value': { answer: 'no-information', reason: 'invalid-value', line: -1 },
} as const satisfies Record<UnreadFileReason, DecisionParts>;

/**
 * Creates the decision that is returned to callers. It is frozen, because all its verdicts share it. Spreading the
 * parts would make this ten times slower.
 */
function createDecision({ answer, reason }: DecisionParts, ref: FieldRef | undefined): Decision {
  if (!ref) return Object.freeze({ answer, key: answer, reason, deciding: Object.freeze([]) });
  const by = Object.freeze(ref);
  return Object.freeze({ answer, key: answer, reason, by, deciding: Object.freeze([by]) });
}

/** A decision as a matrix stores it. Matrices have many, so the object for callers is created on demand. */
export class FetchDecision {
  /** The index of the answer in the list of answers. */
  readonly answer: number;
  readonly line: number;
  private readonly plan: FetchPlan;
  private readonly decision: DecisionParts;
  private cached: Decision | undefined;

  constructor(plan: FetchPlan, decision: DecisionParts) {
    this.answer = answers.indexOf(decision.answer);
    this.line = decision.line;
    this.plan = plan;
    this.decision = decision;
    this.cached = undefined;
  }

  /** The decision for callers, the same object each time. */
  get decided(): Decision {
    const { line, plan, decision } = this;
    return (this.cached ??= createDecision(decision, line < 0 ? undefined : lineRef(plan, line)));
  }
}

/** Creates a decision that refers to the plan's file. */
export const createFetchDecision = (plan: FetchPlan, decision: DecisionParts): FetchDecision =>
  new FetchDecision(plan, decision);

/** What can be decided without records, by the kind of target. */
export type DecisionsBeforeRecords = Readonly<Record<Target['kind'], FetchDecision | undefined>>;

/** Decides everything that does not depend on the records. */
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
