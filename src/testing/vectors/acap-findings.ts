// Files of ACAP whose fixes take another way than those of the examples.
import type { AcapCode } from '../../core/dialects/acap/checks/table.ts';
import { all, any, defined, old, present, text } from '../../core/findings/examples/acap-files.ts';
import { type FindingExample, lines, pair } from '../../core/findings/examples/example.ts';

export const acapMoreFixes: readonly (readonly [AcapCode, FindingExample])[] = (
  [
    ['unknown-usage', defined(['ACAP-composite-usage: indexx index'], 'ACAP-allow-indexx: /a', 'ACAP-allow-(indexx): /b')],
    ['extra-token', any('ACAP-request-re-crawl: /a b', present)],
    ['bad-qualifier-value', any('ACAP-allow-index: /a/ time-limit=1-day')],
    ['bad-qualifier-value', any('ACAP-allow-index: /a/ time-limit=until-2026-1-2')],
    ['bad-qualifier-value', any('ACAP-allow-present-snippet: /a/ max-length=20-word')],
    ['bad-qualifier-value', any('ACAP-allow-present: /a/ prohibited-modification=translations')],
    ['bad-qualifier-value', any('ACAP-allow-index: /a/ must-use-resource=the-acap:id:x')],
    ['bad-qualifier-value', old + all + lines(`${present} prohibited-modification=contents`)],
    ['unknown-qualifier', old + all + lines(`${present} target-conditions=permittedcountrylist:BE`)],
    ['qualifier-not-applicable', any('ACAP-allow-present-snippet: /p/ target-condition=permittedcountrylist:BE')],
    ['qualifier-not-applicable', defined(['ACAP-qualified-usage: q crawl time-limit=3-days'], 'ACAP-allow-(q): /')],
    ['expired-date', defined(['ACAP-qualified-usage: q index time-limit=until-2020-02-29'], 'ACAP-allow-(q): /')],
    ['time-limit-combo', any('ACAP-allow-index: /a time-limit=3-days time-limit=5-days time-limit=until-recrawled')],
    ['time-limit-combo', old + all + lines('ACAP-allow-index: /a time-limit=3-days time-limit=5-days')],
    ['time-limit-plus-not-alone', any('ACAP-allow-index: /a/ time-limit=plus-terms time-limit=plus-terms')],
    ['single-qualifier-repeated', any('ACAP-allow-present-snippet: /a max-length=20-words max-length=90-chars')],
    ['role-without-prefix', any(`${present} must-include-resource=credit:/by`)],
    ['role-without-prefix', old + all + lines(`${present} must-include-resource=license-link`)],
    ['prohibition-qualified', any('ACAP-disallow-crawl: /a/ time-limit=3-days', present)],
    ['prohibition-local-usage', any('ACAP-disallow-(index): /a/', present)],
    ['local-usage-qualified', defined(['ACAP-composite-usage: q index'], 'ACAP-allow-(q): / time-limit=3-days', 'ACAP-allow-(q): /b')],
    ['other-unqualified', defined(['ACAP-composite-usage: q index other'], 'ACAP-allow-(q): /')],
    ['other-unqualified', old + all + lines('ACAP-allow-other: /a', present)],
    ['bad-local-name', defined(['ACAP-composite-usage: q index'], 'ACAP-allow-(q: /', 'ACAP-allow-(q): /b')],
    ['undefined-local-usage', defined(['ACAP-composite-usage: m crawl (q)'], 'ACAP-allow-(m): /')],
    ['version-missing', lines('##ACAP version=1.1', 'ACAP-crawler: *', 'ACAP-allow-other: / usage-ref=/t', 'ACAP-version: 1.1')],
    ['orphan-field', text('ACAP-allow-index: /a/', 'ACAP-resource-set: s /a/', 'ACAP-disallow-index: the-acap:resource-set:s', '# all', 'ACAP-crawler: *', present)],
    ['orphan-field', text('ACAP-allow-index: /a/', 'ACAP-version: 1.1').replace('1.1', '1.0').trimEnd()],
    ['empty-subrecord', text('ACAP-crawler: anybot', present, 'ACAP-crawler: abot', 'ACAP-usage-purpose: n')],
    ['reference-not-alone', text('ACAP-crawler: abot', 'ACAP-allow-index: /', 'ACAP-permissions-reference: /a.txt', present, '# next', 'ACAP-crawler: *', present)],
    ['hash-in-value', any('ACAP-allow-index: /a#b')],
    ['conflict-tie', any('ACAP-usage-purpose: n', 'ACAP-allow-index: /a', 'ACAP-crawler: *', 'ACAP-usage-purpose: n', 'ACAP-disallow-index: /a')],
    ['permission-tie-qualifiers', old + all + lines('ACAP-allow-index: / time-limit=3-days # why', 'ACAP-allow-index: / time-limit=until-recrawled')],
    ['needs-crawl', any('ACAP-allow-index: /a', 'ACAP-disallow-crawl: /a')],
    ['needs-crawl', any('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-usage-purpose: n', 'ACAP-allow-(c): /a').replace('ACAP-crawler', 'ACAP-composite-usage: c index present\nACAP-crawler')],
    ['aux-resource-not-crawlable', any('ACAP-disallow-crawl: /b', 'ACAP-usage-purpose: n', 'ACAP-allow-present: /a/ must-use-resource=/b')],
    ['aux-resource-not-crawlable', defined(['ACAP-qualified-usage: q present must-include-resource=the-acap:credit:/b'], 'ACAP-disallow-crawl: /b/', 'ACAP-disallow-crawl: /b', 'ACAP-allow-(q): /a/')],
    ['conventional-conflict', lines('User-agent: *', 'Disallow: /', '') + any('ACAP-allow-crawl: /news/')],
    ['conventional-conflict', lines('User-agent: abot', 'Disallow: /x', '') + any('ACAP-allow-crawl: /')],
    ['conventional-after-acap', lines('# top', 'ACAP-crawler: *', present, 'Disallow: /x/')],
  ] as const
).map(([code, file]) => [code, pair(file, file, code === 'expired-date' ? { today: '2026-02-28' } : {})]);
