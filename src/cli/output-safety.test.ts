// Text from files in each kind of output: it controls no terminal, begins no line, is no command, and is not live.
import { expect, test } from 'vitest';
import { markdownCell, markdownText } from '../core/text/markdown.ts';
import { escapeCommands, escapeFileName, formatJson } from './output/escape.ts';
import { type TestFolder, withTestFolder } from './run-in-folder.ts';

/** Controls of both kinds, a mark of direction, and an escape sequence that changes the color. */
const CONTROLS = '\u001b[31m\u009b31m\u0007\u0085\u202e';
const COMMAND = '##[error]x ##vso[task.complete]y ##teamcity[z]';
const robots = `User-agent: a${CONTROLS}\nDisalow: /${CONTROLS}${COMMAND}\nDisallow: /b${CONTROLS}${COMMAND}\n`;
const acap = `# ${CONTROLS}\nACAP-crawler: *\nACAP-disallow-crawl: /x/\n`;
const plain = `# ${CONTROLS}\nUser-agent: *\nDisallow: /x/\n`;
const odd = `::error ::x${CONTROLS}\n::error ::y.txt`;
const workspace = JSON.stringify({
  gatepost: 1,
  origin: '',
  files: [{ path: '/robots.txt', text: robots }],
  expectations: [
    {
      agent: `n\n::error ::x${CONTROLS}`,
      url: `/b\r\n::warning ::y ${COMMAND}`,
      expect: 'deny',
      note: '::n\n::m',
    },
  ],
});
const oddRequest = (agent: string) =>
  `::x - - [28/Nov/2026:04:12:09 +0000] "GET /b${CONTROLS}${COMMAND} HTTP/1.1" 200 5 "-" "${agent}"\n`;
const files = {
  'odd.log': ['GPTBot/1.4', `::error${CONTROLS}/1`, `a${CONTROLS}`].map(oddRequest).join(''),
  'robots.txt': robots,
  'acap.txt': acap,
  'plain.txt': plain,
  'old.txt': '',
  [odd]: robots,
  '::warning ::f.txt': robots,
  'site.json': workspace,
};

/** A C0 control except line breaks and tabs, DEL, a C1 control, or a mark of direction. */
const CONTROL = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/;

const commands: readonly (readonly string[])[] = [
  ['lint', 'robots.txt', odd, '::warning ::f.txt'],
  ['lint', '.', '--verbose'],
  ['lint', odd, '--format', 'github'],
  ['lint', odd, 'robots.txt', '--format', 'junit'],
  ['lint', odd, 'robots.txt', '--format', 'checkstyle'],
  ['lint', odd, 'robots.txt', '--format', 'sarif'],
  ['lint', odd, 'robots.txt', '--format', 'codequality'],
  ['lint', odd, '--json'],
  ['lint', 'gone\n::error ::x'],
  ['audit', odd],
  ['audit', odd, '--markdown'],
  ['ask', odd, '--agent', `b\n::error ::x`, '--url', `/b\n::error ::${COMMAND}`, '--verbose'],
  ['ask', 'robots.txt', '--agent', '::error ::x', '--url', '/', '--json'],
  ['matrix', odd, '--agents', 'a\n::error ::x', '--url', '::error ::x', '--url', '/\n::error ::x'],
  ['matrix', odd, '--markdown'],
  ['matrix', odd, '--csv'],
  ['diff', 'old.txt', odd],
  ['diff', 'old.txt', odd, '--markdown'],
  ['test', 'site.json'],
  ['test', 'site.json', '--format', 'github'],
  ['test', 'site.json', '--format', 'junit'],
  ['test', 'site.json', '--json'],
  ['log', 'odd.log', '--robots', odd],
  ['log', 'odd.log', '--robots', odd, '--markdown'],
  ['log', 'odd.log', '--robots', odd, '--json'],
  ['log', 'gone\n::error ::x'],
  ['init', odd, '-'],
  ['convert', 'robots.txt', '--to', 'meta', '--accept-losses', '--url', '/b\n::error ::x'],
];

