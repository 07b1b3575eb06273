// The public library compared with the specifications: draft 1 of 15 Nov 1996 (002), draft-koster-robots-00 and
// data.txt (000), RFC 9309, and Google's robots.cc. Written from those and docs/library.md, not from the code.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longTest } from '../../testing/long-test.ts';
import {
  answers,
  applyEdits,
  ask,
  cacheSeconds,
  explain,
  openSite,
  policyUrl,
  prepare,
  printFile,
  productToken,
  readers,
  recordsOf,
  statusOutcome,
  type Verdict,
} from '../index.ts';

// ---- Helpers
// --------------------------------------------------------------------------------------------------------

type Reader = (typeof readers)[number];
type Step = ReturnType<Verdict['trace']>[number];
type Contents = string | Uint8Array;

const origin = 'http://h.example';
const ids = ['koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309', 'google'] as const;
type Id = (typeof ids)[number];

const readerOf = (id: Id): Reader => {
  const reader = readers.find((candidate) => candidate.id === id);
  if (!reader) throw new Error(`no reader ${id}`);
  return reader;
};

const bytes = (...parts: readonly (number | string)[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])),
  );

/** Opens a site with the file where this reader expects it. */
const siteFor = (reader: Reader, contents: Contents, at = origin) =>
  openSite({ origin: at, files: { [reader.file.path]: contents } });

const verdictOf = (id: Id | Reader, contents: Contents, agent: string, url: string): Verdict => {
  const reader = typeof id === 'string' ? readerOf(id) : id;
  return prepare(siteFor(reader, contents), { question: 'fetch', reader })(agent, url);
};

const letters = { allow: 'a', deny: 'd', defer: 'l', 'no-information': 'n' } as const;

/** One letter for each reader, oldest first: Allow, Deny, Later, No information. */
const lettersOf = (ask: (reader: Reader) => Verdict): string =>
  ids.map((id) => letters[ask(readerOf(id)).answer]).join('');

const fiveAnswers = (contents: Contents, agent: string, url: string): string =>
  lettersOf((reader) => verdictOf(reader, contents, agent, url));

const outcomeOf = (step: Step): string | undefined => ('outcome' in step ? step.outcome : undefined);
const lineOf = (step: Step): number | undefined => ('by' in step ? step.by?.line : undefined);

const rule = (path: string): string => `User-agent: *\nDisallow: ${path}\n`;
const urlOf = (path: string): string => `${origin}${path}`;

// ---- The match tables of 1996 ---------------------------------------------------------------------------------------

type MatchRow = readonly [recordPath: string, urlPath: string, matches: 'yes' | 'no'];

const tableOfDraft1: readonly MatchRow[] = [
  ['/tmp', '/tmp', 'yes'],
  ['/tmp', '/tmp.html', 'yes'],
  ['/tmp', '/tmp/a.html', 'yes'],
  ['/tmp/', '/tmp', 'no'],
  ['/tmp/', '/tmp/', 'yes'],
  ['/tmp/', '/tmp/a.html', 'yes'],
  ['/a%3cd.html', '/a%3cd.html', 'yes'],
  ['/a%3Cd.html', '/a%3cd.html', 'yes'],
  ['/a%3cd.html', '/a%3Cd.html', 'yes'],
  ['/a%3cd.html', '/a%3cd.html', 'yes'],
  ['/a%2fb.html', '/a%2fb.html', 'yes'],
  ['/a%2fb.html', '/a%2Fb.html', 'yes'],
  ['/a%2fb.html', '/a/b.html', 'no'],
  ['/%7ejoe/index.html', '/~joe/index.html', 'yes'],
  ['/~joe/index.html', '/%7Ejoe/index.html', 'yes'],
];

const tableOf000: readonly MatchRow[] = [
  ['/tmp', '/tmp', 'yes'],
  ['/tmp', '/tmp.html', 'yes'],
  ['/tmp', '/tmp/a.html', 'yes'],
  ['/tmp/', '/tmp', 'no'],
  ['/tmp/', '/tmp/', 'yes'],
  ['/tmp/', '/tmp/a.html', 'yes'],
  ['/a%3cd.html', '/a%3cd.html', 'yes'],
  ['/a%3Cd.html', '/a%3cd.html', 'yes'],
  ['/a%3cd.html', '/a%3Cd.html', 'yes'],
  ['/a%3Cd.html', '/a%3Cd.html', 'yes'],
  ['/a%2fb.html', '/a%2fb.html', 'yes'],
  ['/a%2fb.html', '/a/b.html', 'no'],
  ['/a/b.html', '/a%2fb.html', 'no'],
  ['/a/b.html', '/a/b.html', 'yes'],
  ['/%7ejoe/index.html', '/~joe/index.html', 'yes'],
  ['/~joe/index.html', '/%7Ejoe/index.html', 'yes'],
];

function checkMatch(id: Id, [recordPath, urlPath, matches]: MatchRow): void {
  const denied = verdictOf(id, `User-agent: *\nDisallow: ${recordPath}\n`, 'anybot', urlOf(urlPath));
  const allowed = verdictOf(
    id,
    `User-agent: *\nAllow: ${recordPath}\nDisallow: /\n`,
    'anybot',
    urlOf(urlPath),
  );
  expect([denied.answer, denied.reason, denied.by?.line]).toEqual(
    matches === 'yes' ? ['deny', 'rule', 1] : ['allow', 'no-rule', undefined],
  );
  expect([allowed.answer, allowed.by?.line]).toEqual(matches === 'yes' ? ['allow', 1] : ['deny', 2]);
}

describe('the match tables of 1996', () => {
  test.each(tableOfDraft1)('draft 1 3.2.2, table: %s against %s: %s', (...row) => {
    checkMatch('koster-1996', row);
  });

  test.each(tableOf000)('000 3.2.2, table: %s against %s: %s', (...row) => {
    checkMatch('koster-1997-internet-draft', row);
    checkMatch('data.txt', row);
  });

  test('draft 1 3.2.2 and 000 3.2.2: each table is also valid for the readers of the other specification', () => {
    for (const row of tableOfDraft1) checkMatch('data.txt', row);
    for (const row of tableOf000) checkMatch('koster-1996', row);
  });
});

// ---- The matrix of fict.org -----------------------------------------------------------------------------------------

const fictLines = [
  '# /robots.txt for http://www.fict.org/',
  '# comments to webmaster@fict.org',
  '',
  'User-agent: unhipbot',
  'Disallow: /',
  '',
  'User-agent: webcrawler',
  'User-agent: excite',
  'Disallow: ',
  '',
  'User-agent: *',
  'Disallow: /org/plans.html',
  'Allow: /org/',
  'Allow: /serv',
  'Allow: /~mak',
  'Disallow: /',
];
const margin = (blanks: string): string =>
  fictLines
    .map((line, at) => (line === '' ? '' : `${at === 15 ? blanks.slice(1) : blanks}${line}`))
    .join('\n')
    .concat('\n');
const fict = margin('');

const fictAgents = ['unhipbot', 'webcrawler', 'excite', 'otherbot'];
const fictTable: readonly (readonly [path: string, row: string])[] = [
  ['/', 'No Yes Yes No'],
  ['/index.html', 'No Yes Yes No'],
  ['/robots.txt', 'Yes Yes Yes Yes'],
  ['/server.html', 'No Yes Yes Yes'],
  ['/services/fast.html', 'No Yes Yes Yes'],
  ['/services/slow.html', 'No Yes Yes Yes'],
  ['/orgo.gif', 'No Yes Yes No'],
  ['/org/about.html', 'No Yes Yes Yes'],
  ['/org/plans.html', 'No Yes Yes No'],
  ['/%7Ejim/jim.html', 'No Yes Yes No'],
  ['/%7Emak/mak.html', 'No Yes Yes Yes'],
];
const fictUrls = fictTable.map(([path]) => `http://www.fict.org${path}`);

const fictMatrix = (id: Id, contents: string) =>
  prepare(siteFor(readerOf(id), contents, 'http://www.fict.org'), { question: 'fetch', reader: id }).matrix(
    fictAgents,
    fictUrls,
  );

const printed = (table: { readonly answers: Uint8Array }): string[] =>
  fictUrls.map((_, row) =>
    fictAgents
      .map((_agent, column) => {
        const answer = answers[table.answers[row * fictAgents.length + column] ?? -1];
        return answer === 'allow' ? 'Yes' : answer === 'deny' ? 'No' : String(answer);
      })
      .join(' '),
  );

describe('the matrix of fict.org', () => {
  test.each(ids.slice(0, 4))('000 4: the matrix is as printed under %s, whatever the margin', (id) => {
    for (const contents of [fict, margin(' '), margin('      ')]) {
      expect(printed(fictMatrix(id, contents))).toEqual(fictTable.map(([, row]) => row));
    }
  });

  test('000 4: the deciding lines of the right column are those of the rules intended for it', () => {
    for (const id of ids.slice(0, 4)) {
      const { lines } = fictMatrix(id, fict);
      const right = fictUrls.map((_, row) => lines[row * 4 + 3]);
      expect(right).toEqual([15, 15, -1, 13, 13, 13, 15, 12, 11, 15, 14]);
      expect(fictUrls.map((_, row) => lines[row * 4])).toEqual([4, 4, -1, 4, 4, 4, 4, 4, 4, 4, 4]);
      expect(fictUrls.map((_, row) => lines[row * 4 + 1])).toEqual(fictUrls.map(() => -1));
    }
  });

  test('google robots.cc: exactly one cell differs, because %7E is not decoded', () => {
    const [theirs, printedOnes] = [printed(fictMatrix('google', fict)), fictTable.map(([, row]) => row)];
    expect(theirs.slice(0, 10)).toEqual(printedOnes.slice(0, 10));
    expect(theirs[10]).toBe('No Yes Yes No');
  });

  test('google robots.cc: the trace of that cell says where the URL differs from the rule of ~mak, and what decides', () => {
    const verdict = verdictOf('google', fict, 'otherbot', '/%7Emak/mak.html');
    expect([verdict.answer, verdict.reason, verdict.by?.line]).toEqual(['deny', 'rule', 15]);
    const mak = verdict.trace().find((step) => lineOf(step) === 14);
    if (!mak) throw new Error('the rule of ~mak is not in the trace');
    expect(outcomeOf(mak)).toBe('no-match');
    expect(explain(mak)).toBe(
      'Line 15 does not match: the URL differs at character 2. (Google robots.txt specification, URL matching based on path values)',
    );
    expect(explain(verdict)).toMatch(/^Line 16 decides/);
  });

  test('000 3.2.1: the crawler that sends "UnhipBot/0.1" uses the column "unhipbot"', () => {
    for (const header of ['UnhipBot/0.1', 'WebCrawler/3.0', 'Excite/1.0']) {
      const name = productToken(header, 'koster-1997-internet-draft');
      expect(fictAgents).toContain(name);
    }
  });
});

// ---- One file, five readers -----------------------------------------------------------------------------------------

/** The five letters: draft 1, draft -00, data.txt, RFC 9309, Google. */
type Row = readonly [sentence: string, file: string, agent: string, path: string, letters: string];

function fiveWays(name: string, rows: readonly Row[]): void {
  describe(name, () => {
    test.each(rows)('%s', (_sentence, file, agent, path, expected) => {
      expect(fiveAnswers(file, agent, urlOf(path))).toBe(expected);
    });
  });
}

const star = 'User-agent: *\n';

