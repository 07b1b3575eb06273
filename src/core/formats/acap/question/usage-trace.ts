// Explains a usage verdict: records, fields, scopes, conventional rules. Computed only when requested.

import { printCanonical } from '../../../matching/percent-encoding.ts';
import type { StepOutcome } from '../../../questions/explanation-step.ts';
import { statedVersion } from '../acap-file.ts';
import type { AppliedRule, ConsideredRecord } from '../applicable-rules.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import { acapTarget } from '../path-patterns.ts';
import {
  type LossReason,
  type MatchingRule,
  resolveConflicts,
  usagesCovering,
} from '../resolve-conflicts.ts';
import type { ConventionalRelation, UsageDecision } from './usage-decision.ts';
import { type CrawlerRules, findReferencedFile, type UsagePlan } from './usage-plan.ts';
import type { UsageStep } from './usage-steps.ts';
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
  { readonly code: UsageStep['code']; readonly outcome: StepOutcome }
>;

/** A step for each record. The reference that suspends every permission decides if nothing else prohibits. */
function recordSteps({ applicable }: CrawlerRules, { suspendedBy }: UsageDecision): UsageStep[] {
  return applicable.considered.map((one) => {
    const { place, names, outcome, locator = '' } = one;
    const step = { ...RECORD_STEPS[outcome], params: { names, locator }, by: place } as UsageStep;
    return one === suspendedBy ? { ...step, outcome: 'decides' } : step;
  });
}

function fileSteps({ policy, path, file }: UsagePlan): UsageStep[] {
  if (!policy) return [{ code: 'acap-file-absent', params: { path }, outcome: 'decides' }];
  const { major, minor, line } = file.version;
  const version = statedVersion(policy) || `${major}.${minor}`;
  if (major !== 1) {
    const by = { path, line: line ?? 0 };
    return [{ code: 'acap-version-unknown', params: { version }, by, outcome: 'decides' }];
  }
  if (line !== undefined)
    return [{ code: 'acap-version', params: { version, stated: true }, by: { path, line } }];
  const comment = versionCommentLine(policy);
  const params = { version, stated: false, ...(comment < 0 ? {} : { comment: { path, line: comment } }) };
  return [{ code: 'acap-version', params }];
}

const isQueriedUsage = (plan: UsagePlan, { blanket }: UsageDecision, usage: string) =>
  (usagesCovering(plan.usage) as readonly string[]).includes(usage) || (blanket && usage === 'other');

/** Steps for the fields that have no effect, and for those that the crawler reads as other fields. */
function ruleSteps(plan: UsagePlan, { applicable }: CrawlerRules, decision: UsageDecision): UsageStep[] {
  const ignored = applicable.ignored.map(({ place, usage, why }): UsageStep => {
    return { code: 'acap-field-ignored', params: { usage, why }, by: place, outcome: 'no-effect' };
  });
  const replaced = applicable.obeyed
    .filter(({ usage }) => isQueriedUsage(plan, decision, usage))
    .flatMap(({ place, replacements }) =>
      replacements.map((replacement): UsageStep => {
        return { code: 'acap-field-replaced', params: { replacement }, by: place };
      }),
    );
  return [...ignored, ...replaced];
}

/**
 * Steps for lines that cannot be read as a field: those above all records, and those in records that apply to this
 * crawler.
 */
function voidSteps({ site, path, file }: UsagePlan, { applicable }: CrawlerRules): UsageStep[] {
  const referred = applicable.considered.flatMap(({ outcome, locator = '' }) =>
    outcome === 'reference' ? (findReferencedFile(site, locator) ?? []) : [],
  );
  const files = new Map([{ path, file }, ...referred].map((one) => [one.path, one.file]));
  const applicableRecords = new Set(
    applicable.considered
      .filter(({ outcome }) => outcome === 'named' || outcome === 'any')
      .map(({ place }) => `${place.line} ${place.path}`),
  );
  return [...files].flatMap(([by, { lines, records }]) => {
    const starts = records.map(({ crawlers }) => crawlers[0].line);
    let next = 0;
    return lines.flatMap(({ line, read }): UsageStep[] => {
      while ((starts[next] ?? Infinity) <= line) next++;
      const applies = next === 0 || applicableRecords.has(`${starts[next - 1]} ${by}`);
      if (read.field || !applies) return [];
      const params = { name: read.name.text };
      return [{ code: 'acap-line-void', params, by: { path: by, line }, outcome: 'no-effect' }];
    });
  });
}

