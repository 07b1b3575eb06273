// ACAP 1.1 compared with its specification of 25 September 2009: conflicts, usages, permissions, definitions,
// references, requests, notes on answers, and the worked example. Written from the specification and
// docs/library.md, not from the code.
import { describe, expect, test } from 'vitest';
import {
  type AcapSiteOptions,
  askAcap,
  expandAcapText,
  formatAcapAnswer,
  openAcapSite,
} from '../../testing/ask-acap.ts';
import { testAcapRows } from '../../testing/test-acap-rows.ts';
import { actionRequests, explain, type Usage, usages } from '../index.ts';

const derived = usages.filter((usage) => usage.startsWith('present-'));

const version = '+version: 1.1|';
testAcapRows('conflicts', [
  [
    '2.4.6: the narrower of three alone decides',
    '+crawler: *|+allow-index: /|+disallow-index: /a|+allow-index: /a/b',
    'index /a/b',
    'allowed',
  ],
  [
    '2.4.6: one level up the prohibition does',
    '+crawler: *|+allow-index: /|+disallow-index: /a|+allow-index: /a/b',
    'index /a/c',
    'prohibited',
  ],
  [
    '2.4.6 DEC: two that are not comparable, of one kind, agree',
    '+crawler: *|+allow-index: /*a|+allow-index: /*b|+disallow-index: /',
    'index /ab',
    'allowed',
  ],
  [
    '2.4.6 DEC: of mixed kind they prohibit',
    '+crawler: *|+allow-index: /*a|+allow-index: /*b|+disallow-index: /*c',
    'index /abc',
    'prohibited',
  ],
  [
    '2.4.6: qualifiers take no part',
    '+crawler: *|+allow-index: / time-limit=3-days time-limit=until-recrawled|+disallow-index: /a',
    'index /a',
    'prohibited',
  ],
  [
    '2.4.6: a qualified permission that is narrower decides',
    '+crawler: *|+allow-index: /a time-limit=3-days|+disallow-index: /',
    'index /a',
    'time-limit=3-days',
  ],
  [
    '2.4.6 DEC: of two permissions the narrower gives the restrictions',
    '+crawler: *|+allow-index: / time-limit=3-days|+allow-index: /a',
    'index /a',
    'allowed',
  ],
  [
    '2.4.6 DEC: on a tie all restrictions stay',
    '+crawler: *|+allow-index: /a time-limit=3-days|+allow-index: /a must-use-resource=/b',
    'index /a',
    'must-use-resource=/b time-limit=3-days',
  ],
  [
    '2.4.6: fields for other usages take no part',
    '+crawler: *|+allow-index: /|+disallow-follow: /a',
    'index /a',
    'allowed',
  ],
  [
    '2.5.5 DEC: present narrower than present-link decides',
    '+crawler: *|+disallow-present-link: /|+allow-present: /a',
    'present-link /a',
    'allowed',
  ],
  [
    '2.5.5 DEC: present-link narrower than present decides',
    '+crawler: *|+allow-present: /|+disallow-present-link: /a',
    'present-link /a',
    'prohibited',
  ],
  [
    '2.5.5 DEC: at equal patterns the derived usage decides',
    '+crawler: *|+disallow-present: /a|+allow-present-link: /a',
    'present-link /a',
    'allowed',
  ],
  [
    '2.5.5 DEC: in both directions',
    '+crawler: *|+allow-present: /a|+disallow-present-link: /a',
    'present-link /a',
    'prohibited',
  ],
  [
    '2.5.5 DEC: unless the derived usage is a tie itself',
    '+crawler: *|+allow-present: /a|+disallow-present-link: /a|+allow-present-link: /a',
    'present-link /a',
    'prohibited',
  ],
  [
    '2.5.5: a derived usage says nothing about present',
    '+crawler: *|+disallow-present-link: /a',
    'present /a',
    'unspecified',
  ],
  [
    '2.5.5: nor about another derived usage',
    '+crawler: *|+disallow-present-link: /a',
    'present-snippet /a',
    'unspecified',
  ],
  [
    '2.5.5 DEC: restrictions of present hold for what is derived, even those that it could not have',
    `${version}+crawler: *|+allow-present: / target-condition=permittedcountrylist:GB`,
    'present-link /',
    'target-condition=permittedcountrylist:GB',
  ],
]);

