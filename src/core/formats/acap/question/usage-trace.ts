// How a usage verdict came about: records, fields, scopes, conventional rules. Worked out only when somebody asks.

import { printCanonical } from '../../../matching/percent-encoding.ts';
import type { Step, StepOutcome } from '../../../questions/explanation-step.ts';
import { statedVersion } from '../acap-file.ts';
import type { AppliedRule, ConsideredRecord } from '../applicable-rules.ts';
import { type LossReason, type MatchingRule, usagesCovering } from '../resolve-conflicts.ts';
import type { ConventionalRelation, UsageDecision } from './usage-decision.ts';
import { type CrawlerRules, findReferencedFile, type UsagePlan } from './usage-plan.ts';
import { paramsOf, winnerSteps } from './usage-winners.ts';

const RECORD_STEPS = {
  named: { code: 'acap-record-named', outcome: 'chosen' },
  any: { code: 'acap-record-any', outcome: 'chosen' },
  'other-crawlers': { code: 'acap-record-other', outcome: 'passed-over' },
  reference: { code: 'acap-reference', outcome: 'chosen' },
  'reference-missing': { code: 'acap-reference-missing', outcome: 'no-effect' },
  'reference-chain': { code: 'acap-reference-chain', outcome: 'no-effect' },
} as const satisfies Record<
  ConsideredRecord['outcome'],
  { readonly code: Step['code']; readonly outcome: StepOutcome }
>;

/** What became of each record; the first reference that leads nowhere decides if nothing else prohibits. */
function recordSteps({ heard }: CrawlerRules, { reason }: UsageDecision): Step[] {
  const deciding =
    reason === 'reference-missing' ? heard.considered.find(({ outcome }) => outcome === reason) : undefined;
  return heard.considered.map((one) => {
    const { place, names, outcome, locator = '' } = one;
    const step = { ...RECORD_STEPS[outcome], params: { names, locator }, by: place } as Step;
    return one === deciding ? { ...step, outcome: 'decides' } : step;
  });
}

function fileSteps({ policy, path, file }: UsagePlan): Step[] {
  if (!policy) return [{ code: 'acap-file-absent', params: { path }, outcome: 'decides' }];
  const { major, minor, line } = file.version;
  const version = statedVersion(policy) || `${major}.${minor}`;
  if (major !== 1) {
    const by = { path, line: line ?? 0 };
    return [{ code: 'acap-version-unknown', params: { version }, by, outcome: 'decides' }];
  }
  const params = { version, stated: line !== undefined };
  const step: Step = { code: 'acap-version', params };
  return [line === undefined ? step : { ...step, by: { path, line } }];
}

const isQueriedUsage = (plan: UsagePlan, { blanket }: UsageDecision, usage: string) =>
  (usagesCovering(plan.usage) as readonly string[]).includes(usage) || (blanket && usage === 'other');

/** The fields that were heard and take no part, and those that were read as others. */
function ruleSteps(plan: UsagePlan, { heard }: CrawlerRules, decision: UsageDecision): Step[] {
  const ignored = heard.ignored.map(({ place, usage, why }): Step => {
    return { code: 'acap-field-ignored', params: { usage, why }, by: place, outcome: 'no-effect' };
  });
  const replaced = heard.obeyed
    .filter(({ usage }) => isQueriedUsage(plan, decision, usage))
    .flatMap(({ place, replacements }) =>
      replacements.map((replacement): Step => {
        return { code: 'acap-field-replaced', params: { replacement }, by: place };
      }),
    );
  return [...ignored, ...replaced];
}

/** Lines that no field can be read from: those above all records, and those in records that this crawler hears. */
function voidSteps({ site, path, file }: UsagePlan, { heard }: CrawlerRules): Step[] {
  const referred = heard.considered.flatMap(({ outcome, locator = '' }) =>
    outcome === 'reference' ? (findReferencedFile(site, locator) ?? []) : [],
  );
  const files = new Map([{ path, file }, ...referred].map((one) => [one.path, one.file]));
  const hears = new Set(
    heard.considered
      .filter(({ outcome }) => outcome === 'named' || outcome === 'any')
      .map(({ place }) => `${place.line} ${place.path}`),
  );
  return [...files].flatMap(([by, { lines, records }]) => {
    const starts = records.map(({ crawlers }) => crawlers[0].line);
    let next = 0;
    return lines.flatMap(({ line, read }): Step[] => {
      while ((starts[next] ?? Infinity) <= line) next++;
      const isHeard = next === 0 || hears.has(`${starts[next - 1]} ${by}`);
      if (read.field || !isHeard) return [];
      const params = { name: read.name.text };
      return [{ code: 'acap-line-void', params, by: { path: by, line }, outcome: 'no-effect' }];
    });
  });
}

function lossStep(candidate: MatchingRule, loss: LossReason): Step {
  const params = paramsOf(candidate);
  const base = { by: candidate.field.place, outcome: 'passed-over' } as const;
  const by = (loss.by as MatchingRule).field.place;
  if (loss.why === 'derived-first')
    return { code: 'acap-field-derived-first', params: { ...params, by }, ...base };
  if (loss.why === 'overridden') {
    const { tier, level } = loss.by.field;
    return { code: 'acap-field-overridden', params: { ...params, by, tier, level }, ...base };
  }
  const { at } = loss;
  return {
    code: 'acap-field-wider',
    params: { ...params, by, other: printCanonical(loss.by.units), at },
    ...base,
  };
}

type Patterns = AppliedRule['patterns'];