fiveWays('how records form', [
  ['draft 1 3.3: a blank line ends the record', `${star}\nDisallow: /\n`, 'zed', '/x', 'aaadd'],
  [
    'draft 1 3.3: a line of blanks and tabs is a blank line',
    `${star} \t \nDisallow: /\n`,
    'zed',
    '/x',
    'aaadd',
  ],
  [
    'draft 1 3.3: only space and tab make a blank line, not U+00A0',
    `${star}\u00A0\nDisallow: /\n`,
    'zed',
    '/x',
    'ddddd',
  ],
  ['draft 1 3.3: a form feed is no blank line', `${star}\f\nDisallow: /\n`, 'zed', '/x', 'ddddd'],
  [
    'draft 1 3.3: a comment line does not end the record',
    `${star}# why\nDisallow: /\n`,
    'zed',
    '/x',
    'ddddd',
  ],
  ['000 3.2: a comment line may begin with blanks', `${star} \t# why\nDisallow: /\n`, 'zed', '/x', 'ddddd'],
  ['draft 1 3.2: a rule before all records has none', 'Disallow: /\n', 'zed', '/x', 'aaaaa'],
  [
    'rfc 9309 2.2.2: rules outside of groups are ignored',
    `Disallow: /\n\n${rule('/y')}`,
    'zed',
    '/x',
    'aaaaa',
  ],
  [
    'draft 1 3.3: a rule after the blank line has no record',
    `${rule('/y')}\nDisallow: /x\n`,
    'zed',
    '/x',
    'aaadd',
  ],
  [
    'draft 1 3.3: a user-agent line after a rule begins a record',
    'User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /y\n',
    'b',
    '/x',
    'aaaaa',
  ],
  [
    'draft 1 3.3: and so does not join the record above',
    'User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /y\n',
    'a',
    '/y',
    'aaaaa',
  ],
  [
    'rfc 9309 2.2.1: one group may name several robots',
    'User-agent: a\nUser-agent: b\nDisallow: /x\n',
    'a',
    '/x',
    'ddddd',
  ],
  [
    'draft 1 4.2: a line that is none of the three is skipped',
    `${star}Nonsense\nDisallow: /\n`,
    'zed',
    '/x',
    'ddddd',
  ],
  [
    'draft 1 3.3: user-agent lines without rules name nobody',
    'User-agent: zed\n\nUser-agent: *\nDisallow: /x\n\n',
    'zed',
    '/x',
    'ddddd',
  ],
  [
    'rfc 9309 2.2: the last group may be without rules',
    `${rule('/')}\nUser-agent: zed\n`,
    'zed',
    '/x',
    'dddaa',
  ],
  [
    '000 3.3: an extension line is a rule line of its record',
    'User-agent: a\nX-Y: z\nUser-agent: b\nDisallow: /\n',
    'a',
    '/x',
    'daadd',
  ],
  [
    '000 3.3: a record of extension lines is a record',
    `User-agent: zed\nCrawl-delay: 9\n\n${rule('/')}`,
    'zed',
    '/x',
    'daadd',
  ],
  [
    'rfc 9309 2.2.4: a Sitemap line does not end the group',
    `${rule('/y')}Sitemap: /s\nDisallow: /x\n`,
    'zed',
    '/x',
    'ddddd',
  ],
  [
    '000 3.3: an extension line outside of records has no effect',
    `X: y\n\n${rule('/')}`,
    'zed',
    '/x',
    'ddddd',
  ],
  [
    '000 3.3: an extension line after the blank line brings no record back',
    `${rule('/y')}\nX: y\nDisallow: /x\n`,
    'zed',
    '/x',
    'aaadd',
  ],
  ['000 3.2: breaking of lines is not allowed', `${star}Disallow:\n /x\n`, 'zed', '/x', 'aaaaa'],
  [
    'draft 1 3.2: a record that is all comments is none',
    '#User-agent: *\n#Disallow: /\n',
    'zed',
    '/x',
    'aaaaa',
  ],
]);

fiveWays('line ends', [
  ['draft 1 4.2: CRLF', 'User-agent: *\r\nDisallow: /x\r\n', 'zed', '/x', 'ddddd'],
  ['draft 1 4.2: CR alone', 'User-agent: *\rDisallow: /x\r', 'zed', '/x', 'ddddd'],
  [
    'draft 1 4.2: all three in one file',
    'User-agent: *\r\nDisallow: /y\rDisallow: /z\nDisallow: /x',
    'zed',
    '/x',
    'ddddd',
  ],
  [
    'draft 1 4.2: two CR are a line and a blank line',
    'User-agent: *\r\rDisallow: /x\r',
    'zed',
    '/x',
    'aaadd',
  ],
  [
    'draft 1 4.2: CR CRLF is a line and a blank line',
    'User-agent: *\r\r\nDisallow: /x',
    'zed',
    '/x',
    'aaadd',
  ],
  ['draft 1 4.2: LF CR is a line and a blank line', 'User-agent: *\n\rDisallow: /x', 'zed', '/x', 'aaadd'],
  ['draft 1 3.3: U+2028 is no line end', `${star}Disallow: /y\u2028Disallow: /x\n`, 'zed', '/x', 'aaaaa'],
  ['draft 1 3.3: U+0085 is no line end', `${star}Disallow: /y\u0085Disallow: /x\n`, 'zed', '/x', 'aaaaa'],
  ['draft 1 3.3: a vertical tab is no line end', `${star}Disallow: /y\vDisallow: /x\n`, 'zed', '/x', 'aaaaa'],
]);

fiveWays('lines and fields', [
  [
    'draft 1 3.3: field names ignore case, paths do not',
    'USER-AGENT: *\nDISALLOW: /X\n',
    'zed',
    '/X',
    'ddddd',
  ],
  ['draft 1 3.2.2: octets of another case differ', 'USER-AGENT: *\nDISALLOW: /X\n', 'zed', '/x', 'aaaaa'],
  ['draft 1 3.3: no blank is needed after the colon', 'User-agent:*\nDisallow:/x\n', 'zed', '/x', 'ddddd'],
  ['draft 1 3.3: a tab may stand after the colon', 'User-agent:\t*\nDisallow:\t/x\t\n', 'zed', '/x', 'ddddd'],
  [
    'rfc 9309 2.2: blanks may stand before the colon',
    'User-agent : *\nDisallow\t: /x\n',
    'zed',
    '/x',
    'ddddd',
  ],
  ['draft 1 3.2: the first colon separates', rule('/a:b'), 'zed', '/a:b', 'ddddd'],
  ['draft 1 3.2: and what follows it is all the path', rule('/a:b'), 'zed', '/a', 'aaaaa'],
  [
    'draft 1 3.2: a comment may follow a value',
    `User-agent: *# all\nDisallow: /x # why\n`,
    'zed',
    '/x',
    'ddddd',
  ],
  ['draft 1 3.2: a comment begins inside a path too', rule('/x#y'), 'zed', '/xz', 'ddddd'],
  ['draft 1 3.2: a value that is all comment is empty', rule('# nothing'), 'zed', '/x', 'aaaaa'],
  [
    'draft 1 3.3: field names are ASCII: U+017F is no s',
    'U\u017Fer-agent: *\nDi\u017Fallow: /\n',
    'zed',
    '/x',
    'aaaaa',
  ],
  [
    'google robots.cc: a name that only begins as a field counts',
    'User-agent: *\nDisallowed: /\n',
    'zed',
    '/x',
    'aaaad',
  ],
  [
    'google robots.cc: so does User-agent with a tail',
    'User-agent-name: *\nDisallow: /\n',
    'zed',
    '/x',
    'aaaad',
  ],
  ['google robots.cc: and Allow with a tail', `${star}Allowed: /x\nDisallow: /\n`, 'zed', '/x', 'dddda'],
  ['google robots.cc: "useragent"', 'useragent: *\nDisallow: /\n', 'zed', '/x', 'aaaad'],
  ['google robots.cc: "user agent"', 'user agent: *\nDisallow: /\n', 'zed', '/x', 'aaaad'],
  ['google robots.cc: "dissallow"', `${star}dissallow: /\n`, 'zed', '/x', 'aaaad'],
  ['google robots.cc: "dissalow"', `${star}dissalow: /\n`, 'zed', '/x', 'aaaad'],
  ['google robots.cc: "disalow"', `${star}disalow: /\n`, 'zed', '/x', 'aaaad'],
  ['google robots.cc: "diasllow"', `${star}diasllow: /\n`, 'zed', '/x', 'aaaad'],
  ['google robots.cc: "disallaw"', `${star}disallaw: /\n`, 'zed', '/x', 'aaaad'],
  ['google robots.cc: but no misspelt Allow', `${star}Alow: /x\nDisallow: /\n`, 'zed', '/x', 'ddddd'],
  ['google robots.cc: two words need no colon', 'User-agent *\nDisallow /\n', 'zed', '/x', 'aaaad'],
  ['google robots.cc: three words do', `${star}Disallow /x y\n`, 'zed', '/x', 'aaaaa'],
  [
    'google robots.cc: what stands before a late colon is the field all the same',
    `${star}Disallow /x:/y\n`,
    'zed',
    '/y',
    'aaaad',
  ],
  ['google robots.cc: a line ends for it at NUL', `${star}Disallow: /a\0b\n`, 'zed', '/a', 'aaaad'],
  ['draft 1 3.3: only space and tab are cut off a value', `${star}Disallow: /x\f\n`, 'zed', '/x', 'aaaad'],
  ['draft 1 3.3: a byte order mark spoils the first line', `\uFEFF${rule('/')}`, 'zed', '/x', 'aaadd'],
  ['draft 1 3.3: but only that', `\uFEFF# c\n${rule('/')}`, 'zed', '/x', 'ddddd'],
  ['draft 1 3.3: U+FEFF inside of the file is no blank', `${star}\uFEFFDisallow: /\n`, 'zed', '/x', 'aaaaa'],
]);

test('google robots.cc: an incomplete byte order mark is skipped too, by no other reader', () => {
  expect(fiveAnswers(bytes(0xef, 0xbb, rule('/')), 'zed', '/x')).toBe('aaaad');
  expect(fiveAnswers(bytes(0xef, rule('/')), 'zed', '/x')).toBe('aaaad');
});

test('google robots.cc: a line is read up to octet 16663', () => {
  const file = rule(`/${'x'.repeat(20000)}`);
  const valueLength = 16663 - 'Disallow: /'.length;
  expect(fiveAnswers(file, 'zed', urlOf(`/${'x'.repeat(valueLength)}`))).toBe('aaaad');
  expect(fiveAnswers(file, 'zed', urlOf(`/${'x'.repeat(valueLength - 1)}`))).toBe('aaaaa');
});

test('rfc 9309 2.5: text before octet 512000 is read, text after it is not', () => {
  const file = (filler: number): string => `${star}#${'x'.repeat(filler - 2)}\nDisallow: /late\n`;
  const end = 512000 - star.length - 'Disallow: /late\n'.length;
  expect(fiveAnswers(file(end), 'zed', '/late')).toBe('ddddd');
  expect(fiveAnswers(file(end + 100), 'zed', '/late')).toBe('dddaa');
});

// ---- Which record ---------------------------------------------------------------------------------------------------

const recordFor = (value: string): string => `User-agent: ${value}\nDisallow: /\n`;