describe('usages', () => {
  test('acap 1.1 2.5: five basic usages, one general one, eight derived ones', () => {
    expect([...usages].toSorted()).toEqual(
      [
        'crawl',
        'follow',
        'index',
        'preserve',
        'present',
        'other',
        ...[
          'original',
          'currentcopy',
          'oldcopy',
          'snippet',
          'thumbnail',
          'oldsnippet',
          'oldthumbnail',
          'link',
        ].map((what) => `present-${what}`),
      ].toSorted(),
    );
  });

  test.each(usages.filter((usage) => usage !== 'other'))(
    'acap 1.1 2.4: %s is permitted and prohibited',
    (usage) => {
      for (const [word, answer] of [
        ['allow', 'allowed'],
        ['disallow', 'prohibited'],
      ]) {
        const file = expandAcapText(`+crawler: *|+${word}-${usage}: /a`);
        const answers = Object.fromEntries(
          usages.map((each) => [each, formatAcapAnswer(askAcap(file, `${each} /a`))]),
        );
        const covered = (each: Usage) => each === usage || (usage === 'present' && derived.includes(each));
        expect(answers).toEqual(
          Object.fromEntries(usages.map((each) => [each, covered(each) ? answer : 'unspecified'])),
        );
      }
    },
  );

  test('acap 1.1 2.5.6: disallow-other prohibits each usage that is not permitted', () => {
    const file = expandAcapText('+crawler: *|+disallow-other: /|+allow-present: /a|+allow-index: /b');
    for (const usage of usages) {
      expect(formatAcapAnswer(askAcap(file, `${usage} /a`))).toBe(
        usage.startsWith('present') ? 'allowed' : 'prohibited',
      );
      expect(formatAcapAnswer(askAcap(file, `${usage} /b`))).toBe(
        usage === 'index' ? 'allowed' : 'prohibited',
      );
    }
  });
});

testAcapRows('other, and words that are no usage', [
  [
    '2.5.6: a permission stands, however broad',
    '+crawler: *|+disallow-other: /a/b|+allow-index: /',
    'index /a/b',
    'allowed',
  ],
  [
    '2.5.6: disallow-other is for its resources',
    '+crawler: *|+disallow-other: /a',
    'index /b',
    'unspecified',
  ],
  [
    '2.5.6.1: other is permitted with usage-ref only',
    `${version}+crawler: *|+disallow-other: /|+allow-other: /a`,
    'other /a',
    'prohibited',
  ],
  [
    '2.4.3: qualifiers of other usages make it a prohibition, which must not be ignored',
    `${version}+crawler: *|+allow-other: / time-limit=3-days`,
    'other /',
    'prohibited',
  ],
  ['2.5.6.1: alone it says nothing', `${version}+crawler: *|+allow-other: /a`, 'other /a', 'unspecified'],
  [
    '2.5.6.1: with usage-ref',
    `${version}+crawler: *|+disallow-other: /|+allow-other: /a usage-ref=/terms`,
    'other /a',
    'usage-ref=/terms',
  ],
  [
    '2.5.6.1 DEC: that permits no usage with a name of its own',
    `${version}+crawler: *|+allow-other: /a usage-ref=/terms`,
    'index /a',
    'unspecified',
  ],
  [
    '2.5: an unknown usage is not permitted',
    '+crawler: *|+allow-present-hologram: /',
    'present /',
    'unspecified',
  ],
  [
    '2.4.3 DEC: an unknown part of present is',
    '+crawler: *|+disallow-present-hologram: /',
    'present /',
    'prohibited',
  ],
  [
    '2.4.3 DEC: and so each derived usage',
    '+crawler: *|+disallow-present-hologram: /',
    'present-link /',
    'prohibited',
  ],
  ['2.5: a word of its own has no effect', '+crawler: *|+disallow-hologram: /', 'other /', 'unspecified'],
]);