function lossStep(candidate: MatchingRule, loss: LossReason): UsageStep {
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

/** Returns a function that joins the patterns of a field. Cached, as many fields may share a set of many patterns. */
function patternTexts(): (patterns: Patterns) => string {
  const texts = new Map<Patterns, string>();
  return (patterns) => {
    const text = texts.get(patterns) ?? patterns.map(({ path }) => printCanonical(path.units)).join(' ');
    texts.set(patterns, text);
    return text;
  };
}

const unmatchedStep = ({ effect, usage, place }: AppliedRule, pattern: string): UsageStep => ({
  code: 'acap-field-no-match',
  params: { effect, usage, pattern },
  by: place,
  outcome: 'no-match',
});

function fieldSteps(plan: UsagePlan, { applicable }: CrawlerRules, decision: UsageDecision): UsageStep[] {
  const { candidates, resolution } = decision;
  const matched = new Set(candidates.map(({ field }) => field));
  const missed = applicable.obeyed.filter(
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
} as const satisfies Record<ConventionalRelation, UsageStep['code']>;

const DECIDING_RELATIONS: readonly ConventionalRelation[] = ['alone', 'stricter', 'narrower', 'tied'];

function conventionalSteps(
  plan: UsagePlan,
  { conventional }: CrawlerRules,
  { rule, suspendedBy }: UsageDecision,
): UsageStep[] {
  if (!plan.settings.conventionalAppliesTo.includes(plan.usage)) return [];
  const line = plan.file.ignoreConventional;
  if (line !== undefined)
    return [{ code: 'conventional-ignored', params: {}, by: { path: plan.path, line } }];
  if (!conventional?.hasRecords) return [];
  const { id, title } = plan.reader;
  const reads: UsageStep = { code: 'conventional-reader', params: { reader: { id, title } } };
  if (!rule) return [reads, { code: 'conventional-silent', params: {} }];
  const { effect, path, relation } = rule;
  const by = { path: plan.path, line: rule.line };
  const decides = DECIDING_RELATIONS.includes(relation);
  if (decides && suspendedBy) {
    const params = { effect, path, reference: suspendedBy.place };
    return [reads, { code: 'conventional-suspended', params, by, outcome: 'no-effect' }];
  }
  const outcome = decides ? 'decides' : 'chosen';
  return [reads, { code: RELATION_CODES[relation], params: { effect, path }, by, outcome }];
}

const decisionIn = (steps: readonly UsageStep[]) => steps.find(({ outcome }) => outcome === 'decides');
const hasDecision = (steps: readonly UsageStep[]) => decisionIn(steps) !== undefined;

/** How many purposes of a file are tried to explain why nothing is said without one. */
const MAX_PURPOSES = 20;

/** The field that would decide if the question named its purpose. */
function findPurposeField({ file, options, usage }: UsagePlan, crawlerRules: CrawlerRules, url: string) {
  if (options.purpose !== undefined) return undefined;
  const written = file.records.flatMap(({ subRecords }) => subRecords.flatMap(({ purposes }) => purposes));
  const distinct = [...new Set(written.map(({ field }) => field.value))].slice(0, MAX_PURPOSES);
  for (const purpose of distinct) {
    const candidates = crawlerRules.forPurpose(purpose).matchRules(usagesCovering(usage), acapTarget(url));
    const first = resolveConflicts(candidates, usage)?.deciding[0];
    if (first) return { effect: first.effect, purpose, field: first.field.place };
  }
  return undefined;
}

function silentStep(plan: UsagePlan, crawlerRules: CrawlerRules, url: string): UsageStep {
  const params = { usage: plan.asked };
  const found = findPurposeField(plan, crawlerRules, url);
  return found
    ? { code: 'acap-only-purpose', params: { ...params, ...found }, outcome: 'decides' }
    : { code: 'acap-silent', params, outcome: 'decides' };
}

/**
 * The steps with the answer. Exactly one step of the whole explanation decides; if none did before, it is one of
 * these.
 */
function closingSteps(
  plan: UsagePlan,
  crawlerRules: CrawlerRules,
  decision: UsageDecision,
  url: string,
  isDecided: boolean,
): UsageStep[] {
  const conventional = conventionalSteps(plan, crawlerRules, decision);
  const winners = winnerSteps(plan, decision, !isDecided && !hasDecision(conventional));
  const steps = [...winners, ...conventional];
  return isDecided || hasDecision(steps) ? steps : [...steps, silentStep(plan, crawlerRules, url)];
}

const otherSiteStep = ({ site }: UsagePlan, url: string): UsageStep => ({
  code: 'other-site',
  params: { url, origin: site.origin },
  outcome: 'decides',
});

/** The steps before any field. They may already decide. */
const initialSteps = (plan: UsagePlan, { reason }: UsageDecision, url: string): UsageStep[] =>
  reason === 'other-site' ? [otherSiteStep(plan, url)] : fileSteps(plan);

/** Returns all steps to the answer for one crawler and URL. Exactly one has the outcome `decides`. */
export function traceUsage(
  plan: UsagePlan,
  crawlerRules: CrawlerRules,
  decision: UsageDecision,
  url: string,
): readonly UsageStep[] {
  const initial = initialSteps(plan, decision, url);
  if (hasDecision(initial)) return initial;
  const hasSubRecords = plan.file.records.some(({ subRecords }) => subRecords.length > 0);
  const noPurpose: UsageStep[] =
    hasSubRecords && plan.options.purpose === undefined ? [{ code: 'acap-no-purpose', params: {} }] : [];
  const records = recordSteps(crawlerRules, decision);
  return [
    ...initial,
    ...records,
    ...noPurpose,
    ...voidSteps(plan, crawlerRules),
    ...ruleSteps(plan, crawlerRules, decision),
    ...fieldSteps(plan, crawlerRules, decision),
    ...closingSteps(plan, crawlerRules, decision, url, hasDecision(records)),
  ];
}

/** Returns only the step of `traceUsage` that decides. */
export function decidingUsageStep(
  plan: UsagePlan,
  crawlerRules: CrawlerRules,
  decision: UsageDecision,
  url: string,
): UsageStep {
  const decidingStep =
    decisionIn(initialSteps(plan, decision, url)) ??
    decisionIn(recordSteps(crawlerRules, decision)) ??
    decisionIn(conventionalSteps(plan, crawlerRules, decision));
  if (decidingStep) return decidingStep;
  const { value: first } = winnerSteps(plan, decision, true).next();
  return first ?? silentStep(plan, crawlerRules, url);
}
