// The audit of AI use: the answers for each purpose and crawler, the statements behind them, and contradictions
// between files.
import { type AiPurpose, aiPurposes } from '../../catalogue/ai-purposes.ts';
import { aiUsesOf } from '../../catalogue/ai-uses-of-crawler.ts';
import { importanceRank, importantCrawlers } from '../../catalogue/column-purposes.ts';
import { crawlerKindOf } from '../../catalogue/crawler-kind.ts';
import {
  documentedCrawlers as crawlers,
  findDocumentedCrawler,
} from '../../catalogue/documented-crawlers.ts';
import { aiUseQuestion } from '../../formats/extensions/question/ai-use.ts';
import {
  carrierStatements,
  prepareCarriers,
  type WeighedStatement,
} from '../../formats/extensions/question/ai-use-carriers.ts';
import { nameOfAgent } from '../../formats/extensions/question/ai-use-plan.ts';
import {
  type AiUseAnswer,
  type AiUseReason,
  type AiUseVerdict,
  aiUseOptions,
} from '../../formats/extensions/question/ai-use-verdict.ts';
import type { FieldRef } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Honor, UseConflict, UseStatement } from '../../questions/use-statement.ts';
import { createPolicy, fieldAt } from '../../syntax/policy.ts';
import { largestOf } from '../../text/large-lists.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { NonEmpty } from '../../text/non-empty.ts';
import type { Site } from '../../workspace/site.ts';
import { findIgnoringFacts } from '../presets/targets.ts';
import { mostUrlsFor } from './cell-limit.ts';
import {
  type MentionLimits,
  mentionsIn,
  type StatingFile,
  type StatingKind,
  statingFiles,
  statingKinds,
  wordsOfLine,
} from './site-statements.ts';

/** The answer for one crawler. */
export interface AuditedUse {
  readonly purpose: AiPurpose;
  /** '' is any other crawler. */
  readonly agent: string;
  /** For `/`. */
  readonly answer: AiUseAnswer;
  readonly reason: AiUseReason;
  /** The other URLs with a different answer. */
  readonly exceptions: readonly {
    readonly url: string;
    readonly answer: AiUseAnswer;
    readonly reason: AiUseReason;
  }[];
}

/** `unsettled`: no specification and no operator defines the words. `overruled`: another carrier takes precedence. */
export type StatementWeight = 'counts' | 'unsettled' | 'overruled';

/** One line with a statement, and what it applies to. */
export interface AuditedStatement {
  readonly by: FieldRef;
  readonly words: string;
  readonly says: UseStatement['says'];
  readonly weight: StatementWeight;
  /** Whether it is a rule for crawlers, or the line with their name. */
  readonly isRule: boolean;
  readonly purposes: readonly AiPurpose[];
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  /** Operators who document that they follow it; for a rule, operators who document crawlers that it applies to. */
  readonly honoredBy: readonly Honor[];
}

/** A yes and a no about the same use. */
export interface AuditedContradiction {
  readonly yes: readonly FieldRef[];
  readonly no: readonly FieldRef[];
  readonly conflict: UseConflict;
  readonly purposes: readonly AiPurpose[];
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

export interface UseAudit {
  /** Any other crawler first, then by importance. */
  readonly agents: readonly string[];
  /** `/` first. */
  readonly urls: readonly string[];
  /** The number of URLs that the files mention, including `/`. Only some are asked about. */
  readonly mentionedUrls: number;
  readonly mentionedAgents: number;
  /** For each agent, its purposes in their order. */
  readonly uses: readonly AuditedUse[];
  /** By file and line. */
  readonly statements: readonly AuditedStatement[];
  readonly contradictions: readonly AuditedContradiction[];
  readonly files: readonly StatingFile[];
  readonly missing: readonly StatingKind[];
}

interface AuditLimits extends MentionLimits {
  readonly agents: number;
  readonly allUrls: number;
}

const LIMITS: AuditLimits = { agents: 36, allUrls: 60, urls: 30, names: 30, files: 5 };
const NO_LIMITS: AuditLimits = {
  agents: Infinity,
  allUrls: Infinity,
  urls: Infinity,
  names: Infinity,
  files: Infinity,
};

/** What an audit examines. */
export interface UseAuditOptions {
  /** The path of the policy file, which the site may lack; `/robots.txt` if absent. */
  readonly path?: string;
  /** Whether all crawlers of the catalog, and all names and URLs of the files, are examined. */
  readonly isComplete?: boolean;
}

const usedCrawlers = crawlers
  .filter((crawler) => crawlerKindOf(crawler) !== 'unused')
  .map(({ tokens }) => tokens[0]);

/**
 * The purposes that a crawler is audited for. Statements about use also apply to crawlers without any of these purposes:
 * a complete audit asks about all four for them, as for a name that the catalogue does not have.
 */
function auditedUsesOf(name: string, isComplete: boolean): readonly AiPurpose[] {
  const uses = aiUsesOf(name);
  return isComplete && uses.length === 0 ? aiPurposes : uses;
}

function agentsOf(mentioned: readonly string[], isComplete: boolean): readonly string[] {
  const names = new Map<string, string>();
  for (const name of [...importantCrawlers, ...(isComplete ? usedCrawlers : []), ...mentioned])
    if (!names.has(lowerCase(name)) && auditedUsesOf(name, isComplete).length > 0)
      names.set(lowerCase(name), name);
  return ['', ...[...names.values()].toSorted((a, b) => importanceRank(a) - importanceRank(b))];
}

interface Applicability {
  readonly purposes: AiPurpose[];
  readonly agents: string[];
  readonly urls: string[];
}

/** Crawlers with the same answers. */
type UseClass = NonEmpty<string>;

interface UseQuery {
  readonly purpose: AiPurpose;
  readonly agents: UseClass;
  readonly url: string;
}

/** Groups equal entries, and collects the purposes, agents and URLs that each applies to. */
class Collection<T extends object> {
  private readonly collected = new Map<
    string,
    { value: T; purposes: Set<AiPurpose>; classes: Set<UseClass>; urls: Set<string> }
  >();

