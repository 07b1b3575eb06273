// Findings in ACAP 1.1 files, compared with the specification of 25 September 2009: for each code a file that has
// it and a file that nearly has it. Written from the specification and docs/library.md, not from the code.

import { describe, expect, test } from 'vitest';
import { citeSource } from '../../messages/cite-source.ts';
import { expandAcapText, openAcapSite } from '../../testing/ask-acap.ts';
import { findingsOfSystem } from '../../testing/findings/findings-of-system.ts';
import {
  applyEdits,
  findingMessage,
  findingReason,
  findings,
  fixTitle,
  prepare,
  printFile,
  type Severity,
  usages,
} from '../index.ts';

type Query = NonNullable<Parameters<typeof findings>[2]>;
interface More {
  readonly query?: Query;
  readonly files?: Readonly<Record<string, string>>;
  /** The file of the near miss, if it is the same file with another query or with other files. */
  readonly near?: { readonly query?: Query; readonly files?: Readonly<Record<string, string>> };
}
/** The code, its severity, the section, a file with the finding, a file without it. */
type Row = readonly [
  code: string,
  severity: Severity,
  section: string,
  has: string,
  hasNot: string,
  more?: More,
];

const any = '+crawler: *|';
const v = '+version: 1.1|';
const q = '+qualified-usage: q index time-limit=3-days|';
const index = `${any}+allow-index: /a `;
const present = `${v}${any}+allow-present: /a `;
const orphanTail = `${any}+allow-index: /`;
const today = '2026-11-21';