const names: readonly (readonly [authority: string, value: string, agent: string, letters: string])[] = [
  ['draft 1 3.2.1, the names ignore case', 'figtree', 'FigTree', 'ddddd'],
  ['draft 1 3.2.1, the names ignore case', 'FIGTREE', 'figtree', 'ddddd'],
  ['000 3.2.1, the value contains the token', 'figtreeplus', 'figtree', 'addaa'],
  ['000 3.2.1, the value contains the token', 'myfigtree', 'figtree', 'addaa'],
  ['000 3.2.1, never the token the value', 'fig', 'figtree', 'aaaaa'],
  ['google robots.cc, cut after the identifier', 'figtree/1.0', 'figtree', 'addad'],
  ['google robots.cc, cut after the identifier', 'fig tree', 'fig', 'addad'],
  ['000 3.2.1, a substring anywhere', 'fig tree', 'tree', 'addaa'],
  ['google robots.cc, a list is cut after its first name', 'aa, bb', 'aa', 'addad'],
  ['000 3.2.1, a substring anywhere', 'aa, bb', 'bb', 'addaa'],
  ['rfc 9309 2.2.1, no prefix of a token', 'foo-bar', 'foo', 'addaa'],
  ['rfc 9309 2.2.1, no quotes', '"zed"', 'zed', 'addaa'],
  ['google robots.cc, digits end the identifier', 'MJ12bot', 'MJ12bot', 'dddda'],
  ['google robots.cc, digits end the identifier', 'MJ12bot', 'MJ', 'addad'],
  ['google robots.cc, a name of two words is never found', 'Foo Bar', 'Foo Bar', 'dddda'],
  ['draft 1 3.3, a star inside of a name is a letter', 'fig*', 'fig', 'addad'],
  ['draft 1 3.3, a star inside of a name is a letter', '*fig', 'fig', 'addaa'],
  ['draft 1 3.2.1, only "*" is the default', '**', 'zed', 'aaaaa'],
  ['draft 1 3.2.1, only "*" is the default', '*/1', 'zed', 'aaaaa'],
  ['google robots.cc, a blank after the star', '* x', 'zed', 'aaaad'],
  ['google robots.cc, a tab after the star', '*\tx', 'zed', 'aaaad'],
  ['draft 1 3.2.1, the default', '*', 'zed', 'ddddd'],
  ['draft 1 3.2.1, the default is for the nameless too', '*', '', 'ddddd'],
  ['draft 1 3.3, an empty value names nobody', '', 'zed', 'aaaaa'],
  ['000 3.2.1, an empty token is in no value', 'zed', '', 'aaaaa'],
  ['draft 1 3.3, an empty value names nobody', '', '', 'aaaaa'],
  ['rfc 9309 2.2.1, underscores are letters', '__proto__', '__proto__', 'ddddd'],
  ['rfc 9309 2.2.1, nobody named it', 'zed', '__proto__', 'aaaaa'],
  ['rfc 9309 2.2.1, nobody named it', 'zed', 'constructor', 'aaaaa'],
  ['rfc 9309 2.2.1, a name as any other', 'constructor', 'constructor', 'ddddd'],
  ['rfc 9309 2.2.1, nobody named it', '*x', 'toString', 'aaaaa'],
  ['draft 1 3.2.1, a name is no pattern', 'a.b', 'axb', 'aaaaa'],
  ['draft 1 3.2.1, a name is no pattern', 'axb', 'a.b', 'aaaaa'],
  ['draft 1 3.3, names are ASCII: U+212A is no k', '\u212Aoala', 'koala', 'aaaaa'],
  ['draft 1 3.3, U+00A0 is no blank', 'zed\u00A0', 'zed', 'addad'],
];

describe('which crawlers a user-agent line names', () => {
  test.each(names)('%s: the line "%s" and the crawler "%s": %s', (_authority, value, agent, expected) => {
    expect(fiveAnswers(recordFor(value), agent, '/x')).toBe(expected);
  });
});

const twice =
  'User-agent: zed\nDisallow: /a\n\nUser-agent: other\nDisallow: /\n\nUser-agent: zed\nAllow: /a/b\nDisallow: /c\n';
const containing = 'User-agent: webcrawler-old\nDisallow:\n\nUser-agent: webcrawler\nDisallow: /\n';

fiveWays('which record counts', [
  [
    'draft 1 3.2.1: a name beats the default above it',
    `${rule('/')}\n${recordFor('zed').replace('/', '/y')}`,
    'zed',
    '/x',
    'aaaaa',
  ],
  [
    'draft 1 3.2.1: and the default below it',
    `${recordFor('zed').replace('/', '/y')}\n${rule('/')}`,
    'zed',
    '/x',
    'aaaaa',
  ],
  [
    'draft 1 3.2.1: others keep the default',
    `${recordFor('zed').replace('/', '/y')}\n${rule('/')}`,
    'yak',
    '/x',
    'ddddd',
  ],
  [
    'rfc 9309 2.2.1: an own group that allows all is an answer',
    `User-agent: zed\nDisallow:\n\n${rule('/')}`,
    'zed',
    '/x',
    'aaaaa',
  ],
  ['rfc 9309 2.2.1: groups of one name are combined', twice, 'zed', '/c', 'aaadd'],
  ['rfc 9309 2.2.1: as if they were one', twice, 'zed', '/a/b', 'dddaa'],
  ['rfc 9309 2.2.1: the robot between them is another', twice, 'other', '/c', 'ddddd'],
  ['rfc 9309 2.2.1: default groups are combined too', `${rule('/y')}\n${rule('/x')}`, 'zed', '/x', 'aaadd'],
  ['000 3.2.1: the first record that contains the token', containing, 'webcrawler', '/x', 'daadd'],
  [
    'google robots.cc: a robot named beside the star reads the line once',
    'User-agent: zed\nUser-agent: *\nDisallow: /x\n',
    'zed',
    '/x',
    'ddddd',
  ],
  [
    'google robots.cc: up to the first space, record by record',
    'User-Agent: *\nDisallow: /\nUser-Agent: Foo Bar\nAllow: /x/\nDisallow: /\n',
    'Foo',
    '/x/y',
    'daada',
  ],
]);

describe('several names', () => {
  const file = 'User-agent: bb\nDisallow: /x\n\nUser-agent: aa\nDisallow: /y\n';
  const withNames = (id: Id, agent: string, further: readonly string[]) =>
    prepare(siteFor(readerOf(id), file), { question: 'fetch', reader: id, names: further })(agent, '/x')
      .answer;

  test('draft 1 3.2.1: a crawler may look for several names, and the first record with one of them applies', () => {
    for (const id of ids.slice(0, 3)) {
      expect(withNames(id, 'aa', ['bb'])).toBe('deny');
      expect(withNames(id, 'bb', ['aa'])).toBe('deny');
      expect(withNames(id, 'cc', ['aa'])).toBe('allow');
    }
  });

  test('google page: only the group with the most specific name applies', () => {
    expect(withNames('google', 'aa', ['bb'])).toBe('allow');
    expect(withNames('google', 'bb', ['aa'])).toBe('deny');
    expect(withNames('google', 'cc', ['dd', 'bb'])).toBe('deny');
  });
});

// ---- Which rule -----------------------------------------------------------------------------------------------------

const rules = (...lines: readonly string[]): string => `${star}${lines.join('\n')}\n`;
const rfcExample = [
  'User-Agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/\n',
  'User-Agent: foobot\nDisallow:/\nAllow:/example/page.html\nAllow:/example/allowed.gif\n',
  'User-Agent: barbot\nUser-Agent: bazbot\nDisallow: /example/page.html\n',
  'User-Agent: quxbot\n',
].join('\n');

fiveWays('which rule decides', [
  ['draft 1 3.2.2: the first match is used', rules('Disallow: /', 'Allow: /a'), 'zed', '/a', 'dddaa'],
  [
    'draft 1 3.2.2: an Allow before it shadows a Disallow',
    rules('Allow: /', 'Disallow: /a'),
    'zed',
    '/a',
    'aaadd',
  ],
  [
    'draft 1 3.2.2: the order that both kinds of reader agree on',
    rules('Allow: /a', 'Disallow: /'),
    'zed',
    '/a',
    'aaaaa',
  ],
  [
    'rfc 9309 2.2.2: of equivalent rules Allow is used',
    rules('Disallow: /a', 'Allow: /a'),
    'zed',
    '/a',
    'dddaa',
  ],
  ['rfc 9309 2.2.2: also if it comes first', rules('Allow: /a', 'Disallow: /a'), 'zed', '/a', 'aaaaa'],
  [
    'google robots.cc: a star counts as an octet',
    rules('Allow: /page', 'Disallow: /*.htm'),
    'zed',
    '/page.htm',
    'aaadd',
  ],
  ['google robots.cc: and makes a tie', rules('Disallow: /ab', 'Allow: /a*'), 'zed', '/ab', 'dddaa'],
  ['google robots.cc: the anchor counts as an octet', rules('Allow: /$', 'Disallow: /'), 'zed', '/', 'dddaa'],
  [
    'google robots.cc: and holds nowhere else',
    rules('Allow: /$', 'Disallow: /'),
    'zed',
    '/page.htm',
    'ddddd',
  ],
  ['000 4: an empty Disallow forbids nothing', rules('Disallow:'), 'zed', '/x', 'aaaaa'],
  ['000 4: an empty Disallow is no first match', rules('Disallow:', 'Disallow: /'), 'zed', '/x', 'ddddd'],
  ['000 3.2.2: an empty Allow is no first match', rules('Allow:', 'Disallow: /'), 'zed', '/x', 'ddddd'],
  ['rfc 9309 2.2.2: an empty Allow opens nothing', rules('Disallow: /', 'Allow:'), 'zed', '/x', 'ddddd'],
  ['draft 1, covering mails: no match is allowed', rules('Disallow: /y', 'Allow: /z'), 'zed', '/x', 'aaaaa'],
  [
    'draft 1 3.2.2: a path without a slash matches nothing',
    rules('Disallow: x', 'Disallow: tmp/'),
    'zed',
    '/x',
    'aaaaa',
  ],
  [
    'google robots.cc: an Allow of index.html opens its directory',
    rules('Allow: /d/index.html', 'Disallow: /'),
    'zed',
    '/d/',
    'dddda',
  ],
  [
    'google robots.cc: but not index.htm',
    rules('Allow: /d/index.html', 'Disallow: /'),
    'zed',
    '/d/index.htm',
    'ddddd',
  ],
  [
    'google robots.cc: and not what else is in it',
    rules('Allow: /d/index.html', 'Disallow: /'),
    'zed',
    '/d/x',
    'ddddd',
  ],
  [
    'google robots.cc: the directory is its own end',
    rules('Allow: /d/index.html', 'Disallow: /'),
    'zed',
    '/d/?q',
    'ddddd',
  ],
  [
    'google robots.cc: that rule is as long as its directory and the anchor',
    rules('Allow: /d/index.html', 'Disallow: /d/*$'),
    'zed',
    '/d/',
    'aaadd',
  ],
  [
    'google robots.cc: a Disallow of index.html closes nothing more',
    rules('Disallow: /d/index.html'),
    'zed',
    '/d/',
    'aaaaa',
  ],
  ['rfc 9309 5.1: foobot may fetch its page', rfcExample, 'foobot', '/example/page.html', 'dddaa'],
  ['rfc 9309 5.1: foobot may fetch nothing else', rfcExample, 'foobot', '/example/x', 'ddddd'],
  [
    'rfc 9309 5.1: bazbot reads the group that it shares',
    rfcExample,
    'bazbot',
    '/example/page.html',
    'ddddd',
  ],
  ['rfc 9309 5.1: quxbot has a group without rules', rfcExample, 'quxbot', '/example/x.gif', 'dddaa'],
  ['rfc 9309 5.1: others may not fetch pictures', rfcExample, 'zed', '/publications/a.gif', 'aaaaa'],
  ['rfc 9309 5.1: as the anchored pattern says', rfcExample, 'zed', '/x/a.gif', 'aaadd'],
  [
    'rfc 9309 5.2: the longest match decides',
    'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n',
    'foobot',
    '/example/page/disallowed.gif',
    'aaadd',
  ],
]);

test('google robots.cc: the length of a rule is its length after escaping', () => {
  expect(verdictOf('google', rules('Disallow: /*****', 'Allow: /é'), 'zed', '/%C3%A9').by?.line).toBe(2);
  expect(verdictOf('google', rules('Disallow: /*******', 'Allow: /é'), 'zed', '/%C3%A9').by?.line).toBe(1);
});

// ---- Octets ---------------------------------------------------------------------------------------------------------

type OctetRow = readonly [authority: string, path: string, url: string, letters: string];

function octets(name: string, rows: readonly OctetRow[]): void {
  describe(name, () => {
    test.each(rows)('%s: the rule %s and the URL %s: %s', (_authority, path, url, expected) => {
      expect(fiveAnswers(rule(path), 'zed', urlOf(url))).toBe(expected);
    });
  });
}

