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
    else if (part === 'record') (otherRecordStepCodes.has(step.code) ? others : record).push(step);
    else if (step.code === 'url-read-as') readAs = step;
    else (step.by ? rules : aboutRules).push(step);
  }
  return { file, record, others, readAs, aboutRules, rules };
}

/** Neighboring rules with the same outcome; `folds`: set if there are so many that they are folded into one line. */
export interface RuleRun {
  readonly steps: readonly Step[];
  readonly folds?: 'no-match' | 'not-asked';
}

const MAX_UNFOLDED_RULES = 8;

/** Groups rules in file order into runs. Long runs of rules that do not match, or were not needed, are folded. */
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