const table: readonly Row[] = [
  ['missing-colon', 'error', '3', `${any}+allow-index /a`, `${any}+allow-index:/a`],
  ['stray-space', 'warning', '3', `${any}+allow-index : /a`, `${any}+allow-index: /a`],
  ['stray-space', 'warning', '3', `${any} +allow-index: /a`, `${any} # ACAP-allow-index: /a`],
  ['unknown-field', 'error', '3', `${any}+alow-index: /a`, `${any}+ALLOW-index: /a`],
  ['unknown-usage', 'error', '2.5', `${any}+allow-indx: /a`, `${any}+allow-INDEX: /a`],
  ['empty-value', 'error', '2.3.1', '+crawler:|+allow-index: /a', `${any}+allow-index: /a`],
  [
    'empty-value',
    'error',
    '2.3.3',
    `${any}+usage-purpose: # p|+allow-index: /a`,
    `${any}+usage-purpose: p|+allow-index: /`,
  ],
  ['empty-resource', 'error', '2.4.4', `${any}+disallow-index:`, `${any}+disallow-index: /`],
  ['extra-token', 'error', '2.4.4', `${any}+disallow-index: /a /b`, `${any}+disallow-index: /a # /b`],
  [
    'extra-token',
    'error',
    '2.3.3',
    `${any}+usage-purpose: news feed|+allow-index: /a`,
    `${any}+usage-purpose: news # feed|+allow-index: /a`,
  ],
  [
    'extra-token',
    'error',
    '2.3.2',
    `${any}+permissions-reference: /a.txt /b.txt`,
    `${any}+permissions-reference: /a.txt`,
  ],
  ['extra-token', 'error', '2.6', `${any}+request-re-crawl: /a /b`, `${any}+request-re-crawl: /a`],
  ['bad-qualifier-syntax', 'error', '2.4.1.2', `${index}soon`, `${index}time-limit=3-days`],
  ['unknown-qualifier', 'error', '2.4.1.2', `${index}time-limt=3-days`, `${index}TIME-limit=3-days`],
  [
    'qualifier-not-applicable',
    'error',
    '2.5.1',
    `${any}+allow-crawl: /a time-limit=3-days`,
    `${any}+allow-preserve: /a time-limit=3-days`,
  ],
  [
    'qualifier-usage-disputed',
    'info',
    '2.5.5.3; ACAP 1.1 Annex A',
    `${any}+allow-present-oldcopy: /a must-use-resource=/m`,
    `${any}+allow-present: /a must-use-resource=/m`,
  ],
  ['bad-qualifier-value', 'error', '2.5.3.1', `${index}time-limit=1-day`, `${index}time-limit=1-days`],
  ['bad-qualifier-value', 'error', '2.5.3.1', `${index}time-limit=3-weeks`, `${index}time-limit=21-days`],
  [
    'bad-qualifier-value',
    'error',
    '2.5.3.1',
    `${index}time-limit=until-2031-2-3`,
    `${index}time-limit=until-2031-02-03`,
  ],
  [
    'bad-qualifier-value',
    'error',
    '2.5.4.1',
    `${any}+allow-preserve: /a time-limit=soon`,
    `${any}+allow-preserve: /a time-limit=3-days`,
  ],
  [
    'bad-qualifier-value',
    'error',
    '2.5.5.2',
    `${any}+allow-present-link: /a time-limit=soon`,
    `${any}+allow-present-link: /a time-limit=3-days`,
  ],
  [
    'bad-qualifier-value',
    'error',
    '2.5.5.3',
    `${any}+allow-present-thumbnail: /a must-use-resource=the-acap:id:x`,
    `${any}+allow-present-thumbnail: /a must-use-resource=the-acap:extract:id:x`,
  ],
  [
    'bad-qualifier-value',
    'error',
    '2.5.5.5',
    `${present}prohibited-modification=colour`,
    `${present}prohibited-modification=style`,
  ],
  [
    'bad-qualifier-value',
    'error',
    '2.5.6.1',
    `${v}${any}+allow-other: /a usage-ref=the-acap:credit:/t`,
    `${v}${any}+allow-other: /a usage-ref=the-acap:link:/t`,
  ],
  [
    'qualifier-not-applicable',
    'error',
    '2.5.5.4',
    `${any}+allow-present: /a max-length=3-words`,
    `${any}+allow-present-snippet: /a max-length=3-words`,
  ],
  [
    'single-qualifier-repeated',
    'warning',
    '2.5.5.7',
    `${any}+allow-present-oldcopy: /a prohibited-context=within-user-frame prohibited-context=within-user-frame`,
    `${any}+allow-present-oldcopy: /a prohibited-context=within-user-frame`,
  ],
  [
    'expired-date',
    'warning',
    '2.5.4.1',
    `${any}+allow-preserve: /a time-limit=until-2026-11-20`,
    `${any}+allow-preserve: /a time-limit=until-2026-11-21`,
    { query: { today } },
  ],
  [
    'aux-resource-not-crawlable',
    'warning',
    '2.5.5.6',
    `${any}+allow-present: /a must-include-resource=/m/x|+disallow-crawl: /m/`,
    `${any}+allow-present: /a must-include-resource=/m/x|+disallow-crawl: /n/`,
  ],
  [
    'qualifier-value-chars',
    'error',
    '3',
    `${v}${index}must-use-resource=the-acap:text:it's`,
    `${v}${index}must-use-resource=the-acap:text:it%27s`,
  ],
  [
    'until-recrawl-alias',
    'warning',
    '2.5.3.1; ACAP 1.1 2.4.1.2',
    `${index}time-limit=until-recrawl`,
    `${index}time-limit=until-recrawled`,
  ],
  ['zero-limit', 'warning', '2.5.3.1', `${index}time-limit=0-days`, `${index}time-limit=10-days`],
  [
    'zero-limit',
    'warning',
    '2.5.5.4',
    `${any}+allow-present-snippet: /a max-length=0-words`,
    `${any}+allow-present-snippet: /a max-length=1-words`,
  ],
  [
    'expired-date',
    'warning',
    '2.5.3.1',
    `${index}time-limit=until-2026-11-20`,
    `${index}time-limit=until-2026-11-21`,
    { query: { today } },
  ],
  [
    'time-limit-combo',
    'warning',
    '2.5.3.1',
    `${v}${index}time-limit=3-days time-limit=until-recrawled time-limit=until-2031-01-01`,
    `${v}${index}time-limit=3-days time-limit=until-recrawled`,
  ],
  [
    'time-limit-combo',
    'warning',
    '2.5.3.1',
    `${v}${index}time-limit=3-days time-limit=2-days`,
    `${v}${index}time-limit=until-2031-01-01 time-limit=2-days`,
  ],
  [
    'time-limit-plus-not-alone',
    'warning',
    '2.5.3.1',
    `${v}${index}time-limit=plus-terms time-limit=2-days`,
    `${v}${index}time-limit=plus-terms`,
  ],
  [
    'old-until-recrawled',
    'warning',
    '2.5.5.2; ACAP 1.1 2.5.5.1.3',
    `${any}+allow-present-oldcopy: /a time-limit=until-recrawled`,
    `${any}+allow-present-currentcopy: /a time-limit=until-recrawled`,
  ],
  [
    'single-qualifier-repeated',
    'warning',
    '2.5.3.2',
    `${index}must-use-resource=/b must-use-resource=/c`,
    `${index}must-use-resource=/b time-limit=3-days`,
  ],
  [
    'modification-dominated',
    'warning',
    '2.5.5.5',
    `${present}prohibited-modification=any prohibited-modification=style`,
    `${present}prohibited-modification=format prohibited-modification=style`,
  ],
  [
    'context-contradiction',
    'error',
    '2.5.5.8',
    `${v}${any}+allow-present-currentcopy: /a prohibited-context=within-user-frame required-context=within-user-frame`,
    `${v}${any}+allow-present-currentcopy: /a prohibited-context=within-user-frame required-context=within-original-frame`,
  ],
  [
    'rulesref-not-alone',
    'warning',
    '2.5.5.9',
    `${present}target-condition=rulesref:/r target-condition=permittedcountrylist:GB`,
    `${present}target-condition=rulesref:/r`,
  ],
  [
    'ip-range-reversed',
    'error',
    '2.5.5.9',
    `${present}target-condition=ipaddressrangelist:1.2.4.1-1.2.2.255`,
    `${present}target-condition=ipaddressrangelist:1.2.2.1-1.2.4.255`,
  ],
  [
    'ip-mask-netmask',
    'warning',
    '2.5.5.9',
    `${present}target-condition=ipaddressmasklist:10.1.1.0/255.255.255.0`,
    `${present}target-condition=ipaddressmasklist:10.1.1.0/0.0.0.255`,
  ],
  [
    'ip-cidr',
    'error',
    '2.5.5.9',
    `${present}target-condition=ipaddressmasklist:10.1.1.0/24`,
    `${present}target-condition=ipaddressmasklist:10.1.1.0/0.0.0.255`,
  ],
  [
    'ip-v6',
    'info',
    '2.5.5.9',
    `${present}target-condition=ipaddressrangelist:2001:db8::1`,
    `${present}target-condition=ipaddressrangelist:10.0.0.1`,
  ],
  [
    'country-code-unknown',
    'warning',
    '2.5.5.9',
    `${present}target-condition=permittedcountrylist:UK`,
    `${present}target-condition=permittedcountrylist:GB`,
  ],
  [
    'country-lists-conflict',
    'warning',
    '2.5.5.9',
    `${present}target-condition=permittedcountrylist:GB target-condition=prohibitedcountrylist:GB`,
    `${present}target-condition=permittedcountrylist:GB target-condition=prohibiteddomainlist:a.example`,
  ],
  [
    'role-without-prefix',
    'warning',
    '2.5.5.6',
    `${present}must-include-resource=credit`,
    `${present}must-include-resource=/credit`,
  ],
  [
    'aux-resource-not-crawlable',
    'warning',
    '2.5.3.2',
    `${any}+allow-index: /a must-use-resource=/m/x|+disallow-crawl: /m/`,
    `${any}+allow-index: /a must-use-resource=/m/x|+disallow-crawl: /n/`,
  ],
  [
    'prohibition-qualified',
    'error',
    '2.4.2',
    `${any}+disallow-index: /a time-limit=3-days`,
    `${any}+allow-index: /a time-limit=3-days`,
  ],
  ['prohibition-local-usage', 'error', '2.4.2', `${q}${any}+disallow-(q): /a`, `${q}${any}+allow-(q): /a`],
  [
    'local-usage-qualified',
    'error',
    '2.4.1.3',
    `${q}${any}+allow-(q): /a must-use-resource=/b`,
    `${q}${any}+allow-(q): /a`,
  ],
  [
    'other-unqualified',
    'error',
    '2.5.6.1',
    `${v}${any}+allow-other: /a`,
    `${v}${any}+allow-other: /a usage-ref=/t`,
  ],
  [
    'bad-defined-name',
    'error',
    '3',
    '+composite-usage: 1c index|' + orphanTail,
    '+composite-usage: c.1_-x index|' + orphanTail,
  ],
  [
    'bad-defined-name',
    'error',
    '3',
    '+resource-set: 1s /a|' + orphanTail,
    '+resource-set: s1 /a|' + orphanTail,
  ],
  [
    'bad-resource-set-ref',
    'error',
    '2.4.5',
    `${any}+allow-index: the-acap:set:s`,
    `+resource-set: s /a|${any}+allow-index: the-acap:resource-set:s`,
  ],
  ['undefined-local-usage', 'error', '2.4.1.3', `${any}+allow-(q): /a`, `${q}${any}+allow-(Q): /a`],
  [
    'undefined-resource-set',
    'error',
    '2.4.5',
    `${any}+allow-index: the-acap:resource-set:s`,
    `+resource-set: S /a|${any}+allow-index: the-acap:resource-set:s`,
  ],
  [
    'duplicate-name',
    'error',
    '2.7',
    `${q}+composite-usage: Q crawl|${any}+allow-(q): /a`,
    `${q}+resource-set: q /a|${any}+allow-(q): the-acap:resource-set:q`,
  ],
  ['definition-incomplete', 'error', '2.7', `+qualified-usage: q index|${orphanTail}`, `${q}${orphanTail}`],
  [
    'definition-incomplete',
    'error',
    '2.7',
    `+composite-usage: c|${orphanTail}`,
    `+composite-usage: c index|${orphanTail}`,
  ],
  [
    'definition-base-local',
    'error',
    '2.7.1',
    `${q}+qualified-usage: r (q) time-limit=3-days|${any}+allow-(q): /`,
    `${q}+composite-usage: r (q)|${any}+allow-(r): /`,
  ],
  [
    'composite-qualified',
    'error',
    '2.7.2',
    `+composite-usage: c index time-limit=3-days|${orphanTail}`,
    `${q}+composite-usage: c (q)|${orphanTail}`,
  ],
  [
    'composite-nesting',
    'error',
    '2.7.2',
    `+composite-usage: c index|+composite-usage: d (c)|${any}+allow-(d): /`,
    `${q}+composite-usage: d (q)|${any}+allow-(d): /`,
  ],
  [
    'set-nesting',
    'error',
    '2.7.3',
    `+resource-set: s /a|+resource-set: t the-acap:resource-set:s|${orphanTail}`,
    `+resource-set: s /a|+resource-set: t /the-acap|${orphanTail}`,
  ],
  [
    'definition-order',
    'error',
    '2.7',
    `+composite-usage: c (q)|${q}${any}+allow-(c): /`,
    `${q}+composite-usage: c (q)|${any}+allow-(c): /`,
  ],
  [
    'definition-after-record',
    'error',
    '2.7',
    `${orphanTail}|+resource-set: s /a`,
    `+resource-set: s /a|${orphanTail}`,
  ],
  [
    'wrapped-definition',
    'error',
    '2.7',
    `+resource-set:|s /a|${orphanTail}`,
    `+resource-set: s /a|${orphanTail}`,
  ],
  ['bad-version', 'error', '2.8', `+version: one|${orphanTail}`, `+version: 1.0|${orphanTail}`],
  ['version-needs-space', 'warning', '2.8', `+version:1.1|${orphanTail}`, `+version:\t1.1|${orphanTail}`],
  ['version-newer', 'warning', '2.8', `+version: 1.2|${orphanTail}`, `+version: 1.1|${orphanTail}`],
  ['version-unsupported', 'error', '2.8', `+version: 2.0|${orphanTail}`, `+version: 1.2|${orphanTail}`],
  [
    'feature-newer-than-version',
    'error',
    '2.8',
    `${index}time-limit=plus-terms`,
    `${v}${index}time-limit=plus-terms`,
  ],
  [
    'feature-newer-than-version',
    'error',
    '2.8',
    `+version: 1.0|${index}time-limit=plus-terms`,
    `+version: 1.0|${index}time-limit=3-days`,
  ],
  [
    'version-misplaced',
    'error',
    '2.8',
    `+resource-set: s /a|${v}${any}+allow-index: the-acap:resource-set:s`,
    `# first|${v}${orphanTail}`,
  ],
  ['duplicate-version', 'error', '2.8', `${v}${v}${orphanTail}`, `${v}# ACAP-version: 1.1|${orphanTail}`],
  [
    'comment-version-mismatch',
    'warning',
    '2.10.3',
    `##ACAP version=1.0|${v}${orphanTail}`,
    `##ACAP version=1.1|${v}${orphanTail}`,
  ],
  [
    'version-in-comment',
    'info',
    '2.8',
    `##ACAP version=1.1|${orphanTail}`,
    `##ACAP version=1.0|${orphanTail}`,
  ],
  ['missing-acap-comment', 'info', '2.10.3', orphanTail, `##ACAP version=1.1|${orphanTail}`],
  [
    'ignore-conventional-colon',
    'error',
    '2.10.1',
    `+ignore-conventional-records:|${orphanTail}`,
    `+ignore-conventional-records|${orphanTail}`,
  ],
  [
    'ignore-conventional-late',
    'warning',
    '2.10.1',
    `+resource-set: s /a|+ignore-conventional-records|${any}+allow-index: the-acap:resource-set:s`,
    `+ignore-conventional-records|+resource-set: s /a|${any}+allow-index: the-acap:resource-set:s`,
  ],
  [
    'ignore-conventional-misplaced',
    'error',
    '2.10.1',
    `${orphanTail}|+ignore-conventional-records`,
    `${v}+ignore-conventional-records|${orphanTail}`,
  ],
  ['bad-crawler-name', 'error', '3', `+crawler: *bot|+allow-index: /`, `${orphanTail}`],
  [
    'crawler-name-wildcard',
    'warning',
    '2.9',
    `+crawler: my*bot|+allow-index: /`,
    `+crawler: mybot|+allow-index: /`,
  ],
  [
    'crawler-name-start',
    'warning',
    '3',
    `+crawler: 360Spider|+allow-index: /`,
    `+crawler: Spider360|+allow-index: /`,
  ],
  [
    'any-crawler-not-alone',
    'error',
    '2.3.1',
    `+crawler: robot|+crawler: *|+allow-index: /`,
    `+crawler: robot|+allow-index: /|+crawler: *|+allow-index: /`,
  ],
  ['orphan-field', 'error', '2.3', `+allow-index: /|${any}+allow-follow: /`, `${any}+allow-index: /`],
  ['empty-record', 'error', '2.3', `${orphanTail}|+crawler: robot`, `${any}+request-re-crawl: /a`],
  [
    'empty-subrecord',
    'error',
    '2.3',
    `${orphanTail}|+usage-purpose: p`,
    `${any}+usage-purpose: p|+usage-purpose: q|+allow-index: /`,
  ],
  [
    'reference-not-alone',
    'error',
    '2.3',
    `${any}+permissions-reference: /more.txt|+allow-index: /`,
    `${any}+permissions-reference: /more.txt|+crawler: *|+allow-index: /`,
  ],
  [
    'reference-chain',
    'error',
    '2.3.2',
    `${any}+permissions-reference: /more.txt`,
    `${any}+permissions-reference: /more.txt`,
    {
      files: { '/more.txt': `${any}+permissions-reference: /third.txt` },
      near: { files: { '/more.txt': orphanTail } },
    },
  ],
  [
    'action-in-subrecord',
    'error',
    '2.3',
    `${any}+usage-purpose: p|+allow-index: /|+request-re-crawl: /a`,
    `${any}+request-re-crawl: /a|+usage-purpose: p|+allow-index: /`,
  ],
  ['bad-action', 'error', '2.6', `${any}+request-recrawl: /a`, `${any}+request-re-crawl: /a`],
  ['wildcard-in-locator', 'error', '2.6', `${any}+request-re-crawl: /a*`, `${any}+request-re-crawl: /a%2A`],
  [
    'wildcard-in-locator',
    'error',
    '2.3.2',
    `${any}+permissions-reference: /a$`,
    `${any}+permissions-reference: /a`,
  ],
  ['locator-no-leading-slash', 'warning', '2.6', `${any}+request-re-crawl: a`, `${any}+request-re-crawl: /a`],
  ['dollar-not-last', 'error', '2.9', `${any}+disallow-index: /a$b`, `${any}+disallow-index: /a%24b$`],
  ['pattern-bad-char', 'error', '3', `${any}+disallow-index: /<a>`, `${any}+disallow-index: /%3Ca%3E`],
  [
    'pattern-bad-char',
    'error',
    '3',
    `${any}+disallow-index: /über`,
    `${any}+disallow-index: /%C3%BCber # über`,
  ],
  [
    'pattern-absolute-uri',
    'error',
    '2.4.4',
    `${any}+disallow-index: http://h.example/a`,
    `${any}+disallow-index: /http://h.example/a`,
  ],
  [
    'pattern-network-path',
    'warning',
    '2.4.4',
    `${any}+disallow-index: //h.example/a`,
    `${any}+disallow-index: /h.example//a`,
  ],
  [
    'pattern-no-leading-slash',
    'warning',
    '2.4.4',
    `${any}+disallow-index: news/`,
    `${any}+disallow-index: *news/`,
  ],
  ['pattern-query', 'info', '3', `${any}+disallow-index: /a?b`, `${any}+disallow-index: /a%3Fb`],
  ['pattern-trailing-star', 'warning', '2.4.6', `${any}+disallow-index: /a*`, `${any}+disallow-index: /a*$`],
  ['hash-in-value', 'warning', '2.2', `${any}+disallow-index: /a#b`, `${any}+disallow-index: /a #b`],
  [
    'conflict-tie',
    'warning',
    '2.4.6',
    `${any}+allow-index: /a|+disallow-index: /A`,
    `${any}+allow-index: /a|+disallow-index: /a/`,
  ],
  [
    'permission-tie-qualifiers',
    'warning',
    '2.4.6',
    `${any}+allow-index: /a time-limit=3-days|+allow-index: /a must-use-resource=/m`,
    `${any}+allow-index: /a time-limit=3-days must-use-resource=/m|+allow-index: /b`,
  ],
  [
    'dollar-star-scope',
    'warning',
    '2.4.6',
    `${any}+allow-index: /a$|+disallow-index: /a*`,
    `${any}+allow-index: /a$|+disallow-index: /a`,
  ],
  [
    'scope-incomparable',
    'warning',
    '2.4.6',
    `${any}+allow-index: /*a|+disallow-index: /*b`,
    `${any}+allow-index: /x*a|+disallow-index: /y*b`,
  ],
  [
    'basic-derived-overlap',
    'warning',
    '2.5.5',
    `${any}+allow-present: /a/|+disallow-present-link: /`,
    `${any}+allow-present: /a/|+disallow-present-link: /b/`,
  ],
  [
    'shadowed-by-named',
    'info',
    '2.2.1',
    `+crawler: robot|+allow-index: /|${any}+disallow-index: /a`,
    `+crawler: robot|+allow-index: /a/b|${any}+disallow-index: /a`,
  ],
  [
    'needs-crawl',
    'warning',
    '2.5.1',
    `${any}+disallow-crawl: /a|+allow-index: /a`,
    `${any}+disallow-crawl: /a|+allow-index: /b`,
  ],
  [
    'copy-needs-preserve',
    'info',
    '2.5.5.1.2',
    `${any}+disallow-preserve: /a|+allow-present-currentcopy: /a`,
    `${any}+disallow-preserve: /a|+allow-present-original: /a`,
  ],
  [
    'conventional-after-acap',
    'warning',
    '2.10.2',
    `${orphanTail}|User-agent: *|Disallow: /x`,
    `User-agent: *|Disallow: /x|${orphanTail}|Sitemap: http://h.example/s.xml`,
  ],
  [
    'conventional-conflict',
    'warning',
    '2.10.2',
    `User-agent: *|Disallow: /a|${any}+allow-crawl: /a/b`,
    `User-agent: *|Disallow: /a|${any}+allow-crawl: /a`,
  ],
  [
    'no-records',
    'warning',
    '2.2',
    '+resource-set: s /a',
    `+resource-set: s /a|${any}+allow-index: the-acap:resource-set:s`,
  ],
];

