// ACAP 1.1 compared with its specification of 25 September 2009: files, records, fields, matching, scope and
// conflicts. Written from the specification and docs/library.md, not from the code. "DEC" marks a decision where
// the specification leaves something open.
import { describe, expect, test } from 'vitest';
import { askAcap, expandAcapText, formatAcapAnswer } from '../../testing/ask-acap.ts';
import { testAcapRows } from '../../testing/test-acap-rows.ts';

testAcapRows('lines', [
  ['2.2: a field is one line', '+crawler: *|+allow-index:|/news/', 'index /news/', 'unspecified'],
  [
    '2.2: a line that begins with a blank continues nothing',
    '+crawler: *|+allow-index: /a|  time-limit=3-days',
    'index /a',
    'allowed',
  ],
  [
    '2.7: a broken definition defines nothing',
    '+resource-set: s|/a /b|+crawler: *|+allow-index: the-acap:resource-set:s',
    'index /a',
    'unspecified',
  ],
  ['2.2 note 2: # cuts the line wherever it is', '+crawler: *|+allow-index: /a#b', 'index /axe', 'allowed'],
  [
    '2.2 note 2: # cuts qualifiers off too',
    '+crawler: *|+allow-index: /a # time-limit=3-days',
    'index /a',
    'allowed',
  ],
  ['2.2 note 2: # cuts a crawler name', '+crawler: bot# mine|+allow-index: /', 'index /a as bot', 'allowed'],
  ['2.2 note 2: a field in a comment is none', '+crawler: *|# ACAP-allow-index: /', 'index /', 'unspecified'],
  ['2.2 note 2: %23 is a number sign', '+crawler: *|+allow-index: /a%23b', 'index /a%23bc', 'allowed'],
  ['2.2 note 2: and nothing else', '+crawler: *|+allow-index: /a%23b', 'index /ab', 'unspecified'],
  [
    '2.3: blank lines and comments stand anywhere in a record',
    '|# c|+crawler: bot|# c||+crawler: cat||# c|+allow-index: /||# c|+allow-preserve: /',
    'preserve /x as bot',
    'allowed',
  ],
  [
    '2.3: and in a sub-record',
    '+crawler: *|+usage-purpose: a||# c|+usage-purpose: b||+allow-index: /||# c|+disallow-preserve: /',
    'preserve /x for a',
    'prohibited',
  ],
  ['3 DEC: CRLF', '+crawler: *\r|+allow-index: /a\r|+allow-preserve: /\r|', 'preserve /', 'allowed'],
  ['3 DEC: CR alone', '+crawler: *\rACAP-allow-index: /a\rACAP-allow-preserve: /', 'preserve /', 'allowed'],
  ['3 DEC: $ before CRLF is last', '+crawler: *\r|+allow-index: /a$\r|', 'index /a', 'allowed'],
  ['3 DEC: a byte order mark is dropped', '\uFEFFACAP-crawler: *|+allow-index: /', 'index /', 'allowed'],
  ['3 DEC: comments may hold anything', '+crawler: * # über|+allow-index: / # ☃', 'index /', 'allowed'],
  ['3: a path of other characters is no path', '+crawler: *|+allow-index: /ü', 'index /ü', 'unspecified'],
  ['3 DEC: an indented field counts', ' +crawler: *|\t+allow-index: /', 'index /', 'allowed'],
  ['3 DEC: a blank before the colon', '+crawler : *|+allow-index\t: /', 'index /', 'allowed'],
  ['3: no blank after the colon', '+crawler:*|+allow-index:/', 'index /', 'allowed'],
  ['3: tabs after the colon', '+crawler:\t\t*\t|+allow-index:\t/\t', 'index /', 'allowed'],
  ['3: field names ignore case', 'acap-CRAWLER: *|acap-Allow-INDEX: /', 'index /', 'allowed'],
  ['3: a missing colon', '+crawler: *|+allow-index /', 'index /', 'unspecified'],
  [
    '3: a name that only contains ACAP- is none',
    '+crawler: *|XACAP-allow-index: /',
    'index /',
    'unspecified',
  ],
  ['3 DEC: an unknown field has no effect', '+crawler: *|+permit-index: /', 'index /', 'unspecified'],
]);

