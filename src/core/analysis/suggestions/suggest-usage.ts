// Suggests edits that change the answer of ACAP for a crawler, a URL and a usage. Each candidate is tested on the file,
// and the other answers that it changes are found for every usage.

import { applyEdits } from '../../document/edits.ts';
import { lineAt } from '../../document/lines.ts';
import type { TextEdit } from '../../document/range.ts';
import { textOfSource } from '../../document/source.ts';
import { type PlacedFieldOf, readAcapFile } from '../../formats/acap/acap-file.ts';
import { addRecord, addUsageRule, DEFAULT_RULE } from '../../formats/acap/edit/add-fields.ts';
import { removeWords } from '../../formats/acap/edit/edit-context.ts';
import { removeFields } from '../../formats/acap/edit/remove-fields.ts';
import { setUsageEffect } from '../../formats/acap/edit/set-rules.ts';
import { usageQuestion } from '../../formats/acap/question/usage.ts';
import { collectCrawlerRules, planUsage } from '../../formats/acap/question/usage-plan.ts';
import type { UsageOptions, UsageVerdict } from '../../formats/acap/question/usage-verdict.ts';
import { usagesCovering } from '../../formats/acap/resolve-conflicts.ts';
import { type Usage, usages } from '../../formats/acap/usages.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import type { Effect } from '../../matching/path-rule.ts';
import { crawlerName } from '../../matching/product-token.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { defaultReader } from '../../readers/registry.ts';
import { blocksOf } from '../../syntax/blocks.ts';
import type { Policy } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { withEdits } from '../../trial/edited-site.ts';
import {
  type AnswerTable,
  type ChangedCell,
  changedCells,
  knownChangeTask,
} from '../../trial/known-change.ts';
import { canEncodeEdits } from './can-encode.ts';
import type { Candidate, PathChoice } from './candidate.ts';

/** A cell about a usage, and the wanted answer: a permission without restrictions, or a prohibition. */
export interface UsageWish {
  readonly options: UsageOptions;
  readonly agents: readonly string[];
  readonly url: string;
  readonly wanted: Effect;
}

/** The cells whose answers are compared, for each usage. */
export interface UsageCells {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  /** How many changed cells are listed for each usage. */
  readonly most: number;
}

/** Why nothing is suggested. `reference`: permissions that are not loaded decide. `conventional`: a robots.txt line. */
export type NoUsageSuggestion =
  | 'no-file'
  | 'other-site'
  | 'version'
  | 'reference'
  | 'conventional'
  | 'none-found';

/** The changed answers for a usage. Columns are crawlers. */
export interface UsageFlips {
  readonly usage: Usage;
  readonly count: number;
  readonly flips: readonly ChangedCell<UsageVerdict>[];
}

/** A suggestion, and all answers besides the wanted ones that it changes. */
export type UsageSuggestion = Candidate & {
  readonly others: readonly UsageFlips[];
  /** How many of these answers are about other crawlers. */
  readonly ofOtherCrawlers: number;
  /** Whether a robots.txt line still closes the URL to crawlers that do not read ACAP. */
  readonly isAcapOnly: boolean;
};

export interface UsageSuggestions {
  readonly suggestions: readonly UsageSuggestion[];
  readonly reason?: NoUsageSuggestion;
}

const MAX_SUGGESTIONS = 3;

const wantedAnswers = { allow: 'allowed', deny: 'prohibited' } as const;

/** The input of candidates. */
interface UsageSituation {
  readonly policy: Policy;
  readonly wish: UsageWish;
  readonly usage: Usage;
  /** The permissions and prohibitions that decide. */
  readonly deciders: readonly PlacedFieldOf<'rule'>[];
  /** The first lines of the records that apply. */
  readonly records: readonly number[];
  readonly paths: readonly PathChoice[];
}

