// The list that a visiting tool would make of a data.txt, as we read it: every data set it announces, and how it is
// described.

import { parseRules, pathOfRule } from '../../../matching/path-rule.ts';
import { decideByIndex } from '../../../matching/rule-index/rule-index.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import { type AgentClass, type FetchPlan, ruleIndexOf } from '../../rep/question/fetch-plan.ts';
import { answerAsDatasetReader, metadataOfLine } from './dataset.ts';
import { type Metadata, metadataLines, readMetadata } from './dataset-metadata.ts';
import type { DatasetOptions } from './dataset-verdict.ts';

export interface CatalogueQuery extends Omit<DatasetOptions, 'question'> {
  /** The visitor; any that no record names if not given. */
  readonly agent?: string;
}

/** One line of the list. Lines are 0-based. */
export interface CatalogueEntry {
  /** As the rule has it: with a slash at its end it is a folder, and all below is announced. */
  readonly path: string;
  /** On the site, if its origin is known; else the path. */
  readonly url: string;
  readonly folder: boolean;
  readonly line: number;
  readonly metadata: readonly Metadata[];
}

/** An Allow that announces nothing, and why: an earlier line decides, or it can match no URL of the site, or one of a policy file. */
export interface IdleEntry extends CatalogueEntry {
  readonly why: 'covered' | 'matches-nothing' | 'own-file';
  /** The line that decides instead. */
  readonly coveredBy?: number;
}

export interface Catalogue {
  /** Path of the file. */
  readonly path: string;
  /** `unknown` if the file was not read: there may be data sets that are found otherwise. */
  readonly state: 'read' | 'unknown';
  /** What describes the list as a whole: the fields before the first rule of the record. */
  readonly metadata: readonly Metadata[];
  readonly announced: readonly CatalogueEntry[];
  readonly closed: readonly CatalogueEntry[];
  readonly idle: readonly IdleEntry[];
}

type IdleReason = Pick<IdleEntry, 'why' | 'coveredBy'>;

/** Why an Allow announces nothing, if it does not. `units`: its path, octet by octet, as URLs are compared. */
function findIdleReason(
  plan: FetchPlan,
  one: AgentClass,
  place: number,
  path: string,
  units: string,
): IdleReason | undefined {
  if (!path.startsWith('/') || path.includes('?')) return { why: 'matches-nothing' };
  if (plan.own.has(units)) return { why: 'own-file' };
  const index = ruleIndexOf(plan, one);
  const decides = index ? decideByIndex(index, units) : -1;
  if (decides === place) return undefined;
  const decider = one.rules[decides];
  return decider ? { why: 'covered', coveredBy: decider.line } : { why: 'matches-nothing' };
}

function metadataOfFile({ file }: FetchPlan, { selection }: AgentClass): readonly Metadata[] {
  if (!file) return [];
  const { policy, records } = file;
  return selection.records
    .flatMap((place) => records.records[place] ?? [])
    .flatMap((record) => readMetadata(policy, records, metadataLines(record).whole));
}

function listEntries(plan: FetchPlan, one: AgentClass): Pick<Catalogue, 'announced' | 'closed' | 'idle'> {
  const announced: CatalogueEntry[] = [];
  const closed: CatalogueEntry[] = [];
  const idle: IdleEntry[] = [];
  const read = plan.file ? parseRules(one.rules, plan.file.policy.source.encoding, plan.reader) : [];
  one.rules.forEach((rule, place) => {
    const { line, effect } = rule;
    const path = pathOfRule(rule);
    const pattern = read[place]?.pattern;
    if (!pattern) return;
    const url = path.startsWith('/') ? `${plan.origin}${path}` : path;
    const entry = { path, url, folder: path.endsWith('/'), line, metadata: metadataOfLine(plan, one, line) };
    const why = effect === 'allow' ? findIdleReason(plan, one, place, path, pattern.units) : undefined;
    if (effect === 'deny') closed.push(entry);
    else if (why) idle.push({ ...entry, ...why });
    else announced.push(entry);
  });
  return { announced, closed, idle };
}

/**
 * What a visitor finds listed on a site (our reading of data.txt: docs/decisions). A file that cannot be read gives an
 * empty list, and `unknown`. Never throws.
 */
export function readCatalogue(site: PolicyFiles, { agent = '', ...options }: CatalogueQuery = {}): Catalogue {
  const { plan, classOf } = answerAsDatasetReader(site, options);
  const { path } = plan;
  if (plan.outcome !== 'parse')
    return { path, state: 'unknown', metadata: [], announced: [], closed: [], idle: [] };
  const one = classOf(agent);
  return { path, state: 'read', metadata: metadataOfFile(plan, one), ...listEntries(plan, one) };
}