const conventional = 'User-agent: *|Disallow: /|';
const rulesOf11 = (before: string): string => `${before}+crawler: *|+allow-preserve: / time-limit=plus-terms`;

testAcapRows('order of parts', [
  ['2.8: a version field opens the gate', rulesOf11('+version: 1.1|'), 'preserve /', 'time-limit=plus-terms'],
  ['2.8: without one the field is ignored', rulesOf11(''), 'preserve /', 'unspecified'],
  [
    '2.8 DEC: behind the directive it counts',
    rulesOf11('+ignore-conventional-records|+version: 1.1|'),
    'preserve /',
    'time-limit=plus-terms',
  ],
  [
    '2.8 DEC: behind a definition it does not',
    rulesOf11('+resource-set: s /a|+version: 1.1|'),
    'preserve /',
    'unspecified',
  ],
  [
    '2.8 DEC: behind a record it does not',
    `${rulesOf11('')}|+version: 1.1|+crawler: *|+allow-index: /`,
    'preserve /',
    'unspecified',
  ],
  [
    '2.8 DEC: a second one is ignored',
    rulesOf11('+version: 1.1|+version: 1.0|'),
    'preserve /',
    'time-limit=plus-terms',
  ],
  ['2.8 DEC: and opens nothing', rulesOf11('+version: 1.0|+version: 1.1|'), 'preserve /', 'unspecified'],
  ['2.8: 1.0 has no features of 1.1', rulesOf11('+version: 1.0|'), 'preserve /', 'unspecified'],
  ['2.8: 1.2 has them', rulesOf11('+version: 1.2|'), 'preserve /', 'time-limit=plus-terms'],
  ['2.8: 1.10 is later than 1.9', rulesOf11('+version: 1.10|'), 'preserve /', 'time-limit=plus-terms'],
  ['2.8 DEC: no blank is needed', rulesOf11('+version:1.1|'), 'preserve /', 'time-limit=plus-terms'],
  ['2.8: 1 is no version', rulesOf11('+version: 1|'), 'preserve /', 'unspecified'],
  ['2.8: one is no version', rulesOf11('+version: one|'), 'preserve /', 'unspecified'],
  ['2.8: nothing is no version', rulesOf11('+version:|'), 'preserve /', 'unspecified'],
  ['2.8: 1.1a is no version', rulesOf11('+version: 1.1a|'), 'preserve /', 'unspecified'],
  [
    '2.8 DEC: a bad version counts as none, not as another major',
    '+version: 2|+crawler: *|+allow-index: /',
    'index /',
    'allowed',
  ],
  [
    '2.8 DEC: of another major version nothing is known',
    '+version: 2.0|+crawler: *|+disallow-index: /',
    'index /',
    'unspecified',
  ],
  ['2.10.3: a comment opens no gate', rulesOf11('##ACAP version=1.1|'), 'preserve /', 'unspecified'],
  [
    '2.7 DEC: a definition behind the first record defines nothing',
    '+crawler: *|+allow-(q): /|+qualified-usage: q index time-limit=3-days',
    'index /',
    'unspecified',
  ],
  [
    '2.7: the same before it does',
    '+qualified-usage: q index time-limit=3-days|+crawler: *|+allow-(q): /',
    'index /',
    'time-limit=3-days',
  ],
  [
    '2.7 DEC: a composite before its part is still resolved',
    '+composite-usage: c (q) follow|+qualified-usage: q index time-limit=3-days|+crawler: *|+allow-(c): /',
    'index /',
    'time-limit=3-days',
  ],
  [
    '2.7: a resource set stands anywhere among the definitions',
    '+composite-usage: c index|+resource-set: s /a|+composite-usage: d follow|+crawler: *|+allow-(d): the-acap:resource-set:s',
    'follow /a',
    'allowed',
  ],
]);