octets('escapes', [
  ['rfc 9309 2.2.2', '/a%3cd', '/a%3Cd', 'ddddd'],
  ['draft 1 3.2.2', '/a%2fb', '/a%2Fb', 'ddddd'],
  ['draft 1 3.2.2', '/a%2fb', '/a/b', 'aaaaa'],
  ['000 3.2.2', '/a/b', '/a%2Fb', 'aaaaa'],
  ['rfc 9309 2.2.2, figure 4', '/foo/bar/%62%61%7A', '/foo/bar/baz', 'dddda'],
  ['rfc 9309 2.2.2', '/foo/bar/baz', '/foo/bar/%62%61%7A', 'dddda'],
  ['rfc 9309 2.2.2, unreserved', '/a%2Db%2Ec%5Fd%7Ee%30', '/a-b.c_d~e0', 'dddda'],
  ['draft 1 3.2.2, any octet', '/a<d', '/a%3Cd', 'dddaa'],
  ['draft 1 3.2.2, any octet', '/a%26b', '/a&b', 'dddaa'],
  ['draft 1 3.2.2, any octet', '/a%2Bb', '/a+b', 'dddaa'],
  ['draft 1 3.2.2, any octet', '/a b', '/a%20b', 'dddaa'],
  ['draft 1 3.2.2, a plus is no blank', '/a+b', '/a%20b', 'aaaaa'],
  ['draft 1 3.2.2, parameters belong to the path', '/a%3Bb', '/a;b', 'dddaa'],
  ['draft 1 3.2.2, an escaped "?" belongs to the path', '/a%3Fb', '/a%3fb', 'ddddd'],
  ['draft 1 3.2.2, an escaped "?" begins no query', '/a%3Fb', '/a?b', 'aaaaa'],
  ['rfc 3986 3.5, an escaped "#" begins no fragment', '/a%23b', '/a#b', 'aaaaa'],
  ['draft 1 3.2.2, an octet is unencoded once', '/a%252f', '/a%2f', 'aaaaa'],
  ['draft 1 3.2.2, an octet is unencoded once', '/%2561', '/a', 'aaaaa'],
  ['draft 1 3.2.2, what is left of it is text, with case', '/a%252fb', '/a%252Fb', 'aaaaa'],
  ['draft 1 3.2.2, a percent sign by itself is itself', '/a%25zz', '/a%zz', 'dddaa'],
  ['draft 1 3.2.2, a broken escape is itself', '/a%zz', '/a%zz', 'ddddd'],
  ['draft 1 3.2.2, a cut-off escape is itself', '/a%', '/a%', 'ddddd'],
  ['draft 1 3.2.2, the URL is unencoded before comparison', '/a%3', '/a%3Cd', 'aaadd'],
  ['draft 1 3.2.2, NUL is an octet as any other', '/a%00', '/a%00b', 'ddddd'],
  ['draft 1 3.2.2, NUL is an octet as any other', '/a%00', '/ab', 'aaaaa'],
  ['rfc 9309 2.2.2, figure 4', '/foo/bar/\u30C4', '/foo/bar/%E3%83%84', 'ddddd'],
  ['rfc 9309 2.2.2, figure 4', '/foo/bar/%E3%83%84', '/foo/bar/%e3%83%84', 'ddddd'],
  ['rfc 9309 2.2.2', '/foo/bar/%e3%83%84', '/foo/bar/\u30C4', 'ddddd'],
  ['rfc 9309 2.2.2, no normal forms', '/\u00E9', '/e\u0301', 'aaaaa'],
  ['rfc 9309 2.2.2, octets, not characters', '/%E3%83', '/\u30C4', 'ddddd'],
]);

test('rfc 9309 2.2.2: an octet of a file that is not UTF-8 is compared as that octet, and not as another character', () => {
  const file = bytes('User-agent: *\nDisallow: /caf', 0xe9, '\n');
  expect(fiveAnswers(file, 'zed', urlOf('/caf%E9'))).toBe('ddddd');
  expect(fiveAnswers(file, 'zed', urlOf('/caf%e9s'))).toBe('ddddd');
  expect(fiveAnswers(file, 'zed', urlOf('/caf%C3%A9'))).toBe('aaaaa');
  expect(fiveAnswers(file, 'zed', urlOf('/café'))).toBe('aaaaa');
});

octets('queries, parameters, fragments', [
  ['draft 1 3.2.2, the path portion', '/s', '/s?q=1', 'ddddd'],
  ['draft 1 3.2.2, the path portion', '/s?q=', '/s?q=1', 'aaadd'],
  ['rfc 9309 2.2.2, figure 4', '/foo/bar?baz=quz', '/foo/bar?baz=quz', 'aaadd'],
  ['rfc 9309 2.2.2, an empty query', '/s?', '/s?', 'aaadd'],
  ['rfc 9309 2.2.2, no query', '/s?', '/s', 'aaaaa'],
  ['rfc 9309 2.2.2, figure 4', '/b?z=https://foo.bar', '/b?z=https%3A%2F%2Ffoo.bar', 'aaada'],
  ['rfc 9309 2.2.2, figure 4', '/b?z=https%3a%2f%2ffoo.bar', '/b?z=https://foo.bar', 'aaada'],
  ['rfc 1808 2.1, parameters belong to the path', '/s;p', '/s;p=1', 'ddddd'],
  ['rfc 1808 2.1, parameters belong to the path', '/s;p', '/s', 'aaaaa'],
  ['rfc 1808 2.1, a fragment is not part of the URL', '/a', '/a#b', 'ddddd'],
  ['rfc 1808 2.1, a fragment is not part of the URL', '/ab', '/a#b', 'aaaaa'],
  ['rfc 3986 3.5, a "?" behind "#" begins no query', '/a?b', '/a#?b', 'aaaaa'],
  ['draft 1 3.1, a URL without path is "/"', '/', '', 'ddddd'],
  ['rfc 3986 3.3, a query may follow the host', '/', '?q=1', 'ddddd'],
  ['rfc 3986 3.3, a query may follow the host', '/?q', '?q=1', 'aaadd'],
  ['rfc 3986 3.5, a fragment may follow the host', '/', '#top', 'ddddd'],
  ['draft 1 3.2.2, nothing is tidied up', '/a/b', '/a/./b', 'aaaaa'],
  ['draft 1 3.2.2, nothing is tidied up', '/b', '/a/../b', 'aaaaa'],
  ['draft 1 3.2.2, nothing is tidied up', '/a/b', '/a//b', 'aaaaa'],
]);

octets('stars and anchors', [
  ['rfc 9309 2.2.3, any run of octets', '/*.gif', '/img/a.gif', 'aaadd'],
  ['draft 1, covering mail: a star is legal in a path', '/*.gif', '/*.gif', 'ddddd'],
  ['google page, /fish*', '/fish*', '/fish.html', 'aaadd'],
  ['google page, /fish*', '/fish*', '/catfish', 'aaaaa'],
  ['google page, /*.php', '/*.php', '/filename.php/', 'aaadd'],
  ['google page, /*.php', '/*.php', '/windows.PHP', 'aaaaa'],
  ['google page, /*.php$', '/*.php$', '/folder/filename.php', 'aaadd'],
  ['google page, /*.php$', '/*.php$', '/filename.php?parameters', 'aaaaa'],
  ['google page, /*.php$', '/*.php$', '/filename.php5', 'aaaaa'],
  ['google page, /fish*.php', '/fish*.php', '/fishheads/catfish.php?parameters', 'aaadd'],
  ['rfc 9309 2.2.3, a star takes the query too', '/*b', '/a?b', 'aaadd'],
  ['rfc 9309 2.2.3, an empty run', '/a**b', '/ab', 'aaadd'],
  ['rfc 9309 2.2.3, only once', '/*a*b', '/xbxa', 'aaaaa'],
  ['rfc 9309 2.2.3, the last of several runs', '/*a*b$', '/axbxb', 'aaadd'],
  ['rfc 9309 5.1, a pattern may begin with a star', '*', '/x', 'aaadd'],
  ['rfc 9309 5.1, a pattern may begin with a star', '*x', '/ax', 'aaadd'],
  ['rfc 9309 2.2.3, the end', '/fish$', '/fish', 'aaadd'],
  ['rfc 9309 2.2.3, the end', '/fish$', '/fish?', 'aaaaa'],
  ['draft 1 3.3, a dollar is safe', '/fish$', '/fish$1', 'dddaa'],
  ['google robots.cc, a dollar elsewhere', '/a$b', '/a$b', 'ddddd'],
  ['google robots.cc, a dollar elsewhere', '/a$b', '/a', 'aaaaa'],
  ['google robots.cc, the last of two dollars', '/a$$', '/a$', 'aaadd'],
  ['google robots.cc, an anchor alone', '$', '/', 'aaaaa'],
  ['rfc 9309 2.2.3, a star before the anchor', '/a*$', '/abc', 'aaadd'],
  ['rfc 9309 2.2.3, figure 6', '/file-with-a-%2A.html', '/file-with-a-*.html', 'dddda'],
  ['rfc 9309 2.2.3, figure 6', '/file-with-a-%2A.html', '/file-with-a-x.html', 'aaaaa'],
  ['rfc 9309 2.2.3, figure 6', '/foo-%24', '/foo-$', 'dddda'],
  ['rfc 9309 2.2.3, figure 6', '/foo-%24', '/foo-', 'aaaaa'],
  ['rfc 9309 2.2.3, the star takes an escape', '/a*b', '/a%2Ab', 'ddddd'],
  ['draft 1 3.2.2, nothing else is a pattern', '/a.b', '/axb', 'aaaaa'],
  ['draft 1 3.2.2, nothing else is a pattern', '/[ab]|(a)+', '/a', 'aaaaa'],
]);

// ---- The robots.txt itself, other sites
// -----------------------------------------------------------------------------

octets('the own file, under "Disallow: /"', [
  ['000 3.2.2', '/', '/robots.txt', 'aaaaa'],
  ['000 3.1', '/', '/data.txt', 'ddadd'],
  ['rfc 9309 2.3, lower case', '/', '/ROBOTS.TXT', 'ddddd'],
  ['000 3.2.2, that URL only', '/', '/robots.txt.bak', 'ddddd'],
  ['000 3.2.2, that URL only', '/', '/robots.txt/', 'ddddd'],
  ['000 3.1, at the root only', '/', '/a/robots.txt', 'ddddd'],
  ['draft 1 3.2.2, after unencoding', '/', '/robots%2Etxt', 'aaaad'],
]);

test('000 3.2.2: the file itself has a separate reason, no line, and has priority over the rules', () => {
  for (const id of ids) {
    const verdict = verdictOf(id, 'User-agent: *\nDisallow: /robots.txt\n', 'zed', '/robots.txt');
    expect([verdict.answer, verdict.reason, 'by' in verdict, verdict.deciding]).toEqual([
      'allow',
      'own-file',
      false,
      [],
    ]);
  }
});

describe('other sites', () => {
  const rows: readonly (readonly [sentence: string, site: string, url: string, other: boolean])[] = [
    ['draft 1 3.1: https is another site', 'http://h.example', 'https://h.example/x', true],
    ['draft 1 3.1: http is another site', 'https://h.example', 'http://h.example/x', true],
    ['draft 1 3.1: another port is another site', 'http://www.bar.com:8001', 'http://www.bar.com/', true],
    ['draft 1 3.1: another port is another site', 'http://h.example', 'http://h.example:8080/x', true],
    ['rfc 3986 6.2.3: the default port may be written', 'http://h.example', 'http://h.example:80/x', false],
    ['rfc 3986 6.2.3: also in the origin', 'https://h.example:443', 'https://h.example/x', false],
    [
      'rfc 3986 6.2.3: the port of http is not that of https',
      'https://h.example',
      'https://h.example:80/x',
      true,
    ],
    ['rfc 3986 6.2.3: an empty port is the default port', 'http://h.example', 'http://h.example:/x', false],
    ['rfc 3986 6.2.2.1: hosts ignore case', 'http://h.example', 'http://H.EXAMPLE/x', false],
    ['rfc 3986 6.2.2.1: schemes ignore case', 'http://h.example', 'HTTP://h.example/x', false],
    ['draft 1 3.1: a subdomain is another site', 'http://h.example', 'http://www.h.example/x', true],
    ['draft 1 3.1: a longer host is another site', 'http://h.example', 'http://h.example.org/x', true],
    [
      'rfc 3986 3.2.1: what stands before "@" is no host',
      'http://h.example',
      'http://h.example@other.org/x',
      true,
    ],
    ['rfc 3986 3.1: another scheme is another site', 'http://h.example', 'ftp://h.example/x', true],
    ['library, openSite: without an origin no URL is foreign', '', 'https://other.org:8080/x', false],
  ];

  test.each(rows)('%s (origin "%s", URL %s)', (_sentence, at, url, other) => {
    for (const reader of readers) {
      const verdict = prepare(siteFor(reader, rule('/'), at), { question: 'fetch', reader })('zed', url);
      expect([verdict.answer, verdict.reason]).toEqual(
        other ? ['no-information', 'other-site'] : ['deny', 'rule'],
      );
    }
  });
});