/** Returns patterns for a URL: only it, and all that begin with it. */
function pathChoices(url: string): readonly PathChoice[] {
  const compared = comparedPart(urlParts(url), 'path-and-query') || '/';
  const path = compared.replaceAll('*', '%2A').replaceAll('$', '%24');
  if (/[\s#]/.test(path)) return [];
  return [
    { path: `${path}$`, covers: 'exact' },
    { path, covers: 'beginning' },
  ];
}

const namesOfRecord = (policy: Policy, line: number): readonly string[] =>
  readAcapFile(policy)
    .records.find(({ crawlers: [first] }) => first.line === line)
    ?.crawlers.map(({ field }) => (field.any ? '*' : field.name)) ?? [];

/** The names of records for these crawlers, in lower case. */
const recordNames = ({ agents }: UsageWish) =>
  new Set(agents.map((agent) => lowerCase(crawlerName(agent) || '*')));

/** Whether a record names only crawlers that should get the answer. `line`: its first. */
function isOnlyForWished({ policy, wish }: UsageSituation, line: number): boolean {
  const own = recordNames(wish);
  return namesOfRecord(policy, line).every((name) => own.has(lowerCase(name)));
}

const ruleOf = ({ wish, usage }: UsageSituation, { path }: PathChoice) => ({
  ...DEFAULT_RULE,
  effect: wish.wanted,
  usage,
  resource: path,
});

/** Returns the text of the line that is new or changed after edits. */
const textAfter = ({ source }: Policy, line: number, edits: readonly TextEdit[]) =>
  lineAt(applyEdits(source, edits).lines, line)?.text.trim() ?? '';

/** The first line that an edit writes. */
const lineOfRule = (edits: readonly TextEdit[]) =>
  edits.flatMap(({ text }) => text.split(/\r\n?|\n/)).find((text) => /^acap-(?:dis)?allow/i.test(text)) ?? '';

/** Suggests a field in each record that applies. */
function* addField(situation: UsageSituation): Generator<Candidate, void> {
  const { policy, records, paths } = situation;
  const blocks = blocksOf(policy);
  for (const line of records) {
    const block = blocks.findIndex(({ start, end }) => start <= line && line < end);
    if (block < 0) continue;
    for (const choice of paths) {
      const edits = addUsageRule(policy, block, ruleOf(situation, choice));
      const params = {
        rule: lineOfRule(edits),
        line,
        agents: namesOfRecord(policy, line),
        covers: choice.covers,
      };
      yield { code: 'add-rule', params, edits };
    }
  }
}

/** Suggests a record for the crawlers, if none is only for them: it adds to those for any crawler, and wins over them. */
function* addOwnRecord(situation: UsageSituation): Generator<Candidate, void> {
  const { policy, paths, wish, records } = situation;
  const names = wish.agents.map((agent) => crawlerName(agent) || '*');
  const agents = names.includes('*') ? ['*'] : names;
  const hasOwn = records.some((line) => isOnlyForWished(situation, line));
  if (!agents.every(isWritable) || hasOwn) return;
  for (const choice of paths) {
    const edits = addRecord(policy, agents, [ruleOf(situation, choice)]);
    const line = policy.source.lines.length;
    yield {
      code: 'add-record',
      params: { agents, rule: lineOfRule(edits), line, covers: choice.covers },
      edits,
    };
  }
}

/**
 * Suggests to delete a field that decides, to delete its restrictions, or to turn it if it is only about the usage and
 * the crawlers.
 */
function* changeField(situation: UsageSituation): Generator<Candidate, void> {
  const { policy, deciders, wish, usage, records } = situation;
  for (const { line, field } of deciders) {
    const changed = (edits: readonly TextEdit[]): Candidate => ({
      code: 'turn-rule',
      params: { line, rule: textAfter(policy, line, edits) },
      edits,
    });
    yield { code: 'remove-rule', params: { line, rule: '' }, edits: removeFields(policy, [line]) };
    const last = field.qualifiers.at(-1);
    if (last && wish.wanted === 'allow') yield changed(removeWords(line, field.resource.word.end, last.end));
    const isOfUsage = field.usage.kind === 'standard' && field.usage.usage === usage;
    const record = records.findLast((first) => first < line);
    const isOwn = isOfUsage && record !== undefined && isOnlyForWished(situation, record);
    if (isOwn && field.effect !== wish.wanted) yield changed(setUsageEffect(policy, line, wish.wanted));
  }
}

const candidateMakers = [changeField, addField, addOwnRecord];

const reasons: Partial<Record<UsageVerdict['reason'], NoUsageSuggestion>> = {
  'no-file': 'no-file',
  'other-site': 'other-site',
  version: 'version',
  'reference-missing': 'reference',
  'reference-chain': 'reference',
};

function analyzeUsage(site: PolicyFiles, wish: UsageWish): UsageSituation | NoUsageSuggestion {
  const { options, agents, url } = wish;
  const [agent = ''] = agents;
  const plan = planUsage(site, options);
  const { reason, deciding } = usageQuestion.prepare(site, options)(agent, url);
  const problem = reasons[reason];
  if (problem || !plan.policy) return problem ?? 'no-file';
  const lines = new Set(deciding.filter(({ path }) => path === plan.path).map(({ line }) => line));
  const { considered } = collectCrawlerRules(plan, agent).applicable;
  return {
    policy: plan.policy,
    wish,
    usage: plan.usage,
    deciders: plan.file.records.flatMap(({ rules, subRecords }) =>
      [...rules, ...subRecords.flatMap((sub) => sub.rules)].filter(({ line }) => lines.has(line)),
    ),
    records: considered
      .filter(({ outcome, place }) => /^(?:named|any)$/.test(outcome) && place.path === plan.path)
      .map(({ place }) => place.line),
    paths: pathChoices(url),
  };
}

function usageTable(site: PolicyFiles, options: UsageOptions): AnswerTable<UsageVerdict> {
  const prepared = usageQuestion.prepare(site, options);
  return {
    ask: prepared,
    column: prepared.column,
    classOf: prepared.classOf,
    keyOf: (agent, url) => prepared(agent, url).key,
  };
}

/** Returns the crawlers of a table, those that the file names, and any other. */
const comparedAgents = (agents: readonly string[], policy: Policy): readonly string[] => [
  ...new Map(
    [
      ...agents,
      ...readAcapFile(policy).records.flatMap(({ crawlers }) =>
        crawlers.map(({ field }) => (field.any ? '' : field.name)),
      ),
      '',
    ].map((name) => [lowerCase(name), name]),
  ).values(),
];

/** Returns the usages whose answers an edit can change: those that the usage of its field covers (2.5). */
function affectedUsages({ params }: Candidate, { deciders, usage }: UsageSituation): readonly Usage[] {
  const decider = 'covers' in params ? undefined : deciders.find(({ line }) => line === params.line);
  const written = decider?.field.usage;
  if (written && written.kind !== 'standard') return usages;
  const changed = written?.usage ?? usage;
  return changed === 'other' ? usages : usages.filter((one) => usagesCovering(one).includes(changed));
}

/** Finds the answers that change besides the wanted ones, for every usage. */
function* otherFlips(
  before: PolicyFiles,
  after: PolicyFiles,
  affected: readonly Usage[],
  { options, agents: wished, url, wanted }: UsageWish,
  { agents, urls, most }: UsageCells,
): CooperativeTask<Pick<UsageSuggestion, 'others' | 'ofOtherCrawlers'>> {
  const meant = new Set(wished.map(lowerCase));
  const own = planUsage(before, options).usage;
  const others: UsageFlips[] = [];
  let ofOtherCrawlers = 0;
  for (const usage of affected) {
    const tableOf = (site: PolicyFiles) => usageTable(site, { ...options, usage });
    const cells = { columns: agents, urls: [...new Set([...urls, url])] };
    const known = yield* knownChangeTask(tableOf(before), tableOf(after), cells);
    const flips = changedCells(known).filter(
      (cell) =>
        !(
          usage === own &&
          cell.url === url &&
          meant.has(lowerCase(cell.column)) &&
          cell.after.answer === wantedAnswers[wanted]
        ),
    );
    ofOtherCrawlers += flips.filter(({ column }) => !meant.has(lowerCase(column))).length;
    if (flips.length > 0) others.push({ usage, count: flips.length, flips: flips.slice(0, most) });
  }
  return { others, ofOtherCrawlers };
}

/** How much an edit may change for URLs that are not compared. */
function breadthOf({ code, params }: Candidate, url: string): number {
  if ('covers' in params) return params.covers === 'exact' ? 0 : 1;
  const [exact] = pathChoices(url);
  return code === 'turn-rule' && exact && params.rule.split(/\s+/).includes(exact.path) ? 0 : 2;
}

const sizeOf = ({ edits }: Candidate) =>
  edits.reduce((sum, { text, range }) => sum + text.length + 80 * (range.end.line - range.start.line), 0);

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((weight, i) => weight !== b[i]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

/**
 * Returns up to three edits that give a cell the wanted answer about a usage, ordered by: the fewest other crawlers,
 * fewest other answers, least effect on other URLs, smallest edit. Only the best of each kind is returned.
 */
export function* suggestUsageTask(
  site: PolicyFiles,
  wish: UsageWish,
  cells: UsageCells,
): CooperativeTask<UsageSuggestions> {
  const situation = analyzeUsage(site, wish);
  if (typeof situation === 'string') return { suggestions: [], reason: situation };
  const { options, agents, url, wanted } = wish;
  const { path } = planUsage(site, options);
  const { source } = situation.policy;
  const triedTexts = new Set([textOfSource(source)]);
  const { reader = defaultReader } = options;
  const askFetch = prepareAnswers(site, { question: 'fetch', reader, file: path });
  const isAcapOnly = wanted === 'allow' && agents.some((agent) => askFetch(agent, url).answer === 'deny');
  const found: UsageSuggestion[] = [];
  const compared = { ...cells, agents: comparedAgents([...agents, ...cells.agents], situation.policy) };
  for (const maker of candidateMakers)
    for (const candidate of maker(situation)) {
      if (!canEncodeEdits(source, candidate.edits)) continue;
      const after = withEdits(site, path, candidate.edits);
      const text = textOfSource(after.files.get(path)!.source);
      if (triedTexts.has(text)) continue;
      triedTexts.add(text);
      yield;
      const ask = usageQuestion.prepare(after, options);
      if (!agents.every((agent) => ask(agent, url).answer === wantedAnswers[wanted])) continue;
      found.push({
        ...candidate,
        isAcapOnly,
        ...(yield* otherFlips(site, after, affectedUsages(candidate, situation), wish, compared)),
      });
    }
  if (found.length === 0) {
    const { source: by } = usageQuestion.prepare(site, options)(agents[0] ?? '', url);
    return { suggestions: [], reason: by === 'conventional' ? 'conventional' : 'none-found' };
  }
  const countOf = ({ others }: UsageSuggestion) => others.reduce((sum, { count }) => sum + count, 0);
  const weighed = found
    .map((one) => ({
      one,
      weights: [one.ofOtherCrawlers, countOf(one), breadthOf(one, url), sizeOf(one)],
    }))
    .toSorted((a, b) => compare(a.weights, b.weights))
    .map(({ one }) => one);
  const best = weighed.filter((one, i) => weighed.findIndex(({ code }) => code === one.code) === i);
  return { suggestions: best.slice(0, MAX_SUGGESTIONS) };
}
