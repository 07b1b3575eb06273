// R119: rules that block URLs which a sitemap or a list of the site offers to crawlers.

import { cite } from '../../../../catalogue/citations.ts';
import { searchCrawlers } from '../../../../catalogue/still-listed.ts';
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import type { Finding } from '../../../../diagnostics/finding.ts';
import { comparedPart, urlParts } from '../../../../matching/url-parts.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { answerAt, type Matrix } from '../../../../questions/question.ts';
import { blockAt } from '../../../../syntax/blocks.ts';
import { fieldAt } from '../../../../syntax/policy.ts';
import { isWritable } from '../../../../syntax/writable-value.ts';
import { applyEdits, type Site } from '../../../../workspace/site.ts';
import { addRules } from '../../edit/add-rule.ts';
import { prepareAnswers } from '../../question/prepare-answers.ts';
import { isEverything, type PathContext, pathAt } from './check-context.ts';
import { pathExample } from './example.ts';
import { escapeSpecials } from './wildcard-signs.ts';

const kinds = {
  /**
   * `urls`: the first of `count` that the rule blocks, of `offered`. `agents`: the crawlers that it keeps out; '' is
   * any other crawler. `forAll`: whether these are all that are asked for.
   */
  R119: kind<{
    readonly path: string;
    readonly count: number;
    readonly offered: number;
    readonly urls: readonly string[];
    readonly agents: readonly string[];
    readonly forAll: boolean;
  }>({
    severity: 'error',
    source: [...cite('sitemaps.org'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: /cart'], ['Disallow: /cart/'], {
        offered: ['https://www.example.com/cartography', 'https://www.example.com/about'],
      }),
      pathExample(['Disallow: /*print'], ['Disallow: /*?print='], {
        offered: ['https://www.example.com/art-prints/', 'https://www.example.com/'],
      }),
      {
        file: 'User-agent: *\nDisallow: /shop/\n\nUser-agent: Googlebot\nDisallow: /shop/old/\n',
        near: 'User-agent: *\nDisallow: /shop/old/\n\nUser-agent: Googlebot\nDisallow: /shop/old/\n',
        offered: ['/shop/tent', '/'],
      },
    ],
  }),
};

type Context = PathContext<typeof kinds>;

const MAX_NAMED_URLS = 3;
/** More rules than these are not offered as a fix. */
const MAX_OPENED_URLS = 20;
const ROWS_PER_STEP = 1000;

/** The offered URLs that one rule blocks. */
interface BlockedUrls {
  readonly urls: Set<string>;
  readonly agents: Set<string>;
}

/**
 * Groups the blocked URLs by the rule that decides. A rule that closes the whole site to some of the crawlers chooses
 * crawlers, not URLs, so it counts only where it keeps all of them out.
 */
function* groupBlocked(
  { subject: { policy } }: Context,
  columns: readonly (readonly [agent: string, column: Matrix])[],
  urls: readonly string[],
): CooperativeTask<ReadonlyMap<number, BlockedUrls>> {
  const closesSite = new Map<number, boolean>();
  const isForSite = (line: number): boolean => {
    const known = closesSite.get(line);
    if (known !== undefined) return known;
    const { line: written, places } = fieldAt(policy, line);
    const closes = isEverything(written.text.slice(places.valueStart, places.valueEnd));
    closesSite.set(line, closes);
    return closes;
  };
  const blocked = new Map<number, BlockedUrls>();
  for (const [row, url] of urls.entries()) {
    if (row % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield;
    const closings = columns.flatMap(([agent, column]) => {
      const line = column.lines[row] ?? -1;
      return line >= 0 && answerAt(column, row) === 'deny' ? [{ agent, line }] : [];
    });
    const isSiteClosed = closings.length === columns.length && closings.every(({ line }) => isForSite(line));
    for (const { agent, line } of closings) {
      if (!isSiteClosed && isForSite(line)) continue;
      const group = blocked.get(line) ?? { urls: new Set(), agents: new Set() };
      group.urls.add(url);
      group.agents.add(agent);
      blocked.set(line, group);
    }
  }
  return blocked;
}

function* checkOffered(context: Context) {
  const { inspection, subject, report, fix } = context;
  const { policy, today } = subject;
  const { offered = [], readers = [], reader = readers[0] ?? today } = inspection.options;
  if (offered.length === 0 || policy.format.describes) return;
  const { path: file } = inspection;
  const urls = [...new Set(offered)];
  const prepareFor = (site: Site) => prepareAnswers(site, { question: 'fetch', reader, file });
  const asking = prepareFor(inspection.site);
  const columns: (readonly [string, Matrix])[] = [];
  for (const agent of searchCrawlers) columns.push([agent, yield* asking.column(agent, urls)]);
  for (const [line, group] of yield* groupBlocked(context, columns, urls)) {
    const [blocked, agents] = [[...group.urls], [...group.agents]];
    const { line: written, places } = fieldAt(policy, line);
    const values = {
      path: written.text.slice(places.valueStart, places.valueEnd),
      count: blocked.length,
      offered: urls.length,
      urls: blocked.slice(0, MAX_NAMED_URLS),
      agents,
      forAll: agents.length === searchCrawlers.length,
    };
    report('R119', pathAt(subject, line), values, () => {
      const block = blockAt(policy, line);
      const paths = blocked.map((url) => escapeSpecials(comparedPart(urlParts(url), 'path-and-query')));
      if (block < 0 || paths.length > MAX_OPENED_URLS || !paths.every(isWritable)) return [];
      const rules = paths.map((path) => ({ effect: 'allow' as const, path }));
      const edits = addRules(policy, block, rules, line);
      const asksAgain = prepareFor(applyEdits(inspection.site, file, edits));
      const isOpened = agents.every((agent) =>
        blocked.every((url) => asksAgain(agent, url).answer === 'allow'),
      );
      return isOpened && fix('open-urls', { paths }, () => edits);
    });
  }
}

export const offeredUrlChecks = defineChecks(kinds, checkOffered);

/** Whether a finding is about offered URLs that a rule blocks. */
export const isBlockedOffer = ({ code }: Pick<Finding, 'code'>): boolean => code in kinds;
