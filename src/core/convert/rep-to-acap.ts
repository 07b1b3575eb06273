// Converts conventional records to ACAP as publishers did: each line is followed by its original in a comment, and
// all ACAP lines are after the conventional records (ACAP 1.1 2.10).

import { textAfterMark } from '../document/byte-order-mark.ts';
import { placeLines } from '../document/place-lines.ts';
import { readAcapFile } from '../formats/acap/acap-file.ts';
import { commentStart, commentText, ignoreConventionalText } from '../formats/acap/field-spelling.ts';
import { acapTarget } from '../formats/acap/path-patterns.ts';
import { readAcapText } from '../formats/acap/read-line.ts';
import { separateByBlankLines } from '../formats/rep/edit/add-block.ts';
import { isOutsideRecords } from '../formats/rep/outside-records.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import { createPolicy, type Policy } from '../syntax/policy.ts';
import { groupByKey } from '../text/group-by-key.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import { type AcapLines, createAcapLines } from './acap-lines.ts';
import {
  type ConventionalGroup,
  type GroupRule,
  poolRules,
  readConventionalGroups,
} from './conventional-groups.ts';
import { type Conversion, type Loss, sortLosses } from './conversion.ts';
import {
  createConversionBudget,
  isBudgetSpent,
  MAX_CONVERTED_RULES,
  type SearchBudget,
} from './rule-overlaps.ts';
import {
  findDisagreements,
  groupOverriddenRules,
  hasLetters,
  meetsQueryDelims,
  prohibitsTarget,
  type WeighedRule,
} from './weighed-rules.ts';

type LossPools = ReadonlyMap<string, readonly WeighedRule[]>;

function lossesOfGroupRule({ line, path, effective }: GroupRule): Loss[] {
  if (!effective) return [];
  const encoded = effective.written.exact
    ? []
    : [{ code: 'path-encoded', line, words: [path, effective.pattern] } as const];
  const folded = hasLetters(effective.pattern) ? [{ code: 'case', line, words: [path] } as const] : [];
  const delims = meetsQueryDelims(path) ? [{ code: 'query-escapes', line, words: [path] } as const] : [];
  return [...encoded, ...folded, ...delims];
}

function lossesOfPool(pool: readonly WeighedRule[], budget: SearchBudget): Loss[] {
  const disagreements = findDisagreements(pool, budget);
  const open = disagreements.filter((one) => one.open).map(({ allow, deny }) => [allow, deny] as const);
  const other = disagreements
    .filter((one) => !one.open)
    .map(({ allow, deny, acap }) => (acap === 'allow' ? ([deny, allow] as const) : ([allow, deny] as const)));
  return [
    ...groupOverriddenRules(open).map((one): Loss => ({ code: 'undecided', ...one })),
    ...groupOverriddenRules(other).map((one): Loss => ({ code: 'another-decides', ...one })),
  ];
}

/** Removes pools with the same rules as another. */
function distinctPools(pools: LossPools) {
  const groups = groupByKey([...pools.values()], (pool) =>
    pool.map(({ line, effect, pattern }) => `${line} ${effect} ${pattern}`).join('\n'),
  );
  return [...groups.values()].map(([pool]) => pool);
}

/** The losses of single groups, and of rules that overlap for one crawler. */
function lossesOfGroups(
  groups: readonly ConventionalGroup[],
  pools: LossPools,
  budget: SearchBudget,
): readonly Loss[] {
  const groupLosses = groups.flatMap(({ agents, rules, others }): Loss[] => [
    ...agents
      .filter(({ key, value }) => key === undefined && value !== '')
      .map(({ line, value }): Loss => ({ code: 'name', line, words: [value] })),
    ...rules.flatMap(lossesOfGroupRule),
    ...others
      .filter(({ name }) => !isOutsideRecords(name))
      .map(({ line, name, value }): Loss => ({ code: 'other-field', line, words: [name, value] })),
  ]);
  return [...groupLosses, ...distinctPools(pools).flatMap((pool) => lossesOfPool(pool, budget))];
}

