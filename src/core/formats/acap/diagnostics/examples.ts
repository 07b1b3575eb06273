// For every diagnosis of ACAP a file that has it, and one that just does not.

import {
  createExample,
  type FindingExample,
  type FindingExamples,
  joinLines,
  singleExamples,
} from '../../../diagnostics/finding-example.ts';
import type { AcapCode } from './table.ts';

// Files of ACAP, as examples need them.
const fileHead = '##ACAP version=1.1\nACAP-version: 1.1\n';
export const oldVersionHead = '##ACAP version=1.0\nACAP-version: 1.0\n';
export const allCrawlers = 'ACAP-crawler: *\n';

/** A record for any crawler in a file of version 1.1. */
export const anyCrawler = (...body: readonly string[]) => fileHead + allCrawlers + joinLines(...body);
/** Definitions, then such a record. */
export const withDefinitions = (definitions: readonly string[], ...body: readonly string[]) =>
  fileHead + joinLines(...definitions) + allCrawlers + joinLines(...body);
export const acapText = (...body: readonly string[]) => fileHead + joinLines(...body);
export const permitPresent = 'ACAP-allow-present: /p/';

const conflict = (first: string, second: string, third: string) =>
  createExample(anyCrawler(first, second), anyCrawler(first, third));

const conditions = (...values: readonly string[]) =>
  anyCrawler([permitPresent, ...values.map((value) => `target-condition=${value}`)].join(' '));