// ---- Around the file ------------------------------------------------------------------------------------------------

/** What the status of a file says: the file is denied, missing or asked for too often; the server failed or is silent. */
type Ending = 'denied' | 'missing' | 'too-often' | 'failed' | 'silent';

const statuses: readonly (readonly [authority: string, status: number | 'timeout' | 'network', Ending])[] = [
  ['draft 1 3.1, access restrictions', 401, 'denied'],
  ['draft 1 3.1, access restrictions', 403, 'denied'],
  ['draft 1 3.1, the resource does not exist', 404, 'missing'],
  ['rfc 9309 2.3.1.3, unavailable', 410, 'missing'],
  ['google page, 429 is as 5xx', 429, 'too-often'],
  ['rfc 9309 2.3.1.3, unavailable', 400, 'missing'],
  ['rfc 9309 2.3.1.3, unavailable', 499, 'missing'],
  ['rfc 9309 2.3.1.4, unreachable', 500, 'failed'],
  ['draft 1 3.1, temporary failure', 503, 'failed'],
  ['rfc 9309 2.3.1.4, unreachable', 599, 'failed'],
  ['draft 1 3.1, temporary failure', 'timeout', 'silent'],
  ['rfc 9309 2.3.1.4, network errors', 'network', 'silent'],
];

/** The answer for each outcome. */
const answerOf = {
  'allow-all': 'allow',
  'deny-all': 'deny',
  defer: 'defer',
  'no-information': 'no-information',
  error: 'no-information',
} as const;
type Outcomes = Readonly<Record<Ending, keyof typeof answerOf>>;

const draft1: Outcomes = {
  denied: 'deny-all',
  missing: 'allow-all',
  'too-often': 'defer',
  failed: 'defer',
  silent: 'defer',
};
const rfc: Outcomes = {
  denied: 'allow-all',
  missing: 'allow-all',
  'too-often': 'allow-all',
  failed: 'deny-all',
  silent: 'deny-all',
};
const python: Outcomes = { ...rfc, denied: 'deny-all', silent: 'error' };

/** What each reader concludes. */
const outcomes: Readonly<Record<string, Outcomes>> = {
  'norobots-1994': draft1,
  'koster-1996': draft1,
  'koster-1997-internet-draft': draft1,
  'data.txt': {
    denied: 'no-information',
    missing: 'no-information',
    'too-often': 'no-information',
    failed: 'no-information',
    silent: 'no-information',
  },
  rfc9309: rfc,
  google: { ...rfc, 'too-often': 'deny-all' },
  bing: rfc,
  yandex: { ...rfc, failed: 'allow-all', silent: 'allow-all' },
  'python-urllib-3.12': python,
  'python-urllib-3.14': python,
};

describe('how the request ended', () => {
  test('ours: each reader has its outcomes', () => {
    expect(Object.keys(outcomes)).toEqual(readers.map(({ id }) => id));
  });

  test.each(statuses)('%s: %s: %s', (_authority, status, ending) => {
    for (const reader of readers) {
      const outcome = outcomes[reader.id]?.[ending];
      if (outcome === undefined) continue;
      const site = siteFor(reader, 'User-agent: *\nDisallow: /y\n');
      const verdict = prepare(site, { question: 'fetch', reader, status })('zed', '/x');
      expect([reader.id, statusOutcome(reader, status)]).toEqual([reader.id, outcome]);
      expect([reader.id, verdict.answer]).toEqual([reader.id, answerOf[outcome]]);
      expect([verdict.reason, 'by' in verdict, verdict.deciding]).toEqual(['status', false, []]);
      expect(verdict.trace().filter((step) => outcomeOf(step) === 'decides')).toHaveLength(1);
    }
  });

  test.each([200, 204, 206, 299])('draft 1 3.1: %s is a success: the content is read', (status) => {
    for (const reader of readers) {
      expect(statusOutcome(reader, status)).toBe('parse');
      const verdict = prepare(siteFor(reader, rule('/')), { question: 'fetch', reader, status })('zed', '/x');
      expect([verdict.answer, verdict.reason]).toEqual(['deny', 'rule']);
    }
  });

  test.each([301, 302, 303, 307, 308])('draft 1 3.1: %s is a redirect: it is followed', (status) => {
    expect(readers.map((reader) => statusOutcome(reader.id, status))).toEqual(readers.map(() => 'follow'));
  });

  test('draft 1 3.1: a missing file is status 404', () => {
    for (const files of [{}, { '/other.txt': rule('/') }]) {
      const site = openSite({ origin, files });
      const asked = lettersOf((reader) => prepare(site, { question: 'fetch', reader })('zed', '/x'));
      expect(asked).toBe('aanaa');
      expect(ask(site, { question: 'fetch', reader: 'google', agent: 'zed', url: '/x' }).reason).toBe(
        'status',
      );
    }
  });

  const redirected = (redirects: number, status: number): string =>
    lettersOf((reader) =>
      prepare(siteFor(reader, rule('/')), { question: 'fetch', reader, redirects, status })('zed', '/x'),
    );

  test('rfc 9309 2.3.1.2: five redirects are followed by all readers, more by those without a limit', () => {
    expect(redirected(0, 200)).toBe('ddddd');
    expect(redirected(5, 200)).toBe('ddddd');
    expect(redirected(6, 200)).toBe('dddaa');
    expect(redirected(1000, 200)).toBe('dddaa');
  });

  test('rfc 9309 2.3.1.2: the response after the sixth redirect is never read', () => {
    expect(redirected(6, 503)).toBe('llnaa');
    expect(redirected(5, 503)).toBe('llndd');
  });

  test('library, Asking: other sites come first, then the file itself, then redirects, status and rules', () => {
    for (const reader of readers) {
      const options = { question: 'fetch', reader, status: 503, redirects: 99 } as const;
      const may = prepare(siteFor(reader, rule('/')), options);
      expect(may('zed', 'https://h.example/robots.txt').reason).toBe('other-site');
      const mayAlways = reader.file.alwaysAllowed.includes('/robots.txt');
      expect(may('zed', '/robots.txt').reason).toBe(mayAlways ? 'own-file' : 'status');
      expect(may('zed', '/x').reason).toBe('status');
    }
  });

  test("library, prepare: another file can be read instead of the reader's own", () => {
    const site = openSite({ origin, files: { '/robots.txt': rule('/a'), '/new.txt': rule('/b') } });
    const may = prepare(site, { question: 'fetch', reader: 'google', file: '/new.txt' });
    expect([may('zed', '/a').answer, may('zed', '/b').answer]).toEqual(['allow', 'deny']);
    expect(may('zed', '/b').by).toEqual({ path: '/new.txt', line: 1 });
  });
});

describe('how long a copy may be used', () => {
  const now = Date.UTC(1996, 10, 15, 12);
  const day = 24 * 3600;
  type Headers = Parameters<typeof cacheSeconds>[1];
  const rows: readonly (readonly [sentence: string, id: Id, headers: Headers, seconds: number])[] = [
    ['draft 1 3.4: seven days without directives', 'koster-1996', null, 7 * day],
    ['000 3.4: seven days without directives', 'data.txt', {}, 7 * day],
    ['rfc 9309 2.4: 24 hours', 'rfc9309', null, day],
    ['google page: 24 hours', 'google', null, day],
    ['draft 1 3.4: Expires counts', 'koster-1996', { Expires: 'Fri, 15 Nov 1996 13:00:00 GMT' }, 3600],
    [
      'draft 1 3.4: from the Date of the response on',
      'koster-1996',
      { Expires: 'Fri, 15 Nov 1996 13:00:00 GMT', Date: 'Fri, 15 Nov 1996 12:30:00 GMT' },
      1800,
    ],
    [
      'draft 1 3.4: one that has passed leaves nothing',
      'koster-1996',
      { expires: 'Thu, 14 Nov 1996 13:00:00 GMT' },
      0,
    ],
    ['rfc 9111 5.3: an invalid date has passed', 'koster-1996', { Expires: '0' }, 0],
    ['draft 1 3.4: cache control counts', 'koster-1996', { 'Cache-Control': 'max-age=60' }, 60],
    [
      'rfc 9111 5.2.2.1: max-age comes before Expires',
      'koster-1996',
      { 'CACHE-CONTROL': 'public, max-age=60', Expires: '0' },
      60,
    ],
    [
      'rfc 9111 5.2: directives ignore case, values may be quoted',
      'koster-1996',
      { 'Cache-Control': 'MAX-AGE="60"' },
      60,
    ],
    ['rfc 9111 5.2.2.5: no-store', 'koster-1996', 'Cache-Control: no-store', 0],
    ['rfc 9111 5.2.2.4: no-cache', 'google', 'Cache-Control: no-cache', 0],
    ['rfc 9111 5.2.2.9: public is no time', 'koster-1996', 'Cache-Control: public', 7 * day],
    ['rfc 9309 2.4: never longer than 24 hours', 'rfc9309', { 'cache-control': 'max-age=604800' }, day],
    ['rfc 9309 2.4: shorter is heard', 'rfc9309', { 'cache-control': 'max-age=3600' }, 3600],
    [
      'rfc 9309 2.4: an Expires next week is too long',
      'rfc9309',
      { Expires: 'Fri, 22 Nov 1996 13:00:00 GMT' },
      day,
    ],
    ['rfc 9110 5.1: other headers say nothing', 'koster-1996', { ETag: '"max-age=60"' }, 7 * day],
  ];

  test.each(rows)('%s (%s)', (_sentence, id, headers, seconds) => {
    expect(cacheSeconds(id, headers, now)).toBe(seconds);
    expect(cacheSeconds(readerOf(id), headers, now)).toBe(seconds);
  });
});

describe('where the file is', () => {
  const rows: readonly (readonly [authority: string, id: Id, url: string, expected: string])[] = [
    ['draft 1 3.1', 'koster-1996', 'http://www.foo.com/welcome.html', 'http://www.foo.com/robots.txt'],
    ['draft 1 3.1', 'koster-1996', 'http://www.bar.com:8001/', 'http://www.bar.com:8001/robots.txt'],
    ['000 3.1', 'data.txt', 'https://datatxt.org/', 'https://datatxt.org/data.txt'],
    ['000 3.1', 'data.txt', 'http://www.bar.com:8001/', 'http://www.bar.com:8001/data.txt'],
    ['rfc 9309 2.3', 'rfc9309', 'ftp://ftp.example.com/pub/', 'ftp://ftp.example.com/robots.txt'],
    ['rfc 9309 2.3', 'rfc9309', 'https://www.example.com/a/b?c#d', 'https://www.example.com/robots.txt'],
    ['rfc 9309 2.3', 'google', 'http://www.fict.org', 'http://www.fict.org/robots.txt'],
    ['rfc 3986 3.3', 'rfc9309', 'http://h.example?u=http://other.org/', 'http://h.example/robots.txt'],
    ['rfc 3986 3.5', 'rfc9309', 'http://h.example#/a', 'http://h.example/robots.txt'],
    ['rfc 3986 3.2.2', 'rfc9309', 'http://[2001:db8::1]:8080/x', 'http://[2001:db8::1]:8080/robots.txt'],
    ['library, policyUrl', 'data.txt', '/a/b', '/data.txt'],
  ];

  test.each(rows)('%s (%s): %s', (_authority, id, url, expected) => {
    expect(policyUrl(url, id)).toBe(expected);
    expect(policyUrl(url, readerOf(id))).toBe(expected);
  });
});

