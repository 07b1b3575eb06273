// The documented crawl rates of crawlers, and names that apply independently: dated, with sources. Version
// 2026-11-28. Loaded when it is needed, not with the first page.

import { lazy } from '../text/lazy.ts';
import { agentChoices } from './agent-choices.ts';
import { type AgentQuirk, agentQuirks } from './agent-quirks.ts';

/** The source of a statement. */
export type StatementCitation = Pick<
  AgentQuirk,
  'says' | 'source' | 'sourceDate' | 'confidence' | 'contested'
>;

interface BehaviorFacts {
  readonly crawlDelay?: 'obeyed' | 'ignored';
  /** Whether it uses the delay of the record for any other crawler if its own record has none (Crawl-delay). */
  readonly delayFromDefault?: true;
  readonly requestRate?: 'obeyed';
  /** Whether each name of its operator is obeyed independently. */
  readonly independent?: true;
  /** Whether no crawler uses the name any more. */
  readonly retired?: true;
}

/** What is documented about one crawler. */
export type AgentBehavior = BehaviorFacts & StatementCitation;

interface BehaviorRow extends BehaviorFacts {
  readonly agents: readonly string[];
  /** Absent if agent-quirks.ts has the statement. */
  readonly statement?: StatementCitation;
}

const behaviorRows: readonly BehaviorRow[] = [
  { agents: ['AdsBot-Google-Mobile-Apps'], retired: true },
  { agents: ['Applebot', 'Amzn-SearchBot', 'Amzn-User'], crawlDelay: 'ignored' },
  {
    agents: ['Amazonbot'],
    crawlDelay: 'ignored',
    statement: {
      says: 'No Crawl-delay; a copy of the file up to 30 days old may be used; a file that cannot be fetched counts as absent.',
      source: 'https://developer.amazon.com/amazonbot',
      sourceDate: '2026-09-04',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['GPTBot', 'OAI-SearchBot'],
    independent: true,
    statement: {
      says: 'Each token is independent; if both are allowed one crawl may serve both; changes take about 24 hours.',
      source: 'https://developers.openai.com/api/docs/bots',
      sourceDate: '2026-10-07',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['ClaudeBot', 'Claude-SearchBot', 'Claude-User'],
    independent: true,
    crawlDelay: 'obeyed',
    statement: {
      says: 'Three independent tokens; all honour robots.txt, also the user-triggered one; the non-standard Crawl-delay is supported; each subdomain needs its own file.',
      source: 'https://support.claude.com/en/articles/8896518',
      sourceDate: '2026-04-07',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['PerplexityBot'],
    independent: true,
    statement: {
      says: 'Honours robots.txt; changes take up to 24 hours.',
      source: 'https://docs.perplexity.ai/guides/bots',
      sourceDate: '2026-10-07',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['bingbot'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'A section for bingbot replaces the default section, except that Crawl-delay of the default section still counts.',
      source: 'statement of F. Dubut (Bing) as reported by the trade press',
      sourceDate: '2019',
      confidence: 'second-hand',
    },
  },
  {
    agents: ['YandexBot', 'YandexImages', 'YandexBlogs', 'YandexMarket', 'YandexAdNet'],
    crawlDelay: 'ignored',
  },
  {
    agents: ['SeznamBot'],
    requestRate: 'obeyed',
    statement: {
      says: 'Reads Allow and further non-standard directives; Request-rate with a unit and a time window per public documentation of a parser.',
      source: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/',
      sourceDate: '2025-01-29',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['AhrefsBot'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'Obeys robots.txt and Crawl-delay.',
      source: 'https://ahrefs.com/robot',
      sourceDate: '2026-11-20',
      confidence: 'operator-stated',
    },
  },
  { agents: ['AhrefsSiteAudit'], crawlDelay: 'obeyed' },
  {
    agents: ['MJ12bot'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'Obeys robots.txt and Crawl-delay. An older page of the operator: whole seconds, at most 30.',
      source: 'https://mj12bot.com',
      sourceDate: '2026-11-20',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['CCBot'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'Obeys robots.txt and Crawl-delay.',
      source: 'https://commoncrawl.org/ccbot',
      sourceDate: '2026-10-07',
      confidence: 'operator-stated',
    },
  },
  { agents: ['ImagesiftBot'], crawlDelay: 'obeyed' },
  {
    agents: ['BLEXBot'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'One request in 3 seconds, or fewer if robots.txt has another crawl delay.',
      source: 'https://help.seranking.com/hc/en-us/articles/17126130916636-BLEXBot-Crawler',
      sourceDate: '2026-11-28',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['Barkrowler'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'Waits 5 seconds between two requests to a host; Crawl-delay extends that.',
      source: 'https://babbar.tech/crawler',
      sourceDate: '2026-11-28',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['Diffbot'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'Adheres to disallow and crawl-delay by default; by agreement with a site, robots.txt can be overridden.',
      source: 'https://docs.diffbot.com/docs/does-crawl-respect-robotstxt',
      sourceDate: '2026-11-28',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['serpstatbot'],
    crawlDelay: 'obeyed',
    statement: {
      says: 'Obeys Crawl-delay up to 20 seconds.',
      source: 'https://serpstatbot.com/',
      sourceDate: '2026-11-28',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['MojeekBot'],
    crawlDelay: 'ignored',
    statement: {
      says: 'Obeys the first record whose name contains MojeekBot, or else the first for *; no Crawl-delay; a rule matches anywhere in a URL.',
      source: 'https://www.mojeek.com/bot.html',
      sourceDate: '2026-11-28',
      confidence: 'operator-stated',
    },
  },
  {
    agents: ['Googlebot'],
    crawlDelay: 'ignored',
    statement: {
      says: 'Obeys robots.txt when crawling on its own; Crawl-delay is among the fields the open-source parser lists as unsupported.',
      source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
      sourceDate: '2026-09-22',
      confidence: 'operator-stated',
    },
  },
];

function behaviorOf(
  { agents: _agents, statement: ownStatement, ...facts }: BehaviorRow,
  name: string,
): AgentBehavior {
  const behavior = agentChoices.get(name)?.delayFromDefault
    ? { ...facts, delayFromDefault: true as const }
    : facts;
  const statement = ownStatement ?? agentQuirks.get(name);
  if (!statement) throw new Error(`nothing is stated of ${name}`);
  const { says, source, sourceDate, confidence, contested } = statement;
  return { ...behavior, says, source, sourceDate, confidence, ...(contested ? { contested } : {}) };
}

/** By name in lower case. */
export const agentBehaviors = lazy(
  (): ReadonlyMap<string, AgentBehavior> =>
    new Map(
      behaviorRows.flatMap((row) =>
        row.agents.map((agent) => [agent.toLowerCase(), behaviorOf(row, agent.toLowerCase())] as const),
      ),
    ),
);