const q = '+qualified-usage: q index time-limit=3-days|';
testAcapRows('permissions, prohibitions and definitions', [
  [
    '2.4.1.2: several qualifiers',
    '+crawler: *|+allow-index: / time-limit=3-days must-use-resource=/m',
    'index /',
    'must-use-resource=/m time-limit=3-days',
  ],
  [
    '2.4.1.2: any white space',
    '+crawler: *|+allow-index: /  \ttime-limit=3-days\tmust-use-resource=/m',
    'index /',
    'must-use-resource=/m time-limit=3-days',
  ],
  [
    '3: white space around =',
    '+crawler: *|+allow-index: / time-limit = 3-days',
    'index /',
    'time-limit=3-days',
  ],
  [
    '2.4.1.2: an unknown qualifier prohibits',
    '+crawler: *|+allow-index: / colour=red',
    'index /',
    'prohibited',
  ],
  [
    '2.4.3: ref is no qualifier, so it prohibits',
    `${version}+crawler: *|+allow-other: / ref=/a`,
    'other /',
    'prohibited',
  ],
  ['2.4.1.2: a token without =', '+crawler: *|+allow-index: / soon', 'index /', 'unspecified'],
  [
    '2.4.2: a prohibition has no qualifiers',
    '+crawler: *|+disallow-index: / time-limit=3-days',
    'index /',
    'unspecified',
  ],
  ['2.4.2: and no local usage', `${q}+crawler: *|+disallow-(q): /`, 'index /', 'unspecified'],
  ['2.4.1.3: a local usage', `${q}+crawler: *|+allow-(q): /`, 'index /', 'time-limit=3-days'],
  ['3: local names ignore case', `${q}+crawler: *|+allow-(Q): /`, 'index /', 'time-limit=3-days'],
  ['2.4.1.3: no blank inside the parentheses', `${q}+crawler: *|+allow-( q ): /`, 'index /', 'unspecified'],
  [
    '2.4.1.3: no qualifiers of its own',
    `${q}+crawler: *|+allow-(q): / must-use-resource=/m`,
    'index /',
    'unspecified',
  ],
  ['2.4.1.3: the parentheses are needed', `${q}+crawler: *|+allow-q: /`, 'index /', 'unspecified'],
  ['2.4.1.3: nobody defined it', '+crawler: *|+allow-(q): /', 'index /', 'unspecified'],
  [
    '2.4.1.3: a local usage may be called like a standard one',
    '+qualified-usage: index preserve time-limit=3-days|+crawler: *|+allow-(index): /',
    'preserve /',
    'time-limit=3-days',
  ],
  [
    '2.4.1.3: which stays what it is',
    '+qualified-usage: index preserve time-limit=3-days|+crawler: *|+allow-(index): /',
    'index /',
    'unspecified',
  ],
  [
    '2.7.1: a qualified usage has qualifiers',
    '+qualified-usage: q index|+crawler: *|+allow-(q): /',
    'index /',
    'unspecified',
  ],
  [
    '2.7.1: and a standard base',
    `${q}+qualified-usage: r (q) time-limit=3-days|+crawler: *|+allow-(r): /`,
    'index /',
    'unspecified',
  ],
  [
    '2.7.1: a bad value prohibits',
    '+qualified-usage: q index time-limit=3-weeks|+crawler: *|+allow-(q): /',
    'index /',
    'prohibited',
  ],
  [
    '2.7.2: a composite permits each part',
    '+composite-usage: c crawl index|+crawler: *|+allow-(c): /',
    'crawl /',
    'allowed',
  ],
  [
    '2.7.2: with the qualifiers of a part',
    `${q}+composite-usage: c crawl (q)|+crawler: *|+allow-(c): /`,
    'index /',
    'time-limit=3-days',
  ],
  [
    '2.7.2: and only of that part',
    `${q}+composite-usage: c crawl (q)|+crawler: *|+allow-(c): /`,
    'crawl /',
    'allowed',
  ],
  [
    '2.7.2: no qualifiers',
    '+composite-usage: c index time-limit=3-days|+crawler: *|+allow-(c): /',
    'index /',
    'unspecified',
  ],
  [
    '2.7.2: no composite in a composite',
    '+composite-usage: c index|+composite-usage: d (c)|+crawler: *|+allow-(d): /',
    'index /',
    'unspecified',
  ],
  [
    '2.7.2 DEC: other as a part is not permitted, the rest is',
    '+composite-usage: c other index|+crawler: *|+disallow-other: /|+allow-(c): /',
    'other /',
    'prohibited',
  ],
  [
    '3: one name space for both kinds, the first counts',
    `${q}+composite-usage: Q follow|+crawler: *|+allow-(q): /`,
    'follow /',
    'unspecified',
  ],
  [
    '3 DEC: sets have a name space of their own',
    `${q}+resource-set: q /a|+crawler: *|+allow-(q): the-acap:resource-set:q`,
    'index /a',
    'time-limit=3-days',
  ],
]);