testAcapRows('the directive and conventional records', [
  [
    '2.10: conventional records are read too',
    `${conventional}+crawler: *|+allow-index: /`,
    'crawl /',
    'prohibited',
  ],
  [
    '2.10.1: unless the directive says no',
    `+ignore-conventional-records|${conventional}+crawler: *|+allow-index: /`,
    'crawl /',
    'unspecified',
  ],
  [
    '2.10.1: wherever the conventional records stand',
    `${conventional}+ignore-conventional-records|+crawler: *|+allow-index: /`,
    'crawl /',
    'unspecified',
  ],
  [
    '2.10.1: the directive ignores case and may have a comment',
    `acap-IGNORE-conventional-records # yes|${conventional}+crawler: *|+allow-index: /`,
    'crawl /',
    'unspecified',
  ],
  [
    '2.10.1: with a colon it is none',
    `+ignore-conventional-records:|${conventional}+crawler: *|+allow-index: /`,
    'crawl /',
    'prohibited',
  ],
  [
    '2.10.1: with a value it is none',
    `+ignore-conventional-records: yes|${conventional}+crawler: *|+allow-index: /`,
    'crawl /',
    'prohibited',
  ],
  [
    '2.10.1 DEC: between definitions it counts',
    `${conventional}+resource-set: s /a|+ignore-conventional-records|+resource-set: t /b|+crawler: *|+allow-index: /`,
    'crawl /',
    'unspecified',
  ],
  [
    '2.10.1 DEC: behind a record it does not',
    `${conventional}+crawler: *|+allow-index: /|+ignore-conventional-records`,
    'crawl /',
    'prohibited',
  ],
  [
    '2.10.2: ACAP fields do not end a conventional record',
    'User-agent: *|+resource-set: s /q|Disallow: /x|+crawler: *|+allow-index: /',
    'crawl /x',
    'prohibited',
  ],
  [
    '2.10.2: conventional fields in an ACAP record are ignored',
    '+crawler: *|+allow-index: /|User-agent: *|Disallow: /',
    'crawl /',
    'unspecified',
  ],
  [
    '2.10.2: and do not end it',
    '+crawler: bot|+allow-index: /a|User-agent: *|Disallow: /|+disallow-index: /b',
    'index /b as bot',
    'prohibited',
  ],
  [
    '2.10.2: what conflicts for the same pattern gives way',
    'User-agent: *|Disallow: /x|+crawler: *|+allow-crawl: /x',
    'crawl /x',
    'allowed',
  ],
  [
    '2.10.2: the other way too',
    'User-agent: *|Allow: /x|+crawler: *|+disallow-crawl: /x',
    'crawl /x',
    'prohibited',
  ],
  [
    '2.10.2 DEC conservative: each protocol may forbid',
    'User-agent: *|Disallow: /x|+crawler: *|+allow-crawl: /x/y',
    'crawl /x/y',
    'prohibited',
  ],
  [
    '2.10.2 DEC conservative: and Allow lifts nothing',
    'User-agent: *|Allow: /x/y|+crawler: *|+disallow-crawl: /x',
    'crawl /x/y',
    'prohibited',
  ],
  [
    '2.10.2 DEC: ACAP wins',
    'User-agent: *|Disallow: /x/y|+crawler: *|+allow-crawl: /x',
    'crawl /x/y',
    'allowed',
    { options: { conventional: 'acap-wins' } },
  ],
  [
    '2.10.2 DEC: the narrowest, here ACAP',
    'User-agent: *|Disallow: /x|+crawler: *|+allow-crawl: /x/y',
    'crawl /x/y',
    'allowed',
    { options: { conventional: 'narrowest' } },
  ],
  [
    '2.10.2 DEC: the narrowest, here conventional',
    'User-agent: *|Disallow: /x/y|+crawler: *|+allow-crawl: /x',
    'crawl /x/y',
    'prohibited',
    { options: { conventional: 'narrowest' } },
  ],
  [
    '2.10.2 DEC: the narrowest cannot be told',
    'User-agent: *|Allow: /*a|+crawler: *|+disallow-crawl: /*b',
    'crawl /ab',
    'prohibited',
    { options: { conventional: 'narrowest' } },
  ],
  [
    '2.5.1 DEC: conventional records speak of crawling',
    `${conventional}+crawler: *|+allow-crawl: /y`,
    'index /',
    'unspecified',
  ],
  [
    '2.5.1 DEC: and of what the crawler takes them for',
    `${conventional}+crawler: *|+allow-crawl: /y`,
    'index /',
    'prohibited',
    { options: { conventionalAppliesTo: ['crawl', 'index'] } },
  ],
  [
    '2.10 DEC: read as RFC 9309 does: most specific record only',
    'User-agent: *|Disallow: /||User-agent: bot|Disallow: /b|+crawler: *|+allow-index: /',
    'crawl /a as bot',
    'unspecified',
  ],
  [
    '2.10 DEC: longest rule first',
    'User-agent: *|Disallow: /|Allow: /a|+crawler: *|+allow-index: /',
    'crawl /ab',
    'allowed',
  ],
  [
    '2.10 DEC: Allow on a tie',
    'User-agent: *|Disallow: /a|Allow: /a|+crawler: *|+allow-index: /',
    'crawl /a',
    'allowed',
  ],
]);