/** The patterns of a field as one text; many fields may share a set of many patterns. */
function patternTexts(): (patterns: Patterns) => string {
  const known = new Map<Patterns, string>();
  return (patterns) => {
    const text = known.get(patterns) ?? patterns.map(({ path }) => printCanonical(path.units)).join(' ');
    known.set(patterns, text);
    return text;
  };
}

const unmatchedStep = ({ effect, usage, place }: AppliedRule, pattern: string): Step => ({
  code: 'acap-field-no-match',
  params: { effect, usage, pattern },
  by: place,
  outcome: 'no-match',
});

function fieldSteps(plan: UsagePlan, { heard }: CrawlerRules, decision: UsageDecision): Step[] {
  const { candidates, resolution } = decision;
  const matched = new Set(candidates.map(({ field }) => field));
  const missed = heard.obeyed.filter(
    (field) => isQueriedUsage(plan, decision, field.usage) && !matched.has(field),
  );
  const losses = candidates.flatMap((one) => {
    const loss = resolution?.lost.get(one);
    return loss ? [lossStep(one, loss)] : [];
  });
  const textOf = patternTexts();
  return [...missed.map((field) => unmatchedStep(field, textOf(field.patterns))), ...losses];
}

const RELATION_CODES = {
  alone: 'conventional-decides',
  agrees: 'conventional-agrees',
  stricter: 'conventional-stricter',
  narrower: 'conventional-narrower',
  tied: 'conventional-tied',
  overruled: 'conventional-overruled',
  'same-pattern': 'conventional-same-pattern',
} as const satisfies Record<ConventionalRelation, Step['code']>;

const DECIDING_RELATIONS: readonly ConventionalRelation[] = ['alone', 'stricter', 'narrower', 'tied'];

function conventionalSteps(
  plan: UsagePlan,
  { conventional }: CrawlerRules,
  { rule, reason }: UsageDecision,
): Step[] {
  if (!plan.settings.conventionalAppliesTo.includes(plan.usage)) return [];
  const line = plan.file.ignoreConventional;
  if (line !== undefined)
    return [{ code: 'conventional-ignored', params: {}, by: { path: plan.path, line } }];
  if (!conventional?.hasRecords) return [];
  const { id, title } = plan.reader;
  const reads: Step = { code: 'conventional-reader', params: { reader: { id, title } } };
  if (!rule) return [reads, { code: 'conventional-silent', params: {} }];
  const { effect, path, standing } = rule;
  const decides = reason !== 'reference-missing' && DECIDING_RELATIONS.includes(standing);
  const outcome = decides ? 'decides' : 'chosen';
  return [
    reads,
    {
      code: RELATION_CODES[standing],
      params: { effect, path },
      by: { path: plan.path, line: rule.line },
      outcome,
    },
  ];
}

const decisionIn = (steps: readonly Step[]) => steps.find(({ outcome }) => outcome === 'decides');
const hasDecision = (steps: readonly Step[]) => decisionIn(steps) !== undefined;

const silentStep = ({ asked }: UsagePlan): Step => ({
  code: 'acap-silent',
  params: { usage: asked },
  outcome: 'decides',
});

/** The steps that settle the answer; the last one with `decides`, in every case one. */
function closingSteps(
  plan: UsagePlan,
  hearing: CrawlerRules,
  decision: UsageDecision,
  isDecided: boolean,
): Step[] {
  const conventional = conventionalSteps(plan, hearing, decision);
  const winners = winnerSteps(plan, decision, !isDecided && !hasDecision(conventional));
  const steps = [...winners, ...conventional];
  return isDecided || hasDecision(steps) ? steps : [...steps, silentStep(plan)];
}

const otherSiteStep = ({ site }: UsagePlan, url: string): Step => ({
  code: 'other-site',
  params: { url, origin: site.origin },
  outcome: 'decides',
});

/** What is said before any field: it may be all. */
const openingSteps = (plan: UsagePlan, { reason }: UsageDecision, url: string): Step[] =>
  reason === 'other-site' ? [otherSiteStep(plan, url)] : fileSteps(plan);

/** All steps to the answer for one crawler and URL; exactly one has the outcome `decides`. */
export function traceUsage(
  plan: UsagePlan,
  hearing: CrawlerRules,
  decision: UsageDecision,
  url: string,
): readonly Step[] {
  const opening = openingSteps(plan, decision, url);
  if (hasDecision(opening)) return opening;
  const hasSubRecords = plan.file.records.some(({ subRecords }) => subRecords.length > 0);
  const noPurpose: Step[] =
    hasSubRecords && plan.options.purpose === undefined ? [{ code: 'acap-no-purpose', params: {} }] : [];
  const records = recordSteps(hearing, decision);
  return [
    ...opening,
    ...records,
    ...noPurpose,
    ...voidSteps(plan, hearing),
    ...ruleSteps(plan, hearing, decision),
    ...fieldSteps(plan, hearing, decision),
    ...closingSteps(plan, hearing, decision, hasDecision(records)),
  ];
}

/** The step of `traceUsage` that decides, without the others. */
export function decidingUsageStep(
  plan: UsagePlan,
  hearing: CrawlerRules,
  decision: UsageDecision,
  url: string,
): Step {
  const settled =
    decisionIn(openingSteps(plan, decision, url)) ??
    decisionIn(recordSteps(hearing, decision)) ??
    decisionIn(conventionalSteps(plan, hearing, decision));
  if (settled) return settled;
  const { value: first } = winnerSteps(plan, decision, true).next();
  return first ?? silentStep(plan);
}