const refer = (content: string): AcapSiteOptions => ({ files: { '/more.txt': expandAcapText(content) } });
testAcapRows('permissions references', [
  [
    '2.3.2: the other file counts',
    '+crawler: *|+permissions-reference: /more.txt',
    'index /',
    'prohibited',
    refer('+crawler: *|+disallow-index: /'),
  ],
  [
    '2.3.2: for the crawlers of the record only',
    '+crawler: bot|+permissions-reference: /more.txt',
    'index / as cat',
    'unspecified',
    refer('+crawler: *|+disallow-index: /'),
  ],
  [
    '2.3.2: beside the fields at hand',
    '+crawler: *|+permissions-reference: /more.txt|+crawler: *|+allow-index: /a',
    'index /a',
    'allowed',
    refer('+crawler: *|+disallow-index: /'),
  ],
  [
    '2.3.2 DEC: through a named record the other file is specific to that crawler',
    '+crawler: bot|+permissions-reference: /more.txt|+crawler: *|+allow-index: /a',
    'index /a as bot',
    'prohibited',
    refer('+crawler: *|+disallow-index: /'),
  ],
  [
    '2.3.2 DEC: through any crawler it is as it says',
    '+crawler: *|+permissions-reference: /more.txt|+crawler: *|+allow-index: /a',
    'index /a as bot',
    'prohibited',
    refer('+crawler: bot|+disallow-index: /'),
  ],
  [
    '2.3.2 DEC: it is not followed twice, so the permissions are as unknown as those of a missing file',
    '+crawler: *|+permissions-reference: /more.txt',
    'index /',
    'prohibited',
    {
      files: {
        '/more.txt': expandAcapText('+crawler: *|+permissions-reference: /third.txt'),
        '/third.txt': expandAcapText('+crawler: *|+disallow-index: /'),
      },
    },
  ],
  [
    '2.3 DEC: what follows a reference has no effect',
    '+crawler: *|+permissions-reference: /more.txt|+allow-index: /',
    'index /',
    'unspecified',
    refer('+crawler: x|+allow-index: /'),
  ],
  [
    '2.3 DEC: a reference behind a field has none',
    '+crawler: *|+allow-follow: /|+permissions-reference: /more.txt',
    'index /',
    'unspecified',
    refer('+crawler: *|+allow-index: /'),
  ],
  [
    '2.4.1.3: the other file sees the definitions',
    `${q}+crawler: *|+permissions-reference: /more.txt`,
    'index /',
    'time-limit=3-days',
    refer('+crawler: *|+allow-(q): /'),
  ],
  [
    '2.4.1.3 DEC: its own come first',
    `${q}+crawler: *|+permissions-reference: /more.txt`,
    'index /',
    'time-limit=5-days',
    refer('+qualified-usage: q index time-limit=5-days|+crawler: *|+allow-(q): /'),
  ],
  [
    '2.4.5 DEC: resource sets too',
    '+resource-set: s /a|+crawler: *|+permissions-reference: /more.txt',
    'index /a',
    'allowed',
    refer('+crawler: *|+allow-index: the-acap:resource-set:s'),
  ],
  [
    '2.4.1.3: definitions of the other file stay there',
    '+crawler: *|+permissions-reference: /more.txt|+crawler: *|+allow-(q): /',
    'index /',
    'unspecified',
    refer(`${q}+crawler: *|+allow-follow: /`),
  ],
  [
    '3 note: parts of a composite are of its own file',
    `${q}+crawler: *|+permissions-reference: /more.txt`,
    'index /',
    'unspecified',
    refer('+composite-usage: c (q)|+crawler: *|+allow-(c): /'),
  ],
  [
    '2.8 DEC: each file has its own version',
    `${version}+crawler: *|+permissions-reference: /more.txt`,
    'preserve /',
    'unspecified',
    refer('+crawler: *|+allow-preserve: / time-limit=plus-terms'),
  ],
]);

