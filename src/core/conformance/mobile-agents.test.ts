// Mobile agents, tested from their specification (draft-giudici-web-robots-cntrl-00, "mob") and
// the list of its findings, and not from the source code.

import { describe, expect, test } from 'vitest';
import { citeSource } from '../../messages/cite-source.ts';
import { findingsOfSystem } from '../../testing/findings/findings-of-system.ts';
import { areBytesEqual, encodeUtf8, encodeUtf16 } from '../../testing/from-the-text/bytes.ts';
import { compareMobileAgents } from '../../testing/from-the-text/mobile-agents-comparison.ts';
import {
  createMobileSite,
  findBadFixes,
  joinMobileLines,
  linesOfCode,
  mobileAgentLine,
  NOT_AVAILABLE,
  printedText,
  resolveMobileAgent,
  robotsTxtPath,
} from '../../testing/from-the-text/mobile-agents-queries.ts';
import {
  applyEdits,
  ask,
  explain,
  findingMessage,
  findingReason,
  findings,
  openSite,
  prepare,
  printFile,
  readers,
} from '../index.ts';

// ---- The examples of the specification
// ------------------------------------------------------------------------------

const fict = `${[
  '/             atp://www.fict.org:8001',
  '/home/        none',
  '/home/user1/  atp://user1.fict.org:854',
  '/home/user2/  atp://user2.fict.org:831',
]
  .map(mobileAgentLine)
  .join('\n')}\n`;
const www = 'atp://www.fict.org:8001';

/** URL, host as printed (undefined: no row), host by the file, line. */
const matrix: readonly (readonly [string, string | undefined, string, number])[] = [
  ['/', undefined, www, 1],
  ['/index.html', www, www, 1],
  ['/services/', www, www, 1],
  ['/services/index.html', www, www, 1],
  ['/robots.txt', www, www, 1],
  ['/home/', NOT_AVAILABLE, NOT_AVAILABLE, 2],
  ['/home/user1/', 'atp://user1.fict.org:854', 'atp://user1.fict.org:854', 3],
  ['/home/user1/index.html', 'atp://user1.fict.org:854', 'atp://user1.fict.org:854', 3],
  ['/home/user2/', 'atp://user1.fict.org:831', 'atp://user2.fict.org:831', 4],
  ['/home/user2/index.html', 'atp://user1.fict.org:831', 'atp://user2.fict.org:831', 4],
  ['/home/user3/', NOT_AVAILABLE, NOT_AVAILABLE, 2],
  ['/home/user3/index.html', NOT_AVAILABLE, NOT_AVAILABLE, 2],
];

describe('mob 4: the example file', () => {
  test.each(matrix)(
    'mob 4 (mobile agents 4): %s, printed as %s, is %s by line %i',
    (path, table, host, line) => {
      const [answer, state, by] = resolveMobileAgent(fict, `http://www.fict.org${path}`);
      expect([answer, by]).toEqual([host, line]);
      expect(state).toBe(host === NOT_AVAILABLE ? 'none' : 'assigned');
      // mobile agents 4: the printed table is wrong exactly for user2. mobile agents 4: it lacks the row of the root.
      expect(table === host).toBe(table !== undefined && !path.startsWith('/home/user2/'));
    },
  );

  test('mob 4: only the two rows of user2 differ from the printed matrix, and the root has no row', () => {
    expect(matrix.filter(([, table]) => table === undefined).map(([path]) => path)).toEqual(['/']);
    expect(matrix.filter(([, table, host]) => table && table !== host)).toHaveLength(2);
  });

  test('mob 4: the matrix of the library has the same states and lines', () => {
    const { answers, lines: by } = prepare(createMobileSite(fict), { question: 'mobile-agent' }).matrix(
      [''],
      matrix.map(([path]) => path),
    );
    expect([...by]).toEqual(matrix.map(([, , , line]) => line - 1));
    expect(new Set(answers).size).toBe(2);
  });

  const dirs = joinMobileLines(
    '/          none',
    '/dir1      atp://www.fict.org:544',
    '/dir1/dir2 atp://www.fict.org:543',
  );
  test.each([
    ['/', NOT_AVAILABLE, 'none', 1],
    ['/other', NOT_AVAILABLE, 'none', 1],
    ['/dir1', 'atp://www.fict.org:544', 'assigned', 2],
    ['/dir1/', 'atp://www.fict.org:544', 'assigned', 2],
    ['/dir10/a', 'atp://www.fict.org:544', 'assigned', 2],
    ['/dir1/dir2', 'atp://www.fict.org:543', 'assigned', 3],
    ['/dir1/dir2/x/y', 'atp://www.fict.org:543', 'assigned', 3],
    ['/dir1/dir3', 'atp://www.fict.org:544', 'assigned', 2],
  ])('mob 3.1: in the example, %s is %s (%s, line %i)', (path, ...expected) => {
    expect(resolveMobileAgent(dirs, path)).toEqual(expected);
  });

  test('mob 3: the typical example lets webcrawler fetch /reserved if the first match decides (M6)', () => {
    const site = createMobileSite('User-agent:  webcrawler\nAllow:       /\nDisallow:    /reserved\n');
    const answer = (reader: 'koster-1996' | 'koster-1997-internet-draft' | 'rfc9309' | 'google') =>
      ask(site, { question: 'fetch', reader, agent: 'webcrawler', url: '/reserved/x' }).answer;
    expect([answer('koster-1996'), answer('koster-1997-internet-draft')]).toEqual(['allow', 'allow']);
    expect([answer('rfc9309'), answer('google')]).toEqual(['deny', 'deny']);
  });
});

// ---- Which line decides ---------------------------------------------------------------------------------------------

