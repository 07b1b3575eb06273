// The audit of access: what current crawlers may fetch, grouped by their purpose.
import { type ColumnPurpose, columnPurposeOf, columnPurposes } from '../../catalogue/column-purposes.ts';
import { communityNamesAmong } from '../../catalogue/community-crawlers.ts';
import { crawlerKindOfName } from '../../catalogue/crawler-kind.ts';
import { concernsCrawler } from '../../catalogue/reader-concerns.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { type CrawlersAgree, crawlersAgreeTask } from '../../proof/crawlers-agree.ts';
import { type ReadersAgree, readersAgreeTask } from '../../proof/readers-agree.ts';
import type { Answer, Status } from '../../questions/answer.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import type { Decision, PolicyFiles, PreparedQuestion } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { createPolicy } from '../../syntax/policy.ts';
import type { NonEmpty } from '../../text/non-empty.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { probeUrlsOf } from '../presets/current-answers.ts';
import { findIgnoringFacts } from '../presets/targets.ts';
import { readerDiffTask } from '../reader-differences/reader-diff.ts';
import { exampleUrls } from '../table/example-urls.ts';
import { auditedAgents } from './audited-agents.ts';
import { mostUrlsFor } from './cell-limit.ts';

/**
 * What crawlers may fetch. `all`, `none`: the whole site, or nothing. `except`: all but what `lines` block.
 * `only`: nothing but what `lines` allow. `later`: nothing until a later request. `unknown`: their reader does not
 * say.
 */
export type Access = 'all' | 'none' | 'except' | 'only' | 'later' | 'unknown';

export interface AuditedAccess {
  readonly access: Access;
  /** The lines of the exceptions, 0-based and in order; for `none`, those that block. Empty if the status decides. */
  readonly lines: readonly number[];
}

/** Crawlers for one purpose with the same access. Those that site owners name most come first. */
export interface AuditedClass extends AuditedAccess {
  readonly agents: NonEmpty<string>;
}

export interface AuditedPurpose {
  readonly purpose: ColumnPurpose;
  /** Whether its crawlers get the same answers, for every URL. */
  readonly agree: CrawlersAgree;
  /** The largest class first. */
  readonly classes: NonEmpty<AuditedClass>;
  /** The crawlers of the purpose that may fetch the site, and those that may not; undefined unless there are both. */
  readonly split?: { readonly allowed: readonly string[]; readonly blocked: readonly string[] };
}

/** A cell in which readers disagree. */
export interface AuditedDisagreement {
  readonly agent: string;
  readonly url: string;
  /** By the ids of readers. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface AccessAudit {
  /** The access of a crawler that no record names. */
  readonly others: AuditedAccess;
  /** In the order of the columns of the table. */
  readonly purposes: readonly AuditedPurpose[];
  /** Whether the readers agree for all URLs, for the crawlers that the file names and any other. */
  readonly agree: ReadersAgree;
  /** The number of answers that depend on the reader, and the first of them. */
  readonly disagreements: { readonly count: number; readonly examples: readonly AuditedDisagreement[] };
  /** Blocked crawlers that, as far as is known, may not follow the file. */
  readonly heedless: readonly string[];
  /** Names in the file that only a community list contains. No statement of an operator is known for them. */
  readonly community: readonly string[];
  /** The URLs that were asked about. The report is about these only. */
  readonly urls: readonly string[];
  /** The number of URLs that the file suggests; greater than that of `urls` if there are too many. */
  readonly allUrls: number;
  /** The number of crawlers that were asked about, and of those in the catalog and the file together. */
  readonly agents: number;
  readonly allAgents: number;
}

export interface AuditQuery {
  readonly file: string;
  /** The reader whose answers are reported. */
  readonly reader: Reader;
  /** The readers that are compared. */
  readonly readers: readonly Reader[];
  readonly status?: Status;
  readonly redirects?: number;
  /** Whether all names and URLs of the file are examined. */
  readonly isComplete?: boolean;
}

/** The maximum number of example URLs, unless all are asked for. In a file with more, their purposes repeat. */
const MAX_URLS = 500;
const MAX_NAMES = 300;
const MAX_EXAMPLES = 3;

const accessOfSite: Readonly<Record<Answer, Access>> = {
  allow: 'all',
  deny: 'none',
  defer: 'later',
  'no-information': 'unknown',
};

/** Sorts lines and removes duplicates. */
const uniqueLines = (lines: readonly number[]) => [...new Set(lines)].toSorted((a, b) => a - b);

/** @param urls the first URL is one that only rules for the whole site match */
function accessOf(
  ask: PreparedQuestion<Decision>,
  agent: string,
  [general, ...urls]: NonEmpty<string>,
): AuditedAccess {
  const generalDecision = ask(agent, general);
  const decisions = urls.map((url) => ask(agent, url)).filter(({ reason }) => reason !== 'own-file');
  const exceptions = decisions.filter(({ answer }) => answer !== generalDecision.answer);
  const linesOf = (decisions: readonly Decision[]) =>
    uniqueLines(decisions.flatMap(({ by }) => by?.line ?? []));
  if (exceptions.length === 0)
    return {
      access: accessOfSite[generalDecision.answer],
      lines: generalDecision.answer === 'deny' ? linesOf([generalDecision, ...decisions]) : [],
    };
  return {
    access: generalDecision.answer === 'allow' ? 'except' : 'only',
    lines: linesOf(exceptions),
  };
}

