// The parts of a trace: the file, the records that were considered, and the rules.
import type { Step, StepCode } from '../../../core/questions/explanation-step.ts';

export type StepPart = 'file' | 'record' | 'rules';

const fileStepCodes: ReadonlySet<StepCode> = new Set([
  'other-site',
  'own-file',
  'file-absent',
  'file-read',
  'status',
  'redirects',
  'access-unlimited',
  'encoding-unread',
  'mark-kept',
  'line-cut',
  'value-invalid',
  'file-cut',
  'file-too-long',
  'file-not-utf-8',
  'robots-txt-ignored',
]);

/** Steps about records for other crawlers: there are many, and they are folded. */
const otherRecordStepCodes: ReadonlySet<StepCode> = new Set([
  'record-other',
  'record-ruleless',
  'record-less-specific',
]);

function stepPartOf({ code }: Step): StepPart {
  if (fileStepCodes.has(code)) return 'file';
  return code.startsWith('record-') || code === 'no-record' ? 'record' : 'rules';
}

export interface StepParts {
  readonly file: readonly Step[];
  /** The records that matter for the crawler, and those that do not. */
  readonly record: readonly Step[];
  readonly others: readonly Step[];
  /** How the URL is compared, if not as written. */
  readonly readAs: Step | undefined;
  /** Steps about the rules as a whole, and about single rules. */
  readonly aboutRules: readonly Step[];
  readonly rules: readonly Step[];
}

/** Splits the steps of a trace into parts, each in the order of the trace. */
export function splitSteps(steps: readonly Step[]): StepParts {
  const file: Step[] = [];
  const record: Step[] = [];
  const others: Step[] = [];
  const aboutRules: Step[] = [];
  const rules: Step[] = [];
  let readAs: Step | undefined;
  for (const step of steps) {
    const part = stepPartOf(step);
    if (part === 'file') file.push(step);
    else if (part === 'record')
      (otherRecordStepCodes.has(step.code) || step.outcome === 'passed-over' ? others : record).push(step);
    else if (step.code === 'url-read-as') readAs = step;
    else (step.by ? rules : aboutRules).push(step);
  }
  return { file, record, others, readAs, aboutRules, rules };
}

type FoldedOutcome = 'no-match' | 'not-asked';

/** Rules in file order; `folds`: set if they have this outcome and are folded into one line. */
export interface RuleRun {
  readonly steps: readonly Step[];
  readonly folds?: FoldedOutcome;
}

/** A rule that has so many characters in common with the URL nearly matches. */
const NEAR_MATCH = 12;

const isNearMatch = (step: Step) => step.code === 'rule-no-match' && step.params.ruleAt >= NEAR_MATCH;

const foldedOutcome = (step: Step): FoldedOutcome | undefined =>
  (step.outcome === 'no-match' || step.outcome === 'not-asked') && !isNearMatch(step)
    ? step.outcome
    : undefined;

/**
 * Returns the rules that match or nearly match, and after them, those that do not match and those that were not
 * needed, each as one line. A single one of these is listed.
 */
export function groupRuleRuns(rules: readonly Step[]): RuleRun[] {
  const counts = new Map<FoldedOutcome, number>();
  for (const step of rules) {
    const outcome = foldedOutcome(step);
    if (outcome) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const isFolded = (step: Step) => {
    const outcome = foldedOutcome(step);
    return outcome !== undefined && (counts.get(outcome) ?? 0) > 1;
  };
  const listed = rules.filter((step) => !isFolded(step));
  const folds = (['no-match', 'not-asked'] as const).flatMap((outcome) => {
    const steps = rules.filter((step) => isFolded(step) && step.outcome === outcome);
    return steps.length > 0 ? [{ steps, folds: outcome }] : [];
  });
  return listed.length > 0 ? [{ steps: listed }, ...folds] : folds;
}
