import fc from 'fast-check';
import { type Usage, usages } from '../../core/index.ts';

/** A permission or prohibition. */
export interface AcapField {
  readonly allow: boolean;
  readonly usage: Usage;
  readonly pattern: string;
  readonly limit: string;
}

const pathPatterns = [
  '/',
  '/a',
  '/a/',
  '/a/b',
  '/A',
  '/a$',
  '/*',
  '/a*',
  '*.gif',
  '/*b',
  '*a',
  '/a*b$',
  '/%61',
];
/** URLs that these patterns distinguish. */
export const acapUrls = ['/', '/a', '/a/', '/a/b', '/ab', '/b.gif', '/a/b.gif', '/c'];
export const acapAgents = ['robot', 'other'];
const qualifiableUsages: readonly Usage[] = [
  'index',
  'preserve',
  'present',
  'present-snippet',
  'present-link',
];
const restrictionValues = ['', 'time-limit=3-days', 'time-limit=until-recrawled'];

export const anyAcapField: fc.Arbitrary<AcapField> = fc
  .record({
    allow: fc.boolean(),
    usage: fc.constantFrom(...usages, ...qualifiableUsages, ...qualifiableUsages),
    pattern: fc.constantFrom(...pathPatterns),
    limit: fc.constantFrom(...restrictionValues),
  })
  .map((each) => ({
    ...each,
    allow: each.allow && each.usage !== 'other',
    limit: each.allow && qualifiableUsages.includes(each.usage) ? each.limit : '',
  }));
/** Formats the field as a line of a file. */
export const formatAcapField = ({ allow, usage, pattern, limit }: AcapField): string =>
  `ACAP-${allow ? '' : 'dis'}allow-${usage}: ${pattern} ${limit}`.trim();
const oddAcapLines = [
  'ACAP-version: 1.1',
  'ACAP-version: 1.0',
  'ACAP-ignore-conventional-records',
  'ACAP-ignore-conventional-records:',
  'ACAP-resource-set: s /a /b',
  'ACAP-resource-set: S /c',
  'ACAP-qualified-usage: q index time-limit=3-days',
  'ACAP-qualified-usage: index preserve time-limit=plus-terms',
  'ACAP-composite-usage: c crawl (q)',
  'ACAP-composite-usage: d (c) index',
  'ACAP-crawler: *',
  'ACAP-crawler: robot',
  'ACAP-crawler: other',
  'ACAP-usage-purpose: p',
  'ACAP-permissions-reference: /more.txt',
  'ACAP-request-re-crawl: /a',
  'ACAP-request-re-crawl: a',
  'ACAP-allow-(q): the-acap:resource-set:s',
  'ACAP-allow-(c): /a',
  'ACAP-allow-(gone): /a',
  'ACAP-disallow-(q): /a',
  'ACAP-allow-index: /a time-limit=3-days time-limit=until-recrawled time-limit=3-weeks',
  'ACAP-allow-index: /a time-limit=plus-terms time-limit=0-days',
  'ACAP-allow-index: /a must-use-resource=/m must-use-resource=/n # why',
  'ACAP-allow-present: /a prohibited-modification=any prohibited-modification=style',
  'ACAP-allow-present: /a* target-condition=rulesref:/r target-condition=permittedcountrylist:UK',
  'ACAP-allow-preserve: /a time-limit = until-recrawl',
  'ACAP-allow-other: /a',
  'ACAP-allow-crawl: /a time-limit=1-day',
  'ACAP-disallow-index: /a$b',
  'ACAP-disallow-index: /a**b',
  'ACAP-disallow-index: /a /b',
  'ACAP-disallow-index : a',
  'ACAP-disallow-indx: /a',
  ' ACAP-disallow-crawl /a',
  'ACAP-disallow-crawl: /a*',
  'ACAP-allow-crawl: /a#b',
  'ACAP-disallow-other:',
  'User-agent: *',
  'Disallow: /a',
  'User-agent: robot',
  'Disallow: /a*',
  'Disallow: /*.gif$',
  'Allow: /a/b',
  'Disallow: /',
  'ACAP-allow-index: /a must-use-resource=/m',
  'ACAP-disallow-crawl: /m*',
  'ACAP-resource-set:',
  's /x /y',
  'ACAP-version: one',
  'ACAP-request-recrawl: /a',
  'ACAP-request-take-down: /a*',
  'ACAP-allow-index: news/',
  'ACAP-allow-index: //h.example/a',
  'ACAP-allow-index: http://h.example/a',
  'ACAP-allow-index: *.gif must-use-resource=the-acap:extract:id:a',
  'ACAP-allow-index: time-limit=3-days',
  'ACAP-allow-present-oldcopy: /a time-limit=until-recrawled',
  'ACAP-allow-present-original: /a prohibited-context=within-user-frame required-context=within-user-frame',
  'ACAP-allow-present: / must-include-resource=credit prohibited-modification=content',
  'ACAP-allow-present: /a target-condition=ipaddressmasklist:10.1.1.0/24',
  'ACAP-disallow-index: /a time-limit=3-days',
  'ACAP-allow-(q): /a must-use-resource=/m',
  'ACAP-allow-index: /ü',
  'ACAP-composite-usage: e index time-limit=3-days',
  'ACAP-composite-usage: 1e index',
  'ACAP-resource-set: t the-acap:resource-set:s /z',
  'ACAP-allow-index: the-acap:resource-set:t',
  'ACAP-crawler: 360',
  'ACAP-crawler: *bot',
  'ACAP-crawler:',
  '##ACAP version=1.0',
  '# note',
  '',
];
/** Files of a few lines, most of them unusual. */
export const anyAcapFile = fc
  .array(fc.oneof(fc.constantFrom(...oddAcapLines), anyAcapField.map(formatAcapField)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((lines) => lines.join('\n'));