describe('mob 3.1: which line decides', () => {
  const ok = mobileAgentLine('/ atp://ok:1\n');
  test.each<readonly [string, string, string, string, string, number | null]>([
    [
      'mobile agents 3.1',
      'a line ties a path to a host',
      joinMobileLines('/a atp://h:1'),
      '/a/b',
      'atp://h:1',
      1,
    ],
    ['mobile agents 3.1', 'the target may be none', joinMobileLines('/a none'), '/a/b', NOT_AVAILABLE, 1],
    [
      'mobile agents 3.1',
      'a later general line overrides',
      joinMobileLines('/a/ atp://one:1', '/ atp://two:2'),
      '/a/b',
      'atp://two:2',
      2,
    ],
    [
      'mobile agents 3.1',
      'same path twice: the later',
      joinMobileLines('/a atp://one:1', '/a atp://two:2'),
      '/a',
      'atp://two:2',
      2,
    ],
    [
      'mobile agents 3.1',
      'the earlier, if the later does not match',
      joinMobileLines('/ atp://one:1', '/a none'),
      '/b',
      'atp://one:1',
      1,
    ],
    [
      'M5',
      'any line that matches overrides',
      joinMobileLines('/a/b none', '/a atp://h:1'),
      '/a/b',
      'atp://h:1',
      2,
    ],
    [
      'mobile agents 3.1',
      'none as the last match',
      joinMobileLines('/a atp://h:1', '/a none'),
      '/a/x',
      NOT_AVAILABLE,
      2,
    ],
    [
      'mobile agents 3.1',
      'a host after none',
      joinMobileLines('/a none', '/a atp://h:1'),
      '/a/x',
      'atp://h:1',
      2,
    ],
    ['mobile agents', 'no line matches', joinMobileLines('/a atp://h:1'), '/b', NOT_AVAILABLE, null],
    ['mobile agents', 'an empty file', '', '/b', NOT_AVAILABLE, null],
    ['mobile agents', 'no such line', 'User-agent: *\nDisallow: /\n', '/', NOT_AVAILABLE, null],
    ['mobile agents', 'case counts in paths', joinMobileLines('/A atp://h:1'), '/a', NOT_AVAILABLE, null],
    [
      'mobile agents',
      'prefix of octets, not of segments',
      joinMobileLines('/a atp://h:1'),
      '/ab',
      'atp://h:1',
      1,
    ],
    ['mobile agents', 'no prefix', joinMobileLines('/home/ atp://h:1'), '/home', NOT_AVAILABLE, null],
    [
      'mobile agents',
      'the query plays no part',
      joinMobileLines('/a atp://h:1'),
      '/?x=/a',
      NOT_AVAILABLE,
      null,
    ],
    ['mobile agents', 'the query is cut', joinMobileLines('/a atp://h:1'), '/a?b', 'atp://h:1', 1],
    [
      'mobile agents',
      '? in a path matches no query',
      joinMobileLines('/a?b atp://h:1'),
      '/a?b',
      NOT_AVAILABLE,
      null,
    ],
    [
      'mobile agents',
      'an escaped ? is of the path',
      joinMobileLines('/a%3Fb atp://h:1'),
      '/a%3fb',
      'atp://h:1',
      1,
    ],
    ['mobile agents', 'the fragment is cut', joinMobileLines('/a atp://h:1'), '/b#/a', NOT_AVAILABLE, null],
    ['mobile agents', 'parameters stay', joinMobileLines('/a;v atp://h:1'), '/a;v=1', 'atp://h:1', 1],
    ['mobile agents', 'escapes in the URL', joinMobileLines('/home atp://h:1'), '/%68ome', 'atp://h:1', 1],
    ['mobile agents', 'escapes in the line', joinMobileLines('/%68ome atp://h:1'), '/home', 'atp://h:1', 1],
    [
      'mobile agents',
      'hex digits of either case',
      joinMobileLines('/%7ejoe atp://h:1'),
      '/%7Ejoe',
      'atp://h:1',
      1,
    ],
    ['mobile agents', '%2F is not a slash', joinMobileLines('/a/b atp://h:1'), '/a%2Fb', NOT_AVAILABLE, null],
    ['mobile agents', 'a slash is not %2F', joinMobileLines('/a%2Fb atp://h:1'), '/a/b', NOT_AVAILABLE, null],
    ['mobile agents', '%2f is %2F', joinMobileLines('/a%2Fb atp://h:1'), '/a%2fb', 'atp://h:1', 1],
    ['mobile agents', 'decoded once', joinMobileLines('/a%252f atp://h:1'), '/a%2f', NOT_AVAILABLE, null],
    [
      'mobile agents',
      'a broken escape is literal',
      joinMobileLines('/a%zz atp://h:1'),
      '/a%zz',
      'atp://h:1',
      1,
    ],
    [
      'mobile agents',
      'a broken escape is literal',
      joinMobileLines('/a%2 atp://h:1'),
      '/a%2f',
      NOT_AVAILABLE,
      null,
    ],
    [
      'mobile agents',
      'the star is a character',
      joinMobileLines('/*.gif atp://h:1'),
      '/a.gif',
      NOT_AVAILABLE,
      null,
    ],
    [
      'mobile agents',
      'the dollar is a character',
      joinMobileLines('/a$ atp://h:1'),
      '/a',
      NOT_AVAILABLE,
      null,
    ],
    ['mobile agents', 'the dollar is a character', joinMobileLines('/a$ atp://h:1'), '/a$b', 'atp://h:1', 1],
    [
      'mobile agents',
      'non-ASCII is its UTF-8 octets',
      joinMobileLines('/caf\u00e9 atp://h:1'),
      '/caf%C3%A9',
      'atp://h:1',
      1,
    ],
    [
      'mobile agents',
      'a URL without path is /',
      joinMobileLines('/ atp://h:1'),
      'http://www.fict.org',
      'atp://h:1',
      1,
    ],
    [
      'mobile agents',
      'a URL without path is /',
      joinMobileLines('/ atp://h:1'),
      'http://www.fict.org?x',
      'atp://h:1',
      1,
    ],
    ['mobile agents', 'tabs separate', 'Mobile-agent-server:\t/\t \tatp://h:1\n', '/x', 'atp://h:1', 1],
    [
      'mobile agents',
      'no blank: not separable',
      `${ok}${mobileAgentLine('/homeatp://x:1')}\n`,
      '/home',
      'atp://ok:1',
      1,
    ],
    [
      'mobile agents',
      'a path begins with a slash',
      `${ok}${mobileAgentLine('home/ none')}\n`,
      '/home/',
      'atp://ok:1',
      1,
    ],
    ['mobile agents 3', 'the name ignores case', 'mobile-AGENT-server: / atp://h:1\n', '/', 'atp://h:1', 1],
    ['mobile agents 3', 'comments', `# c\n${mobileAgentLine('/ atp://h:1 # c')}\n`, '/', 'atp://h:1', 2],
    ['mobile agents 3', 'a comment at once', `${mobileAgentLine('/ atp://h:1#c')}\n`, '/', 'atp://h:1', 1],
    [
      'mobile agents 3',
      'a line in a comment',
      `#${mobileAgentLine('/ atp://h:1')}\n`,
      '/',
      NOT_AVAILABLE,
      null,
    ],
    ['mobile agents 3', 'blanks around', ` \tMobile-agent-server \t:/ atp://h:1 \t\n`, '/', 'atp://h:1', 1],
    [
      'mobile agents 3',
      'CR ends a line',
      `${mobileAgentLine('/ none')}\r${mobileAgentLine('/ atp://h:1')}\r`,
      '/',
      'atp://h:1',
      2,
    ],
    [
      'mobile agents 3',
      'CRLF ends a line',
      `${mobileAgentLine('/ none')}\r\n${mobileAgentLine('/ atp://h:1')}\r\n`,
      '/',
      'atp://h:1',
      2,
    ],
    [
      'mobile agents 3',
      'mixed line ends',
      `${mobileAgentLine('/ none')}\r${mobileAgentLine('/ none')}\n${mobileAgentLine('/ atp://h:1')}\r\n`,
      '/',
      'atp://h:1',
      3,
    ],
    ['M3', 'no line end at the end', mobileAgentLine('/ atp://h:1'), '/', 'atp://h:1', 1],
    ['M3', 'trailing blanks', `${mobileAgentLine('/ atp://h:1  \t ')}\n`, '/', 'atp://h:1', 1],
    [
      'mobile agents 3',
      'no continuation lines',
      `Mobile-agent-server: /\n  atp://h:1\n`,
      '/',
      NOT_AVAILABLE,
      null,
    ],
    [
      'mobile agents 3',
      'a byte order mark',
      `\uFEFF${mobileAgentLine('/ atp://h:1')}\n`,
      '/',
      'atp://h:1',
      1,
    ],
    [
      'mobile agents 3',
      'no colon: no such line',
      'Mobile-agent-server / atp://h:1\n',
      '/',
      NOT_AVAILABLE,
      null,
    ],
    ['mobile agents 3', 'another name', 'Mobile-agent-servers: / atp://h:1\n', '/', NOT_AVAILABLE, null],
    ['mobile agents 3', 'another name', 'X-Mobile-agent-server: / atp://h:1\n', '/', NOT_AVAILABLE, null],
    [
      'mobile agents',
      'inside a record',
      `User-agent: z\nDisallow: /\n${mobileAgentLine('/ atp://h:1')}\n`,
      '/',
      'atp://h:1',
      3,
    ],
    [
      'mobile agents',
      'before all records',
      `${mobileAgentLine('/ atp://h:1')}\nUser-agent: *\nDisallow: /\n`,
      '/',
      'atp://h:1',
      1,
    ],
    [
      'mobile agents',
      'between agent lines',
      `User-agent: a\n${mobileAgentLine('/ atp://h:1')}\nUser-agent: b\nDisallow: /\n`,
      '/',
      'atp://h:1',
      2,
    ],
    [
      'mobile agents 4',
      '/robots.txt is like any path',
      joinMobileLines('/robots atp://h:1'),
      '/robots.txt',
      'atp://h:1',
      1,
    ],
    [
      'mobile agents 2',
      'the form with ATP',
      joinMobileLines('/ atp://www.fict.org:434'),
      '/',
      'atp://www.fict.org:434',
      1,
    ],
    [
      'mobile agents 3.1',
      'any scheme',
      joinMobileLines('/ x-agent+tcp.v1://h:1'),
      '/',
      'x-agent+tcp.v1://h:1',
      1,
    ],
    [
      'mobile agents',
      'closed to robots, yet a host',
      `User-agent: *\nDisallow: /\n\n${mobileAgentLine('/ atp://h:1')}\n`,
      '/x',
      'atp://h:1',
      4,
    ],
    ['M8', 'NONE is read', joinMobileLines('/ atp://h:1', '/a NONE'), '/a', NOT_AVAILABLE, 2],
    ['M8', 'None is read', joinMobileLines('/ atp://h:1', '/a None'), '/a', NOT_AVAILABLE, 2],
    ['mobile agents 2', 'a port is not required', joinMobileLines('/ atp://h'), '/', 'atp://h', 1],
  ])('mob (%s): %s', (_id, _why, file, url, host, line) => {
    const state = host !== NOT_AVAILABLE ? 'assigned' : line === null ? 'unassigned' : 'none';
    expect(resolveMobileAgent(file, url)).toEqual([host, state, line]);
  });

  test('mob (mobile agents): octets that are not UTF-8 are compared as octets', () => {
    const file = new Uint8Array([...new TextEncoder().encode('Mobile-agent-server: /caf'), 0xe9, 0x20]);
    const all = new Uint8Array([...file, ...new TextEncoder().encode('atp://h:1\n')]);
    expect(resolveMobileAgent(all, '/caf%E9/x')[0]).toBe('atp://h:1');
    expect(resolveMobileAgent(all, '/caf%C3%A9/x')[0]).toBe(NOT_AVAILABLE);
  });

  test('mob (mobile agents): none and no line have different keys, and a URL of another site has no host', () => {
    const site = createMobileSite(joinMobileLines('/a none', '/b atp://h:1'));
    const key = (url: string) => ask(site, { question: 'mobile-agent', url }).key;
    expect([key('/a'), key('/b'), key('/c')]).toEqual(['none', 'atp://h:1', 'unassigned']);
    expect(ask(site, { question: 'mobile-agent', url: 'http://other.example/b' }).answer).toBe(NOT_AVAILABLE);
  });

  test('mob 3.1: the answer is the same for every agent', () => {
    const answer = prepare(createMobileSite(fict), { question: 'mobile-agent' });
    expect(answer('a', '/home/').key).toBe(answer('', '/home/').key);
  });

  test('mob 3.1: every step of a trace has a message, and exactly one step decides', () => {
    const verdict = ask(createMobileSite(fict), { question: 'mobile-agent', url: '/home/user1/' });
    const steps = verdict.trace();
    expect(steps.filter(({ outcome }) => outcome === 'decides')).toHaveLength(1);
    for (const step of steps) expect(explain(step)).toMatch(/\S/);
    expect(explain(verdict)).toContain('Line 3');
  });

  test.each([
    ['rfc9309', 'deny', 'deny'],
    ['google', 'deny', 'deny'],
    ['koster-1997-internet-draft', 'allow', 'deny'],
    ['data.txt', 'allow', 'deny'],
  ] as const)('mob (mobile agents): a line between agent lines, read by %s: a %s, b %s', (reader, a, b) => {
    const site = openSite({
      origin: '',
      files: {
        [reader === 'data.txt' ? '/data.txt' : robotsTxtPath]:
          `User-agent: a\n${mobileAgentLine('/ atp://h:1')}\nUser-agent: b\nDisallow: /\n`,
      },
    });
    const may = prepare(site, { question: 'fetch', reader });
    expect([may('a', '/x').answer, may('b', '/x').answer]).toEqual([a, b]);
  });

  test.each(readers.map(({ id }) => id))(
    'mob (mobile agents): lines of this kind in separate blocks change no access for %s',
    (reader) => {
      const path = reader === 'data.txt' ? '/data.txt' : robotsTxtPath;
      const plain = 'User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n';
      const mixed = `${mobileAgentLine('/ none')}\n\nUser-agent: a\nDisallow: /x\n\n${mobileAgentLine('/y atp://h:1')}\n\nUser-agent: *\nDisallow: /y\n\n${mobileAgentLine('/x none')}\n`;
      const answers = (file: string) => {
        const may = prepare(openSite({ origin: '', files: { [path]: file } }), { question: 'fetch', reader });
        return ['a', 'b', ''].flatMap((agent) =>
          ['/', '/x', '/y', '/z'].map((url) => may(agent, url).answer),
        );
      };
      expect(answers(mixed)).toEqual(answers(plain));
    },
  );
});