describe('the name in a User-agent header', () => {
  const compatible = (name: string): string =>
    `Mozilla/5.0 (compatible; ${name}; +http://bot.example/bot.html)`;
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko';
  const rows: readonly (readonly [authority: string, header: string, token: string])[] = [
    ['draft 1 3.2.1', 'FigTree/0.1 Robot/1.0 libwww-perl/5.04', 'figtree'],
    ['000 3.2.1', 'FigTree/0.1 Robot libwww-perl/5.04', 'figtree'],
    ['000 4', 'UnhipBot/0.1', 'unhipbot'],
    [
      'rfc 9309 2.2.1',
      'Mozilla/5.0 (compatible; ExampleBot/0.1; https://www.example.com/bot.html)',
      'examplebot',
    ],
    ['google, crawlers', compatible('Googlebot/2.1'), 'googlebot'],
    ['google, crawlers', 'Googlebot-Image/1.0', 'googlebot-image'],
    [
      'google, crawlers',
      `Mozilla/5.0 ${chrome}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36`,
      'googlebot',
    ],
    [
      'google, crawlers',
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome}) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
      'googlebot',
    ],
    ['google, crawlers', 'AdsBot-Google (+http://www.google.com/adsbot.html)', 'adsbot-google'],
    ['google, crawlers', 'Mediapartners-Google', 'mediapartners-google'],
    ['bing, crawlers', compatible('bingbot/2.0'), 'bingbot'],
    ['yandex, robots', compatible('YandexBot/3.0'), 'yandexbot'],
    ['baidu, robots', compatible('Baiduspider/2.0'), 'baiduspider'],
    ['majestic, robots', 'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)', 'mj12bot'],
    [
      'petal search, robots',
      'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
      'petalbot',
    ],
    ['duckduckgo, robots', 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)', 'duckduckbot'],
    ['common crawl, robots', 'CCBot/2.0 (https://commoncrawl.org/faq/)', 'ccbot'],
    [
      'meta, robots',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'facebookexternalhit',
    ],
    ['internet archive, robots', 'ia_archiver', 'ia_archiver'],
    // The comment in this one names the browser that it imitates. The first product is the crawler nevertheless.
    [
      'draft 1 3.2.1',
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/3.1 +http://www.linkedin.com)',
      'linkedinbot',
    ],
    [
      'apple, robots',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
      'applebot',
    ],
  ];

  test.each(rows)('%s: %s', (_authority, header, token) => {
    for (const id of ids.slice(0, 4)) expect(productToken(header, id)).toBe(token);
  });

  test('google robots.cc: a name consists of letters, "_" and "-"', () => {
    expect(productToken('Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)', 'google')).toBe(
      'mj',
    );
  });

  test('library, productToken: a header without a name gives a crawler that no line can name', () => {
    for (const header of ['', '   ', '()', '/1.0']) expect(productToken(header, 'rfc9309')).toBe('');
  });
});

// ---- Bytes ----------------------------------------------------------------------------------------------------------

const path = '/robots.txt';
const siteOf = (contents: Contents) => openSite({ origin, files: { [path]: contents } });
const edit = (from: readonly [number, number], to: readonly [number, number], text: string) => ({
  range: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
  text,
});