testAcapRows('records', [
  [
    '2.3: a crawler field behind another field begins a record',
    '+crawler: a|+allow-index: /|+crawler: b|+disallow-index: /',
    'index / as a',
    'allowed',
  ],
  ['2.3.1: several crawlers', '+crawler: a|+crawler: b|+disallow-index: /', 'index / as a', 'prohibited'],
  [
    '2.3: a definition does not end a record',
    '+crawler: a|+allow-index: /|+resource-set: s /x|+disallow-index: /b',
    'index /b as a',
    'prohibited',
  ],
  ['2.3: no record, no field', '+allow-index: /|+crawler: *|+allow-follow: /', 'index /', 'unspecified'],
  [
    '2.3 DEC: a purpose before all records is none',
    '+usage-purpose: p|+crawler: *|+allow-index: /',
    'index /',
    'allowed',
  ],
  [
    '2.3 DEC: * beside a name speaks to any crawler',
    '+crawler: bot|+crawler: *|+disallow-index: /',
    'index / as other',
    'prohibited',
  ],
  [
    '2.3 DEC: and to the named one by name',
    '+crawler: bot|+crawler: *|+disallow-index: /|+crawler: *|+allow-index: /a',
    'index /a as bot',
    'prohibited',
  ],
  [
    '2.3 DEC: not so to others',
    '+crawler: bot|+crawler: *|+disallow-index: /|+crawler: *|+allow-index: /a',
    'index /a as other',
    'allowed',
  ],
  [
    '2.3 DEC: two records for one crawler are pooled',
    '+crawler: a|+allow-index: /|+crawler: b|+allow-index: /|+crawler: A|+disallow-index: /x',
    'index /x as a',
    'prohibited',
  ],
  [
    '2.3 DEC: two for any crawler too',
    '+crawler: *|+allow-index: /|+crawler: *|+allow-index: /x time-limit=3-days',
    'index /x',
    'time-limit=3-days',
  ],
  ['2.3.1: names ignore case', '+crawler: SearchBot|+allow-index: /', 'index / as sEARCHbOT', 'allowed'],
  [
    '2.3.1 DEC: names compare whole',
    '+crawler: Search|+allow-index: /',
    'index / as SearchBot',
    'unspecified',
  ],
  [
    '2.3.1 DEC: some crawlers take a part of their name',
    '+crawler: search|+allow-index: /',
    'index / as MySearchBot',
    'allowed',
    { options: { crawlerMatch: 'substring' } },
  ],
  [
    '2.3.1 DEC: but not a longer one',
    '+crawler: SearchBotX|+allow-index: /',
    'index / as SearchBot',
    'unspecified',
    { options: { crawlerMatch: 'substring' } },
  ],
  [
    '3 DEC: a digit may begin a name',
    '+crawler: 360Spider|+allow-index: /',
    'index / as 360spider',
    'allowed',
  ],
  [
    '2.9 DEC: a star inside a name is a star',
    '+crawler: my*bot|+allow-index: /',
    'index / as my*bot',
    'allowed',
  ],
  ['2.9 DEC: and no wildcard', '+crawler: my*bot|+allow-index: /', 'index / as my-own-bot', 'unspecified'],
  [
    '2.9 DEC: a star at the beginning is an error',
    '+crawler: *bot|+allow-index: /',
    'index / as mybot',
    'unspecified',
  ],
  ['3: an apostrophe may stand in a name', "+crawler: joe's|+allow-index: /", "index / as joe's", 'allowed'],
]);