const examples: { readonly [Code in AcapCode]: FindingExample } = {
  'missing-colon': createExample(anyCrawler('ACAP-allow-index /a/'), anyCrawler('ACAP-allow-index: /a/')),
  'space-before-colon': createExample(
    anyCrawler('ACAP-allow-index : /a/'),
    anyCrawler('ACAP-allow-index: /a/'),
  ),
  'leading-whitespace': createExample(
    anyCrawler('\t ACAP-allow-index: /a/'),
    anyCrawler('ACAP-allow-index: /a/'),
  ),
  'unknown-field': createExample(
    anyCrawler('ACAP-alow-index: /a/', permitPresent),
    anyCrawler('ACAP-allow-index: /a/'),
  ),
  'unknown-usage': createExample(
    anyCrawler('ACAP-allow-idnex: /a/', permitPresent),
    anyCrawler('ACAP-allow-index: /a/'),
  ),
  'empty-value': createExample(
    anyCrawler('ACAP-usage-purpose:', permitPresent),
    anyCrawler('ACAP-usage-purpose: news', permitPresent),
  ),
  'empty-resource': createExample(
    anyCrawler('ACAP-allow-index:# all', permitPresent),
    anyCrawler('ACAP-allow-index: / # all'),
  ),
  'extra-token': createExample(
    anyCrawler('ACAP-allow-index: /a/ /b/', permitPresent),
    anyCrawler('ACAP-allow-index: /a/'),
  ),
  'bad-qualifier-syntax': createExample(
    anyCrawler(`${permitPresent} target-condition=permittedcountrylist:BE, FR`),
    anyCrawler(`${permitPresent} target-condition=permittedcountrylist:BE,FR`),
  ),
  'unknown-qualifier': createExample(
    anyCrawler(`${permitPresent} time-limt=3-days`, 'ACAP-allow-other: / ref=/terms'),
    anyCrawler(`${permitPresent} time-limit=3-days`),
  ),
  'qualifier-not-applicable': createExample(
    anyCrawler('ACAP-allow-crawl: /a/ time-limit=3-days'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=3-days'),
  ),
  'qualifier-usage-disputed': createExample(
    anyCrawler('ACAP-allow-present-currentcopy: /a/ must-use-resource=/b'),
    anyCrawler('ACAP-allow-present-snippet: /a/ must-use-resource=/b'),
  ),
  'bad-qualifier-value': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit=3-weeks'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=21-days'),
  ),
  'qualifier-value-chars': createExample(
    anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:text:"Two words"'),
    anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:text:%22Two%20words%22'),
  ),
  'qualifier-spacing': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit = 3-days'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=3-days'),
  ),
  'until-recrawl-alias': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit=until-recrawl'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=until-recrawled'),
  ),
  'zero-limit': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit=0-days'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=10-days'),
  ),
  'expired-date': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-28', permitPresent),
    anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-29'),
    { today: '2024-02-29' },
  ),
  'time-limit-third': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled time-limit=5-days'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
  ),
  'time-limit-combo': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=5-days'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
  ),
  'time-limit-plus-not-alone': createExample(
    anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms time-limit=5-days'),
    anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms'),
  ),
  'old-until-recrawled': createExample(
    anyCrawler('ACAP-allow-present-oldcopy: /a/ time-limit=until-recrawled'),
    anyCrawler('ACAP-allow-present-currentcopy: /a/ time-limit=until-recrawled'),
  ),
  'single-qualifier-repeated': createExample(
    anyCrawler(
      'ACAP-allow-index: /a/ must-use-resource=the-acap:extract:id:x must-use-resource=the-acap:extract:id:y',
    ),
    anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:extract:idlist:x,y'),
  ),
  'modification-dominated': createExample(
    anyCrawler(`${permitPresent} prohibited-modification=any prohibited-modification=style`),
    anyCrawler(`${permitPresent} prohibited-modification=format prohibited-modification=style`),
  ),
  'modification-redundant': createExample(
    anyCrawler(`${permitPresent} prohibited-modification=content prohibited-modification=translation`),
    anyCrawler(`${permitPresent} prohibited-modification=content prohibited-modification=format`),
  ),
  'context-contradiction': createExample(
    anyCrawler(
      'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-user-frame',
    ),
    anyCrawler(
      'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-original-frame',
    ),
  ),
  'original-in-frame': createExample(
    anyCrawler('ACAP-allow-present-original: / prohibited-context=within-user-frame'),
    anyCrawler('ACAP-allow-present-oldcopy: / prohibited-context=within-user-frame'),
  ),
  'rulesref-not-alone': createExample(
    conditions('rulesref:/rules', 'permittedcountrylist:BE'),
    conditions('rulesref:/rules'),
  ),
  'ip-range-reversed': createExample(
    conditions('ipaddressrangelist:1.2.4.1-1.2.2.255,1.1.1.1'),
    conditions('ipaddressrangelist:1.2.2.1-1.2.4.255'),
  ),
  'ip-mask-netmask': createExample(
    conditions('ipaddressmasklist:10.1.1.0/255.255.255.0'),
    conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
  ),
  'ip-cidr': createExample(
    conditions('ipaddressmasklist:10.1.1.0/24'),
    conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
  ),
  'ip-v6': createExample(
    conditions('ipaddressrangelist:2001:db8::1'),
    conditions('ipaddressrangelist:10.1.1.1'),
  ),
  'country-code-unknown': createExample(
    conditions('permittedcountrylist:UK,BE'),
    conditions('permittedcountrylist:GB,BE'),
  ),
  'country-lists-conflict': createExample(
    conditions('permittedcountrylist:BE', 'prohibitedcountrylist:BE'),
    conditions('permittedcountrylist:BE', 'permittedcountrylist:BE,FR'),
  ),
  'role-without-prefix': createExample(
    anyCrawler(`${permitPresent} must-include-resource=credit`),
    anyCrawler(`${permitPresent} must-include-resource=the-acap:credit:/by`),
  ),
  'extract-on-non-html': createExample(
    anyCrawler('ACAP-allow-index: /*.pdf$ must-use-resource=the-acap:extract:id:abstract'),
    anyCrawler('ACAP-allow-index: /*.html$ must-use-resource=the-acap:extract:id:abstract'),
  ),
  'aux-resource-not-crawlable': createExample(
    anyCrawler('ACAP-disallow-crawl: /b', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
    anyCrawler('ACAP-disallow-crawl: /c', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
  ),
  'cloaking-risk': createExample(
    anyCrawler('ACAP-allow-index: /a/ must-use-resource=/b'),
    anyCrawler('ACAP-allow-present: /a/ must-use-resource=/b'),
  ),
  'prohibition-qualified': createExample(
    anyCrawler('ACAP-disallow-index: /a/ time-limit=3-days', permitPresent),
    anyCrawler('ACAP-disallow-index: /a/'),
  ),
  'prohibition-local-usage': createExample(
    withDefinitions(
      ['ACAP-composite-usage: show index present'],
      'ACAP-disallow-(show): /a/',
      'ACAP-allow-(show): /b/',
    ),
    anyCrawler('ACAP-disallow-index: /a/'),
  ),
  'local-usage-qualified': createExample(
    withDefinitions(
      ['ACAP-qualified-usage: q index time-limit=3-days'],
      'ACAP-allow-(q): /a/ time-limit=until-recrawled',
      'ACAP-allow-(q): /b/',
    ),
    withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
  ),
  'other-unqualified': createExample(
    anyCrawler('ACAP-allow-other: /a/', permitPresent),
    anyCrawler('ACAP-allow-other: /a/ usage-ref=/terms'),
  ),
  'bad-local-name': createExample(
    withDefinitions(['ACAP-composite-usage: 1st index'], 'ACAP-allow-(1st): /a/', permitPresent),
    withDefinitions(['ACAP-composite-usage: first index'], 'ACAP-allow-(first): /a/'),
  ),
  'bad-set-name': createExample(
    withDefinitions(['ACAP-resource-set: two_& /a/ /b/'], permitPresent),
    withDefinitions(['ACAP-resource-set: two_ /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:two_'),
  ),
  'bad-resource-set-ref': createExample(
    anyCrawler('ACAP-allow-index: the-acap:set:x', permitPresent),
    withDefinitions(['ACAP-resource-set: x /a/'], 'ACAP-allow-index: the-acap:resource-set:x'),
  ),
  'undefined-local-usage': createExample(
    withDefinitions(
      ['ACAP-composite-usage: show index present'],
      'ACAP-allow-(shwo): /a/',
      'ACAP-allow-(show): /b/',
    ),
    withDefinitions(['ACAP-composite-usage: show index present'], 'ACAP-allow-(SHOW): /a/'),
  ),
  'undefined-resource-set': createExample(
    withDefinitions(
      ['ACAP-resource-set: crawlable /a/'],
      'ACAP-allow-index: the-acap:resource-set:crawable',
      'ACAP-allow-present: the-acap:resource-set:crawlable',
    ),
    withDefinitions(
      ['ACAP-resource-set: crawlable /a/'],
      'ACAP-allow-index: the-acap:resource-set:Crawlable',
    ),
  ),
  'unused-definition': createExample(
    withDefinitions(['ACAP-resource-set: s /a/'], permitPresent),
    withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'duplicate-name': createExample(
    withDefinitions(['ACAP-composite-usage: q crawl', 'ACAP-composite-usage: Q index'], 'ACAP-allow-(q): /'),
    withDefinitions(['ACAP-composite-usage: q crawl', 'ACAP-resource-set: q /a/'], 'ACAP-allow-(q): /'),
  ),
  'local-name-shadows-standard': createExample(
    withDefinitions(['ACAP-composite-usage: index crawl index'], 'ACAP-allow-(index): /a/'),
    withDefinitions(['ACAP-composite-usage: find crawl index'], 'ACAP-allow-(find): /a/'),
  ),
  'definition-no-qualifiers': createExample(
    withDefinitions(['ACAP-qualified-usage: q index'], permitPresent),
    withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
  ),
  'definition-incomplete': createExample(
    withDefinitions(['ACAP-resource-set: s'], permitPresent),
    withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'definition-base-local': createExample(
    withDefinitions(['ACAP-qualified-usage: q (index) time-limit=3-days'], permitPresent),
    withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
  ),
  'composite-qualified': createExample(
    withDefinitions(['ACAP-composite-usage: m crawl index time-limit=3-days'], permitPresent),
    withDefinitions(
      ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m crawl (q)'],
      'ACAP-allow-(m): /a/',
    ),
  ),
  'composite-nesting': createExample(
    withDefinitions(
      ['ACAP-composite-usage: a index', 'ACAP-composite-usage: b crawl (a)'],
      'ACAP-allow-(b): /',
    ),
    withDefinitions(
      ['ACAP-qualified-usage: a index time-limit=3-days', 'ACAP-composite-usage: b crawl (a)'],
      'ACAP-allow-(b): /',
    ),
  ),
  'set-nesting': createExample(
    withDefinitions(
      ['ACAP-resource-set: a /a/ /b/', 'ACAP-resource-set: c the-acap:resource-set:a /c/'],
      permitPresent,
    ),
    withDefinitions(['ACAP-resource-set: c /a/ /b/ /c/'], 'ACAP-allow-index: the-acap:resource-set:c'),
  ),
  'definition-order': createExample(
    withDefinitions(
      ['ACAP-composite-usage: m (q)', '# why', 'ACAP-qualified-usage: q index time-limit=3-days'],
      'ACAP-allow-(m): /',
    ),
    withDefinitions(
      ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m (q)'],
      'ACAP-allow-(m): /',
    ),
  ),
  'definition-after-record': createExample(
    anyCrawler(
      permitPresent,
      'ACAP-resource-set: s /a/',
      'ACAP-allow-index: the-acap:resource-set:s',
    ).replace('ACAP-crawler', '# All of them\nACAP-crawler'),
    withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'wrapped-definition': createExample(
    withDefinitions(['ACAP-resource-set:', '   s /a/', '   /b/'], permitPresent),
    withDefinitions(['ACAP-resource-set: s /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'bad-version': createExample(
    joinLines('##ACAP version=1.1', 'ACAP-version: one', 'ACAP-crawler: *', permitPresent),
    acapText('ACAP-crawler: *', permitPresent),
  ),
  'version-needs-space': createExample(
    joinLines('##ACAP version=1.1', 'ACAP-version:1.1', 'ACAP-crawler: *', permitPresent),
    acapText('ACAP-crawler: *', permitPresent),
  ),
  'version-newer': createExample(
    joinLines('##ACAP version=1.2', 'ACAP-version: 1.2', 'ACAP-crawler: *', permitPresent),
    acapText('ACAP-crawler: *', permitPresent),
  ),
  'version-unsupported': createExample(
    joinLines('##ACAP version=2.0', 'ACAP-version: 2.0', 'ACAP-crawler: *', permitPresent),
    acapText('ACAP-crawler: *', permitPresent),
  ),
  'version-missing': createExample(
    joinLines(
      '##ACAP version=1.1',
      'ACAP-crawler: *',
      `${permitPresent} target-condition=permittedcountrylist:BE`,
    ),
    joinLines('##ACAP version=1.1', 'ACAP-crawler: *', `${permitPresent} time-limit=3-days`),
  ),
  'feature-newer-than-version': createExample(
    oldVersionHead +
      allCrawlers +
      joinLines('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
    anyCrawler('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
  ),
  'version-misplaced': createExample(
    joinLines('##ACAP version=1.1', 'ACAP-crawler: *', permitPresent, 'ACAP-version: 1.1'),
    acapText('ACAP-crawler: *', permitPresent),
  ),
  'duplicate-version': createExample(
    acapText('ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
    anyCrawler(permitPresent),
  ),
  'comment-version-mismatch': createExample(
    joinLines('##ACAP version=1.0', 'ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
    joinLines('##ACAP version=1.0', 'ACAP-crawler: *', permitPresent),
  ),
  'missing-acap-comment': createExample(
    joinLines('# ACAP version=1.1', 'ACAP-crawler: *', permitPresent),
    joinLines('##acap VERSION=1.1', 'ACAP-crawler: *', permitPresent),
  ),
  'ignore-conventional-colon': createExample(
    acapText('ACAP-ignore-conventional-records: yes', 'ACAP-crawler: *', permitPresent),
    acapText('ACAP-ignore-conventional-records # yes', 'ACAP-crawler: *', permitPresent),
  ),
  'ignore-conventional-late': createExample(
    acapText(
      'ACAP-resource-set: s /a/',
      'ACAP-ignore-conventional-records',
      'ACAP-crawler: *',
      'ACAP-allow-index: the-acap:resource-set:s',
    ),
    acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
  ),
  'ignore-conventional-misplaced': createExample(
    anyCrawler(permitPresent, 'ACAP-ignore-conventional-records'),
    acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
  ),
  'duplicate-ignore-conventional': createExample(
    acapText(
      'ACAP-ignore-conventional-records',
      'ACAP-ignore-conventional-records',
      'ACAP-crawler: *',
      permitPresent,
    ),
    acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
  ),
  'bad-crawler-name': createExample(
    acapText('ACAP-crawler: *bot', permitPresent),
    acapText('ACAP-crawler: the bot', permitPresent),
  ),
  'crawler-name-wildcard': createExample(
    acapText('ACAP-crawler: news*', permitPresent),
    acapText('ACAP-crawler: news', permitPresent),
  ),
  'crawler-name-start': createExample(
    acapText('ACAP-crawler: 360Spider', permitPresent),
    acapText('ACAP-crawler: Spider360', permitPresent),
  ),
  'crawler-name-short': createExample(
    acapText('ACAP-crawler: bot', permitPresent),
    acapText('ACAP-crawler: abot', permitPresent),
  ),
  'any-crawler-not-alone': createExample(
    acapText(
      'ACAP-crawler: *',
      'ACAP-crawler: anybot',
      permitPresent,
      'ACAP-usage-purpose: n',
      'ACAP-disallow-index: /a',
    ),
    acapText('ACAP-crawler: otherbot', 'ACAP-crawler: anybot', permitPresent),
  ),
  'duplicate-crawler': createExample(
    acapText('ACAP-crawler: anybot', 'ACAP-crawler: AnyBot', permitPresent),
    acapText('ACAP-crawler: anybot', 'ACAP-crawler: anybot2', permitPresent),
  ),
  'orphan-field': createExample(
    acapText('ACAP-allow-index: /a/', 'ACAP-crawler: *', permitPresent),
    anyCrawler(permitPresent),
  ),
  'empty-record': createExample(
    anyCrawler(permitPresent, 'ACAP-crawler: anybot'),
    anyCrawler(permitPresent, 'ACAP-crawler: anybot', 'ACAP-request-re-crawl: /a'),
  ),
  'empty-subrecord': createExample(
    anyCrawler(permitPresent, 'ACAP-usage-purpose: news'),
    anyCrawler(permitPresent, 'ACAP-usage-purpose: news', 'ACAP-disallow-index: /'),
  ),
  'reference-not-alone': createExample(
    acapText(
      'ACAP-crawler: abot',
      'ACAP-permissions-reference: /a.txt',
      'ACAP-allow-index: /',
      permitPresent,
    ),
    acapText('ACAP-crawler: abot', 'ACAP-permissions-reference: /a.txt', 'ACAP-crawler: abot', permitPresent),
  ),
  'reference-chain': createExample(
    anyCrawler('ACAP-permissions-reference: /chain.txt'),
    anyCrawler('ACAP-permissions-reference: /end.txt'),
    {
      files: {
        '/chain.txt': anyCrawler('ACAP-permissions-reference: /end.txt'),
        '/end.txt': anyCrawler(permitPresent),
      },
    },
  ),
  'reference-cross-origin': createExample(
    anyCrawler('ACAP-permissions-reference: https://other.example/acap.txt'),
    anyCrawler('ACAP-permissions-reference: https://www.example.com/acap.txt'),
    { origin: 'https://www.example.com' },
  ),
  'reference-missing': createExample(
    anyCrawler('ACAP-permissions-reference: /searchbot.txt'),
    anyCrawler('ACAP-permissions-reference: /end.txt'),
    { files: { '/end.txt': anyCrawler(permitPresent) } },
  ),
  'action-in-subrecord': createExample(
    anyCrawler(permitPresent, 'ACAP-usage-purpose: n', 'ACAP-allow-index: /', 'ACAP-request-re-crawl: /x'),
    anyCrawler(permitPresent, 'ACAP-request-re-crawl: /x', 'ACAP-usage-purpose: n', 'ACAP-allow-index: /'),
  ),
  'bad-action': createExample(
    anyCrawler('ACAP-request-recrawl: /x', permitPresent),
    anyCrawler('ACAP-request-re-crawl: /x'),
  ),
  'stale-action': createExample(
    anyCrawler('ACAP-request-re-crawl: /x'),
    anyCrawler('ACAP-request-re-crawl: /x'),
    {
      today: '2026-03-31',
      seen: '2026-02-28',
      nearSeen: '2026-03-01',
    },
  ),
  'wildcard-in-locator': createExample(
    anyCrawler('ACAP-request-re-crawl: /x*', permitPresent),
    anyCrawler('ACAP-request-re-crawl: /x'),
  ),
  'locator-no-leading-slash': createExample(
    anyCrawler('ACAP-request-re-crawl: x'),
    anyCrawler('ACAP-request-re-crawl: /x'),
  ),
  'dollar-not-last': createExample(
    anyCrawler('ACAP-allow-index: /a$b$', permitPresent),
    anyCrawler('ACAP-allow-index: /a%24b$'),
  ),
  'pattern-bad-char': createExample(
    anyCrawler('ACAP-allow-index: /ü"%zz', permitPresent),
    anyCrawler('ACAP-allow-index: /%C3%BC%22%25zz'),
  ),
  'pattern-absolute-uri': createExample(
    anyCrawler('ACAP-allow-index: http://h.example/x', permitPresent),
    anyCrawler('ACAP-allow-index: /x'),
  ),
  'pattern-network-path': createExample(
    anyCrawler('ACAP-allow-index: //h.example/x'),
    anyCrawler('ACAP-allow-index: /h.example//x'),
  ),
  'pattern-no-leading-slash': createExample(
    anyCrawler('ACAP-allow-index: news/'),
    anyCrawler('ACAP-allow-index: *news/'),
  ),
  'pattern-query': createExample(
    anyCrawler('ACAP-allow-index: /x?y'),
    anyCrawler('ACAP-allow-index: /x%3Fy'),
  ),
  'pattern-double-star': createExample(
    anyCrawler('ACAP-allow-index: /a***b'),
    anyCrawler('ACAP-allow-index: /a*b*c'),
  ),
  'pattern-trailing-star': createExample(
    anyCrawler('ACAP-allow-index: /a*'),
    anyCrawler('ACAP-allow-index: *'),
  ),
  'pattern-extension-open': createExample(
    anyCrawler('ACAP-allow-index: /a/*.gif'),
    anyCrawler('ACAP-allow-index: /a/*.gif$'),
  ),
  'hash-in-value': createExample(
    anyCrawler('ACAP-allow-index: /a#b c'),
    anyCrawler('ACAP-allow-index: /a #b c'),
  ),
  'conflict-tie': conflict('ACAP-allow-index: /a', 'ACAP-disallow-index: /%61', 'ACAP-disallow-index: /a/'),
  'permission-tie-qualifiers': conflict(
    'ACAP-allow-index: /a',
    'ACAP-allow-index: /a time-limit=3-days',
    'ACAP-allow-index: /a/b time-limit=3-days',
  ),
  'duplicate-field': conflict('ACAP-allow-index: /a', 'acap-ALLOW-index: /a # again', 'ACAP-allow-index: /b'),
  'dollar-star-scope': conflict(
    'ACAP-allow-index: /a*',
    'ACAP-disallow-index: /a$',
    'ACAP-disallow-index: /ab$',
  ),
  'scope-incomparable': conflict(
    'ACAP-allow-index: /*a',
    'ACAP-disallow-index: /*b',
    'ACAP-disallow-index: /*ab',
  ),
  'basic-derived-overlap': conflict(
    'ACAP-allow-present: /pics/',
    'ACAP-disallow-present-thumbnail: /',
    'ACAP-disallow-present-thumbnail: /other/',
  ),
  'shadowed-by-named': createExample(
    anyCrawler('ACAP-disallow-crawl: /a/', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /'),
    anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /a/'),
  ),
  'needs-crawl': conflict('ACAP-allow-index: /a', 'ACAP-disallow-crawl: /', 'ACAP-disallow-crawl: /a/b'),
  'copy-needs-preserve': conflict(
    'ACAP-allow-present-oldcopy: /a',
    'ACAP-disallow-preserve: /',
    'ACAP-disallow-preserve: /b',
  ),
  'conventional-after-acap': createExample(
    anyCrawler(permitPresent, '', '# Old', 'User-agent: *', 'Disallow: /x/', 'Sitemap: /map.xml'),
    anyCrawler(permitPresent, 'Sitemap: /map.xml', 'Host: x'),
  ),
  'conventional-conflict': createExample(
    joinLines('User-agent: *', 'Disallow: /', 'User-agent: anybot', 'Allow: /index.html', '') +
      anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-index: /'),
    joinLines('User-agent: *', 'Disallow: /', '') + anyCrawler('ACAP-disallow-crawl: /'),
  ),
  'no-records': createExample(fileHead, anyCrawler(permitPresent)),
  'file-too-long': createExample(
    anyCrawler(`ACAP-allow-index: /${'a'.repeat(2000)}`),
    anyCrawler(`ACAP-allow-index: /${'a'.repeat(1900)}`),
  ),
};

export const acapExamples: FindingExamples<AcapCode> = singleExamples(examples);
