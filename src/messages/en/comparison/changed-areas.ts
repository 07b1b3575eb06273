// What opens and closes between two versions, for every URL.

import type { Silence } from '../../../core/analysis/versions/change-clauses.ts';
import type { Effect } from '../../../core/matching/path-rule.ts';
import type { DecidedAnswer } from '../../../core/proof/decided-answer.ts';
import type { Direction, OpenReason } from '../../../core/proof/difference.ts';
import { inLanguage } from '../../language.ts';
import { listAll, number, plural } from '../counts.ts';

export const changedAreasWords = inLanguage('changedAreasWords', {
  title: 'What changes',
  meta: (areas: number, isSettled: boolean) =>
    `${plural(areas, 'area', 'areas')}${isSettled ? '; no other answer changes' : ''}`,
  /** The button that says how this is known. */
  /** Opens what says for which crawlers and readers the changes were looked for. */
  howKnown: 'How this is known',
  asRead: (reader: string) => `as ${reader} reads it`,
  howText: (crawlers: number, reader: string) =>
    `Both versions were read as ${reader} for ${plural(crawlers, 'crawler', 'crawlers')}: those that a version names, those with rules in it, and any other. For each two rules that answer differently, Gatepost looked for a URL that they decide. Each area below has one.`,
  howProved: 'For all others it is proved that there is no such URL.',
  directions: { opened: 'Opened', closed: 'Closed', other: 'Changed' } satisfies Record<Direction, string>,
  /** The beginning of a clause, before areas and crawlers. */
  verbs: { opened: 'opens', closed: 'closes', other: 'changes' } satisfies Record<Direction, string>,
  /** Before a single area next to what opens or closes as a whole. */
  also: (verb: string) => `also ${verb}`,
  areas: (count: number) => plural(count, 'area', 'areas'),
  /** After the whole site, or all of it but some paths. */
  moreAreas: (count: number) => plural(count, 'more area', 'more areas'),
  forCrawlers: (crawlers: string) => `for ${crawlers}`,
  everyone: 'everyone',
  everyoneElse: 'any other crawler',
  everyoneBut: (crawlers: string) => `everyone but ${crawlers}`,
  crawlers: (count: number) => plural(count, 'crawler', 'crawlers'),
  /** Before what changes for them. */
  forAudience: (crawlers: string) => `${crawlers}: `,
  /** All crawlers that the file names, or all others of them. */
  allNamed: (count: number, areOthers: boolean) =>
    `the ${areOthers ? 'other ' : ''}${plural(count, 'crawler', 'crawlers')} that the file names`,
  otherCrawlers: (count: number, areOthers: boolean) =>
    areOthers ? plural(count, 'other crawler', 'other crawlers') : plural(count, 'crawler', 'crawlers'),
  /** Of crawlers for which nothing is known to change. */
  silence: {
    proved: 'nothing changes',
    'only-odd': 'nothing changes for URLs in normal form',
    unsettled: 'no change was found',
  } satisfies Record<Silence, string>,
  silenceFor: {
    proved: (crawlers: string) => `changes nothing for ${crawlers}`,
    'only-odd': (crawlers: string) => `changes nothing for ${crawlers} for URLs in normal form`,
    unsettled: (crawlers: string) => `no change found for ${crawlers}`,
  } satisfies Record<Silence, (crawlers: string) => string>,
  variousCrawlers: 'various crawlers',
  /** A path as it is written, or in plain words if it matches a single URL. `area`: what it is an exception of. */
  path: (path: string, area?: string) => {
    const [, url] = /^([^*$]*)\$$/.exec(path) ?? [];
    if (url === undefined) return path;
    if (url === area) return `${url} itself`;
    return url === '/' ? 'the front page' : `the URL ${url}`;
  },
  /** The area of a path, so that a URL is not taken for a folder. `isOnly`: nothing else changes in that direction. */
  areaOf: (path: string, isOnly: boolean) => {
    const [, url] = /^([^*$]*)\$$/.exec(path) ?? [];
    const only = isOnly ? 'only ' : '';
    if (url !== undefined) return url === '/' ? `${only}the front page` : `${only}the URL ${url}`;
    return /^\/[^*$]+\/$/.test(path) ? `everything under ${path}` : path;
  },
  /** The URLs of an area. */
  /** Before what that changes. */
  renamed: (from: string, to: string) => `The record for “${from}” now applies to ${to}`,
  wholeSite: 'the whole site',
  everything: 'everything',
  common: (path: string, other: string) => `URLs that match ${path} and ${other}`,
  except: (area: string, paths: readonly string[]) => `${area} except ${listAll(paths)}`,
  exceptions: (area: string, count: number) => `${area} except ${plural(count, 'path', 'paths')}`,
  /** @param area absent if it is everything. `answer`: what the rest of it had before the change, as it has now. */
  exceptAlready: (area: string | undefined, answer: Effect) => {
    const was = answer === 'allow' ? 'open' : 'closed';
    return area === undefined
      ? `everything that was not ${was} before`
      : `${area} except what was ${was} before`;
  },
  partsOf: (area: string) => `parts of ${area}`,
  proved: 'proved for every URL',
  notSettled: (pairs: number) => `not settled: ${plural(pairs, 'pair of rules', 'pairs of rules')}`,
  onlyOdd: (count: number) =>
    `${plural(count, 'area changes', 'areas change')} only for URLs in an unusual spelling`,
  none: 'No answer changes',
  noneAnywhere: 'for any crawler and any URL',
  /** After what changes only for URLs in an unusual spelling. */
  noOther: 'no other answer changes',
  noneInShort: 'no answer changes, for any URL',
  noFetching: 'No answer about fetching changes, for any URL',
  underReaders: (readers: string, effect: string) => `${readers}: ${effect}.`,
  noneFoundInShort: 'no change was found',
  noneFound: 'No change was found',
  /** Lines that only one of the versions has, as the list below counts them. */
  linesDiffer: (added: number, removed: number) =>
    `${plural(added, 'line', 'lines')} added, ${number(removed)} removed`,
  same: ['The two versions are the same', ', byte for byte.'],
  /** For questions whose answers are not compared for all URLs. */
  notProvable: ['Not settled', ': for this question, only the answers of the table are compared.'],
  working: 'Comparing for every URL…',
  reasons: {
    'own-file': 'this is the path of the policy file',
    'no-rule': 'no rule matches',
    unread: 'the file is not read',
  } satisfies Record<Exclude<DecidedAnswer['reason'], 'rule'>, string>,
  noRuleMatched: 'no rule matched',
  /** Where only the number of the line would be. */
  noRule: 'no rule',
  line: (line: number) => `line ${line}`,
  odd: 'only in an unusual spelling',
  open: (crawlers: string, pairs: number, why: string) =>
    `Not settled for ${crawlers}: ${plural(pairs, 'pair of rules', 'pairs of rules')}. ${why}`,
  openReasons: {
    budget: 'The search was stopped at its limit of steps.',
    'query-reading': 'A rule with a wildcard has an escape that reads differently after a question mark.',
    reader: 'This reader does not compare URLs character by character.',
    'too-many': 'There are too many pairs of rules.',
  } satisfies Record<OpenReason, string>,
  before: 'before',
  now: 'now',
  example: 'for example',
  ask: 'Add to the table',
  askUrl: (url: string) => `Add ${url} to the table`,
  asked: 'In the table',
  added: (url: string) => `${url} is in the table.`,
  more: (count: number) => `Show ${number(count)} more`,
} as const);