testAcapRows('sub-records', [
  [
    '2.3.3: a purpose that is asked for',
    '+crawler: *|+usage-purpose: p|+allow-index: /',
    'index / for p',
    'allowed',
  ],
  ['2.3.3: another purpose', '+crawler: *|+usage-purpose: p|+allow-index: /', 'index / for q', 'unspecified'],
  ['2.3.3 DEC: no purpose', '+crawler: *|+usage-purpose: p|+allow-index: /', 'index /', 'unspecified'],
  [
    '2.3.3: several purposes are alternatives',
    '+crawler: *|+usage-purpose: p|+usage-purpose: q|+allow-index: /',
    'index / for p',
    'allowed',
  ],
  [
    '2.3: a purpose behind a permission begins the next sub-record',
    '+crawler: *|+usage-purpose: p|+allow-index: /|+usage-purpose: q|+disallow-index: /',
    'index / for p',
    'allowed',
  ],
  [
    '2.3: a crawler field ends the sub-record',
    '+crawler: *|+usage-purpose: p|+allow-index: /|+crawler: *|+disallow-follow: /',
    'follow /',
    'prohibited',
  ],
  [
    '2.3: a permission behind the sub-record belongs to it',
    '+crawler: *|+usage-purpose: p|+allow-index: /|+allow-follow: /',
    'follow /',
    'unspecified',
  ],
  [
    '2.3: record level comes first',
    '+crawler: *|+allow-follow: /|+usage-purpose: p|+allow-index: /',
    'follow / for q',
    'allowed',
  ],
  [
    '2.3.3: purposes ignore case',
    '+crawler: *|+usage-purpose: News|+allow-index: /',
    'index / for nEWS',
    'allowed',
  ],
  [
    '2.3.3 DEC: a name is whole',
    '+crawler: *|+usage-purpose: news|+allow-index: /',
    'index / for newsletter',
    'unspecified',
  ],
  [
    '2.9: * in a purpose',
    '+crawler: *|+usage-purpose: http://news.search.*/|+allow-index: /',
    'index / for http://news.search.example/uk',
    'allowed',
  ],
  [
    '2.9: $ ends a purpose',
    '+crawler: *|+usage-purpose: http://n.example/a$|+allow-index: /',
    'index / for http://n.example/ab',
    'unspecified',
  ],
  [
    '2.9: without $ a pattern is open',
    '+crawler: *|+usage-purpose: http://n.example/a|+allow-index: /',
    'index / for http://n.example/ab',
    'allowed',
  ],
  [
    '2.2 note 2: # cuts a purpose, which then matches more',
    '+crawler: *|+usage-purpose: http://n.example/c#preservation|+allow-index: /',
    'index / for http://n.example/cats',
    'allowed',
  ],
  [
    '2.2.1: a sub-record overrides the record',
    '+crawler: *|+allow-index: /a/b|+usage-purpose: p|+disallow-index: /',
    'index /a/b for p',
    'prohibited',
  ],
  [
    '2.2.1: also a prohibition',
    '+crawler: *|+disallow-index: /a/b|+usage-purpose: p|+allow-index: /',
    'index /a/b for p',
    'allowed',
  ],
  [
    '2.2.1: not that of another usage',
    '+crawler: *|+disallow-index: /a/b|+usage-purpose: p|+allow-follow: /',
    'index /a/b for p',
    'prohibited',
  ],
  [
    '2.2.1: nor for resources that it does not match',
    '+crawler: *|+disallow-index: /|+usage-purpose: p|+allow-index: /a/',
    'index /b for p',
    'prohibited',
  ],
  [
    '2.2.1 DEC: named and with purpose beats all',
    '+crawler: bot|+allow-index: /x/y|+usage-purpose: p|+disallow-index: /|+crawler: *|+allow-index: /x|+usage-purpose: p|+allow-index: /x/y/z',
    'index /x/y/z as bot for p',
    'prohibited',
  ],
  [
    '2.2.1 DEC: named against any crawler with purpose: the narrower path, here the name',
    '+crawler: bot|+disallow-index: /x/y|+crawler: *|+usage-purpose: p|+allow-index: /x',
    'index /x/y as bot for p',
    'prohibited',
  ],
  [
    '2.2.1 DEC: and here the purpose',
    '+crawler: bot|+disallow-index: /x|+crawler: *|+usage-purpose: p|+allow-index: /x/y',
    'index /x/y as bot for p',
    'allowed',
  ],
  [
    '2.2.1 DEC: and on a tie none',
    '+crawler: bot|+disallow-index: /x|+crawler: *|+usage-purpose: p|+allow-index: /x',
    'index /x/y as bot for p',
    'prohibited',
  ],
]);