  add(key: string, value: T, { purpose, agents, url }: UseQuery): void {
    const entry = this.collected.get(key) ?? {
      value,
      purposes: new Set(),
      classes: new Set(),
      urls: new Set(),
    };
    entry.purposes.add(purpose);
    entry.classes.add(agents);
    entry.urls.add(url);
    this.collected.set(key, entry);
  }

  entries(): readonly (readonly [key: string, entry: T & Applicability])[] {
    return [...this.collected].map(([key, { value, purposes, classes, urls }]) => [
      key,
      { ...value, purposes: [...purposes], agents: [...new Set([...classes].flat())], urls: [...urls] },
    ]);
  }
}

const placeOf = ({ path, line }: FieldRef) => `${line} ${path}`;

/**
 * Returns the operator of a crawler, if it documents the name for robots.txt and does not say that it may ignore
 * the file.
 */
function operatorOf(agent: string): readonly Honor[] {
  const crawler = findDocumentedCrawler(agent);
  if (!crawler?.operator || crawler.confidence !== 'operator-stated' || findIgnoringFacts(agent)) return [];
  return [{ operator: crawler.operator, source: crawler.source, date: crawler.sourceDate }];
}

/** Collects statements and contradictions. */
class UseCollector {
  private readonly site: Site;
  private readonly path: string;
  private readonly statements = new Collection<Omit<AuditedStatement, keyof Applicability | 'honoredBy'>>();
  private readonly honors = new Map<string, Map<string, Honor>>();
  private readonly contradictory = new Collection<Pick<AuditedContradiction, 'yes' | 'no' | 'conflict'>>();

  constructor(site: Site, path: string) {
    this.site = site;
    this.path = path;
  }

  private addStatement(
    statement: Omit<AuditedStatement, keyof Applicability | 'honoredBy'>,
    honoredBy: readonly Honor[],
    query: UseQuery,
  ): void {
    const { by, says, weight, words } = statement;
    const key = `${says} ${weight} ${placeOf(by)} ${words}`;
    this.statements.add(key, statement, query);
    const honors = this.honors.get(key) ?? new Map<string, Honor>();
    for (const honor of honoredBy) honors.set(`${honor.operator} ${honor.source}`, honor);
    this.honors.set(key, honors);
  }

  private isRule(line: number): boolean {
    const { source, format } = this.site.files.get(this.path)!;
    const role = fieldAt(createPolicy(source, format), line).directive?.role;
    return role === 'rule' || role === 'agent';
  }

  add({ yes, no, conflict }: AiUseVerdict, carriers: readonly WeighedStatement[], query: UseQuery): void {
    for (const says of ['yes', 'no'] as const)
      for (const by of says === 'yes' ? yes : no) {
        if (by.path !== this.path) continue;
        const words = wordsOfLine(this.site, by.path, by.line);
        const isRule = this.isRule(by.line);
        const honoredBy = isRule ? query.agents.flatMap(operatorOf) : [];
        this.addStatement({ by, words, says, weight: 'counts', isRule }, honoredBy, query);
      }
    for (const { statement, overruledBy } of carriers) {
      const { by, words, says, isSettled, honoredBy } = statement;
      const weight = overruledBy ? 'overruled' : isSettled ? 'counts' : 'unsettled';
      this.addStatement({ by, words, says, weight, isRule: false }, honoredBy, query);
    }
    if (conflict)
      this.contradictory.add(
        `${yes.map(placeOf).join()} / ${no.map(placeOf).join()}`,
        { yes, no, conflict },
        query,
      );
  }

