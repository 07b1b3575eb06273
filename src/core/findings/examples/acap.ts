// For every diagnosis of ACAP a file that has it, and one that just does not.
import type { AcapCode } from '../../dialects/acap/checks/table.ts';
import { all, any, defined, head, old, present, text } from './acap-files.ts';
import { type FindingExample, type FindingExamples, lines, oneEach, pair } from './example.ts';

const conflict = (first: string, second: string, third: string) =>
  pair(any(first, second), any(first, third));

const conditions = (...values: readonly string[]) =>
  any([present, ...values.map((value) => `target-condition=${value}`)].join(' '));

const examples: { readonly [Code in AcapCode]: FindingExample } = {
  'missing-colon': pair(any('ACAP-allow-index /a/'), any('ACAP-allow-index: /a/')),
  'space-before-colon': pair(any('ACAP-allow-index : /a/'), any('ACAP-allow-index: /a/')),
  'leading-whitespace': pair(any('\t ACAP-allow-index: /a/'), any('ACAP-allow-index: /a/')),
  'unknown-field': pair(any('ACAP-alow-index: /a/', present), any('ACAP-allow-index: /a/')),
  'unknown-usage': pair(any('ACAP-allow-idnex: /a/', present), any('ACAP-allow-index: /a/')),
  'empty-value': pair(any('ACAP-usage-purpose:', present), any('ACAP-usage-purpose: news', present)),
  'empty-resource': pair(any('ACAP-allow-index:# all', present), any('ACAP-allow-index: / # all')),
  'extra-token': pair(any('ACAP-allow-index: /a/ /b/', present), any('ACAP-allow-index: /a/')),
  'bad-qualifier-syntax': pair(
    any(`${present} target-condition=permittedcountrylist:BE, FR`),
    any(`${present} target-condition=permittedcountrylist:BE,FR`),
  ),
  'unknown-qualifier': pair(
    any(`${present} time-limt=3-days`, 'ACAP-allow-other: / ref=/terms'),
    any(`${present} time-limit=3-days`),
  ),
  'qualifier-not-applicable': pair(
    any('ACAP-allow-crawl: /a/ time-limit=3-days'),
    any('ACAP-allow-index: /a/ time-limit=3-days'),
  ),
  'qualifier-usage-disputed': pair(
    any('ACAP-allow-present-currentcopy: /a/ must-use-resource=/b'),
    any('ACAP-allow-present-snippet: /a/ must-use-resource=/b'),
  ),
  'bad-qualifier-value': pair(
    any('ACAP-allow-index: /a/ time-limit=3-weeks'),
    any('ACAP-allow-index: /a/ time-limit=21-days'),
  ),
  'qualifier-value-chars': pair(
    any('ACAP-allow-index: /a/ must-use-resource=the-acap:text:"Two words"'),
    any('ACAP-allow-index: /a/ must-use-resource=the-acap:text:%22Two%20words%22'),
  ),
  'qualifier-spacing': pair(
    any('ACAP-allow-index: /a/ time-limit = 3-days'),
    any('ACAP-allow-index: /a/ time-limit=3-days'),
  ),
  'until-recrawl-alias': pair(
    any('ACAP-allow-index: /a/ time-limit=until-recrawl'),
    any('ACAP-allow-index: /a/ time-limit=until-recrawled'),
  ),
  'zero-limit': pair(
    any('ACAP-allow-index: /a/ time-limit=0-days'),
    any('ACAP-allow-index: /a/ time-limit=10-days'),
  ),
  'expired-date': pair(
    any('ACAP-allow-index: /a/ time-limit=until-2024-02-28', present),
    any('ACAP-allow-index: /a/ time-limit=until-2024-02-29'),
    { today: '2024-02-29' },
  ),
  'time-limit-third': pair(
    any('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled time-limit=5-days'),
    any('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
  ),
  'time-limit-combo': pair(
    any('ACAP-allow-index: /a/ time-limit=3-days time-limit=5-days'),
    any('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
  ),
  'time-limit-plus-not-alone': pair(
    any('ACAP-allow-index: /a/ time-limit=plus-terms time-limit=5-days'),
    any('ACAP-allow-index: /a/ time-limit=plus-terms'),
  ),
  'old-until-recrawled': pair(
    any('ACAP-allow-present-oldcopy: /a/ time-limit=until-recrawled'),
    any('ACAP-allow-present-currentcopy: /a/ time-limit=until-recrawled'),
  ),
  'single-qualifier-repeated': pair(
    any(
      'ACAP-allow-index: /a/ must-use-resource=the-acap:extract:id:x must-use-resource=the-acap:extract:id:y',
    ),
    any('ACAP-allow-index: /a/ must-use-resource=the-acap:extract:idlist:x,y'),
  ),
  'modification-dominated': pair(
    any(`${present} prohibited-modification=any prohibited-modification=style`),
    any(`${present} prohibited-modification=format prohibited-modification=style`),
  ),
  'modification-redundant': pair(
    any(`${present} prohibited-modification=content prohibited-modification=translation`),
    any(`${present} prohibited-modification=content prohibited-modification=format`),
  ),
  'context-contradiction': pair(
    any(
      'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-user-frame',
    ),
    any(
      'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-original-frame',
    ),
  ),
  'original-in-frame': pair(
    any('ACAP-allow-present-original: / prohibited-context=within-user-frame'),
    any('ACAP-allow-present-oldcopy: / prohibited-context=within-user-frame'),
  ),
  'rulesref-not-alone': pair(
    conditions('rulesref:/rules', 'permittedcountrylist:BE'),
    conditions('rulesref:/rules'),
  ),
  'ip-range-reversed': pair(
    conditions('ipaddressrangelist:1.2.4.1-1.2.2.255,1.1.1.1'),
    conditions('ipaddressrangelist:1.2.2.1-1.2.4.255'),
  ),
  'ip-mask-netmask': pair(
    conditions('ipaddressmasklist:10.1.1.0/255.255.255.0'),
    conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
  ),
  'ip-cidr': pair(
    conditions('ipaddressmasklist:10.1.1.0/24'),
    conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
  ),
  'ip-v6': pair(conditions('ipaddressrangelist:2001:db8::1'), conditions('ipaddressrangelist:10.1.1.1')),
  'country-code-unknown': pair(
    conditions('permittedcountrylist:UK,BE'),
    conditions('permittedcountrylist:GB,BE'),
  ),
  'country-lists-conflict': pair(
    conditions('permittedcountrylist:BE', 'prohibitedcountrylist:BE'),
    conditions('permittedcountrylist:BE', 'permittedcountrylist:BE,FR'),
  ),
  'role-without-prefix': pair(
    any(`${present} must-include-resource=credit`),
    any(`${present} must-include-resource=the-acap:credit:/by`),
  ),
  'extract-on-non-html': pair(
    any('ACAP-allow-index: /*.pdf$ must-use-resource=the-acap:extract:id:abstract'),
    any('ACAP-allow-index: /*.html$ must-use-resource=the-acap:extract:id:abstract'),
  ),
  'aux-resource-not-crawlable': pair(
    any('ACAP-disallow-crawl: /b', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
    any('ACAP-disallow-crawl: /c', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
  ),
  'cloaking-risk': pair(
    any('ACAP-allow-index: /a/ must-use-resource=/b'),
    any('ACAP-allow-present: /a/ must-use-resource=/b'),
  ),
  'prohibition-qualified': pair(
    any('ACAP-disallow-index: /a/ time-limit=3-days', present),
    any('ACAP-disallow-index: /a/'),
  ),
  'prohibition-local-usage': pair(
    defined(
      ['ACAP-composite-usage: show index present'],
      'ACAP-disallow-(show): /a/',
      'ACAP-allow-(show): /b/',
    ),
    any('ACAP-disallow-index: /a/'),
  ),
  'local-usage-qualified': pair(
    defined(
      ['ACAP-qualified-usage: q index time-limit=3-days'],
      'ACAP-allow-(q): /a/ time-limit=until-recrawled',
      'ACAP-allow-(q): /b/',
    ),
    defined(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
  ),
  'other-unqualified': pair(
    any('ACAP-allow-other: /a/', present),
    any('ACAP-allow-other: /a/ usage-ref=/terms'),
  ),
  'bad-local-name': pair(
    defined(['ACAP-composite-usage: 1st index'], 'ACAP-allow-(1st): /a/', present),
    defined(['ACAP-composite-usage: first index'], 'ACAP-allow-(first): /a/'),
  ),
  'bad-set-name': pair(
    defined(['ACAP-resource-set: two_& /a/ /b/'], present),
    defined(['ACAP-resource-set: two_ /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:two_'),
  ),
  'bad-resource-set-ref': pair(
    any('ACAP-allow-index: the-acap:set:x', present),
    defined(['ACAP-resource-set: x /a/'], 'ACAP-allow-index: the-acap:resource-set:x'),
  ),
  'undefined-local-usage': pair(
    defined(['ACAP-composite-usage: show index present'], 'ACAP-allow-(shwo): /a/', 'ACAP-allow-(show): /b/'),
    defined(['ACAP-composite-usage: show index present'], 'ACAP-allow-(SHOW): /a/'),
  ),
  'undefined-resource-set': pair(
    defined(
      ['ACAP-resource-set: crawlable /a/'],
      'ACAP-allow-index: the-acap:resource-set:crawable',
      'ACAP-allow-present: the-acap:resource-set:crawlable',
    ),
    defined(['ACAP-resource-set: crawlable /a/'], 'ACAP-allow-index: the-acap:resource-set:Crawlable'),
  ),
  'unused-definition': pair(
    defined(['ACAP-resource-set: s /a/'], present),
    defined(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'duplicate-name': pair(
    defined(['ACAP-composite-usage: q crawl', 'ACAP-composite-usage: Q index'], 'ACAP-allow-(q): /'),
    defined(['ACAP-composite-usage: q crawl', 'ACAP-resource-set: q /a/'], 'ACAP-allow-(q): /'),
  ),
  'local-name-shadows-standard': pair(
    defined(['ACAP-composite-usage: index crawl index'], 'ACAP-allow-(index): /a/'),
    defined(['ACAP-composite-usage: find crawl index'], 'ACAP-allow-(find): /a/'),
  ),
  'definition-no-qualifiers': pair(
    defined(['ACAP-qualified-usage: q index'], present),
    defined(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
  ),
  'definition-incomplete': pair(
    defined(['ACAP-resource-set: s'], present),
    defined(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'definition-base-local': pair(
    defined(['ACAP-qualified-usage: q (index) time-limit=3-days'], present),
    defined(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
  ),
  'composite-qualified': pair(
    defined(['ACAP-composite-usage: m crawl index time-limit=3-days'], present),
    defined(
      ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m crawl (q)'],
      'ACAP-allow-(m): /a/',
    ),
  ),
  'composite-nesting': pair(
    defined(['ACAP-composite-usage: a index', 'ACAP-composite-usage: b crawl (a)'], 'ACAP-allow-(b): /'),
    defined(
      ['ACAP-qualified-usage: a index time-limit=3-days', 'ACAP-composite-usage: b crawl (a)'],
      'ACAP-allow-(b): /',
    ),
  ),
  'set-nesting': pair(
    defined(['ACAP-resource-set: a /a/ /b/', 'ACAP-resource-set: c the-acap:resource-set:a /c/'], present),
    defined(['ACAP-resource-set: c /a/ /b/ /c/'], 'ACAP-allow-index: the-acap:resource-set:c'),
  ),
  'definition-order': pair(
    defined(
      ['ACAP-composite-usage: m (q)', '# why', 'ACAP-qualified-usage: q index time-limit=3-days'],
      'ACAP-allow-(m): /',
    ),
    defined(
      ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m (q)'],
      'ACAP-allow-(m): /',
    ),
  ),
  'definition-after-record': pair(
    any(present, 'ACAP-resource-set: s /a/', 'ACAP-allow-index: the-acap:resource-set:s').replace(
      'ACAP-crawler',
      '# All of them\nACAP-crawler',
    ),
    defined(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'wrapped-definition': pair(
    defined(['ACAP-resource-set:', '   s /a/', '   /b/'], present),
    defined(['ACAP-resource-set: s /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:s'),
  ),
  'bad-version': pair(
    lines('##ACAP version=1.1', 'ACAP-version: one', 'ACAP-crawler: *', present),
    text('ACAP-crawler: *', present),
  ),
  'version-needs-space': pair(
    lines('##ACAP version=1.1', 'ACAP-version:1.1', 'ACAP-crawler: *', present),
    text('ACAP-crawler: *', present),
  ),
  'version-newer': pair(
    lines('##ACAP version=1.2', 'ACAP-version: 1.2', 'ACAP-crawler: *', present),
    text('ACAP-crawler: *', present),
  ),
  'version-unsupported': pair(
    lines('##ACAP version=2.0', 'ACAP-version: 2.0', 'ACAP-crawler: *', present),
    text('ACAP-crawler: *', present),
  ),
  'version-missing': pair(
    lines('##ACAP version=1.1', 'ACAP-crawler: *', `${present} target-condition=permittedcountrylist:BE`),
    lines('##ACAP version=1.1', 'ACAP-crawler: *', `${present} time-limit=3-days`),
  ),
  'feature-newer-than-version': pair(
    old + all + lines('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
    any('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
  ),
  'version-misplaced': pair(
    lines('##ACAP version=1.1', 'ACAP-crawler: *', present, 'ACAP-version: 1.1'),
    text('ACAP-crawler: *', present),
  ),
  'duplicate-version': pair(text('ACAP-version: 1.1', 'ACAP-crawler: *', present), any(present)),
  'comment-version-mismatch': pair(
    lines('##ACAP version=1.0', 'ACAP-version: 1.1', 'ACAP-crawler: *', present),
    lines('##ACAP version=1.0', 'ACAP-crawler: *', present),
  ),
  'missing-acap-comment': pair(
    lines('# ACAP version=1.1', 'ACAP-crawler: *', present),
    lines('##acap VERSION=1.1', 'ACAP-crawler: *', present),
  ),
  'ignore-conventional-colon': pair(
    text('ACAP-ignore-conventional-records: yes', 'ACAP-crawler: *', present),
    text('ACAP-ignore-conventional-records # yes', 'ACAP-crawler: *', present),
  ),
  'ignore-conventional-late': pair(
    text(
      'ACAP-resource-set: s /a/',
      'ACAP-ignore-conventional-records',
      'ACAP-crawler: *',
      'ACAP-allow-index: the-acap:resource-set:s',
    ),
    text('ACAP-ignore-conventional-records', 'ACAP-crawler: *', present),
  ),
  'ignore-conventional-misplaced': pair(
    any(present, 'ACAP-ignore-conventional-records'),
    text('ACAP-ignore-conventional-records', 'ACAP-crawler: *', present),
  ),
  'duplicate-ignore-conventional': pair(
    text('ACAP-ignore-conventional-records', 'ACAP-ignore-conventional-records', 'ACAP-crawler: *', present),
    text('ACAP-ignore-conventional-records', 'ACAP-crawler: *', present),
  ),
  'bad-crawler-name': pair(text('ACAP-crawler: *bot', present), text('ACAP-crawler: the bot', present)),
  'crawler-name-wildcard': pair(text('ACAP-crawler: news*', present), text('ACAP-crawler: news', present)),
  'crawler-name-start': pair(
    text('ACAP-crawler: 360Spider', present),
    text('ACAP-crawler: Spider360', present),
  ),
  'crawler-name-short': pair(text('ACAP-crawler: bot', present), text('ACAP-crawler: abot', present)),
  'any-crawler-not-alone': pair(
    text(
      'ACAP-crawler: *',
      'ACAP-crawler: anybot',
      present,
      'ACAP-usage-purpose: n',
      'ACAP-disallow-index: /a',
    ),
    text('ACAP-crawler: otherbot', 'ACAP-crawler: anybot', present),
  ),
  'duplicate-crawler': pair(
    text('ACAP-crawler: anybot', 'ACAP-crawler: AnyBot', present),
    text('ACAP-crawler: anybot', 'ACAP-crawler: anybot2', present),
  ),
  'orphan-field': pair(text('ACAP-allow-index: /a/', 'ACAP-crawler: *', present), any(present)),
  'empty-record': pair(
    any(present, 'ACAP-crawler: anybot'),
    any(present, 'ACAP-crawler: anybot', 'ACAP-request-re-crawl: /a'),
  ),
  'empty-subrecord': pair(
    any(present, 'ACAP-usage-purpose: news'),
    any(present, 'ACAP-usage-purpose: news', 'ACAP-disallow-index: /'),
  ),
  'reference-not-alone': pair(
    text('ACAP-crawler: abot', 'ACAP-permissions-reference: /a.txt', 'ACAP-allow-index: /', present),
    text('ACAP-crawler: abot', 'ACAP-permissions-reference: /a.txt', 'ACAP-crawler: abot', present),
  ),
  'reference-chain': pair(
    any('ACAP-permissions-reference: /chain.txt'),
    any('ACAP-permissions-reference: /end.txt'),
    {
      files: {
        '/chain.txt': any('ACAP-permissions-reference: /end.txt'),
        '/end.txt': any(present),
      },
    },
  ),
  'reference-cross-origin': pair(
    any('ACAP-permissions-reference: https://other.example/acap.txt'),
    any('ACAP-permissions-reference: https://www.example.com/acap.txt'),
    { origin: 'https://www.example.com' },
  ),
  'reference-missing': pair(
    any('ACAP-permissions-reference: /searchbot.txt'),
    any('ACAP-permissions-reference: /end.txt'),
    { files: { '/end.txt': any(present) } },
  ),
  'action-in-subrecord': pair(
    any(present, 'ACAP-usage-purpose: n', 'ACAP-allow-index: /', 'ACAP-request-re-crawl: /x'),
    any(present, 'ACAP-request-re-crawl: /x', 'ACAP-usage-purpose: n', 'ACAP-allow-index: /'),
  ),
  'bad-action': pair(any('ACAP-request-recrawl: /x', present), any('ACAP-request-re-crawl: /x')),
  'stale-action': pair(any('ACAP-request-re-crawl: /x'), any('ACAP-request-re-crawl: /x'), {
    today: '2026-03-31',
    seen: '2026-02-28',
    nearSeen: '2026-03-01',
  }),
  'wildcard-in-locator': pair(any('ACAP-request-re-crawl: /x*', present), any('ACAP-request-re-crawl: /x')),
  'locator-no-leading-slash': pair(any('ACAP-request-re-crawl: x'), any('ACAP-request-re-crawl: /x')),
  'dollar-not-last': pair(any('ACAP-allow-index: /a$b$', present), any('ACAP-allow-index: /a%24b$')),
  'pattern-bad-char': pair(
    any('ACAP-allow-index: /ü"%zz', present),
    any('ACAP-allow-index: /%C3%BC%22%25zz'),
  ),
  'pattern-absolute-uri': pair(
    any('ACAP-allow-index: http://h.example/x', present),
    any('ACAP-allow-index: /x'),
  ),
  'pattern-network-path': pair(
    any('ACAP-allow-index: //h.example/x'),
    any('ACAP-allow-index: /h.example//x'),
  ),
  'pattern-no-leading-slash': pair(any('ACAP-allow-index: news/'), any('ACAP-allow-index: *news/')),
  'pattern-query': pair(any('ACAP-allow-index: /x?y'), any('ACAP-allow-index: /x%3Fy')),
  'pattern-double-star': pair(any('ACAP-allow-index: /a***b'), any('ACAP-allow-index: /a*b*c')),
  'pattern-trailing-star': pair(any('ACAP-allow-index: /a*'), any('ACAP-allow-index: *')),
  'pattern-extension-open': pair(any('ACAP-allow-index: /a/*.gif'), any('ACAP-allow-index: /a/*.gif$')),
  'hash-in-value': pair(any('ACAP-allow-index: /a#b c'), any('ACAP-allow-index: /a #b c')),
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
  'shadowed-by-named': pair(
    any('ACAP-disallow-crawl: /a/', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /'),
    any('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /a/'),
  ),
  'needs-crawl': conflict('ACAP-allow-index: /a', 'ACAP-disallow-crawl: /', 'ACAP-disallow-crawl: /a/b'),
  'copy-needs-preserve': conflict(
    'ACAP-allow-present-oldcopy: /a',
    'ACAP-disallow-preserve: /',
    'ACAP-disallow-preserve: /b',
  ),
  'conventional-after-acap': pair(
    any(present, '', '# Old', 'User-agent: *', 'Disallow: /x/', 'Sitemap: /map.xml'),
    any(present, 'Sitemap: /map.xml', 'Host: x'),
  ),
  'conventional-conflict': pair(
    lines('User-agent: *', 'Disallow: /', 'User-agent: anybot', 'Allow: /index.html', '') +
      any('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-index: /'),
    lines('User-agent: *', 'Disallow: /', '') + any('ACAP-disallow-crawl: /'),
  ),
  'no-records': pair(head, any(present)),
  'file-too-long': pair(
    any(`ACAP-allow-index: /${'a'.repeat(2000)}`),
    any(`ACAP-allow-index: /${'a'.repeat(1900)}`),
  ),
};

export const acapExamples: FindingExamples<AcapCode> = oneEach(examples);