test.each(commands)(
  'product: the output of %s %s %s has no controls, and no command from a file',
  async (...args) => {
    await withTestFolder(files, async ({ runWith }) => {
      const { out, err } = await runWith(args);
      expect(out + err).not.toBe('');
      for (const printed of [out, err]) {
        expect(printed).not.toMatch(CONTROL);
        // The annotations of gatepost are the only commands, and each has a file or is about one expectation.
        const found = printed.split(/\r\n|\n/).filter((line) => /^\s*::/.test(line));
        const isForGithub = args.includes('github');
        if (isForGithub)
          for (const line of found) expect(line).toMatch(/^::(?:error|warning|notice) (?:file|title)=/);
        else expect(found).toEqual([]);
        if (!isForGithub) expect(printed).not.toMatch(/##(?:\[|vso\[|teamcity\[)/);
      }
    });
  },
);

const onTerminal: readonly (readonly [string, string])[] = [
  ['convert acap.txt --to rep --accept-losses', '# ⟦U+001B⟧'],
  ['convert plain.txt --to acap --accept-losses', '# ⟦U+001B⟧'],
  ['preset no-training -', 'Disallow: /b⟦U+001B⟧'],
  ['lint robots.txt --fix --dry-run', ''],
  ['preset no-training robots.txt --dry-run', '⟦U+001B⟧'],
];

test.each(onTerminal)(
  'product: %s prints codes of controls to a terminal, and the bytes elsewhere',
  async (args, code) => {
    const run = async (environment: Parameters<TestFolder['runIn']>[0]) =>
      withTestFolder(files, ({ runIn }) =>
        runIn({ stdin: () => [new TextEncoder().encode(robots)] as never, ...environment }, args),
      );
    const { out } = await run({ isTerminal: true });
    expect(out).not.toMatch(CONTROL);
    expect(out).toContain(code);
    if (code !== '') expect((await run({})).out).toContain('\u001b[31m\u009b31m');
  },
);

test('github actions: a command is found at the beginning of a line, after spaces and colors, or by its mark anywhere', () => {
  const text = '::error ::a\n  ::b\n\u001b[1m::c\nx ::d\n##[group]e\n:f\n\n::g';
  expect(escapeCommands(text)).toBe(
    '⟦U+003A⟧:error ::a\n  ⟦U+003A⟧:b\n\u001b[1m⟦U+003A⟧:c\nx ::d\n⟦U+0023⟧#[group]e\n:f\n\n⟦U+003A⟧:g',
  );
});

test('ours: JSON and the names of files stay the same values', () => {
  const value = `${CONTROLS}${COMMAND}\u2028é`;
  expect(JSON.parse(formatJson({ value }))).toEqual({ value });
  expect(escapeFileName('a/👩‍👩‍👧 é\u00a0%.txt')).toBe('a/👩‍👩‍👧 é\u00a0%.txt');
});

/** What GitHub and GitLab make links, mentions or pictures of. */
const live = [
  '@team',
  '@org/team,',
  '(@team)',
  'https://evil.example/?a=b|c',
  'http://evil.example.',
  'www.evil.example',
  'ftp://evil.example',
  'me@evil.example',
  '#1',
  'org/repo#12',
  '!12',
  '$12',
  '%12',
  '&12',
  '~bug',
  'GH-12',
  'PROJ-12',
  'A1_B-7:',
  ':tada:',
  '$x^2$',
  '&lt;script&gt;',
  'a5c3785ed8d6a35868bc169f07e40e889087fd2e',
  'a5c3785',
  'mailto:me',
];

/** The text of Markdown outside its code. */
const outsideCode = (markdown: string) => markdown.replace(/(?<!\\)(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');

test.each(live)('github: %s is code in Markdown, where it has no effect', (word) => {
  for (const text of [word, `User-agent: ${word} and more`, `see “${word}”.`]) {
    const outside = outsideCode(markdownText(text));
    expect(outside).not.toMatch(/[@#$%&~]|:\/\/|www|evil|:tada|GH-|PROJ|A1|a5c3785|mailto|!\d/);
    expect(outsideCode(markdownCell(text))).toBe(outside);
    // Nothing is lost: without the marks of Markdown it is the text.
    expect(markdownText(text).replaceAll(/[\\`]/g, '')).toBe(text);
  }
});

test.each([
  ['plain words, and (a path) /x/y: line 3', 'plain words, and (a path) /x/y: line 3'],
  ['*a* _b_ [c](d) <e> `g` |h', '\\*a\\* \\_b\\_ \\[c\\](d) \\<e\\> \\`g\\` \\|h'],
  ['- item', String.raw`\- item`],
  ['1. item', String.raw`1\. item`],
  ['a\nb', 'a\\\\nb'],
])('commonmark: %s is text', (text, expected) => {
  expect(markdownText(text).startsWith(expected)).toBe(true);
});

test('gfm: a bar ends no cell, in code or outside; a backtick ends no code', () => {
  expect(markdownCell('a|b')).toBe(String.raw`a\|b`);
  expect(markdownCell('http://a|b')).toBe('`http://a\\|b`');
  expect(markdownText('http://a`b')).toBe('``http://a`b``');
  expect(markdownText('@`')).toBe('`` @` ``');
});

test('product: the Markdown of diff, audit and matrix has no mention and no link from a file', async () => {
  const text =
    'User-agent: @team https://evil.example #1\nDisallow: /@team/https://evil.example\nDisalow: /@x\n';
  await withTestFolder({ 'old.txt': '', 'new.txt': text }, async ({ run }) => {
    for (const args of [
      'diff old.txt new.txt --markdown --reader all',
      'audit new.txt --markdown',
      'matrix new.txt --markdown',
      'matrix new.txt --markdown --agents @team,https://evil.example',
    ]) {
      const { out } = await run(args);
      expect(out).toContain('@team');
      expect(outsideCode(out)).not.toMatch(/@|:\/\/|evil/);
    }
  });
});