  statementsInOrder(files: readonly StatingFile[]): readonly AuditedStatement[] {
    const rank = ({ by }: AuditedStatement) => files.findIndex(({ path }) => path === by.path);
    return this.statements
      .entries()
      .map(([key, statement]) => ({ ...statement, honoredBy: [...this.honors.get(key)!.values()] }))
      .toSorted((a, b) => rank(a) - rank(b) || a.by.line - b.by.line);
  }

  contradictions(): readonly AuditedContradiction[] {
    return this.contradictory.entries().map(([, contradiction]) => contradiction);
  }
}

/** Returns a test for URLs of content. The policy file itself is not content. */
function contentTest(site: Site, path: string): (url: string) => boolean {
  const ask = aiUseQuestion.prepare(site, aiUseOptions({}, 'search', path));
  return (url) => ask('', url).reason !== 'own-file';
}

/** Prepares a purpose, and groups its crawlers by their answers. */
function prepareUse(
  site: Site,
  { path, isComplete }: Required<UseAuditOptions>,
  purpose: AiPurpose,
  agents: readonly string[],
) {
  const ask = aiUseQuestion.prepare(site, aiUseOptions({}, purpose, path));
  const classes = new Map<string, [string, ...string[]]>();
  for (const agent of agents.filter((one) => auditedUsesOf(one, isComplete).includes(purpose))) {
    const alike = classes.get(ask.classOf(agent));
    if (alike) alike.push(agent);
    else classes.set(ask.classOf(agent), [agent]);
  }
  return { purpose, ask, classes: [...classes.values()] };
}

/**
 * Audits the statements of a site's files about the use of its content. `/` and the URLs that the files mention are
 * asked about, for any other crawler, the most important crawlers, and those that the files name. In a file with very
 * many crawlers and URLs, not all URLs are asked about, so that the time does not grow with their product.
 */
export function* auditUsesTask(
  site: Site,
  { path = '/robots.txt', isComplete = false }: UseAuditOptions = {},
): CooperativeTask<UseAudit> {
  const limits = isComplete ? NO_LIMITS : LIMITS;
  const files = statingFiles(site, path);
  const mentioned = mentionsIn(site, files, limits);
  const candidates = agentsOf(mentioned.agents, isComplete);
  const agents = candidates.slice(0, limits.agents);
  const isContent = contentTest(site, path);
  const examples = [...new Set(['/', ...mentioned.urls])].filter(isContent);
  const prepared = aiPurposes.map((purpose) => prepareUse(site, { path, isComplete }, purpose, agents));
  const mostClasses = largestOf(prepared.map(({ classes }) => classes.length));
  const urls = examples.slice(0, Math.min(limits.allUrls, mostUrlsFor(mostClasses)));
  const carriers = prepareCarriers(site);
  const collector = new UseCollector(site, path);
  const uses: AuditedUse[] = [];
  yield;
  for (const { purpose, ask, classes } of prepared)
    for (const alike of classes) {
      const [agent] = alike;
      const answers = urls.map((url) => {
        const verdict = ask(agent, url);
        const { all } = carrierStatements(carriers, purpose, nameOfAgent(agent), url);
        collector.add(verdict, all, { purpose, agents: alike, url });
        return { url, answer: verdict.answer, reason: verdict.reason };
      });
      const [{ answer, reason }, ...others] = answers as [(typeof answers)[0], ...typeof answers];
      const exceptions = others.filter((use) => use.answer !== answer);
      for (const one of alike) uses.push({ purpose, agent: one, answer, reason, exceptions });
      yield;
    }
  const ranks = new Map(agents.map((agent, rank) => [agent, rank]));
  return {
    agents,
    urls,
    mentionedUrls: examples.length + mentioned.all - mentioned.urls.length,
    mentionedAgents: candidates.length,
    uses: uses.toSorted((a, b) => ranks.get(a.agent)! - ranks.get(b.agent)!),
    statements: collector.statementsInOrder(files),
    contradictions: collector.contradictions(),
    files,
    missing: statingKinds.filter((statingKind) => files.every(({ kind }) => kind !== statingKind)),
  };
}