// ---- The grammar of simplified URLs and of the value ---------------------------------------------------------------

describe('mob 3.2: simplified URLs', () => {
  test.each([
    ['atp://www.fict.org:434', true],
    ['atp://www.fict.org', true],
    ['ATP://www.fict.org:434', true],
    ['x-agent+tcp.v1://h:1', true],
    ['1x://h', true],
    ['+://h:1', true],
    ['.://h:1', true],
    ['atp://user:pw@h:1', true],
    ['atp://h;x?y', true],
    ["atp://$-_.+!*'(),:@&=;?", true],
    ['atp://h%2Fx', true],
    ['atp://h%2fx:1', true],
    ['atp://h/', false],
    ['atp://h:1/', false],
    ['atp://h:1/a', false],
    ['atp:/h', false],
    ['atp//h', false],
    ['atp:h', false],
    ['h:1', false],
    ['://h', false],
    ['a_b://h', false],
    ['a~b://h', false],
    ['a%62://h:1', false],
    ['atp://h%2', false],
    ['atp://h%', false],
    ['atp://h%zz', false],
    ['atp://[::1]:1', false],
    ['atp://h~x:1', false],
    ['atp://a\\b', false],
    ['atp://a"b', false],
    ['atp://a<b>', false],
    ['atp://a|b', false],
    ['atp://h\u00e9:1', false],
    ['atp://h\u0001:1', false],
    ['atp://', false],
    ['nonesuch', false],
    ['none:', false],
    ['none/', false],
  ])('mob 3.2 (M4): %s is a target: %s', (target, legal) => {
    expect(resolveMobileAgent(joinMobileLines(`/ ${target}`), '/x')).toEqual(
      legal ? [target, 'assigned', 1] : [NOT_AVAILABLE, 'unassigned', null],
    );
  });

  test.each([
    ['/home/', 'M001'],
    ['/homeatp://x:1', 'M001'],
    ['', 'M002'],
    ['# / none', 'M002'],
    ['/home/ atp://x:1 atp://y:2', 'M003'],
    ['/home/ none none', 'M003'],
    ['home/ atp://x:1', 'M004'],
    ['* none', 'M004'],
    ['/home/ x:1', 'M005'],
    ['/home/ ://x:1', 'M005'],
    ['/home/ a_b://x:1', 'M005'],
    ['/home/ atp://h%2:1', 'M005'],
    ['/home/ atp://x:1/', 'M005'],
    ['/home/ atp://x:1/a/b', 'M005'],
    ['/home/ atp://x/', 'M005'],
    ['/home/ atp://', 'M005'],
  ])('mob (mobile agents): %s is skipped, reported as %s, and other lines apply', (value, code) => {
    const file = `${mobileAgentLine('/ atp://ok:1')}\n${mobileAgentLine(value)}\n${mobileAgentLine('/z none')}\n`;
    expect(resolveMobileAgent(file, '/home/x')).toEqual(['atp://ok:1', 'assigned', 1]);
    expect(resolveMobileAgent(file, '/z')).toEqual([NOT_AVAILABLE, 'none', 3]);
    const errors = findings(createMobileSite(file), robotsTxtPath).filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors.map((finding) => [finding.code, finding.range.start.line])).toEqual([[code, 1]]);
  });
});

