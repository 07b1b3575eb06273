// Lists the data sets of a data.txt as a crawler would by our reading: every announced data set, with its
// description.

import { parseRules, pathOfRule } from '../../../matching/path-rule.ts';
import { decideByIndex } from '../../../matching/rule-index/rule-index.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import { type AgentClass, type FetchPlan, ruleIndexOf } from '../../rep/question/fetch-plan.ts';
import { answerAsDatasetReader, metadataOfLine } from './dataset.ts';
import { type Metadata, metadataLines, readMetadata } from './dataset-metadata.ts';
import type { DatasetOptions } from './dataset-verdict.ts';

export interface CatalogueQuery extends Omit<DatasetOptions, 'question'> {
  /** The crawler; by default any that no record names. */
  readonly agent?: string;
}

/** One entry of the list. Lines are 0-based. */
export interface CatalogueEntry {
  /** The path of the rule. With a final slash it is a folder, and everything below is announced. */
  readonly path: string;
  /** The URL on the site if its origin is known, or else the path. */
  readonly url: string;
  readonly folder: boolean;
  readonly line: number;
  readonly metadata: readonly Metadata[];
}

/**
 * An Allow that announces nothing, and the reason: an earlier line decides, it matches no URL of the site, or only
 * a policy file.
 */
export interface IdleEntry extends CatalogueEntry {
  readonly why: 'covered' | 'matches-nothing' | 'own-file';
  /** The line that decides instead. */
  readonly coveredBy?: number;
}

export interface Catalogue {
  /** The path of the file. */
  readonly path: string;
  /** `unknown` if the file was not read: data sets may be found in other ways. */
  readonly state: 'read' | 'unknown';
  /** The description of the whole list: the fields before the first rule of the record. */
  readonly metadata: readonly Metadata[];
  readonly announced: readonly CatalogueEntry[];
  readonly closed: readonly CatalogueEntry[];
  readonly idle: readonly IdleEntry[];
}

type IdleReason = Pick<IdleEntry, 'why' | 'coveredBy'>;

/**
 * Why an Allow announces nothing; undefined if it does. `units`: its path in octets, in the form compared with
 * URLs.
 */
function findIdleReason(
  plan: FetchPlan,
  agentClass: AgentClass,
  place: number,
  path: string,
  units: string,
): IdleReason | undefined {
  if (!path.startsWith('/') || path.includes('?')) return { why: 'matches-nothing' };
  if (plan.own.includes(units)) return { why: 'own-file' };
  const index = ruleIndexOf(plan, agentClass);
  const decides = index ? decideByIndex(index, units) : -1;
  if (decides === place) return undefined;
  const decider = agentClass.rules[decides];
  return decider ? { why: 'covered', coveredBy: decider.line } : { why: 'matches-nothing' };
}

function metadataOfFile({ file }: FetchPlan, { selection }: AgentClass): readonly Metadata[] {
  if (!file) return [];
  const { policy, records } = file;
  return selection.records
    .flatMap((place) => records.records[place] ?? [])
    .flatMap((record) => readMetadata(policy, records, metadataLines(record).whole));
}

function listEntries(
  plan: FetchPlan,
  agentClass: AgentClass,
): Pick<Catalogue, 'announced' | 'closed' | 'idle'> {
  const announced: CatalogueEntry[] = [];
  const closed: CatalogueEntry[] = [];
  const idle: IdleEntry[] = [];
  const parsed = plan.file ? parseRules(agentClass.rules, plan.file.policy.source.encoding, plan.reader) : [];
  agentClass.rules.forEach((rule, place) => {
    const { line, effect } = rule;
    const path = pathOfRule(rule);
    const pattern = parsed[place]?.pattern;
    if (!pattern) return;
    const url = path.startsWith('/') ? `${plan.origin}${path}` : path;
    const entry = {
      path,
      url,
      folder: path.endsWith('/'),
      line,
      metadata: metadataOfLine(plan, agentClass, line),
    };
    const why = effect === 'allow' ? findIdleReason(plan, agentClass, place, path, pattern.units) : undefined;
    if (effect === 'deny') closed.push(entry);
    else if (why) idle.push({ ...entry, ...why });
    else announced.push(entry);
  });
  return { announced, closed, idle };
}

/**
 * Returns the list that a crawler finds on a site (our reading of data.txt: docs/decisions). A file that cannot be
 * read gives an empty list and the state `unknown`. Never throws.
 */
export function readCatalogue(site: PolicyFiles, { agent = '', ...options }: CatalogueQuery = {}): Catalogue {
  const { plan, classOf } = answerAsDatasetReader(site, options);
  const { path } = plan;
  if (plan.outcome !== 'parse')
    return { path, state: 'unknown', metadata: [], announced: [], closed: [], idle: [] };
  const agentClass = classOf(agent);
  return {
    path,
    state: 'read',
    metadata: metadataOfFile(plan, agentClass),
    ...listEntries(plan, agentClass),
  };
}
