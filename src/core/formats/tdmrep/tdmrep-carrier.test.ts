import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../testing/arbitraries/edits.ts';
import { openSite } from '../../workspace/site.ts';
import { TDMREP_PATH } from './members.ts';
import { tdmrepCarrier } from './tdmrep-carrier.ts';

const ORIGIN = 'https://example.com';

function prepareFile(file: string | Uint8Array) {
  return tdmrepCarrier.prepare(openSite({ origin: ORIGIN, files: { [TDMREP_PATH]: file } }))!;
}

/** What a file says about training at a URL, with the deciding line. */
function trainingAt(file: string | Uint8Array, url: string): string {
  const statement = prepareFile(file)
    .statementsFor('', url)
    .find(({ purpose }) => purpose === 'ai-train');
  return statement ? `${statement.says} ${statement.by.line}` : 'nothing';
}

const list = (...rules: readonly object[]) => JSON.stringify(rules);
const reserved = (location: string) => ({ location, 'tdm-reservation': 1 });
const notReserved = (location: string) => ({ location, 'tdm-reservation': 0 });

/** The second example of sec-tdm-file-example. */
const example = `[
  {
  "location": "/directory-a/",
  "tdm-reservation": 1
  },
  {
  "location": "/directory-b/html/",
  "tdm-reservation": 1,
  "tdm-policy":"https://provider.com/policies/policy.json"
  },
  {
  "location": "/directory-b/images/*.jpg",
  "tdm-reservation": 0
  }
]
`;

describe('TDMRep, sec-tdm-file: which location decides', () => {
  test.each([
    ['/directory-a/x.pdf', 'no 3'],
    ['/directory-b/html/', 'no 7'],
    ['/directory-b/images/a/b.jpg', 'yes 12'],
    ['/directory-b/images/a.png', 'nothing'],
    ['/', 'nothing'],
  ])('the example of the report: %s is %s', (url, says) => expect(trainingAt(example, url)).toBe(says));

  test('the first location that matches decides, not the longest', () => {
    expect(trainingAt(list(reserved('/'), notReserved('/free/')), '/free/a')).toBe('no 0');
    expect(trainingAt(list(notReserved('/free/'), reserved('/')), '/free/a')).toBe('yes 0');
  });

  test('a matching location with a wrong value decides: nothing is declared', () => {
    for (const wrong of ['1', 2, -1, 0.5, true, null, [1]])
      expect(trainingAt(list({ location: '/a', 'tdm-reservation': wrong }, reserved('/')), '/a')).toBe(
        'nothing',
      );
    expect(trainingAt(list({ location: '/a' }, reserved('/')), '/a')).toBe('nothing');
    expect(trainingAt('[{"location": "/", "tdm-reservation": 1.0e0}]', '/a')).toBe('no 0');
  });

  test('an item that is not a location is skipped', () => {
    const rules = [
      1,
      null,
      'x',
      [reserved('/')],
      { 'tdm-reservation': 0 },
      { location: 1 },
      notReserved(''),
      reserved('/'),
    ];
    expect(trainingAt(JSON.stringify(rules), '/a')).toBe('no 0');
    expect(trainingAt(list(notReserved('a'), notReserved(`${ORIGIN}/a`), reserved('/')), '/a')).toBe('no 0');
  });

  test('the last of several members with the same name counts', () =>
    expect(trainingAt('[{"location": "/",\n"tdm-reservation": 0,\n"tdm-reservation": 1}]', '/')).toBe(
      'no 2',
    ));

  test.each([
    ['not JSON', '[{"location": "/", "tdm-reservation": 1},]'],
    ['not a list', JSON.stringify(reserved('/'))],
    ['a comment', `${list(reserved('/'))} // all`],
    ['empty', ''],
    ['not UTF-8', Uint8Array.from([...new TextEncoder().encode(list(reserved('/'))), 0x20, 0xff])],
  ])('a file that is %s says nothing', (_name, file) => expect(trainingAt(file, '/')).toBe('nothing'));

  test('a byte order mark may be ignored (RFC 8259 8.1)', () =>
    expect(trainingAt(`\ufeff${list(reserved('/'))}`, '/')).toBe('no 0'));

  test('only the file in /.well-known counts, for URLs of its site, and equally for every crawler', () => {
    const elsewhere = openSite({ origin: ORIGIN, files: { '/tdmrep.json': list(reserved('/')) } });
    expect(tdmrepCarrier.prepare(elsewhere)).toBe(undefined);
    const file = list(reserved('/'));
    expect(trainingAt(file, 'https://other.example/a')).toBe('nothing');
    expect(trainingAt(file, `${ORIGIN}/a`)).toBe('no 0');
    const { statementsFor } = prepareFile(file);
    expect(statementsFor('GPTBot', '/a')).toEqual(statementsFor('', '/a'));
  });
});

