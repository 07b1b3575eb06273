// Sitemaps against each other, the site and the rules: SIT-CLOSED, SIT-HTTP, SIT-TWICE, SIT-OTHER-HOST.
import { findCrawler } from '../../../catalogue/crawlers.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
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
import type { ExtensionFile } from '../extension-file.ts';
import { type Check, type CheckContext, valueColumns } from './check-context.ts';
import { deleteLineFix, writeValueFix } from './fixes.ts';
import { agentsOf, distinctNames, findClosingRule, isEverything } from './lines-by-record.ts';

type SitemapLine = ExtensionFile['sitemaps'][number];

const wholeValue = ({ value }: SitemapLine) => ({ start: 0, end: value.length });
const readableSitemaps = (look: CheckContext) =>
  look.file.sitemaps.filter(({ read: { parts } }) => parts !== undefined);
const partsOf = (one: SitemapLine) => one.read.parts!;

/** SIT-TWICE: the same address again. */
export const checkRepeatedSitemaps: Check = (look) => {
  const seen = new Map<string, number>();
  for (const one of readableSitemaps(look)) {
    const at = seen.get(one.value);
    if (at === undefined) seen.set(one.value, one.line);
    else
      look.put('SIT-TWICE', valueColumns(one, wholeValue(one)), [one.value, String(at + 1)], () => [
        deleteLineFix(look.policy, one),
      ]);
  }
};

/** Hosts that are reached by https: the site's, and those of other sitemaps. */
const secureHosts = (look: CheckContext): ReadonlySet<string> => {
  const site = urlParts(look.inspection.site.origin).authority;
  const hosts = readableSitemaps(look).flatMap((one) =>
    partsOf(one).scheme === 'https' ? [asciiHost(partsOf(one).host)] : [],
  );
  return new Set(site?.scheme === 'https' ? [...hosts, asciiHost(site.host)] : hosts);
};

/** SIT-HTTP: an address without encryption on a host that has it. */
export const checkInsecureSitemaps: Check = (look) => {
  const secure = secureHosts(look);
  for (const one of readableSitemaps(look)) {
    const { scheme, host } = partsOf(one);
    if (scheme !== 'http' || !secure.has(asciiHost(host))) continue;
    look.put('SIT-HTTP', valueColumns(one, { start: 0, end: scheme.length }), [one.value, host], () => [
      writeValueFix(look.policy, one, one.value.replace(/^http:/i, 'https:')),
    ]);
  }
};

/** SIT-OTHER-HOST: allowed, but search engines want a proof that both belong together (SIT-003). */
export const checkOtherHost: Check = (look) => {
  const own = urlParts(look.inspection.site.origin).authority?.host;
  if (!own) return;
  for (const one of readableSitemaps(look))
    if (!isSameHost(partsOf(one).host, own))
      look.put('SIT-OTHER-HOST', valueColumns(one, wholeValue(one)), [partsOf(one).host, own]);
};

/** Search crawlers that the caller or the file names, and any other robot. */
function searchCrawlers({ inspection: { options }, records }: CheckContext): readonly string[] {
  const named = [...(options.agents ?? []), ...records.records.flatMap(agentsOf)];
  const isSearch = (name: string) => findCrawler(name)?.purposes.includes('search');
  return ['', ...distinctNames(named.filter(isSearch))];
}

/** So many questions are asked; what would cost more is not claimed. */
const MAX_SITEMAPS = 20_000;
const DENIED_CODE = answers.indexOf('deny');

/** Opens the addresses to each of the records whose rule closes them. */
function openFixes(look: CheckContext, urls: readonly string[], rules: readonly number[]): readonly Fix[] {
  const paths = [...new Set(urls.map((url) => comparedPart(urlParts(url), 'path-and-query')))];
  const blocks = [...new Set(rules.map((line) => blockAt(look.policy, line)))].filter((block) => block >= 0);
  if (blocks.length === 0 || paths.some((path) => /[*$#]|\s/.test(path))) return [];
  return [
    createFix('modern-allow', paths, 'changes', () =>
      blocks.flatMap((block) =>
        addRules(
          look.policy,
          block,
          paths.map((path) => ({ effect: 'allow', path })),
        ),
      ),
    ),
  ];
}

/** Whether a robot is kept out of the whole site, to the reader that is asked: then nobody means it to read a sitemap. */
function isBlockedForReader(
  { policy }: CheckContext,
  reader: Reader,
  ask: ReturnType<typeof prepareAnswers>,
) {
  const { records } = readRecords(policy, reader);
  const byStart = new Map(records.map((record) => [record.agents[0], record]));
  return (robot: string): boolean => {
    const own = ask.recordsFor(robot).records.map(({ line }) => byStart.get(line));
    return findClosingRule({ rules: own.flatMap((record) => record?.rules ?? []) }) !== undefined;
  };
}

/** Sitemaps that the same rules close to the same robots. */
interface BlockedSitemaps {
  readonly sitemaps: SitemapLine[];
  readonly rules: readonly number[];
  readonly robots: readonly string[];
}

/**
 * SIT-CLOSED: addresses that a search crawler may not fetch, though it may fetch others; once for those that the same
 * rules close to the same robots. On another host, this file does not decide.
 */
export const checkBlockedSitemaps: Check = (look) => {
  const { site, path, options } = look.inspection;
  const sitemaps = readableSitemaps(look);
  if (sitemaps.length === 0) return;
  const hosts = new Set(sitemaps.map((one) => asciiHost(partsOf(one).host)));
  const robots = searchCrawlers(look);
  if ((site.origin === '' && hosts.size > 1) || robots.length * sitemaps.length > MAX_SITEMAPS) return;
  const reader = options.reader ?? rfc9309;
  const ask = prepareAnswers(site, { question: 'fetch', reader, file: path });
  const { answers: told, lines } = ask.matrix(
    robots,
    sitemaps.map(({ value }) => value),
  );
  const isOut = isBlockedForReader(look, reader, ask);
  // A robot that is named, and kept out of all but some paths, is not meant to read it either.
  const isForAll = (line: number) => isEverything(valueOf(fieldAt(look.policy, line)));
  const together = new Map<string, BlockedSitemaps>();
  sitemaps.forEach((one, row) => {
    const cells = robots.map((robot, i) => ({ robot, at: row * robots.length + i }));
    const out = cells
      .filter(({ at }) => told[at] === DENIED_CODE && lines[at]! >= 0)
      .filter(({ robot, at }) => !isOut(robot) && !(robot !== '' && isForAll(lines[at]!)));
    if (out.length === 0) return;
    const rules = out.map(({ at }) => lines[at]!);
    const names = out.map(({ robot }) => robot);
    const key = JSON.stringify([rules, names]);
    const before = together.get(key);
    if (before) before.sitemaps.push(one);
    else together.set(key, { sitemaps: [one], rules, robots: names });
  });
  for (const { sitemaps: own, rules, robots: names } of together.values()) {
    const urls = own.map(({ value }) => value);
    const words = [urls[0]!, String(rules[0]! + 1), String(urls.length), ...names];
    look.put('SIT-CLOSED', valueColumns(own[0]!, wholeValue(own[0]!)), words, () =>
      openFixes(look, urls, rules),
    );
  }
};