// ---- Lints ----------------------------------------------------------------------------------------------------------

const severities: Readonly<Record<string, string>> = {
  M001: 'error',
  M002: 'error',
  M003: 'error',
  M004: 'error',
  M005: 'error',
  M008: 'warning',
  M010: 'warning',
  M011: 'info',
  M012: 'info',
  M013: 'warning',
  M014: 'info',
  M016: 'info',
  M017: 'warning',
  M018: 'warning',
};

/** Code, what it shows, file, lines of the finding (from 1), and whether the digest requires a fix. */
const positives: readonly (readonly [string, string, string, readonly number[], boolean])[] = [
  ['M001', 'one part only', joinMobileLines('/ none', '/home/'), [2], true],
  ['M001', 'one part and a comment', `${mobileAgentLine('/home/ # none')}\n`, [1], true],
  ['M002', 'an empty value', joinMobileLines('/ none', ''), [2], true],
  ['M002', 'no line end', `${joinMobileLines('/ none')}Mobile-agent-server:`, [2], true],
  ['M003', 'three parts', joinMobileLines('/ none', '/a/ atp://x:1 atp://y:1'), [2], true],
  ['M003', 'three parts before a comment', joinMobileLines('/ none', '/a/ atp://x:1 b # c'), [2], true],
  ['M003', 'a space in the path', joinMobileLines('/ none', '/my docs/ atp://x:1'), [2], true],
  ['M004', 'no slash', joinMobileLines('/ none', 'home/ none'), [2], true],
  ['M004', 'parts the wrong way round', joinMobileLines('/ none', 'atp://x:1 /home/'), [2], true],
  ['M004', 'none before the path', joinMobileLines('/ none', 'none /home/'), [2], true],
  ['M005', 'no scheme', joinMobileLines('/ none', '/a/ x:1'), [2], true],
  ['M005', 'a slash after the port', joinMobileLines('/ atp://x:1/'), [1], true],
  ['M005', 'a path after the host', joinMobileLines('/ atp://x/y'), [1], true],
  ['M005', 'no host', joinMobileLines('/ none', '/a/ atp://'), [2], true],
  ['M008', 'no port', joinMobileLines('/ atp://x'), [1], true],
  ['M008', 'no port behind the colon', joinMobileLines('/ atp://x:'), [1], true],
  ['M008', 'no number', joinMobileLines('/ atp://x:abc'), [1], false],
  ['M008', 'port 0', joinMobileLines('/ atp://x:0'), [1], false],
  ['M008', 'port 65536', joinMobileLines('/ atp://x:65536'), [1], false],
  ['M008', 'a huge port', joinMobileLines('/ atp://x:100000000000000000000'), [1], false],
  ['M008', 'a negative port', joinMobileLines('/ atp://x:-1'), [1], false],
  ['M008', 'a port in hexadecimal', joinMobileLines('/ atp://x:0x10'), [1], false],
  ['M008', 'a port in exponential form', joinMobileLines('/ atp://x:1e3'), [1], false],
  ['M008', 'a password is no port', joinMobileLines('/ atp://u:1@h'), [1], true],
  ['M010', 'general after specific', joinMobileLines('/a/ atp://x:1', '/ none'), [1], true],
  ['M010', 'the same path', joinMobileLines('/ none', '/a/ atp://x:1', '/a/ none'), [2], true],
  ['M010', 'the same octets', joinMobileLines('/ none', '/%61/ atp://x:1', '/a/ none'), [2], true],
  ['M010', 'two of three', joinMobileLines('/a/b/ none', '/a/ none', '/ none'), [1, 2], true],
  [
    'M010',
    'in different records',
    `User-agent: a\n${mobileAgentLine('/a/ none')}\nDisallow:\n\n${mobileAgentLine('/ none')}\n`,
    [2],
    true,
  ],
  ['M011', 'a directory without slash', joinMobileLines('/ none', '/dir1 none'), [2], true],
  ['M011', 'a deep one', joinMobileLines('/ none', '/dir1/dir2 none'), [2], true],
  ['M012', 'no line for the root', joinMobileLines('/a/ none'), [1], true],
  ['M012', 'a BOM before it', `\uFEFF${joinMobileLines('/a/ none')}`, [1], true],
  [
    'M013',
    'between rules',
    `User-agent: *\nDisallow: /a\n${mobileAgentLine('/ none')}\nDisallow: /b\n`,
    [3],
    true,
  ],
  ['M013', 'after the rules', `User-agent: *\nDisallow: /a\n${mobileAgentLine('/ none')}\n`, [3], true],
  ['M013', 'after a comment', `User-agent: *\nDisallow: /a\n# c\n${mobileAgentLine('/ none')}\n`, [4], true],
  [
    'M013',
    'between agents',
    `User-agent: a\n${mobileAgentLine('/ none')}\nUser-agent: b\nDisallow: /\n`,
    [2],
    true,
  ],
  [
    'M014',
    'closed to all',
    `User-agent: *\nDisallow: /h/\n\n${joinMobileLines('/ none', '/h/ atp://x:1')}`,
    [5],
    false,
  ],
  ['M014', 'the root', `User-agent: *\nDisallow: /\n\n${joinMobileLines('/ atp://x:1')}`, [4], false],
  [
    'M014',
    'closed above',
    `User-agent: *\nDisallow: /\n\n${joinMobileLines('/ none', '/h/ atp://x:1')}`,
    [5],
    false,
  ],
  ['M016', 'a host named once', joinMobileLines('/ atp://hidden.fict.org:434'), [1], false],
  ['M017', 'a star at the end', joinMobileLines('/ none', '/a/* none'), [2], true],
  ['M017', 'a star and a dollar sign', joinMobileLines('/ none', '/*.gif$ none'), [2], true],
  ['M018', 'a query', joinMobileLines('/ none', '/a/?b none'), [2], true],
  ['M018', 'letters outside of US-ASCII', joinMobileLines('/ none', '/caf\u00e9/ none'), [2], true],
  ['M018', 'a broken escape', joinMobileLines('/ none', '/%zz/ none'), [2], true],
  ['M018', 'a cut escape', joinMobileLines('/ none', '/a%4 none'), [2], true],
];