/** The losses for crawlers that, read literally, may no longer fetch the file itself; by group. */
function lossesOfFile(
  groups: readonly ConventionalGroup[],
  pools: LossPools,
  budget: SearchBudget,
): readonly Loss[] {
  const own = rfc9309.file.alwaysAllowed.map(acapTarget);
  const closed = (pool: readonly WeighedRule[]) =>
    own.some((target) => prohibitsTarget(pool, target, budget));
  const isClosed = new Map([...pools].map(([key, pool]) => [key, closed(pool)]));
  return groups.flatMap(({ agents }): Loss[] => {
    const names = agents
      .filter(({ key }) => key !== undefined && isClosed.get(key))
      .map(({ value }) => value);
    const [first] = agents;
    return first && names.length > 0 ? [{ code: 'own-file', line: first.line, words: names }] : [];
  });
}

export interface RepToAcapOptions {
  /** Whether to write the directive that makes crawlers of ACAP ignore the conventional records (2.10.1). */
  readonly ignoreConventional?: boolean;
}

function findRefusal({ source, format }: Policy, groups: readonly ConventionalGroup[]): Loss | undefined {
  const present = readAcapFile(createPolicy(source, format)).lines[0];
  if (present) return { code: 'acap-present', line: present.line, words: [present.read.name.text] };
  if (groups.length === 0) return { code: 'nothing-to-convert', line: 0, words: [] };
  const rules = groups.reduce((sum, one) => sum + one.agents.length * one.rules.length, 0);
  return rules > MAX_CONVERTED_RULES ? { code: 'too-many-rules', line: 0, words: [] } : undefined;
}

function insertAcapLines(policy: Policy, { texts }: AcapLines, options: RepToAcapOptions) {
  const { lines } = policy.source;
  const first = textAfterMark(policy.source, 0);
  const head = first.toLowerCase().startsWith(commentStart.toLowerCase())
    ? []
    : [commentText('1.1'), ...(first.trim() === '' ? [] : [''])];
  const directive = options.ignoreConventional ? [ignoreConventionalText, ''] : [];
  const tail = [...directive, ...texts].map((text) => ({ text }));
  return placeLines(policy.source, [
    { at: 0, remove: 0, insert: head.map((text) => ({ text })) },
    { at: lines.length, remove: 0, insert: separateByBlankLines(policy, lines.length, tail) },
  ]);
}

/**
 * Adds ACAP records that give the same answers about crawling as the conventional records in RFC 9309. The
 * conventional records are kept. The losses list what ACAP cannot express in the same way; without losses, the
 * answers are the same for every crawler and URL. A file with ACAP lines is not changed.
 * @throws RangeError if the site has no such file.
 */
export function repToAcap(site: Site, path: string, options: RepToAcapOptions = {}): Conversion {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const groups = readConventionalGroups(policy);
  const refusal = findRefusal(policy, groups);
  if (refusal) return { edits: [], losses: [refusal] };
  const parts = createAcapLines(
    policy,
    groups,
    poolRules(groups, ({ key }) => key),
  );
  const budget = createConversionBudget();
  const groupLosses = lossesOfGroups(groups, parts.pools, budget);
  if (!parts.texts.some(readAcapText))
    return {
      edits: [],
      losses: sortLosses([{ code: 'nothing-to-convert', line: 0, words: [] }, ...groupLosses]),
    };
  const edits = insertAcapLines(policy, parts, options);
  const losses = [...groupLosses, ...lossesOfFile(groups, parts.pools, budget)];
  const incomplete: Loss[] = isBudgetSpent(budget) ? [{ code: 'not-compared', line: 0, words: [] }] : [];
  return { edits, losses: sortLosses([...losses, ...incomplete]) };
}
