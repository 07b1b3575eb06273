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

/** Why rules are folded: they do not match, were not needed, or have no path and so no effect. */
type FoldReason = 'no-match' | 'not-asked' | 'no-path';

const foldReasons: readonly FoldReason[] = ['no-match', 'not-asked', 'no-path'];

/** Rules in file order; `folds`: set if they are folded into one line, for this reason. */
export interface RuleRun {
  readonly steps: readonly Step[];
  readonly folds?: FoldReason;
}

/** A rule that has so many characters in common with the URL nearly matches. */
const NEAR_MATCH = 12;

const isNearMatch = (step: Step) => step.code === 'rule-no-match' && step.params.ruleAt >= NEAR_MATCH;

function foldReasonOf(step: Step): FoldReason | undefined {
  if (step.outcome === 'no-effect') return step.code === 'rule-empty' ? 'no-path' : undefined;
  return (step.outcome === 'no-match' || step.outcome === 'not-asked') && !isNearMatch(step)
    ? step.outcome
    : undefined;
}

/**
 * Returns the rules that match or nearly match, and after them, those that do not match, those that were not needed,
 * and those without a path, each as one line. A single one of these is listed.
 */
export function groupRuleRuns(rules: readonly Step[]): RuleRun[] {
  const folds = foldReasons
    .map((reason) => ({ steps: rules.filter((step) => foldReasonOf(step) === reason), folds: reason }))
    .filter(({ steps }) => steps.length > 1);
  const folded = new Set(folds.map((run) => run.folds));
  const listed = rules.filter((step) => {
    const reason = foldReasonOf(step);
    return reason === undefined || !folded.has(reason);
  });
  return listed.length > 0 ? [{ steps: listed }, ...folds] : folds;
}
