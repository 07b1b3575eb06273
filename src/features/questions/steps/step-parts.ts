// The parts of a trace: what happened to the file, which records were looked at, and which rules.
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
  'file-cut',
  'file-too-long',
  'file-not-utf-8',
  'robots-txt-ignored',
]);

/** Records that are for others: many, and folded. */
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
  /** The records that matter for the robot, and those that do not. */
  readonly record: readonly Step[];
  readonly others: readonly Step[];
  /** How the URL is compared, if that is not as it is written. */
  readonly readAs: Step | undefined;
  /** Steps about the rules together, and about each of them. */
  readonly aboutRules: readonly Step[];
  readonly rules: readonly Step[];
}

/** The steps of a trace by part, each in their order. */
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
    else if (part === 'record') (otherRecordStepCodes.has(step.code) ? others : record).push(step);
    else if (step.code === 'url-read-as') readAs = step;
    else (step.by ? rules : aboutRules).push(step);
  }
  return { file, record, others, readAs, aboutRules, rules };
}

/** Neighbouring rules with one fate; `folds` if there are so many that one line stands for them. */
export interface RuleRun {
  readonly steps: readonly Step[];
  readonly folds?: 'no-match' | 'not-asked';
}

const MAX_UNFOLDED_RULES = 8;

/** The rules in file order, cut into runs: long ones of rules that do not match, or were not asked, fold. */
export function groupRuleRuns(rules: readonly Step[]): RuleRun[] {
  const runs: Step[][] = [];
  for (const step of rules) {
    const last = runs.at(-1);
    if (last && last[0]?.outcome === step.outcome) last.push(step);
    else runs.push([step]);
  }
  return runs.map((steps) => {
    const outcome = steps[0]?.outcome;
    const folds =
      steps.length > MAX_UNFOLDED_RULES && (outcome === 'no-match' || outcome === 'not-asked')
        ? outcome
        : undefined;
    return folds ? { steps, folds } : { steps };
  });
}
