// Findings about sitemaps compared with each other, the site and the rules.

import { findCrawler } from '../../../catalogue/crawlers.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { asciiHost, isSameHost } from '../../../matching/host-name.ts';
import { comparedPart, urlParts } from '../../../matching/url-parts.ts';
import { answers } from '../../../questions/answer.ts';
import type { Reader } from '../../../readers/reader.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { blockAt } from '../../../syntax/blocks.ts';
import { fieldAt, valueOf } from '../../../syntax/policy.ts';
import { addRules } from '../../rep/edit/add-rule.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import { readRecords } from '../../rep/records.ts';
import { ORIGIN, sitemapExample } from '../example.ts';
import { type ReadableLine, readableLinesOf } from '../extension-file.ts';
import { fromLine } from '../line-readers.ts';
import { sitemap } from '../lines/sitemap.ts';
import { type ExtensionContext, type FixContext, valueColumns, wholeValueColumns } from './check-context.ts';
import { deleteLineFixes, writeValueFix } from './fixes.ts';
import { agentsOf, distinctNames, findClosingRule, isWholeSite } from './lines-by-record.ts';

const kinds = {
  'SIT-TWICE': kind<{ readonly url: string; readonly line: number }>({
    severity: 'info',
    ...fromLine(sitemap),
    examples: sitemapExample(
      'https://h.example/s.xml\nSitemap: https://h.example/s.xml',
      'https://h.example/s.xml\nSitemap: https://h.example/t.xml',
    ),
  }),
  'SIT-HTTP': kind<{ readonly url: string; readonly host: string }>({
    severity: 'info',
    ...fromLine(sitemap),
    examples: [
      ...sitemapExample('http://h.example/s.xml', 'https://h.example/s.xml'),
      {
        file: 'Sitemap: https://h.example/a.xml\nSitemap: http://h.example/b.xml\n',
        near: 'Sitemap: https://h.example/a.xml\nSitemap: http://i.example/b.xml\n',
      },
    ],
  }),
  'SIT-OTHER-HOST': kind<{ readonly host: string; readonly own: string }>({
    severity: 'hint',
    ...fromLine(sitemap),
    examples: sitemapExample('https://i.example/s.xml', 'https://h.example/s.xml'),
  }),
  'SIT-CLOSED': kind<{
    readonly url: string;
    readonly line: number;
    readonly count: number;
    readonly crawlers: readonly string[];
  }>({
    severity: 'warning',
    ...fromLine(sitemap),
    examples: [
      {
        file: 'User-agent: *\nDisallow: /files/\n\nSitemap: https://h.example/files/s.xml\n',
        near: 'User-agent: *\nDisallow: /files/\nAllow: /files/s.xml\n\nSitemap: https://h.example/files/s.xml\n',
        origin: ORIGIN,
      },
      {
        file: 'User-agent: *\nDisallow: /\nAllow: /shop/\n\nSitemap: https://h.example/s.xml\n',
        near: 'User-agent: bingbot\nDisallow: /\nAllow: /shop/\n\nSitemap: https://h.example/s.xml\n',
      },
    ],
  }),
};

type Context = ExtensionContext<typeof kinds>;

type SitemapLine = ReadableLine<typeof sitemap>;

const readableSitemaps = ({ subject: { file } }: Context): readonly SitemapLine[] =>
  readableLinesOf(file, sitemap);

/** A repeated URL. */
function checkRepeatedSitemaps(context: Context) {
  const seen = new Map<string, number>();
  for (const sitemapLine of readableSitemaps(context)) {
    const at = seen.get(sitemapLine.value);
    if (at === undefined) seen.set(sitemapLine.value, sitemapLine.line);
    else
      context.report(
        'SIT-TWICE',
        wholeValueColumns(sitemapLine),
        { url: sitemapLine.value, line: at + 1 },
        () => deleteLineFixes(context, sitemapLine),
      );
  }
}

/** The hosts that are known to use https: that of the site, and those of other sitemaps. */
const secureHosts = (context: Context): ReadonlySet<string> => {
  const site = urlParts(context.inspection.site.origin).authority;
  const hosts = readableSitemaps(context).flatMap((sitemapLine) =>
    sitemapLine.parts.scheme === 'https' ? [asciiHost(sitemapLine.parts.host)] : [],
  );
  return new Set(site?.scheme === 'https' ? [...hosts, asciiHost(site.host)] : hosts);
};

/** An http URL on a host that uses https. */
function checkInsecureSitemaps(context: Context) {
  const secure = secureHosts(context);
  for (const sitemapLine of readableSitemaps(context)) {
    const { scheme, host } = sitemapLine.parts;
    if (scheme !== 'http' || !secure.has(asciiHost(host))) continue;
    context.report(
      'SIT-HTTP',
      valueColumns(sitemapLine, { start: 0, end: scheme.length }),
      { url: sitemapLine.value, host },
      () => writeValueFix(context, sitemapLine, sitemapLine.value.replace(/^http:/i, 'https:')),
    );
  }
}