const nearMisses: readonly (readonly [string, string, string])[] = [
  ['M001', 'two parts', joinMobileLines('/home/ none')],
  ['M001', 'another field', 'Mobile-agent: /home/\n'],
  ['M002', 'two parts', joinMobileLines('/ none')],
  ['M002', 'in a comment', '# Mobile-agent-server:\n'],
  ['M003', 'parts in a comment', joinMobileLines('/ none # x y')],
  ['M004', 'a slash alone', joinMobileLines('/ none')],
  ['M004', 'an escaped first letter', joinMobileLines('/%68/ none')],
  ['M005', 'a scheme of one character', joinMobileLines('/ x://h:1')],
  ['M005', 'none', joinMobileLines('/ NONE')],
  ['M005', 'an escaped slash', joinMobileLines('/ atp://x%2F:1')],
  ['M005', 'a slash in a comment', joinMobileLines('/ atp://x:1#/a')],
  ['M005', 'a host of one character', joinMobileLines('/ atp://h:1')],
  ['M005', 'none', joinMobileLines('/ none')],
  ['M008', 'port 1', joinMobileLines('/ atp://x:1')],
  ['M008', 'port 65535', joinMobileLines('/ atp://x:65535')],
  ['M008', 'none', joinMobileLines('/ none')],
  ['M008', 'a user and a port', joinMobileLines('/ atp://u:p@x:1')],
  ['M010', 'general to specific', joinMobileLines('/ none', '/a/ none', '/a/b/ none')],
  ['M010', 'another case', joinMobileLines('/ none', '/A/ atp://x:1', '/a/ none')],
  ['M010', 'an escaped slash', joinMobileLines('/ none', '/a%2Fb/ atp://x:1', '/a/ none')],
  ['M010', 'a later line that is skipped', joinMobileLines('/ none', '/a/b/ atp://x:1', '/a/')],
  ['M010', 'a later line that is skipped', joinMobileLines('/ none', '/a/b/ atp://x:1', '/a/ x')],
  ['M010', 'segments that are no prefix', joinMobileLines('/ none', '/ab/ atp://x:1', '/a/ none')],
  ['M011', 'with slash', joinMobileLines('/ none', '/dir1/ none')],
  ['M011', 'a file', joinMobileLines('/ none', '/index.html none')],
  ['M011', 'the root', joinMobileLines('/ none')],
  ['M011', 'a star at the end', joinMobileLines('/ none', '/dir1/* none')],
  ['M012', 'a root', joinMobileLines('/ none', '/a/ none')],
  ['M012', 'a root at the end', joinMobileLines('/a/ none', '/ none')],
  ['M012', 'no line at all', 'User-agent: *\nDisallow:\n'],
  ['M012', 'an empty file', ''],
  [
    'M013',
    'inside an ACAP record',
    `ACAP-crawler: *\nACAP-allow-index: /\n${mobileAgentLine('/ none')}\nACAP-allow-crawl: /\n`,
  ],
  [
    'M013',
    'inside an ACAP record directly below another',
    `User-agent: *\nDisallow: /a\nACAP-crawler: *\n${mobileAgentLine('/ none')}\nACAP-allow-crawl: /\n`,
  ],
  ['M013', 'a block of its own', `User-agent: *\nDisallow: /a\n\n${mobileAgentLine('/ none')}\n`],
  ['M013', 'before all records', `${mobileAgentLine('/ none')}\n\nUser-agent: *\nDisallow: /a\n`],
  ['M013', 'directly above a record', `${mobileAgentLine('/ none')}\nUser-agent: *\nDisallow: /a\n`],
  ['M014', 'closed to one', `User-agent: a\nDisallow: /h/\n\n${joinMobileLines('/ none', '/h/ atp://x:1')}`],
  [
    'M014',
    'open to one',
    `User-agent: *\nDisallow: /h/\n\nUser-agent: a\nDisallow: /z\n\n${joinMobileLines('/ none', '/h/ atp://x:1')}`,
  ],
  ['M014', 'closed below', `User-agent: *\nDisallow: /h/x\n\n${joinMobileLines('/ none', '/h/ atp://x:1')}`],
  ['M014', 'closed beside', `User-agent: *\nDisallow: /g/\n\n${joinMobileLines('/ none', '/h/ atp://x:1')}`],
  ['M014', 'not assigned', `User-agent: *\nDisallow: /h/\n\n${joinMobileLines('/ none', '/h/ none')}`],
  ['M014', 'nothing forbidden', `User-agent: *\nDisallow:\n\n${joinMobileLines('/ none', '/h/ atp://x:1')}`],
  ['M016', 'the host of the site', joinMobileLines('/ atp://www.fict.org:434')],
  ['M016', 'none', joinMobileLines('/ none')],
  ['M017', 'an escaped star', joinMobileLines('/ none', '/a/%2A none')],
  ['M017', 'a star in a comment', joinMobileLines('/ none # *')],
  ['M018', 'escapes', joinMobileLines('/ none', '/%3F%e9/ none')],
  ['M018', 'a query in a target', joinMobileLines('/ atp://x?:1')],
];

