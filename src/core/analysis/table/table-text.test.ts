import { expect, test } from 'vitest';
import { mobileExample } from '../../catalogue/mobile-example.ts';
import { type TextTable, tableAsCsv, tableAsList, tableAsMarkdown, tableAsText } from './table-text.ts';

/** As printed in "A Method for Web Data Discovery", 4, with its margin. */
const printed = `\
                                               unhipbot webcrawler other
                                                        & excite
     http://www.fict.org/                         No       Yes       No
     http://www.fict.org/index.html               No       Yes       No
     http://www.fict.org/robots.txt               Yes      Yes       Yes
     http://www.fict.org/server.html              No       Yes       Yes
     http://www.fict.org/services/fast.html       No       Yes       Yes
     http://www.fict.org/services/slow.html       No       Yes       Yes
     http://www.fict.org/orgo.gif                 No       Yes       No
     http://www.fict.org/org/about.html           No       Yes       Yes
     http://www.fict.org/org/plans.html           No       Yes       No
     http://www.fict.org/%7Ejim/jim.html          No       Yes       No
     http://www.fict.org/%7Emak/mak.html          No       Yes       Yes
`;

const answersAt = (place: number) =>
  printed
    .split('\n')
    .slice(2, -1)
    .map((line) => line.trim().split(/ +/)[place] ?? '');
const fict: TextTable = {
  corner: 'URL',
  urls: answersAt(0),
  columns: [
    { names: ['unhipbot'], answers: answersAt(1) },
    { names: ['webcrawler', 'excite'], answers: answersAt(2) },
    { names: ['other'], answers: answersAt(3) },
  ],
};

/** Returns a table with one cell. */
const small = (url: string, name = 'a', answer = 'Yes'): TextTable => ({
  corner: 'URL',
  urls: [url],
  columns: [{ names: [name], answers: [answer] }],
});

test('data-txt 4: the table of fict.org is printed line for line, except for its margin', () => {
  expect(tableAsText(fict)).toBe(printed.replaceAll(/^ {5}/gm, ''));
});

test('mobile agents 4: the table of hosts is printed line for line, except for its margin', () => {
  const printedHosts = mobileExample.printedRows;
  const table: TextTable = {
    corner: 'URL',
    urls: printedHosts.map(([url]) => url),
    columns: [{ names: ['Host'], answers: printedHosts.map(([, host]) => host) }],
  };
  expect(tableAsList(table)).toBe(`\
URL                                        HOST

http://www.fict.org/index.html             atp://www.fict.org:8001
http://www.fict.org/services/              atp://www.fict.org:8001
http://www.fict.org/services/index.html    atp://www.fict.org:8001
http://www.fict.org/robots.txt             atp://www.fict.org:8001
http://www.fict.org/home/                  not available
http://www.fict.org/home/user1/            atp://user1.fict.org:854
http://www.fict.org/home/user1/index.html  atp://user1.fict.org:854
http://www.fict.org/home/user2/            atp://user1.fict.org:831
http://www.fict.org/home/user2/index.html  atp://user1.fict.org:831
http://www.fict.org/home/user3/            not available
http://www.fict.org/home/user3/index.html  not available
`);
});

test('longer answers make their column wider, and nothing runs into the next', () => {
  const columns = [
    { names: ['a'], answers: ['Unknown', 'No'] },
    { names: ['long-name'], answers: ['Yes', 'Later'] },
  ];
  expect(tableAsText({ corner: 'URL', urls: ['/', '/x'], columns })).toBe(
    '      a       long-name\n/     Unknown     Yes\n/x    No          Later\n',
  );
});

test('a table without columns or rows is printed too', () => {
  expect(tableAsText({ corner: 'URL', urls: ['/'], columns: [] })).toBe('\n/\n');
  expect(tableAsText({ corner: 'URL', urls: [], columns: [{ names: ['a'], answers: [] }] })).toBe('    a\n');
});

test('Markdown has a header, an alignment line and a line for each URL', () => {
  const lines = tableAsMarkdown(fict).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '| URL | unhipbot | webcrawler & excite | other |',
    '| :--- | :---: | :---: | :---: |',
    '| `http://www.fict.org/` | No | Yes | No |',
  ]);
  expect(lines).toHaveLength(14);
});

test.each([
  ['/a|b', '`/a\\|b`'],
  ['/a`b', '``/a`b``'],
  ['/a``', '``` /a`` ```'],
  ['/*_x_', '`/*_x_`'],
])('in Markdown %s is the code %s', (url, code) => {
  expect(tableAsMarkdown(small(url))).toContain(`| ${code} | Yes |`);
});

test('names in Markdown are not read as markup', () => {
  expect(tableAsMarkdown(small('/', '*_a|b'))).toContain(String.raw`| \*\_a\|b |`);
});

test('rfc 4180: lines end in CR LF, and cells with commas, quotes or line ends are quoted', () => {
  expect(tableAsCsv(small('/a,b"c'))).toBe('URL,a\r\n"/a,b""c",Yes\r\n');
  expect(tableAsCsv(fict).split('\r\n')[0]).toBe('URL,unhipbot,webcrawler & excite,other');
});

test.each(['=1+1', '+1', '-bot', '@x', '\t=1'])('a cell that begins with %j is not a formula', (name) => {
  expect(tableAsCsv(small('/', name))).toContain(`URL,'${name}\r\n`);
});

test('ours: a line break in a URL does not break its row; in a CSV file it may stand', () => {
  const table = { corner: 'URL', urls: ['/a\r\nb'], columns: [{ names: ['x'], answers: ['Yes'] }] };
  expect(tableAsMarkdown(table)).toBe(
    String.raw`| URL | x |
| :--- | :---: |
| ${'`'}/a\r\nb${'`'} | Yes |
`,
  );
  expect(tableAsText(table)).toContain(String.raw`/a\r\nb    Yes`);
  expect(tableAsList(table)).toContain(String.raw`/a\r\nb  Yes`);
  expect(tableAsCsv(table)).toBe('URL,x\r\n"/a\r\nb",Yes\r\n');
});