const rows = table.map(
  ([code, severity, section, has, hasNot, details]): Required<Row> => [
    code,
    severity,
    section,
    has,
    hasNot,
    details ?? {},
  ],
);

const openFile = (file: string, files: Readonly<Record<string, string>> = {}) =>
  openAcapSite(
    expandAcapText(file),
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, expandAcapText(text)])),
  );
type Site = ReturnType<typeof openFile>;
/** Other systems name their findings with capitals and numbers. */
const isOfAcap = ({ code }: { readonly code: string }) => /^[a-z]/.test(code);
const withCode = (site: Site, code: string, query?: Query) =>
  findings(site, '/robots.txt', query).filter((finding) => finding.code === code);

const urls = ['/', '/a', '/a/b', '/b', '/news/', '/a.gif', '/m/x', '/ab', '/a$b'];
const answersOf = (site: Site) =>
  usages.flatMap((usage) =>
    [undefined, 'p'].flatMap((purpose) => {
      const asks = prepare(site, { question: 'usage', usage, ...(purpose === undefined ? {} : { purpose }) });
      return ['robot', 'other'].flatMap((agent) => urls.map((url) => asks(agent, url).key));
    }),
  );

describe('findings', () => {
  test.each(rows)('acap 1.1: %s, %s (%s): %s', (code, severity, section, has, hasNot, details) => {
    const matching = withCode(openFile(has, details.files), code, details.query);
    expect(matching.length).toBeGreaterThan(0);
    expect(new Set(matching.map((finding) => finding.severity))).toEqual(new Set([severity]));
    for (const finding of matching) {
      const { source, range } = finding;
      expect([
        findingMessage(finding).length > 5,
        findingReason(finding).length > 5,
        citeSource(source),
      ]).toEqual([true, true, `ACAP 1.1 ${section}`]);
      expect(range.start.line).toBeLessThanOrEqual(range.end.line);
    }
    const nearly = details.near ?? details;
    expect(withCode(openFile(hasNot, nearly.files), code, nearly.query)).toEqual([]);
  });

  test('acap 1.1: every code has its section and is found once for one mistake', () => {
    const twice = rows.filter(
      ([code, , , has, , details]) => withCode(openFile(has, details.files), code, details.query).length > 1,
    );
    expect(twice.map(([code]) => code)).toEqual([]);
  });

  test('acap 1.1: a file without ACAP has no findings', () => {
    for (const file of [
      '',
      'User-agent: *|Disallow: /a$b',
      '# ACAP-crawler: *',
      'Disallow: /|ACAPcrawler: *',
    ])
      expect(findingsOfSystem('acap', findings(openFile(file), '/robots.txt'))).toEqual([]);
  });

  test('acap 1.1 2.1: the worked example, as printed, has the oddity that it contains', () => {
    const file =
      '##ACAP version=1.0||User-agent: *|Disallow: /||User-agent: named-crawler|Allow: /index.html|Allow: /public/|Allow: /promotion/|Allow: /news/||+resource-set: crawlable /public/ /promotion/ /news/|+qualified-usage: cache preserve time-limit=until-recrawled|+composite-usage: basic-usages crawl index present||+crawler: *|+disallow-crawl: /||+crawler: named-crawler|+allow-(basic-usages): the-acap:resource-set:crawlable';
    const codes = findingsOfSystem('acap', findings(openFile(file), '/robots.txt'))
      .filter(({ severity }) => severity === 'error' || severity === 'warning')
      .filter(isOfAcap)
      .map(({ code }) => code);
    expect(codes).toEqual(['conventional-conflict']);
  });
});