/** Allowed, but search engines require a proof that both hosts belong together. */
function checkOtherHost(context: Context) {
  const siteHost = urlParts(context.inspection.site.origin).authority?.host;
  if (!siteHost) return;
  for (const sitemapLine of readableSitemaps(context))
    if (!isSameHost(sitemapLine.parts.host, siteHost))
      context.report('SIT-OTHER-HOST', wholeValueColumns(sitemapLine), {
        host: sitemapLine.parts.host,
        own: siteHost,
      });
}

/** The search crawlers that the caller or the file names, and any other crawler. */
function searchCrawlers({ inspection: { options }, subject: { records } }: Context): readonly string[] {
  const named = [...(options.agents ?? []), ...records.records.flatMap(agentsOf)];
  const isSearch = (name: string) => findCrawler(name)?.purposes.includes('search');
  return ['', ...distinctNames(named.filter(isSearch))];
}

/** The limit of questions that are asked. Beyond it, nothing is reported. */
const MAX_SITEMAPS = 20_000;
const DENIED_CODE = answers.indexOf('deny');

/** Allows the URLs in each of the records whose rules block them. */
function openFixes(
  { subject: { policy }, fix }: FixContext,
  urls: readonly string[],
  rules: readonly number[],
): readonly Fix[] {
  const paths = [...new Set(urls.map((url) => comparedPart(urlParts(url), 'path-and-query')))];
  const blocks = [...new Set(rules.map((line) => blockAt(policy, line)))].filter((block) => block >= 0);
  if (blocks.length === 0 || paths.some((path) => /[*$#]|\s/.test(path))) return [];
  return [
    fix('modern-allow', { paths }, () =>
      blocks.flatMap((block) =>
        addRules(
          policy,
          block,
          paths.map((path) => ({ effect: 'allow', path })),
        ),
      ),
    ),
  ];
}

/**
 * Tests whether the selected reader blocks a crawler from the whole site. Such a crawler is not expected to read a
 * sitemap.
 */
function isBlockedForReader(
  { subject: { policy } }: Context,
  reader: Reader,
  ask: ReturnType<typeof prepareAnswers>,
) {
  const { records } = readRecords(policy, reader);
  const byStart = new Map(records.map((record) => [record.agents[0], record]));
  return (crawler: string): boolean => {
    const ownRecords = ask.recordsFor(crawler).records.map(({ line }) => byStart.get(line));
    return findClosingRule({ rules: ownRecords.flatMap((record) => record?.rules ?? []) }) !== undefined;
  };
}

/** Sitemaps that the same rules block for the same crawlers. */
interface BlockedSitemaps {
  readonly sitemaps: SitemapLine[];
  readonly rules: readonly number[];
  readonly crawlers: readonly string[];
}

/**
 * URLs that a search crawler may not fetch although it may fetch others. Reported once for all URLs
 * that the same rules block for the same crawlers. On another host, this file does not decide.
 */
function checkBlockedSitemaps(context: Context) {
  const { site, path, options } = context.inspection;
  const sitemaps = readableSitemaps(context);
  if (sitemaps.length === 0) return;
  const hosts = new Set(sitemaps.map((sitemapLine) => asciiHost(sitemapLine.parts.host)));
  const crawlers = searchCrawlers(context);
  if ((site.origin === '' && hosts.size > 1) || crawlers.length * sitemaps.length > MAX_SITEMAPS) return;
  const reader = options.reader ?? rfc9309;
  const ask = prepareAnswers(site, { question: 'fetch', reader, file: path });
  const { answers: verdicts, lines } = ask.matrix(
    crawlers,
    sitemaps.map(({ value }) => value),
  );
  const isBlockedEverywhere = isBlockedForReader(context, reader, ask);
  // A named crawler that is blocked from all but some paths is not expected to read it either.
  const coversWholeSite = (line: number) => isWholeSite(valueOf(fieldAt(context.subject.policy, line)));
  const groups = new Map<string, BlockedSitemaps>();
  sitemaps.forEach((sitemapLine, row) => {
    const blocked = crawlers.flatMap((crawler, i) => {
      const at = row * crawlers.length + i;
      const rule = lines[at] ?? -1;
      if (verdicts[at] !== DENIED_CODE || rule < 0 || isBlockedEverywhere(crawler)) return [];
      return crawler !== '' && coversWholeSite(rule) ? [] : [{ crawler, rule }];
    });
    if (blocked.length === 0) return;
    const rules = blocked.map(({ rule }) => rule);
    const names = blocked.map(({ crawler }) => crawler);
    const key = JSON.stringify([rules, names]);
    const before = groups.get(key);
    if (before) before.sitemaps.push(sitemapLine);
    else groups.set(key, { sitemaps: [sitemapLine], rules, crawlers: names });
  });
  for (const { sitemaps: blockedSitemaps, rules, crawlers: names } of groups.values()) {
    const urls = blockedSitemaps.map(({ value }) => value);
    const [first] = blockedSitemaps;
    const [rule = 0] = rules;
    if (!first) continue;
    const values = { url: first.value, line: rule + 1, count: urls.length, crawlers: names };
    context.report('SIT-CLOSED', wholeValueColumns(first), values, () => openFixes(context, urls, rules));
  }
}

export const sitemapChecks = defineChecks(
  kinds,
  checkRepeatedSitemaps,
  checkInsecureSitemaps,
  checkOtherHost,
  checkBlockedSitemaps,
);