describe('bytes in, bytes out', () => {
  const rows: readonly (readonly [what: string, contents: Uint8Array])[] = [
    ['an empty file', bytes()],
    ['no final line end', bytes('User-agent: *\nDisallow: /')],
    ['mixed line ends', bytes('a\r\nb\rc\nd\r\r\n\n\re\r')],
    ['a byte order mark', bytes(0xef, 0xbb, 0xbf, 'a\r\nb')],
    ['a byte order mark alone', bytes(0xef, 0xbb, 0xbf)],
    ['two byte order marks', bytes(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 'a')],
    ['a byte order mark that is cut off', bytes(0xef, 0xbb, 'a')],
    ['UTF-16, little end first', bytes(0xff, 0xfe, 0x41, 0, 0x0d, 0, 0x0a, 0, 0x03, 0x26)],
    ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x41, 0, 0x0d, 0, 0x0a, 0x26, 0x03)],
    ['UTF-16 of odd length', bytes(0xff, 0xfe, 0x41, 0, 0x0a)],
    ['UTF-16 with half a pair', bytes(0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00)],
    ['invalid UTF-8', bytes('caf', 0xe9, '\r\n', 0xff, 0x00, 0xc0, 0x80)],
    ['a half pair in UTF-8', bytes('a', 0xed, 0xa0, 0x80, 'b')],
    ['NUL', bytes('a', 0, 'b\n', 0)],
  ];

  test.each(rows)('library, printFile: %s', (_what, contents) => {
    expect([...printFile(siteOf(contents), path)]).toEqual([...contents]);
    expect([...printFile(applyEdits(siteOf(contents), path, []), path)]).toEqual([...contents]);
  });

  test('library, printFile: any bytes', () => {
    const withMark = fc
      .tuple(
        fc.constantFrom([], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]),
        fc.uint8Array({ maxLength: 40 }),
      )
      .map(([mark, rest]) => new Uint8Array([...mark, ...rest]));
    fc.assert(
      fc.property(withMark, (contents) => {
        expect([...printFile(siteOf(contents), path)]).toEqual([...contents]);
      }),
      { numRuns: 250 },
    );
  });

  test('library, openSite: a string is UTF-8, and its U+FEFF a byte order mark', () => {
    expect([...printFile(siteOf('\uFEFFé\n'), path)]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x0a]);
  });

  test('library, openSite: the site does not change with the array that it was opened from', () => {
    const contents = bytes('User-agent: *\nDisallow: /\n');
    const site = siteOf(contents);
    contents.fill(0);
    expect(new TextDecoder().decode(printFile(site, path))).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('an edit only changes its range', () => {
  const rows: readonly (readonly [
    what: string,
    contents: Uint8Array,
    from: readonly [number, number],
    to: readonly [number, number],
    text: string,
    expected: Uint8Array,
  ])[] = [
    [
      'a word of a line',
      bytes('User-agent: *\r\nDisallow: /a\r\n'),
      [1, 11],
      [1, 12],
      'b',
      bytes('User-agent: *\r\nDisallow: /b\r\n'),
    ],
    ['mixed line ends stay', bytes('a\rb\r\nc\nd'), [1, 0], [1, 1], 'B', bytes('a\rB\r\nc\nd')],
    ['line breaks are taken literally', bytes('a\r\nb'), [0, 1], [0, 1], '\nx\ry', bytes('a\nx\ry\r\nb')],
    ['a line end can be taken out', bytes('a\r\nb\n'), [0, 1], [1, 0], '', bytes('ab\n')],
    ['behind the last line end', bytes('a\n'), [1, 0], [1, 0], 'b', bytes('a\nb')],
    ['into an empty file', bytes(), [0, 0], [0, 0], 'x', bytes('x')],
    [
      'behind the byte order mark',
      bytes(0xef, 0xbb, 0xbf, 'a'),
      [0, 0],
      [0, 0],
      'x',
      bytes(0xef, 0xbb, 0xbf, 'xa'),
    ],
    [
      'UTF-16, little end first',
      bytes(0xff, 0xfe, 0x41, 0, 0x0a, 0, 0x42, 0),
      [1, 0],
      [1, 1],
      '\u2603',
      bytes(0xff, 0xfe, 0x41, 0, 0x0a, 0, 0x03, 0x26),
    ],
    [
      'UTF-16, big end first',
      bytes(0xfe, 0xff, 0, 0x41, 0, 0x0a),
      [0, 1],
      [0, 1],
      'B',
      bytes(0xfe, 0xff, 0, 0x41, 0, 0x42, 0, 0x0a),
    ],
    [
      'invalid UTF-8 stays',
      bytes('caf', 0xe9, '\nb', 0xff, '\n'),
      [1, 0],
      [1, 1],
      'c',
      bytes('caf', 0xe9, '\nc', 0xff, '\n'),
    ],
    ['behind a character of two units', bytes('a😀b'), [0, 3], [0, 4], 'c', bytes('a😀c')],
  ];

  test.each(rows)('library, applyEdits: %s', (_what, contents, from, to, text, expected) => {
    const site = siteOf(contents);
    expect([...printFile(applyEdits(site, path, [edit(from, to, text)]), path)]).toEqual([...expected]);
    expect([...printFile(site, path)]).toEqual([...contents]);
  });

  test('library, applyEdits: all ranges refer to the file before the call', () => {
    const site = siteOf('ab\ncd\nef\n');
    const edited = applyEdits(site, path, [
      edit([0, 0], [0, 1], 'long\n'),
      edit([1, 1], [2, 0], ''),
      edit([2, 1], [2, 2], 'x'),
    ]);
    expect(new TextDecoder().decode(printFile(edited, path))).toBe('long\nb\ncex\n');
  });

  test('library, four rules: an edit returns a new site, the old one does not change', () => {
    const site = siteOf('a\nb\nc\nd\n');
    const edited = applyEdits(site, path, [edit([1, 0], [1, 1], 'x\ny')]);
    expect([site, edited].map((each) => each.files.get(path)?.source.lines.length)).toEqual([5, 6]);
    expect(new TextDecoder().decode(printFile(site, path))).toBe('a\nb\nc\nd\n');
    expect(new TextDecoder().decode(printFile(edited, path))).toBe('a\nx\ny\nc\nd\n');
  });

  test('library, applyEdits: a character without an octet in a file of single octets does not become a line ending', () => {
    const site = siteOf(bytes('a', 0xe9, 'b\n'));
    expect(() => applyEdits(site, path, [edit([0, 3], [0, 3], '\u010A')])).toThrow(RangeError);
    expect([...printFile(site, path)]).toEqual([...bytes('a', 0xe9, 'b\n')]);
  });

  test('library, four rules: an edit outside the file, or out of order, is an error of the caller', () => {
    const site = siteOf('ab\ncd');
    const wrong = [
      [edit([2, 0], [2, 0], 'x')],
      [edit([0, 3], [0, 3], 'x')],
      [edit([0, -1], [0, 0], 'x')],
      [edit([0, 2], [0, 1], 'x')],
      [edit([1, 0], [1, 1], 'x'), edit([0, 0], [0, 1], 'x')],
      [edit([0, 0], [0, 2], 'x'), edit([0, 1], [1, 1], 'x')],
    ];
    for (const edits of wrong) expect(() => applyEdits(site, path, edits)).toThrow(RangeError);
    expect(() => applyEdits(site, '/none', [])).toThrow(RangeError);
  });

  test('library, applyEdits: an edited file, printed and opened again, has the same lines', () => {
    const contents = fc.constantFrom(
      bytes('a', 0xe9, 'b\nc\n'),
      bytes('aéb\nc\n'),
      bytes(0xff, 0xfe, 0x41, 0, 0x0a, 0),
    );
    const text = fc.string({
      unit: fc.constantFrom('x', '#', '\n', 'é', '\u2603', '😀'),
      maxLength: 4,
    });
    fc.assert(
      fc.property(contents, text, (start, inserted) => {
        const edits = [edit([0, 1], [0, 1], inserted)];
        // A file of single octets has none for these.
        if (start[1] === 0xe9 && /[^\u0000-\u00ff]/.test(inserted)) {
          expect(() => applyEdits(siteOf(start), path, edits)).toThrow(RangeError);
          return;
        }
        const edited = applyEdits(siteOf(start), path, edits);
        const reopened = siteOf(printFile(edited, path));
        expect(reopened.files.get(path)?.source.lines.length).toBe(
          edited.files.get(path)?.source.lines.length,
        );
      }),
      { numRuns: 200 },
    );
  });

  test('library, applyEdits: on any text, the lines above and below keep their bytes', () => {
    const line = fc.string({ unit: fc.constantFrom('a', ':', ' ', '#', 'é', '😀'), maxLength: 6 });
    const parts = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, fc.nat(), line, (lines, pick, text) => {
        const at = pick % lines.length;
        // An empty line between a CR and an LF would merge them into one line ending, which is not the intended
        // file.
        fc.pre(
          lines.every(
            ([content, end], n) => n === 0 || content !== '' || lines[n - 1]?.[1] !== '\r' || end !== '\n',
          ),
        );
        const print = (fields: readonly (readonly [string, string])[]): string =>
          fields.map((pair) => pair.join('')).join('');
        fc.pre(text !== '' || lines[at - 1]?.[1] !== '\r' || lines[at]?.[1] !== '\n');
        const [content = '', end = ''] = lines[at] ?? [];
        const edited = applyEdits(siteOf(print(lines)), path, [edit([at, 0], [at, content.length], text)]);
        const expected = print([...lines.slice(0, at), [text, end], ...lines.slice(at + 1)]);
        expect(new TextDecoder().decode(printFile(edited, path))).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });
});

// ---- Reading a file
// -------------------------------------------------------------------------------------------------

describe('the records of a file', () => {
  const file = [
    'Disallow: /o # orphan',
    'X-First: 1',
    'User-agent: a # one',
    'User-agent:  b ',
    'Crawl-delay : 2',
    '  # inside',
    'Disallow: /x # why',
    'Allow:',
    '',
    'Allow: /q',
    'User-agent: c',
    'no colon',
  ].join('\n');
  const all = [
    { line: 1, name: 'X-First', value: '1' },
    { line: 4, name: 'Crawl-delay', value: '2' },
  ];
  const agents = [
    { line: 2, value: 'a' },
    { line: 3, value: 'b' },
  ];
  const inside = [
    { line: 6, effect: 'deny', path: '/x' },
    { line: 7, effect: 'allow', path: '' },
  ];

  test.each(ids.slice(0, 3))(
    'draft 1 3.3: a blank line ends a record, a name without rules is not one (%s)',
    (id) => {
      expect(recordsOf(siteOf(file), path, id)).toEqual({
        records: [{ agents, rules: inside, others: [all[1]] }],
        orphans: [
          { line: 0, effect: 'deny', path: '/o' },
          { line: 9, effect: 'allow', path: '/q' },
        ],
        ruleless: [{ line: 10, value: 'c' }],
        others: all,
      });
    },
  );

  test.each(ids.slice(3))(
    'rfc 9309 2.2: blank lines mean nothing, and the last group may have no rules (%s)',
    (id) => {
      expect(recordsOf(siteOf(file), path, id)).toEqual({
        records: [
          { agents, rules: [...inside, { line: 9, effect: 'allow', path: '/q' }], others: [all[1]] },
          { agents: [{ line: 10, value: 'c' }], rules: [], others: [] },
        ],
        orphans: [{ line: 0, effect: 'deny', path: '/o' }],
        ruleless: [],
        others: all,
      });
    },
  );

  test('draft 1 3.2: the sample record', () => {
    const sample =
      'User-agent: webcrawler\nUser-agent: infoseek\nAllow:    /tmp/ok.html\nDisallow: /tmp\nDisallow: /user/foo\n';
    for (const id of ids) {
      const { records, orphans, ruleless, others } = recordsOf(siteOf(sample), path, id);
      expect(records.map((record) => record.agents.map(({ value }) => value))).toEqual([
        ['webcrawler', 'infoseek'],
      ]);
      expect(records[0]?.rules).toEqual([
        { line: 2, effect: 'allow', path: '/tmp/ok.html' },
        { line: 3, effect: 'deny', path: '/tmp' },
        { line: 4, effect: 'deny', path: '/user/foo' },
      ]);
      expect([orphans, ruleless, others]).toEqual([[], [], []]);
    }
  });

  test('000 3.3: an extension line between user-agent lines makes two records, in draft 1 one', () => {
    const names = (id: Id): string[] =>
      recordsOf(siteOf('User-agent: a\nX-Y: z\nUser-agent: b\nDisallow: /\n'), path, id).records.map(
        (record) => record.agents.map(({ value }) => value).join('+'),
      );
    expect(ids.map(names)).toEqual([['a+b'], ['a', 'b'], ['a', 'b'], ['a+b'], ['a+b']]);
  });

  test('000 4: the records of fict.org, also with the margin as printed', () => {
    for (const contents of [fict, margin('      ')]) {
      for (const id of ids) {
        const { records } = recordsOf(siteOf(contents), path, id);
        expect(records.map((record) => record.rules.map((each) => each.line))).toEqual([
          [4],
          [8],
          [11, 12, 13, 14, 15],
        ]);
      }
    }
  });
});

// ---- Any input is accepted
// ------------------------------------------------------------------------------------------

const hostileFiles: readonly (readonly [what: string, contents: Contents])[] = [
  ['an empty file', ''],
  ['one byte', bytes(0xff)],
  ['a page of HTML', '<!DOCTYPE html>\n<html><body>What are you looking for?</body></html>\n'],
  ['half pairs', bytes('User-agent: ', 0xed, 0xa0, 0x80, '\nDisallow: /', 0xed, 0xb0, 0x80, '\n')],
  ['NUL', 'User-agent: \0\nDisallow: /\0\nAllow: /a\0b\n'],
  ['bad escapes', 'User-agent: *\nDisallow: /%\nDisallow: /%2\nDisallow: /%zz\nAllow: /%c0%80%ff\n'],
  [
    'the names of objects',
    'User-agent: __proto__\nUser-agent: constructor\n__proto__: x\nDisallow: /__proto__\n',
  ],
  ['colons', ':\n::\n: :\n:#\n'],
  ['UTF-16', bytes(0xff, 0xfe, 0x55, 0, 0x3a, 0, 0x00, 0xd8)],
];
const hostileAgents = [
  '',
  '*',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  '\uD800',
  'a'.repeat(5000),
  '[',
  ' ',
];
const hostileUrls = [
  '',
  '/',
  '//',
  '///',
  '?',
  '#',
  ':',
  'http:',
  'http://',
  'http:///',
  'http://[',
  '%',
  '/%',
  '/%2',
  '/%zz%',
  '/\uD800',
  '/\uDC00\uD800',
  '/\0',
  '/__proto__',
  '/a\nb',
  '\\',
  'mailto:a@b',
  'data:text/plain,x',
  `/${'a'.repeat(2000)}b`,
];

describe('no input makes a function throw', () => {
  test.each(hostileFiles)('library, four rules: %s', (_what, contents) => {
    for (const reader of readers) {
      const site = siteFor(reader, contents);
      const may = prepare(site, { question: 'fetch', reader, names: hostileAgents });
      const table = may.matrix(hostileAgents, hostileUrls);
      expect([table.answers.length, table.lines.length]).toEqual([240, 240]);
      for (const agent of ['', '__proto__', '\uD800']) {
        for (const url of hostileUrls) {
          const verdict = may(agent, url);
          expect(answers).toContain(verdict.answer);
          expect(explain(verdict)).not.toBe('');
          if (agent === '__proto__') for (const step of verdict.trace()) expect(explain(step)).not.toBe('');
        }
      }
      for (const agent of hostileAgents) expect(typeof may.classOf(agent)).toBe('string');
      expect(recordsOf(site, reader.file.path, reader).records.length).toBeGreaterThanOrEqual(0);
    }
  });

  longTest('draft 1 5: a pattern of 500 KiB is only a long pattern', () => {
    for (const pattern of ['*a'.repeat(250 * 1024), '*'.repeat(500 * 1024), '%41'.repeat(170 * 1024)]) {
      for (const reader of readers) {
        const may = prepare(siteFor(reader, rule(`/${pattern}$`)), { question: 'fetch', reader });
        const verdict = may('zed', `/${'a'.repeat(1000)}b`);
        expect(explain(verdict)).not.toBe('');
        expect(verdict.trace().filter((step) => outcomeOf(step) === 'decides')).toHaveLength(1);
      }
    }
  });

  test('library, four rules: the helpers accept anything too', () => {
    for (const text of [...hostileAgents, ...hostileUrls]) {
      for (const reader of readers) {
        expect(typeof policyUrl(text, reader)).toBe('string');
        expect(typeof productToken(text, reader)).toBe('string');
        expect(Number.isNaN(cacheSeconds(reader, text, 0))).toBe(false);
        expect(cacheSeconds(reader, { Expires: text, 'Cache-Control': text }, 0)).toBeGreaterThanOrEqual(0);
      }
    }
    for (const status of [0, -1, 99, 100, 600, 1e9, Number.NaN]) {
      for (const reader of readers) expect(statusOutcome(reader, status)).toBeTypeOf('string');
    }
  });

  test('library, four rules: an unknown reader or question and a missing file are errors of the caller', () => {
    const site = siteOf('');
    for (const reader of ['', 'nobody', '__proto__', 'constructor'].map((id) => id as Id)) {
      expect(() => prepare(site, { question: 'fetch', reader })).toThrow(RangeError);
      expect(() => productToken('x', reader)).toThrow(RangeError);
      expect(() => policyUrl('/', reader)).toThrow(RangeError);
      expect(() => statusOutcome(reader, 200)).toThrow(RangeError);
      expect(() => cacheSeconds(reader, null)).toThrow(RangeError);
      expect(() => recordsOf(site, path, reader)).toThrow(RangeError);
    }
    for (const missing of ['/none', '', '__proto__', 'constructor']) {
      expect(() => printFile(site, missing)).toThrow(RangeError);
      expect(() => recordsOf(site, missing, 'google')).toThrow(RangeError);
    }
  });
});

// ---- Traces and matrices, on files of all kinds ---------------------------------------------------------------------

const fileLine = fc.oneof(
  fc.constantFrom(
    'User-agent: *',
    'User-agent: zed',
    'User-agent: zedplus',
    'user-agent: Yak/1',
    'User-agent:',
    'User-agent: * x',
  ),
  fc.constantFrom(
    '',
    ' ',
    '# c',
    'X-Ext: 1',
    'junk',
    'Sitemap: http://h.example/s',
    '\t# d',
    'Disallow /x',
    'Dissallow: /x',
  ),
  fc
    .tuple(
      fc.constantFrom('Allow', 'Disallow'),
      fc.constantFrom('', '/', '/x', '/x/', '/x*', '/*y$', '/%78', '/x?q', 'x', '*', '/x/y'),
    )
    .map((pair) => pair.join(': ')),
);
const fileLines = fc.array(fileLine, { maxLength: 12 });
const anyFile = fileLines.map((lines) => lines.join('\n'));
const someAgents = ['zed', 'ZEDPLUS', 'yak', '', 'other'];
const someUrls = ['/', '/x', '/x/y', '/%78', '/x?q=1', '/robots.txt', '/data.txt', 'https://h.example/x'];
const anyAgent = fc.constantFrom(...someAgents);
const anyUrl = fc.constantFrom(...someUrls);
const anyReader = fc.constantFrom(...readers);
const often = { numRuns: 150 };

describe('answers, matrices and traces agree', () => {
  test('library, matrix: each cell equals the answer of the call, and that of ask', () => {
    fc.assert(
      fc.property(anyFile, anyReader, (file, reader) => {
        const site = siteFor(reader, file);
        const may = prepare(site, { question: 'fetch', reader });
        const table = may.matrix(someAgents, someUrls);
        for (const [row, url] of someUrls.entries()) {
          for (const [column, agent] of someAgents.entries()) {
            const cell = row * someAgents.length + column;
            const verdict = may(agent, url);
            const single = ask(site, { question: 'fetch', reader: reader.id, agent, url });
            expect(answers[table.answers[cell] ?? -1]).toBe(verdict.answer);
            expect(table.lines[cell]).toBe(verdict.by?.line ?? -1);
            expect([single.answer, single.reason, single.by, single.key]).toEqual([
              verdict.answer,
              verdict.reason,
              verdict.by,
              verdict.key,
            ]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('library, matrix: no agents or URLs give no answers, and names may occur twice', () => {
    const { matrix } = prepare(siteOf(rule('/x')), { question: 'fetch', reader: 'google' });
    expect(matrix([], ['/x']).answers).toHaveLength(0);
    expect(matrix(['a'], []).lines).toHaveLength(0);
    expect([...matrix(['a', 'a'], ['/x', '/x']).lines]).toEqual([1, 1, 1, 1]);
  });

  test('library, verdict: a line is named exactly if a rule decides, and it is a line with that effect', () => {
    fc.assert(
      fc.property(anyFile, anyReader, anyAgent, anyUrl, (file, reader, agent, url) => {
        const verdict = verdictOf(reader, file, agent, url);
        expect('by' in verdict).toBe(verdict.reason === 'rule');
        expect(verdict.key === 'allow').toBe(verdict.answer === 'allow');
        expect(verdict.deciding.slice(0, 1)).toEqual(verdict.by ? [verdict.by] : []);
        if (!verdict.by) return;
        expect(verdict.by.path).toBe(reader.file.path);
        const line = file.split('\n')[verdict.by.line]?.toLowerCase();
        // For some readers, an empty Disallow is a rule that allows everything.
        const allows = reader.rule.empty === 'allow-all' ? /^allow|^disallow:\s*$/ : /^allow/;
        expect(line).toMatch(verdict.answer === 'allow' ? allows : /^dis/);
      }),
      often,
    );
  });

  test('library, trace: exactly one step decides, and it is the one that the verdict names', () => {
    fc.assert(
      fc.property(anyFile, anyReader, anyAgent, anyUrl, (file, reader, agent, url) => {
        const verdict = verdictOf(reader, file, agent, url);
        const deciding = verdict.trace().filter((step) => outcomeOf(step) === 'decides');
        expect(deciding).toHaveLength(1);
        const [step] = deciding;
        if (!step) return;
        expect(lineOf(step)).toBe(verdict.by?.line);
        expect(explain(step)).toBe(explain(verdict));
      }),
      often,
    );
  });

  test('library, trace: every rule of the selected records is in it once, and has a reason if it loses', () => {
    fc.assert(
      fc.property(anyFile, anyReader, anyAgent, anyUrl, (file, reader, agent, url) => {
        const verdict = verdictOf(reader, file, agent, url);
        if (verdict.reason !== 'rule' && verdict.reason !== 'no-rule') return;
        const steps = verdict.trace();
        const selectedLines = new Set(steps.filter((step) => outcomeOf(step) === 'chosen').map(lineOf));
        expect(selectedLines.size).toBeGreaterThan(0);
        const { records } = recordsOf(siteFor(reader, file), reader.file.path, reader);
        const counting = records.filter((record) =>
          record.agents.some(({ line }) => selectedLines.has(line)),
        );
        const ruleLines = counting.flatMap((record) => record.rules.map(({ line }) => line));
        const ruleSteps = steps.filter((step) => ruleLines.includes(lineOf(step) ?? -1));
        expect(ruleSteps.map(lineOf)).toEqual(ruleLines);
        for (const step of ruleSteps) {
          const isLoser = lineOf(step) !== verdict.by?.line;
          expect(outcomeOf(step) === 'decides').toBe(!isLoser);
          expect(outcomeOf(step)).toBeDefined();
          if (isLoser) expect(explain(step)).toContain(`${(lineOf(step) ?? -2) + 1}`);
        }
      }),
      often,
    );
  });

  test('library, trace: each way to lose has its own message', () => {
    const file = 'User-agent: zed\nDisallow: /x\nAllow: /x/y\nAllow:\nDisallow: /z\nDisallow: /x/y\n';
    const losingCodes = (id: Id): (string | undefined)[] =>
      verdictOf(id, file, 'zed', '/x/y')
        .trace()
        .filter((step) => step.code.startsWith('rule-'))
        .map(outcomeOf);
    expect(losingCodes('koster-1996')).toEqual([
      'decides',
      'not-asked',
      'no-effect',
      'not-asked',
      'not-asked',
    ]);
    const longest = verdictOf('rfc9309', file, 'zed', '/x/y').trace();
    const sentences = longest
      .filter((step) => step.code.startsWith('rule-'))
      .map((step) => explain(step).replace(/\d+/g, 'n'));
    expect(new Set(sentences).size).toBe(5);
    expect(losingCodes('rfc9309')[1]).toBe('decides');
  });

  test('library, four rules: lines are counted from 0 in answers and from 1 in sentences', () => {
    const verdict = verdictOf('rfc9309', 'User-agent: *\r\n\r\nDisallow: /x\r', 'zed', '/x');
    expect(verdict.by).toEqual({ path: '/robots.txt', line: 2 });
    expect(explain(verdict)).toMatch(/^Line 3 /);
  });

  test('library, classOf: crawlers of equal classes get the same answers, whatever the URL', () => {
    fc.assert(
      fc.property(anyFile, anyReader, (file, reader) => {
        const may = prepare(siteFor(reader, file), { question: 'fetch', reader });
        const byClass = new Map<string, string>();
        for (const agent of someAgents) {
          const row = someUrls
            .map((url) => [may(agent, url).answer, may(agent, url).by?.line ?? -1].join())
            .join(' ');
          const earlier = byClass.get(may.classOf(agent));
          if (earlier !== undefined) expect(row).toBe(earlier);
          byClass.set(may.classOf(agent), row);
          expect(may.classOf(agent.toUpperCase())).toBe(may.classOf(agent.toLowerCase()));
        }
      }),
      often,
    );
  });
});

// ---- Laws of the specifications
// -------------------------------------------------------------------------------------

const literalPath = fc
  .string({ unit: fc.constantFrom('a', 'b', 'c', '/'), maxLength: 5 })
  .map((rest) => `/${rest}`);
const literalRules = fc.array(fc.record({ allow: fc.boolean(), path: literalPath }), {
  minLength: 1,
  maxLength: 8,
});

const writeRules = (ruleList: readonly { readonly allow: boolean; readonly path: string }[]): string =>
  `User-agent: *\n${ruleList.map(({ allow, path: each }) => `${allow ? 'Allow' : 'Disallow'}: ${each}\n`).join('')}`;

describe('laws of the specifications', () => {
  test('draft 1 4.1 and 000 5.1: a crawler that ignores Allow lines is never permitted more', () => {
    fc.assert(
      fc.property(anyFile, anyReader, anyAgent, anyUrl, (file, reader, agent, url) => {
        const withoutAllow = { ...reader, rule: { ...reader.rule, honourAllow: false } };
        const [old, full] = [verdictOf(withoutAllow, file, agent, url), verdictOf(reader, file, agent, url)];
        if (old.answer === 'allow') expect(full.answer).toBe('allow');
      }),
      { numRuns: 400 },
    );
  });

  test('draft 1 3.2.2 and rfc 9309 2.2.2: first and longest match agree on rules in order of descending length', () => {
    fc.assert(
      fc.property(literalRules, literalPath, (ruleList, url) => {
        const sorted = ruleList.toSorted(
          (a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow),
        );
        const answersByReader = ids.map((id) => {
          const verdict = verdictOf(id, writeRules(sorted), 'zed', urlOf(url));
          return `${verdict.answer} ${verdict.by ? sorted[verdict.by.line - 1]?.path : '-'}`;
        });
        expect(new Set(answersByReader).size).toBe(1);
      }),
      often,
    );
  });

  test('rfc 9309 2.2.2: the order of rules has no meaning for longest match', () => {
    fc.assert(
      fc.property(literalRules, literalPath, (ruleList, url) => {
        for (const id of ids.slice(3)) {
          const [one, other] = [ruleList, ruleList.toReversed()].map(
            (each) => verdictOf(id, writeRules(each), 'zed', urlOf(url)).answer,
          );
          expect(one).toBe(other);
        }
      }),
      often,
    );
  });

  test('draft 1 3.1: the same host by http, by https and on another port are three sites', () => {
    const port = fc.integer({ min: 1024, max: 65535 });
    const host = fc.constantFrom('h.example', 'www.fict.org', '10.0.0.1', '[::1]');
    fc.assert(
      fc.property(host, port, literalPath, anyReader, (at, number, url, reader) => {
        const sites = [`http://${at}`, `https://${at}`, `http://${at}:${number}`];
        for (const ownSite of sites) {
          const may = prepare(siteFor(reader, rule('/'), ownSite), { question: 'fetch', reader });
          const foreign = sites.map((site) => may('zed', `${site}${url}`).reason === 'other-site');
          expect(foreign).toEqual(sites.map((site) => site !== ownSite));
          expect(policyUrl(`${ownSite}${url}`, reader)).toBe(`${ownSite}${reader.file.path}`);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('draft 1 4.2: the kind of line ending makes no difference', () => {
    fc.assert(
      fc.property(fileLines, anyReader, anyAgent, anyUrl, (lines, reader, agent, url) => {
        const answersByEnding = ['\n', '\r\n', '\r'].map((end) => {
          const verdict = verdictOf(reader, lines.map((line) => line + end).join(''), agent, url);
          return `${verdict.answer} ${verdict.reason} ${verdict.by?.line}`;
        });
        expect(new Set(answersByEnding).size).toBe(1);
      }),
      often,
    );
  });

  test('draft 1 3.2.1: the position of the default record has no meaning', () => {
    const defaultRecord = literalRules.map(writeRules);
    const namedRecord = fc
      .tuple(fc.constantFrom('zed', 'yak'), literalRules)
      .map(([name, all]) => writeRules(all).replace('*', name));
    fc.assert(
      fc.property(
        defaultRecord,
        fc.array(namedRecord, { maxLength: 2 }),
        anyReader,
        literalPath,
        (star, others, reader, url) => {
          for (const agent of ['zed', 'yak', 'other']) {
            const first = verdictOf(reader, [star, ...others].join('\n'), agent, urlOf(url)).answer;
            expect(verdictOf(reader, [...others, star].join('\n'), agent, urlOf(url)).answer).toBe(first);
          }
        },
      ),
      often,
    );
  });

  test('draft 1 3.2.2: escaping an octet other than the slash changes nothing', () => {
    const hex = (text: string, upper: boolean): string => {
      const digits = text.charCodeAt(0).toString(16).padStart(2, '0');
      return `%${upper ? digits.toUpperCase() : digits}`;
    };
    const urls = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', '/', '~', '<'), fc.constantFrom('plain', 'upper', 'lower')),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(literalRules, urls, (ruleList, parts) => {
        const file = writeRules(ruleList);
        const plain = `/${parts.map(([octet]) => octet).join('')}`;
        const escaped = `/${parts.map(([octet, how]) => (octet === '/' || how === 'plain' ? octet : hex(octet, how === 'upper'))).join('')}`;
        for (const id of ids.slice(0, 3)) {
          expect(verdictOf(id, file, 'zed', urlOf(escaped)).by).toEqual(
            verdictOf(id, file, 'zed', urlOf(plain)).by,
          );
        }
      }),
      often,
    );
  });

  test('rfc 9309 2.2.3: a pattern matches what the equivalent regular expression matches', () => {
    const pattern = fc
      .string({ unit: fc.constantFrom('a', 'b', '/', '*', '$'), maxLength: 6 })
      .map((rest) => `/${rest}`);
    const url = fc
      .string({ unit: fc.constantFrom('a', 'b', '/', '$'), maxLength: 8 })
      .map((rest) => `/${rest}`);
    fc.assert(
      fc.property(pattern, url, (rulePath, urlPath) => {
        const anchored = rulePath.endsWith('$');
        const body = anchored ? rulePath.slice(0, -1) : rulePath;
        const expression = new RegExp(
          `^${body.replaceAll('$', '\\$').replaceAll('*', '.*')}${anchored ? '$' : ''}`,
        );
        for (const id of ids.slice(3)) {
          expect(verdictOf(id, rule(rulePath), 'zed', urlOf(urlPath)).answer).toBe(
            expression.test(urlPath) ? 'deny' : 'allow',
          );
        }
      }),
      { numRuns: 400 },
    );
  });
});