describe('TDMRep, sec-tdm-file-regexp: what a location matches', () => {
  test.each([
    ['/a', '/ab', true],
    ['/a$', '/ab', false],
    ['/a$', '/a?x=1', false],
    ['/a$b', '/a$b', true],
    ['/this/*/then', '/this/is/it/then/now', true],
    ['/path/foo-%24', '/path/foo-$', true],
    ['/path/foo-%24', '/path/foo-%24', true],
    ['/path/foo-%2A', '/path/foo-*', true],
    ['/path/foo-%2A', '/path/foo-x', false],
    ['*.pdf', '/x/y.pdf?z', true],
    ['/*?id=', '/x?id=1', true],
    ['/A', '/a', false],
    ['/%7Ejoe', '/~joe', true],
    ['/a%2Fb', '/a/b', false],
    ['/a%3cd', '/a%3Cd', true],
    ['/\u00e9', '/%C3%A9', true],
    ['/a#b', '/a#b', false],
    ['/a%23b', '/a%23b', true],
    ['/x?u=http%3A', '/x?u=http:', false],
  ])('%s and %s: %s', (location, url, isMatch) =>
    expect(trainingAt(list(reserved(location)), url)).toBe(isMatch ? 'no 0' : 'nothing'),
  );

  /** The grammar implemented a second time, as a regular expression over octets with escapes. */
  function plainMatch(location: string, url: string): boolean {
    const escaped = (text: string) =>
      encodeURI(text)
        .replaceAll('%25', '%')
        .replace(/%[0-9A-Fa-f]{2}/g, (one) => {
          const char = String.fromCharCode(Number.parseInt(one.slice(1), 16));
          return /[A-Za-z0-9\-._~]/.test(char) ? char : one.toUpperCase();
        });
    const isEnd = location.endsWith('$');
    const parts = escaped(isEnd ? location.slice(0, -1) : location)
      .replaceAll('$', '%24')
      .split('*');
    const pattern = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*');
    const target = escaped(url).replaceAll('$', '%24').replaceAll('*', '%2A');
    return new RegExp(`^${pattern}${isEnd ? '$' : ''}`, 's').test(target);
  }

  const parts = fc.constantFrom(
    'a',
    'b',
    'A',
    '/',
    '.',
    '~',
    '%7E',
    '%7e',
    '%2F',
    '%24',
    '%2a',
    '\u00e9',
    '%C3%A9',
    '?',
    '=',
  );
  const anyLocation = fc
    .array(fc.oneof({ weight: 4, arbitrary: parts }, { weight: 1, arbitrary: fc.constantFrom('*', '$') }), {
      maxLength: 6,
    })
    .map((units) => `/${units.join('')}`);
  const anyUrl = fc
    .array(fc.oneof({ weight: 6, arbitrary: parts }, { weight: 1, arbitrary: fc.constantFrom('*', '$') }), {
      maxLength: 7,
    })
    // A second slash at the start would begin a host.
    .map((units) => `/${units.join('').replace(/^\/+/, '')}`);

  test('in any list, the first match decides, as in the second implementation of the grammar', () => {
    let matches = 0;
    fc.assert(
      fc.property(fc.array(anyLocation, { minLength: 1, maxLength: 8 }), anyUrl, (locations, url) => {
        const file = `[\n${locations.map((one) => JSON.stringify(reserved(one))).join(',\n')}\n]`;
        const place = locations.findIndex((one) => plainMatch(one, url));
        if (place >= 0) matches++;
        expect(trainingAt(file, url)).toBe(place < 0 ? 'nothing' : `no ${place + 1}`);
      }),
      { numRuns: runs(3000) },
    );
    expect(matches).toBeGreaterThan(200);
  });
});

describe('what a reservation says about purposes', () => {
  test('training is settled by the AI Act, input is not, search is not mining', () => {
    const statement = prepareFile(example).statementsFor('', '/directory-b/html/a');
    expect(statement.map(({ purpose, says, isSettled }) => [purpose, says, isSettled])).toEqual([
      ['ai-train', 'no', true],
      ['ai-input', 'no', false],
    ]);
    expect(statement[0]).toMatchObject({
      carrier: 'tdmrep',
      by: { path: TDMREP_PATH, line: 7 },
      words: 'tdm-reservation: 1, tdm-policy: https://provider.com/policies/policy.json',
      honoredBy: [],
    });
  });

  test('TDMRep, sec-tdm-policy: a policy next to 0 is not processed', () => {
    const file = list({ ...notReserved('/'), 'tdm-policy': 'https://example.com/policy' });
    expect(prepareFile(file).statementsFor('', '/')[0]?.words).toBe('tdm-reservation: 0');
  });
});

test('any text is read without an error, and any crawler and URL get an answer', () => {
  const anyMember = fc.dictionary(
    fc.constantFrom('location', 'tdm-reservation', 'tdm-policy', 'x'),
    fc.jsonValue(),
  );
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(anyMember).map((rules) => JSON.stringify(rules)),
  );
  fc.assert(
    fc.property(anyText, fc.string(), fc.string(), (text, agent, url) => {
      expect(prepareFile(text).statementsFor(agent, url).length).toBeLessThan(3);
    }),
    { numRuns: runs(500) },
  );
});

test('10,000 locations and 2,000 URLs are answered with an index', () => {
  const locations = Array.from({ length: 10_000 }, (_, i) => (i % 10 === 0 ? `/d${i}/*.html$` : `/d${i}/`));
  const { statementsFor } = prepareFile(list(...locations.map(reserved)));
  const answered = Array.from({ length: 2000 }, (_, i) => statementsFor('', `/d${5 * i}/a.html`).length);
  expect(answered.every((count) => count === 2)).toBe(true);
});