testAcapRows('named crawlers and any crawler', [
  [
    '2.2.1: a named field overrides',
    '+crawler: *|+disallow-index: /a/b|+crawler: bot|+allow-index: /',
    'index /a/b as bot',
    'allowed',
  ],
  [
    '2.2.1: also a permission',
    '+crawler: *|+allow-index: /a/b|+crawler: bot|+disallow-index: /',
    'index /a/b as bot',
    'prohibited',
  ],
  [
    '2.2.1: not for others',
    '+crawler: *|+disallow-index: /a/b|+crawler: bot|+allow-index: /',
    'index /a/b as cat',
    'prohibited',
  ],
  [
    '2.2.1: the record for any crawler stays in play',
    '+crawler: *|+disallow-index: /|+crawler: bot|+allow-follow: /',
    'index / as bot',
    'prohibited',
  ],
  [
    '2.2.1: where no named field matches',
    '+crawler: *|+disallow-index: /|+crawler: bot|+allow-index: /a',
    'index /b as bot',
    'prohibited',
  ],
  [
    '2.2.1 DEC: a named field for present leaves those for present-snippet',
    '+crawler: *|+disallow-present-snippet: /a|+crawler: bot|+allow-present: /',
    'present-snippet /a as bot',
    'prohibited',
  ],
  [
    '2.2.1: qualified fields are overridden too',
    '+crawler: *|+allow-index: /a time-limit=3-days|+crawler: bot|+allow-index: /',
    'index /a as bot',
    'allowed',
  ],
]);