const isAllowed = ({ access }: AuditedAccess) => access === 'all' || access === 'except';
const isBlocked = ({ access }: AuditedAccess) => access === 'none' || access === 'only';

/**
 * Groups the crawlers of a purpose by access. Those that are blocked from everything form one group, whichever
 * line blocks them.
 */
function toPurpose(
  purpose: ColumnPurpose,
  agents: readonly string[],
  accessOfAgent: (agent: string) => AuditedAccess,
  compare: (agents: readonly string[]) => CrawlersAgree,
): AuditedPurpose[] {
  const classes = new Map<string, AuditedClass>();
  for (const agent of agents) {
    const { access, lines } = accessOfAgent(agent);
    const key = access === 'none' ? access : `${access} ${lines.join()}`;
    const alike = classes.get(key);
    const merged = alike
      ? { agents: [...alike.agents, agent] as const, lines: uniqueLines([...alike.lines, ...lines]) }
      : { agents: [agent] as const, lines };
    classes.set(key, { access, ...merged });
  }
  const [first, ...others] = [...classes.values()].toSorted((a, b) => b.agents.length - a.agents.length);
  if (!first) return [];
  const allClasses = [first, ...others] as const;
  const namesOf = (test: (group: AuditedAccess) => boolean) =>
    allClasses.filter(test).flatMap((group) => group.agents);
  const [allowed, blocked] = [namesOf(isAllowed), namesOf(isBlocked)];
  // Names that the catalog does not know have nothing in common.
  const isSplit = purpose !== 'other' && allowed.length > 0 && blocked.length > 0;
  const agree = compare(agents);
  return [{ purpose, agree, classes: allClasses, ...(isSplit ? { split: { allowed, blocked } } : {}) }];
}

/**
 * Audits which crawlers may fetch what. All crawlers of the catalog and all names in the file are asked about an
 * example URL for the path of each rule.
 * @throws RangeError if the site has no such file.
 */
export function auditAccess(site: PolicyFiles, query: AuditQuery): AccessAudit {
  const { file: path, reader, readers, isComplete = false, ...result } = query;
  const [mostUrls, mostNames] = isComplete ? [Infinity, Infinity] : [MAX_URLS, MAX_NAMES];
  const file = site.files.get(path);
  if (!file) throw new RangeError(`the site has no file ${path}`);
  const policy = createPolicy(file.source, file.format);
  const ask = prepareAnswers(site, { question: 'fetch', reader, file: path, ...result });
  const namedAgents = findNamedAgents(path, policy.source, Infinity);
  const allAgents = auditedAgents(namedAgents).length;
  const agents = auditedAgents(namedAgents.slice(0, mostNames));
  const classes = new Set(agents.map((agent) => ask.classOf(agent))).size;
  const [general = '/'] = probeUrlsOf(policy, reader);
  const limit = Math.min(mostUrls, mostUrlsFor(classes));
  const examples = exampleUrls(policy, undefined, site.origin, limit);
  const urls: NonEmpty<string> = [general, ...examples.urls];
  const accessByClass = new Map<string, AuditedAccess>();
  const accessOfAgent = (agent: string): AuditedAccess => {
    const key = ask.classOf(agent);
    const access = accessByClass.get(key) ?? accessOf(ask, agent, urls);
    accessByClass.set(key, access);
    return access;
  };
  const compare = (compared: readonly string[]) =>
    runSync(crawlersAgreeTask(site, { reader, file: path, ...result }, compared));
  const diff = runSync(
    readerDiffTask(
      { site, file: path, ...result, reference: reader },
      readers,
      { agents: [...agents, ''], urls },
      {
        limit: MAX_EXAMPLES,
      },
    ),
  );
  return {
    others: accessOfAgent(''),
    purposes: columnPurposes.flatMap((purpose) =>
      toPurpose(
        purpose,
        agents.filter((agent) => columnPurposeOf(agent) === purpose),
        accessOfAgent,
        compare,
      ),
    ),
    agree: runSync(readersAgreeTask(site, { file: path, ...result }, readers, { concerns: concernsCrawler })),
    disagreements: {
      count: diff.differing,
      examples: diff.cells.map(({ agents: [agent], url, verdicts }) => ({
        agent,
        url,
        answers: Object.fromEntries(readers.map(({ id }, place) => [id, verdicts[place]!.answer])),
      })),
    },
    heedless: agents.filter(
      (agent) =>
        crawlerKindOfName(agent) === 'visitor' &&
        findIgnoringFacts(agent) !== undefined &&
        isBlocked(accessOfAgent(agent)),
    ),
    community: communityNamesAmong(namedAgents.slice(0, mostNames)),
    urls,
    allUrls: urls.length - examples.urls.length + examples.all,
    agents: agents.length,
    allAgents,
  };
}