describe('a reference that cannot be read', () => {
  test('acap 1.1 2.3.2 DEC: every usage is prohibited, but only for the crawlers of the record', () => {
    const file = expandAcapText(
      '+crawler: bot|+permissions-reference: /gone.txt|+crawler: *|+allow-index: /',
    );
    const bot = askAcap(file, 'index / as bot');
    expect([bot.incomplete, bot.answer]).toEqual([true, 'prohibited']);
    expect(askAcap(file, 'index / as cat').incomplete).toBe(false);
  });

  test.each(['/m*', '/m$', ''])('acap 1.1 2.3.2: "%s" is not a locator', (locator) => {
    expect(
      askAcap(expandAcapText(`+crawler: *|+permissions-reference: ${locator}`), 'index /').incomplete,
    ).toBe(false);
  });

  test('acap 1.1 2.3.2: a resource on another server may be named', () => {
    const file = expandAcapText('+crawler: *|+permissions-reference: http://other.example/acap.txt');
    expect(askAcap(file, 'index /').incomplete).toBe(true);
  });
});

describe('action requests', () => {
  const requests = (file: string, agent = 'anybot') =>
    actionRequests(openAcapSite(expandAcapText(file)), agent).map(
      ({ action, path, line }) => `${action} ${path} ${line}`,
    );

  test('acap 1.1 2.6: both kinds, for the crawlers of the record', () => {
    const file =
      '+crawler: bot|+request-take-down: /a|acap-REQUEST-Re-Crawl: /b|+crawler: *|+request-re-crawl: /c';
    expect(requests(file, 'bot').toSorted()).toEqual(['re-crawl /b 2', 're-crawl /c 4', 'take-down /a 1']);
    expect(requests(file)).toEqual(['re-crawl /c 4']);
  });

  test.each([
    '+request-take-down: /a*',
    '+request-take-down: /a$',
    '+request-take-down:',
    '+request-take-up: /a',
    '+request-re-crawl: /a /b',
  ])('acap 1.1 2.6: %s requests nothing', (line) => {
    expect(requests(`+crawler: *|${line}`)).toEqual([]);
  });

  test('acap 1.1 2.3: a sub-record requests nothing, nor does a line outside records', () => {
    expect(requests('+crawler: *|+usage-purpose: p|+allow-index: /|+request-re-crawl: /a')).toEqual([]);
    expect(requests('+request-re-crawl: /a|+crawler: *|+allow-index: /')).toEqual([]);
  });

  test('acap 1.1 2.6 DEC: a request does not change the answer and is listed with it', () => {
    const file = expandAcapText('+crawler: *|+request-take-down: /a|+allow-index: /');
    for (const usage of usages) {
      const verdict = askAcap(file, `${usage} /a`);
      expect(formatAcapAnswer(verdict)).toBe(usage === 'index' ? 'allowed' : 'unspecified');
      expect(verdict.advice.requests).toEqual(['take-down']);
    }
    expect(askAcap(file, 'index /b').advice.requests).toEqual([]);
  });
});