const s = '+resource-set: s /a /b/ *.gif$|+crawler: *|';
testAcapRows('resources', [
  ['2.4.4: one pattern', '+crawler: *|+allow-index: /a /b', 'index /a', 'unspecified'],
  [
    '2.4.5: a set stands for its patterns',
    `${s}+allow-index: the-acap:resource-set:s`,
    'index /b/c',
    'allowed',
  ],
  ['2.4.5: and no others', `${s}+allow-index: the-acap:resource-set:s`, 'index /b', 'unspecified'],
  [
    '2.4.5: wildcards in a set',
    `${s}+disallow-index: the-acap:resource-set:s`,
    'index /x/y.gif',
    'prohibited',
  ],
  ['3: set names ignore case', `${s}+allow-index: the-acap:resource-set:S`, 'index /a', 'allowed'],
  ['2.4.5 DEC: the prefix too', `${s}+allow-index: THE-ACAP:Resource-Set:s`, 'index /a', 'allowed'],
  ['2.4.5 DEC: another prefix is none', `${s}+allow-index: the-acap:set:s`, 'index /a', 'unspecified'],
  [
    '2.4.5 DEC: a set that nobody defined',
    `${s}+disallow-index: the-acap:resource-set:t`,
    'index /a',
    'unspecified',
  ],
  ['2.4.4 DEC: no resource', '+crawler: *|+disallow-index:', 'index /', 'unspecified'],
  [
    '2.4.4: a qualifier is no resource',
    '+crawler: *|+allow-index: time-limit=3-days',
    'index /',
    'unspecified',
  ],
  ['2.9: $ inside', '+crawler: *|+disallow-index: /a$b', 'index /a$b', 'unspecified'],
  ['3: bad characters', '+crawler: *|+disallow-index: /<a>', 'index /<a>', 'unspecified'],
  ['3: bad escapes', '+crawler: *|+disallow-index: /%zz', 'index /%zz', 'unspecified'],
  ['3 DEC: a question mark', '+crawler: *|+disallow-index: /a?b=', 'index /a?b=c', 'prohibited'],
  ['3 DEC: a path without slash', '+crawler: *|+disallow-index: news/', 'index /news/', 'unspecified'],
  [
    '3: a whole URI',
    '+crawler: *|+disallow-index: http://h.example/a',
    'index http://h.example/a',
    'unspecified',
  ],
  [
    '2.7.3 DEC: the narrowest member that matches is compared',
    '+resource-set: s / /a/b|+crawler: *|+allow-index: the-acap:resource-set:s|+disallow-index: /a',
    'index /a/b',
    'allowed',
  ],
  [
    '2.7.3 DEC: only a member that matches is compared',
    '+resource-set: s / /a/b|+crawler: *|+allow-index: the-acap:resource-set:s|+disallow-index: /a',
    'index /a/c',
    'prohibited',
  ],
  [
    '2.7.3 DEC: the first definition of a set wins',
    '+resource-set: s /a|+resource-set: S /b|+crawler: *|+allow-index: the-acap:resource-set:s',
    'index /b',
    'unspecified',
  ],
  [
    '2.7.3: no set in a set',
    '+resource-set: t /a|+resource-set: u the-acap:resource-set:t|+crawler: *|+allow-index: the-acap:resource-set:u',
    'index /a',
    'unspecified',
  ],
]);

/** A pattern, a URL, and whether they match. */
const matches: readonly (readonly [pattern: string, url: string, matches: boolean])[] = [
  ['/', '/', true],
  ['/', '/anything?at=all', true],
  ['/a', '/a', true],
  ['/a', '/ab', true],
  ['/a', '/b/a', false],
  ['/a/', '/a', false],
  ['/A', '/a', true],
  ['/a', '/A', true],
  ['/a$', '/a', true],
  ['/a$', '/ab', false],
  ['/a$', '/a?b', false],
  ['/a$', '/A', true],
  ['$', '/', false],
  ['/$', '/', true],
  ['/$', '/a', false],
  ['*', '/', true],
  ['*', '/a/b', true],
  ['*$', '/a/b', true],
  ['*.gif', '/a.gif', true],
  ['*.gif', '/a.gif.html', true],
  ['*.gif$', '/a.gif.html', false],
  ['*.gif$', '/a.gif.gif', true],
  ['/a*b', '/ab', true],
  ['/a*b', '/a/x/b/y', true],
  ['/a*b', '/a', false],
  ['/a**b', '/ab', true],
  ['/*/b/', '/a/b/', true],
  ['/*/b/', 'http://h.example//b/', true],
  ['/*/b/', '/b/', false],
  ['/a*b*c$', '/abcbc', true],
  ['/a*b*c$', '/abcb', false],
  ['/a.b', '/axb', false],
  ['/a+b', '/aab', false],
  ['/(a)', '/a', false],
  ['/(a)', '/(a)', true],
  ['/%7Ejoe', '/~joe', true],
  ['/~joe', '/%7ejoe', true],
  ['/%41', '/a', true],
  ['/a%2fb', '/a%2Fb', true],
  ['/a%2fb', '/a/b', false],
  ['/a/b', '/a%2Fb', false],
  ['/caf%C3%A9', '/café', true],
  ['/caf%c3%a9', '/caf%C3%A9', true],
  ['/a%2A', '/a*', true],
  ['/a%24', '/a$', true],
  ['/a%24', '/a', false],
  ['/a*', '/a%2A', true],
  ['/a?b', '/a?b', true],
  ['/a?b', '/axb', false],
  ['/a*c', '/a?b=c', true],
  ['/a#b', '/a', true],
];