const urls = [
  '/',
  '/a',
  '/a/',
  '/a/b/c',
  '/ab',
  '/dir1',
  '/dir12/',
  '/dir1/dir2/x',
  '/h/',
  '/h/x',
  '/home/x',
  '/b',
  '/robots.txt',
];

describe('mob lints', () => {
  test.each(positives)('lint %s: %s', (code, _why, file, expectedLines) => {
    expect(linesOfCode(file, code)).toEqual(expectedLines.map((line) => `${code}@${line}`));
    const found = findings(createMobileSite(file), robotsTxtPath).filter((finding) => finding.code === code);
    for (const finding of found) {
      expect(finding.severity).toBe(severities[code]);
      expect(findingMessage(finding)).toMatch(/\S/);
      expect(findingReason(finding)).toMatch(/\S/);
      expect(citeSource(finding.source)).toMatch(/giudici/);
    }
  });

  test.each(nearMisses)('no lint %s: %s', (code, _why, file) => {
    expect(linesOfCode(file, code)).toEqual([]);
  });

  test('every code has a positive case and a near miss here', () => {
    const codes = Object.keys(severities);
    expect([...new Set(positives.map(([code]) => code))].sort()).toEqual(codes);
    expect([...new Set(nearMisses.map(([code]) => code))].sort()).toEqual(codes.sort());
  });

  test.each(positives)('fixes of %s (%s) do what they claim', (code, _why, file, _where, hasFix) => {
    expect(findBadFixes(createMobileSite(file), urls, code)).toEqual([]);
    const fixes = findings(createMobileSite(file), robotsTxtPath)
      .filter((finding) => finding.code === code)
      .flatMap((finding) => finding.fixes);
    if (hasFix) expect(fixes.length).toBeGreaterThan(0);
  });

  /** The quick fixes of the digest: code, file, one of the results. */
  test.each([
    ['M001', joinMobileLines('/ none', '/home/'), joinMobileLines('/ none', '/home/ none')],
    ['M001', `${mobileAgentLine('/home/   # c')}\n`, `${mobileAgentLine('/home/ none   # c')}\n`],
    ['M002', joinMobileLines('/ none', '', '/a/ none'), joinMobileLines('/ none', '/a/ none')],
    ['M003', joinMobileLines('/a/  atp://x:1   atp://y:1 # c'), joinMobileLines('/a/  atp://x:1 # c')],
    ['M004', joinMobileLines('home/  none'), joinMobileLines('/home/  none')],
    ['M004', joinMobileLines('atp://x:1 /home/'), joinMobileLines('/home/ atp://x:1')],
    ['M005', joinMobileLines('/a/ x:1'), joinMobileLines('/a/ atp://x:1')],
    ['M005', joinMobileLines('/ atp://x:1/a/b # c'), joinMobileLines('/ atp://x:1 # c')],
    ['M005', joinMobileLines('/ atp://'), joinMobileLines('/ none')],
    ['M008', joinMobileLines('/ atp://x'), joinMobileLines('/ atp://x:434')],
    [
      'M010',
      joinMobileLines('/a/b/ none', '/a/ none', '/ none'),
      joinMobileLines('/ none', '/a/ none', '/a/b/ none'),
    ],
    ['M011', joinMobileLines('/dir1 none'), joinMobileLines('/dir1/ none')],
    ['M012', joinMobileLines('/a/ none'), joinMobileLines('/ none', '/a/ none')],
    ['M012', `\uFEFF${joinMobileLines('/a/ none')}`, `\uFEFF${joinMobileLines('/ none', '/a/ none')}`],
    [
      'M012',
      `${mobileAgentLine('/a/ none')}\r\n`,
      `${mobileAgentLine('/ none')}\r\n${mobileAgentLine('/a/ none')}\r\n`,
    ],
  ])('quick fix of %s: %j becomes %j', (code, file, result) => {
    const site = createMobileSite(file);
    const results = findings(site, robotsTxtPath)
      .filter((finding) => finding.code === code)
      .flatMap(({ fixes }) => fixes.map(({ edits }) => applyEdits(site, robotsTxtPath, edits)))
      .map((after) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(printFile(after, robotsTxtPath)));
    expect(results).toContain(result);
  });

  test.each([
    'a_b://host.fict.org:1',
    'a_b://host.fict.org:1//x',
    'a_b://host.fict.org:1/x://y',
    '(://host.fict.org:1',
    'a:b://host.fict.org:1',
    'a_b://c_d://host.fict.org:1',
    '://host.fict.org:1',
    'ätp://host.fict.org:1',
  ])('lint M005: the proposal for the target %s keeps its host', (target) => {
    const site = createMobileSite(joinMobileLines(`/ ${target}`));
    const found = findingsOfSystem('mobile', findings(site, robotsTxtPath));
    expect(found.map(({ code }) => code)).toEqual(['M005']);
    const results = found.flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printedText(applyEdits(site, robotsTxtPath, edits))),
    );
    expect(results).toEqual([joinMobileLines('/ atp://host.fict.org:1')]);
  });

  test.each([
    ['with LF', '\n'],
    ['with CRLF', '\r\n'],
    ['with CR', '\r'],
  ])('lint M013: the line moves %s, and remains the last of those that match', (_how, eol) => {
    const file = [
      'User-agent: *',
      'Disallow: /a',
      mobileAgentLine('/ none'),
      'Disallow: /b',
      '',
      mobileAgentLine('/h/ atp://x:1'),
      '',
    ].join(eol);
    const site = createMobileSite(file);
    expect(linesOfCode(file, 'M013')).toEqual(['M013@3']);
    expect(findBadFixes(site, urls, 'M013')).toEqual([]);
    for (const { fixes } of findings(site, robotsTxtPath).filter(({ code }) => code === 'M013'))
      for (const { edits } of fixes) {
        const after = printedText(applyEdits(site, robotsTxtPath, edits));
        expect(after.replaceAll(eol, '')).not.toMatch(/[\r\n]/);
      }
  });

  test('mob 4.3: sorted by ascending length, the last match is the longest match', () => {
    const site = createMobileSite(
      joinMobileLines('/a/b/ atp://x:1', '/c/ none', '/a/ atp://y:1', '/ none', '/c/d/ atp://z:1'),
    );
    const sorted = findings(site, robotsTxtPath)
      .filter(({ code }) => code === 'M010')
      .flatMap(({ fixes }) => fixes)
      .find(({ code }) => code.includes('sort'));
    const after = applyEdits(site, robotsTxtPath, sorted?.edits ?? []);
    expect(findings(after, robotsTxtPath).filter(({ code }) => code === 'M010')).toEqual([]);
    const answer = (url: string) => ask(after, { question: 'mobile-agent', url }).key;
    expect(['/a/b/x', '/a/x', '/c/x', '/c/d/x', '/x'].map(answer)).toEqual([
      'atp://x:1',
      'atp://y:1',
      'none',
      'atp://z:1',
      'none',
    ]);
  });
});