describe('unspecified answers and notes', () => {
  test('acap 1.1 2.4.3 note: if nothing applies, the answer is unspecified', () => {
    const verdict = askAcap(expandAcapText('+crawler: *|+allow-index: /a'), 'index /b');
    expect([verdict.answer, verdict.reason, verdict.by, verdict.deciding]).toEqual([
      'unspecified',
      'silence',
      undefined,
      [],
    ]);
  });

  test('acap 1.1 2.5 DEC: no usage implies another, but a note says what crawling blocks', () => {
    const file = expandAcapText('+crawler: *|+disallow-crawl: /a|+allow-index: /');
    expect([formatAcapAnswer(askAcap(file, 'index /a')), askAcap(file, 'index /a').advice.blockedBy]).toEqual(
      ['allowed', 'crawl'],
    );
    expect(askAcap(file, 'index /b').advice.blockedBy).toBeUndefined();
  });

  test('acap 1.1 2.5.5 DEC: the answer for present lists the derived usages that differ', () => {
    const file = expandAcapText('+crawler: *|+allow-present: /|+disallow-present-snippet: /a');
    expect(JSON.stringify(askAcap(file, 'present /a').advice.carveOuts)).toContain('present-snippet');
    expect(askAcap(file, 'present /b').advice.carveOuts).toEqual([]);
  });

  test('acap 1.1 2.10: the answer says which protocol it comes from', () => {
    const file = expandAcapText('User-agent: *|Disallow: /a|+crawler: *|+allow-crawl: /b');
    expect([askAcap(file, 'crawl /a').source, askAcap(file, 'crawl /b').source]).toEqual([
      'conventional',
      'acap',
    ]);
    expect([askAcap(file, 'crawl /a').by?.line, askAcap(file, 'crawl /b').by?.line]).toEqual([1, 3]);
  });

  test('acap 1.1 2.4: the deciding line is named, and one step of the trace decides', () => {
    const file = expandAcapText('+crawler: *|+disallow-index: /|+allow-index: /a');
    const verdict = askAcap(file, 'index /a');
    expect(explain(verdict)).toMatch(/^Line 3 decides/);
    expect(verdict.trace().filter((step) => 'outcome' in step && step.outcome === 'decides')).toHaveLength(1);
  });
});

describe('the worked example of 2.1', () => {
  const example = expandAcapText(
    '##ACAP version=1.0||User-agent: *|Disallow: /||User-agent: named-crawler|Allow: /index.html|Allow: /public/|Allow: /promotion/|Allow: /news/||# +ignore||+resource-set: crawlable /public/ /promotion/ /news/|+qualified-usage: cache preserve time-limit=until-recrawled|+composite-usage: basic-usages crawl index present||+crawler: *|+disallow-crawl: /||+crawler: named-crawler|+allow-(basic-usages): the-acap:resource-set:crawlable|# ACAP-allow-(cache): the-acap:resource-set:crawable',
  );
  const ask4 = (file: string, url: string, siteOptions?: AcapSiteOptions) =>
    ['crawl', 'index', 'present', 'preserve'].map((usage) =>
      formatAcapAnswer(askAcap(file, `${usage} ${url}`, siteOptions)),
    );
  const u = 'unspecified';

  test.each([
    ['/index.html', ['prohibited', u, u, u]],
    ['/public/x', ['allowed', 'allowed', 'allowed', u]],
    ['/promotion/x', ['allowed', 'allowed', 'allowed', u]],
    ['/news/y', ['allowed', 'allowed', 'allowed', u]],
    ['/private/z', ['prohibited', u, u, u]],
  ])('acap 1.1 2.1: %s', (url, expected) => {
    expect(ask4(example, `${url} as named-crawler`)).toEqual(expected);
    expect(ask4(example, `${url} as other`)).toEqual(['prohibited', u, u, u]);
  });

  test('acap 1.1 2.1: the last field as a field: as printed it names no set, spelled correctly it permits preserving', () => {
    const active = example.replace('# ACAP-allow-(cache)', 'ACAP-allow-(cache)');
    expect(formatAcapAnswer(askAcap(active, 'preserve /news/y as named-crawler'))).toBe(u);
    const spelled = active.replace('crawable', 'crawlable');
    expect(formatAcapAnswer(askAcap(spelled, 'preserve /news/y as named-crawler'))).toBe(
      'time-limit=until-recrawled',
    );
  });

  test('acap 1.1 2.10 DEC: by scope the conventional Allow of /index.html wins', () => {
    const question = 'crawl /index.html as named-crawler';
    const answer = (conventional: 'acap-wins' | 'narrowest') =>
      formatAcapAnswer(askAcap(example, question, { options: { conventional } }));
    expect([answer('acap-wins'), answer('narrowest')]).toEqual(['prohibited', 'allowed']);
  });
});