/** The code, whether the file has it, the file. */
const further: readonly (readonly [code: string, has: 'yes' | 'no', file: string])[] = [
  ['conflict-tie', 'no', '+crawler: robot|+allow-index: /a|+crawler: *|+disallow-index: /a'],
  ['conflict-tie', 'no', `${any}+allow-index: /a|+usage-purpose: p|+disallow-index: /a`],
  ['conflict-tie', 'yes', `${any}+allow-index: /a|+crawler: *|+disallow-index: /a`],
  ['conflict-tie', 'yes', `${any}+allow-index: /%61|+disallow-index: /a`],
  ['conflict-tie', 'yes', `+crawler: robot|+allow-index: /a|+crawler: ROBOT|+disallow-index: /a`],
  ['conflict-tie', 'no', `${any}+allow-present: /a|+disallow-present-link: /a`],
  ['feature-newer-than-version', 'yes', `${index}time-limit=3-days time-limit=until-recrawled`],
  ['feature-newer-than-version', 'no', `${index}must-use-resource=/a must-use-resource=/b`],
  [
    'feature-newer-than-version',
    'yes',
    '+qualified-usage: q index time-limit=plus-terms|+crawler: *|+allow-(q): /',
  ],
  ['feature-newer-than-version', 'no', `${any}+disallow-other: /`],
  ['feature-newer-than-version', 'no', `${index}time-limit=3-weeks`],
  ['bad-qualifier-value', 'yes', '+qualified-usage: q index time-limit=1-day|+crawler: *|+allow-(q): /'],
  ['bad-qualifier-value', 'no', `${v}${index}time-limit=3-days`],
  [
    'qualifier-not-applicable',
    'yes',
    '+qualified-usage: q crawl time-limit=1-days|+crawler: *|+allow-(q): /',
  ],
  ['qualifier-not-applicable', 'yes', `${any}+allow-present-link: /a max-length=3-words`],
  ['dollar-not-last', 'yes', `+resource-set: s /a$b|${any}+allow-index: the-acap:resource-set:s`],
  ['pattern-no-leading-slash', 'yes', `+resource-set: s a /b|${any}+allow-index: the-acap:resource-set:s`],
  [
    'pattern-absolute-uri',
    'yes',
    `+resource-set: s http://h.example/|${any}+allow-index: the-acap:resource-set:s`,
  ],
  ['pattern-bad-char', 'no', `${any}+usage-purpose: http://n.example/*|+allow-index: /`],
  ['country-code-unknown', 'yes', `${present}target-condition=prohibitedcountrylist:EU`],
  ['country-code-unknown', 'no', `${present}target-condition=permittedcountrylist:gb,DE,us`],
  ['ip-mask-netmask', 'no', `${present}target-condition=ipaddressmasklist:10.1.0.0/0.0.255.255`],
  ['role-without-prefix', 'yes', `${present}must-include-resource=license-link`],
  ['role-without-prefix', 'no', `${present}must-include-resource=the-acap:credit:/c`],
  ['orphan-field', 'yes', `+usage-purpose: p|${orphanTail}`],
  ['orphan-field', 'yes', `+permissions-reference: /m|${orphanTail}`],
  ['orphan-field', 'no', `+resource-set: s /a|${orphanTail}`],
  ['needs-crawl', 'no', `+crawler: robot|+disallow-crawl: /a|+crawler: other|+allow-index: /a`],
  ['needs-crawl', 'yes', `${any}+disallow-crawl: /|+crawler: robot|+allow-index: /a`],
  ['needs-crawl', 'no', `${any}+disallow-crawl: /|+crawler: robot|+allow-index: /a|+allow-crawl: /a`],
  ['hash-in-value', 'no', `${any}# a#b|+disallow-index: /a`],
  ['expired-date', 'no', `${index}time-limit=until-2001-01-01`],
  ['shadowed-by-named', 'no', `+crawler: robot|+allow-follow: /|${any}+disallow-index: /a`],
  ['empty-record', 'no', `+crawler: robot|+crawler: other|+allow-index: /`],
  [
    'conventional-conflict',
    'no',
    `+ignore-conventional-records|User-agent: *|Disallow: /a|${any}+allow-crawl: /a/b`,
  ],
  ['conventional-conflict', 'no', `User-agent: *|Disallow: /a|${any}+allow-index: /a/b`],
  ['dollar-star-scope', 'no', `${any}+allow-index: /a$|+allow-index: /a*`],
  ['scope-incomparable', 'no', `${any}+allow-index: /*a|+allow-index: /*b`],
  ['zero-limit', 'yes', `${index}time-limit=00-days`],
  ['old-until-recrawled', 'yes', `${any}+allow-present-oldsnippet: /a time-limit=until-recrawled`],
  ['copy-needs-preserve', 'yes', `${any}+disallow-preserve: /|+allow-present-oldcopy: /a`],
  ['comment-version-mismatch', 'no', `##ACAP version=1.0|${orphanTail}`],
  ['wrapped-definition', 'yes', `+qualified-usage:|q index time-limit=3-days|${orphanTail}`],
];