// ---- Hostile input --------------------------------------------------------------------------------------------------

const controls = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code)).concat(
  '\x7f',
  '\x80',
  '\x85',
  '\x9f',
  '\u2028',
  '\u2029',
  '\uFEFF',
  '\uFFFE',
  '\uFFFF',
);
const hostile: readonly (readonly [string, Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['NUL', new Uint8Array([0])],
  ['every octet', Uint8Array.from({ length: 256 }, (_, octet) => octet)],
  [
    'every octet in a value',
    new Uint8Array([
      ...encodeUtf8(mobileAgentLine('/')),
      ...Uint8Array.from({ length: 256 }, (_, octet) => octet),
      ...encodeUtf8(' atp://x:1\n'),
    ]),
  ],
  ['UTF-16, little end first', encodeUtf16(fict, true)],
  ['UTF-16, big end first', encodeUtf16(fict, false)],
  ['UTF-16, cut in a character', encodeUtf16(fict, true).slice(0, -1)],
  ['UTF-16 with a lone surrogate', encodeUtf16(`${mobileAgentLine('/\ud800 none')}\n`, true)],
  [
    'a surrogate in UTF-8',
    new Uint8Array([...encodeUtf8(mobileAgentLine('/')), 0xed, 0xa0, 0x80, ...encodeUtf8(' none\n')]),
  ],
  [
    'ISO-8859-1',
    new Uint8Array([
      ...encodeUtf8(mobileAgentLine('/caf')),
      0xe9,
      ...encodeUtf8('/ atp://caf'),
      0xe9,
      ...encodeUtf8(':1\n'),
    ]),
  ],
  ['a BOM twice', encodeUtf8(`\uFEFF\uFEFF${fict}`)],
  ['mixed line ends', encodeUtf8(fict.replace('\n', '\r').replace('\n', '\r\n').replace('\n', '\n\r'))],
  ['one line of 100 kB', encodeUtf8(mobileAgentLine(`/${'a'.repeat(100_000)} atp://${'b'.repeat(1000)}:1`))],
  ['many parts', encodeUtf8(mobileAgentLine('a '.repeat(10_000)))],
  ['many percent signs', encodeUtf8(mobileAgentLine(`/${'%'.repeat(20_000)} none`))],
  ['colons', encodeUtf8(':'.repeat(10_000))],
  [
    '500 lines',
    encodeUtf8(
      Array.from({ length: 500 }, (_, at) => mobileAgentLine(`/${at % 50}/ atp://h${at}:${at}`)).join('\n'),
    ),
  ],
  [
    '200 nested lines',
    encodeUtf8(
      Array.from({ length: 200 }, (_, at) => mobileAgentLine(`/${'a/'.repeat(200 - at)} none`)).join('\r'),
    ),
  ],
  ...controls.map((control): readonly [string, Uint8Array] => [
    `U+${control.charCodeAt(0).toString(16).padStart(4, '0')} everywhere`,
    encodeUtf8(
      `${control}${mobileAgentLine(`${control}/a${control} ${control}atp://x${control}:1${control}`)}${control}\n${mobileAgentLine('/ none')}\n`,
    ),
  ]),
];

describe('hostile input', () => {
  test.each(hostile)('mob 5: nothing throws, and the bytes are preserved: %s', (_name, bytes) => {
    const site = createMobileSite(bytes);
    expect(areBytesEqual(printFile(site, robotsTxtPath), bytes)).toBe(true);
    for (const url of [
      '/',
      '/a',
      '/\ud800',
      '\0',
      '/%',
      '/%ff',
      'http://',
      'http://www.fict.org:99999/',
      '://',
      'a'.repeat(5000),
    ]) {
      const verdict = ask(site, { question: 'mobile-agent', url });
      expect(['assigned', 'none', 'unassigned']).toContain(verdict.state);
      expect(explain(verdict)).toMatch(/\S/);
    }
    const found = findings(site, robotsTxtPath);
    for (const finding of found.slice(0, 20)) {
      expect(`${findingMessage(finding)}${findingReason(finding)}`).toMatch(/\S/);
      for (const fix of finding.fixes.slice(0, 3))
        expect(() => applyEdits(site, robotsTxtPath, fix.edits)).not.toThrow();
    }
  });
});

compareMobileAgents(1);