describe('matching', () => {
  test.each(matches)('acap 1.1 2.9: %s against %s: %s', (pattern, url, matched) => {
    const file = expandAcapText(`+crawler: *|+disallow-index: ${pattern}`);
    expect(formatAcapAnswer(askAcap(file, `index ${url}`))).toBe(matched ? 'prohibited' : 'unspecified');
    expect(formatAcapAnswer(askAcap(file.replace('disallow', 'allow'), `index ${url}`))).toBe(
      matched ? 'allowed' : 'unspecified',
    );
  });

  test('acap 1.1 2.9: the fragment of a URL and its host are not compared', () => {
    const file = expandAcapText('+crawler: *|+allow-index: /a$');
    expect(formatAcapAnswer(askAcap(file, 'index http://h.example/a#b'))).toBe('allowed');
    expect(formatAcapAnswer(askAcap(file, 'index /a#b'))).toBe('allowed');
  });
});

/** Two patterns, a URL that both match, and the narrower: 1, 2 or neither (0). */
const scopes: readonly (readonly [one: string, two: string, url: string, narrower: 0 | 1 | 2])[] = [
  ['/news/', '/news/', '/news/x', 0],
  ['/News/', '/news/', '/news/x', 0],
  ['/%7Ea', '/~a', '/~a', 0],
  ['/', '/news/', '/news/x', 2],
  ['/n', '/news', '/news', 2],
  ['/news/*', '/news/today', '/news/today', 2],
  ['/*', '/news/today', '/news/today', 2],
  ['/n$', '/n*', '/n', 2],
  ['/n', '/n$', '/n', 2],
  ['/n', '/n*', '/n', 2],
  ['*.gif', '/images/', '/images/a.gif', 2],
  ['/*a', '/*b', '/ab', 0],
  ['/*a', '/*b', '/ba', 0],
  ['/a*c', '/a*cd', '/axcd', 2],
  ['/*.gif', '/*.gif$', '/a.gif', 2],
  ['/a*', '/ab$', '/ab', 2],
  ['/a/*/c', '/*/b/c', '/a/b/c', 1],
  ['/a*$', '/ab', '/ab', 2],
  ['*', '/', '/x', 2],
  ['/a*b', '/a*', '/ab', 1],
  ['/very/long/*', '/very/l*', '/very/long/x', 1],
  ['/a$', '/*$', '/a', 1],
];

describe('scope', () => {
  test.each(scopes)('acap 1.1 2.4.6: %s against %s for %s: %s', (one, two, url, narrower) => {
    for (const swap of [false, true]) {
      const [first, second] = swap ? [two, one] : [one, two];
      const file = expandAcapText(`+crawler: *|+allow-index: ${first}|+disallow-index: ${second}`);
      const verdict = askAcap(file, `index ${url}`);
      const allowNarrower = narrower !== 0 && (narrower === 1) !== swap;
      expect(formatAcapAnswer(verdict)).toBe(allowNarrower ? 'allowed' : 'prohibited');
      if (narrower !== 0) expect(verdict.by?.line).toBe(allowNarrower ? 1 : 2);
    }
  });
});
