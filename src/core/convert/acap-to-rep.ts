// What ACAP records say about crawling, as conventional records. All else is lost, and listed.
import { acapFile } from '../dialects/acap/file.ts';
import { lowerCase } from '../matching/url-parts.ts';
import { agentText, ruleText } from '../policy/edit/spelling.ts';
import { type Policy, policyOf } from '../policy/policy.ts';
import { usageQuestion } from '../questions/usage.ts';
import { hearingOf, planUsage, type UsagePlan } from '../questions/usage-plan.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import { fileAt, type Site } from '../site/site.ts';
import { lossesOfAcap, lossesOfRules } from './acap-losses.ts';
import { ANY, conventionalGroups, nameOfAgent, pooled, type SaidRule } from './conventional-groups.ts';
import { type Conversion, type Loss, tidyLosses } from './conversion.ts';
import { crawlRules, neededRules, type Told } from './crawl-rules.ts';
import { grouped } from './grouped.ts';
import { keepsRecords, lossesOfRecords, replaceAcap } from './replace-acap.ts';

type Pools = ReadonlyMap<string, readonly SaidRule[]>;

/** The conventional rules that a crawler of ACAP reads too: those above the first ACAP record (2.10.2). */
function conventionalPools(policy: Policy, { file }: UsagePlan): { pools: Pools; names: readonly string[] } {
  if (file.ignoreConventional !== undefined) return { pools: new Map(), names: [] };
  const groups = conventionalGroups(policy).map(({ agents, rules, others }) => ({
    agents: agents.filter(({ line }) => line < file.firstRecord),
    rules: rules.filter(({ line }) => line < file.firstRecord),
    others,
  }));
  const names = groups
    .flatMap(({ agents }) => agents.map(({ value }) => value))
    .filter((name) => name !== '');
  return { pools: pooled(groups, nameOfAgent), names };
}

/** Everybody that ACAP or a conventional record names, and any other; each name as first written. */
function tell(
  plan: UsagePlan,
  { pools, names: conventional }: ReturnType<typeof conventionalPools>,
): { told: Told[]; missing: Set<number> } {
  const told: Told[] = [];
  const missing = new Set<number>();
  const waiting = [ANY, ...conventional];
  const seen = new Set<string>();
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const key = lowerCase(name);
    if (seen.has(key)) continue;
    seen.add(key);
    const { heard } = hearingOf(plan, key === ANY ? '' : name);
    const reference = heard.considered.find(({ outcome }) => outcome === 'reference')?.place.line ?? 0;
    const lineOf = (place: { path: string; line: number }) =>
      place.path === plan.path ? place.line : reference;
    for (const { outcome, place, names } of heard.considered) {
      waiting.push(...names);
      if (outcome === 'reference-missing') missing.add(place.line);
    }
    told.push({ name, crawl: crawlRules(heard, pools.get(key) ?? pools.get(ANY) ?? [], lineOf) });
  }
  return { told, missing };
}

/** The text of the records: crawlers with the same rules together, those with the rules of all others left out. */
function recordTexts({ format }: Policy, told: readonly Told[]): string[][] {
  const textsOf = ({ crawl }: Told) => {
    const rules = neededRules(crawl.rules).map(({ effect, path }) => ruleText(format, { effect, path }));
    return rules.length > 0 ? rules : [ruleText(format, { effect: 'deny', path: '' }).trim()];
  };
  const records = grouped(told, (one) => textsOf(one).join('\n'));
  const others = records.filter(([first]) => first!.name !== ANY);
  const any = records.find(([first]) => first!.name === ANY)!;
  const isOpen = neededRules(any[0]!.crawl.rules).length === 0;
  const shown = isOpen && others.length > 0 ? others : [...others, [any[0]!]];
  return shown.map((group) => [...group.map(({ name }) => agentText(format, name)), ...textsOf(group[0]!)]);
}

/** Crawlers that could not fetch the policy file itself, to the letter. */
function lossesOfOwnFile(site: Site, { path }: UsagePlan, told: readonly Told[]): Loss[] {
  const options = { conventional: 'acap-wins' } as const;
  const may = usageQuestion.prepare(site, { question: 'usage', usage: 'crawl', file: path, options });
  const closed = told.flatMap(({ name }) =>
    rfc9309.file.alwaysAllowed.flatMap((own) => {
      const { answer, source, by } = may(name === ANY ? '' : name, own);
      return answer === 'prohibited' && source === 'acap' && by?.path === path
        ? [{ name, line: by.line }]
        : [];
    }),
  );
  return grouped(closed, ({ line }) => String(line)).map((some): Loss => {
    return { code: 'own-file', line: some[0]!.line, words: some.map(({ name }) => name) };
  });
}

/**
 * Writes what the ACAP records say about crawling as conventional records, and takes the ACAP lines away. Answers
 * are meant as where ACAP overrules conventional records; those that already say the same stay as they are. What is
 * lost is listed; without a loss that speaks of crawling, RFC 9309 gives the same answers.
 * @throws RangeError if the site has no such file.
 */
export function acapToRep(site: Site, path: string): Conversion {
  const { source, format } = fileAt(site, path);
  const policy = policyOf(source, format);
  const file = acapFile(policy);
  const { major, minor, line = 0 } = file.version;
  if (major !== 1) return { edits: [], losses: [{ code: 'version', line, words: [`${major}.${minor}`] }] };
  if (file.records.length === 0)
    return { edits: [], losses: [{ code: 'nothing-to-convert', line: 0, words: [] }] };
  const plan = planUsage(site, { question: 'usage', usage: 'crawl', file: path });
  const { told, missing } = tell(plan, conventionalPools(policy, plan));
  const keeps = keepsRecords(policy, told);
  const { edits, losses: gone } = replaceAcap(policy, file, keeps ? undefined : recordTexts(policy, told));
  const losses = [
    ...lossesOfAcap(file, missing),
    ...told.flatMap(({ crawl }) => lossesOfRules(crawl, file.firstRecord)),
    ...lossesOfOwnFile(site, plan, told),
    ...(keeps ? [] : lossesOfRecords(policy, told)),
    ...gone,
  ];
  return { edits, losses: tidyLosses(losses) };
}
