// The list of the kinds of findings, and the explanation of each.
import { expect, test } from 'vitest';
import { inspectors } from '../core/diagnostics/registry.ts';
import { withTestFolder } from './run-in-folder.ts';

const run = (args: string) => withTestFolder({}, (folder) => folder.run(args));
const codes = [...new Set(inspectors.flatMap(({ checks }) => checks.map(({ code }) => code)))];

test('product: rules lists every code once, with its severity and title, as text, JSON and Markdown', async () => {
  const { rules } = JSON.parse((await run('rules --format json')).out);
  expect(rules.map(({ code }: { code: string }) => code)).toEqual(codes);
  const text = (await run('rules')).out;
  const markdown = (await run('rules --markdown')).out;
  for (const { code, severity, title } of rules) {
    expect(title).not.toBe(code);
    const noun = severity === 'info' ? 'note' : severity;
    expect(text.split('\n')).toContainEqual(expect.stringMatching(new RegExp(`^  ${code} +${noun} +\\S`)));
    expect(markdown).toContain(`| \`${code}\` | ${noun} |`);
  }
  expect(text).toContain(rules[0].title);
});

test('ours: rules --severity lists the codes of this severity and above', async () => {
  const { rules } = JSON.parse((await run('rules --json --severity error')).out);
  expect(new Set(rules.map(({ severity }: { severity: string }) => severity))).toEqual(new Set(['error']));
  expect(rules.length).toBeLessThan(codes.length);
});

test('product: explain prints the message, the reason, the fix, the section, and an example before and after', async () => {
  const { code, out } = await run('explain R001');
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'R001: The rules belong to no record (error)',
    '',
    'What: Disallow: /b has no user-agent line above.',
    expect.stringMatching(/^Why: ./),
    'Fix: Move it to the record at line 3',
    'Source: 1996 draft 1 3.3; RFC 9309 2.2.2',
    '',
    'Example (/robots.txt):',
    '> 1  Disallow: /b',
    '  2  ',
    '  3  User-agent: *',
    '  4  Disallow: /a',
    '',
    'Without the finding:',
    '  1  User-agent: *',
    '  2  Disallow: /a',
    '  3  Disallow: /b',
    '',
  ]);
});

test('ours: every code has an explanation with an example, and without internal requirement numbers', async () => {
  const { code, out } = await run(`explain ${codes.join(' ')} --json`);
  expect(code).toBe(0);
  for (const rule of JSON.parse(out).rules) {
    expect(rule.message, rule.code).not.toBe('');
    expect(rule.why, rule.code).not.toBe('');
    expect(rule.source.text, rule.code).toMatch(/\S/);
    expect(rule.source.text, rule.code).not.toMatch(/\b[A-Z]{3}-\d{3}\b/);
    if (rule.example && rule.example.lines.length > 0)
      expect(
        rule.example.lines.some(({ isFound }: { isFound: boolean }) => isFound),
        rule.code,
      ).toBe(true);
  }
});

test('ours: a code may be in lower case; an unknown one is refused with the nearest', async () => {
  expect((await run('explain r001')).out).toMatch(/^R001: /);
  const { code, err } = await run('explain R0O1');
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/R0O1 is not the code of a finding\.\n {2}.*gatepost rules/),
  ]);
});
