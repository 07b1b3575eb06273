// ACAP files whose fixes differ from those of the examples.
import type { AcapCode } from '../../core/formats/acap/diagnostics/inspector.ts';
import { allCrawlers, anyCrawler, withDefinitions, oldVersionHead, permitPresent, acapText } from '../../core/formats/acap/diagnostics/example.ts';
import { type FindingExample, joinLines, createExample } from '../../core/diagnostics/finding-example.ts';

export const acapFixExamples: readonly (readonly [AcapCode, FindingExample])[] = (
  [
    ['unknown-usage', withDefinitions(['ACAP-composite-usage: indexx index'], 'ACAP-allow-indexx: /a', 'ACAP-allow-(indexx): /b')],
    ['extra-token', anyCrawler('ACAP-request-re-crawl: /a b', permitPresent)],
    ['bad-qualifier-value', anyCrawler('ACAP-allow-index: /a/ time-limit=1-day')],
    ['bad-qualifier-value', anyCrawler('ACAP-allow-index: /a/ time-limit=until-2026-1-2')],
    ['bad-qualifier-value', anyCrawler('ACAP-allow-present-snippet: /a/ max-length=20-word')],
    ['bad-qualifier-value', anyCrawler('ACAP-allow-present: /a/ prohibited-modification=translations')],
    ['bad-qualifier-value', anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:id:x')],
    ['bad-qualifier-value', oldVersionHead + allCrawlers + joinLines(`${permitPresent} prohibited-modification=contents`)],
    ['unknown-qualifier', oldVersionHead + allCrawlers + joinLines(`${permitPresent} target-conditions=permittedcountrylist:BE`)],
    ['qualifier-not-applicable', anyCrawler('ACAP-allow-present-snippet: /p/ target-condition=permittedcountrylist:BE')],
    ['qualifier-not-applicable', withDefinitions(['ACAP-qualified-usage: q crawl time-limit=3-days'], 'ACAP-allow-(q): /')],
    ['expired-date', withDefinitions(['ACAP-qualified-usage: q index time-limit=until-2020-02-29'], 'ACAP-allow-(q): /')],
    ['time-limit-combo', anyCrawler('ACAP-allow-index: /a time-limit=3-days time-limit=5-days time-limit=until-recrawled')],
    ['time-limit-combo', oldVersionHead + allCrawlers + joinLines('ACAP-allow-index: /a time-limit=3-days time-limit=5-days')],
    ['time-limit-plus-not-alone', anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms time-limit=plus-terms')],
    ['single-qualifier-repeated', anyCrawler('ACAP-allow-present-snippet: /a max-length=20-words max-length=90-chars')],
    ['role-without-prefix', anyCrawler(`${permitPresent} must-include-resource=credit:/by`)],
    ['role-without-prefix', oldVersionHead + allCrawlers + joinLines(`${permitPresent} must-include-resource=license-link`)],
    ['prohibition-qualified', anyCrawler('ACAP-disallow-crawl: /a/ time-limit=3-days', permitPresent)],
    ['prohibition-local-usage', anyCrawler('ACAP-disallow-(index): /a/', permitPresent)],
    ['local-usage-qualified', withDefinitions(['ACAP-composite-usage: q index'], 'ACAP-allow-(q): / time-limit=3-days', 'ACAP-allow-(q): /b')],
    ['other-unqualified', withDefinitions(['ACAP-composite-usage: q index other'], 'ACAP-allow-(q): /')],
    ['other-unqualified', oldVersionHead + allCrawlers + joinLines('ACAP-allow-other: /a', permitPresent)],
    ['bad-defined-name', withDefinitions(['ACAP-composite-usage: q index'], 'ACAP-allow-(q: /', 'ACAP-allow-(q): /b')],
    ['undefined-local-usage', withDefinitions(['ACAP-composite-usage: m crawl (q)'], 'ACAP-allow-(m): /')],
    ['feature-newer-than-version', joinLines('##ACAP version=1.1', 'ACAP-crawler: *', 'ACAP-allow-other: / usage-ref=/t', 'ACAP-version: 1.1')],
    ['orphan-field', acapText('ACAP-allow-index: /a/', 'ACAP-resource-set: s /a/', 'ACAP-disallow-index: the-acap:resource-set:s', '# all', 'ACAP-crawler: *', permitPresent)],
    ['orphan-field', acapText('ACAP-allow-index: /a/', 'ACAP-version: 1.1').replace('1.1', '1.0').trimEnd()],
    ['empty-subrecord', acapText('ACAP-crawler: anybot', permitPresent, 'ACAP-crawler: abot', 'ACAP-usage-purpose: n')],
    ['reference-not-alone', acapText('ACAP-crawler: abot', 'ACAP-allow-index: /', 'ACAP-permissions-reference: /a.txt', permitPresent, '# next', 'ACAP-crawler: *', permitPresent)],
    ['hash-in-value', anyCrawler('ACAP-allow-index: /a#b')],
    ['conflict-tie', anyCrawler('ACAP-usage-purpose: n', 'ACAP-allow-index: /a', 'ACAP-crawler: *', 'ACAP-usage-purpose: n', 'ACAP-disallow-index: /a')],
    ['permission-tie-qualifiers', oldVersionHead + allCrawlers + joinLines('ACAP-allow-index: / time-limit=3-days # why', 'ACAP-allow-index: / time-limit=until-recrawled')],
    ['needs-crawl', anyCrawler('ACAP-allow-index: /a', 'ACAP-disallow-crawl: /a')],
    ['needs-crawl', anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-usage-purpose: n', 'ACAP-allow-(c): /a').replace('ACAP-crawler', 'ACAP-composite-usage: c index present\nACAP-crawler')],
    ['aux-resource-not-crawlable', anyCrawler('ACAP-disallow-crawl: /b', 'ACAP-usage-purpose: n', 'ACAP-allow-present: /a/ must-use-resource=/b')],
    ['aux-resource-not-crawlable', withDefinitions(['ACAP-qualified-usage: q present must-include-resource=the-acap:credit:/b'], 'ACAP-disallow-crawl: /b/', 'ACAP-disallow-crawl: /b', 'ACAP-allow-(q): /a/')],
    ['conventional-conflict', joinLines('User-agent: *', 'Disallow: /', '') + anyCrawler('ACAP-allow-crawl: /news/')],
    ['conventional-conflict', joinLines('User-agent: abot', 'Disallow: /x', '') + anyCrawler('ACAP-allow-crawl: /')],
    ['conventional-after-acap', joinLines('# top', 'ACAP-crawler: *', permitPresent, 'Disallow: /x/')],
  ] as const
).map(([code, file]) => [code, createExample(file, file, code === 'expired-date' ? { today: '2026-02-28' } : {})]);