describe('findings, further cases', () => {
  test.each(further)('acap 1.1: %s: %s: %s', (code, has, file) => {
    expect(withCode(openFile(file), code).length > 0).toBe(has === 'yes');
  });
});

describe('fixes', () => {
  const fixedCases = rows.flatMap(([code, , , has, , details]) =>
    withCode(openFile(has, details.files), code, details.query)
      .slice(0, 1)
      .flatMap(({ fixes }) => fixes.map((fix) => [code, fixTitle(fix), has, fix, details] as const)),
  );

  test.each(fixedCases)('acap 1.1: %s: "%s" removes it from %s', (code, _title, has, fix, details) => {
    const site = openFile(has, details.files);
    const after = applyEdits(site, '/robots.txt', fix.edits);
    expect(printFile(after, '/robots.txt')).not.toEqual(printFile(site, '/robots.txt'));
    expect(withCode(after, code, details.query).length).toBeLessThan(
      withCode(site, code, details.query).length,
    );
    if (fix.verdicts === 'same') expect(answersOf(after)).toEqual(answersOf(site));
  });

  test('acap 1.1: no fix adds an error', () => {
    const errors = (site: Site, query?: Query) =>
      findings(site, '/robots.txt', query)
        .filter(({ severity }) => severity === 'error')
        .map(({ code }) => code);
    const addedErrors = fixedCases.flatMap(([code, title, has, fix, details]) => {
      const site = openFile(has, details.files);
      const before = errors(site, details.query);
      const later = errors(applyEdits(site, '/robots.txt', fix.edits), details.query);
      return later.filter((each) => !before.includes(each)).map((each) => `${code}: ${title}: ${each}`);
    });
    expect(addedErrors).toEqual([]);
  });

  test('acap 1.1: the codes that an author can resolve in one step have a fix', () => {
    const mendable =
      'missing-colon stray-space unknown-field unknown-usage empty-resource extra-token unknown-qualifier bad-qualifier-value qualifier-value-chars until-recrawl-alias zero-limit expired-date time-limit-combo time-limit-plus-not-alone old-until-recrawled single-qualifier-repeated modification-dominated context-contradiction rulesref-not-alone ip-range-reversed ip-mask-netmask ip-cidr country-code-unknown role-without-prefix aux-resource-not-crawlable prohibition-qualified prohibition-local-usage local-usage-qualified other-unqualified bad-defined-name duplicate-name composite-qualified composite-nesting set-nesting definition-order definition-after-record wrapped-definition bad-version version-needs-space feature-newer-than-version version-misplaced duplicate-version comment-version-mismatch version-in-comment missing-acap-comment ignore-conventional-colon ignore-conventional-late ignore-conventional-misplaced any-crawler-not-alone orphan-field empty-record empty-subrecord reference-not-alone action-in-subrecord bad-action locator-no-leading-slash dollar-not-last pattern-bad-char pattern-absolute-uri pattern-network-path pattern-no-leading-slash pattern-trailing-star hash-in-value conflict-tie permission-tie-qualifiers needs-crawl conventional-after-acap conventional-conflict';
    const withFix = new Set(fixedCases.map(([code]) => code));
    expect(mendable.split(' ').filter((code) => !withFix.has(code))).toEqual([]);
  });
});
