// What the editor lists, shows on hover and renames, without the editor.
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { applyEdits } from '../../core/document/edits.ts';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { formatOfPath } from '../../core/formats/file-formats.ts';
import {
  findDefinitions,
  findReferences,
  findRenamableName,
  planRename,
} from '../../core/language-service/names-in-text.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { openSite } from '../../core/workspace/site.ts';
import { completionsAt, isStartOfAgentName } from './completion-items.ts';
import { findFixAllChoices } from './fix-all-choices.ts';
import { createHover } from './hover-text.ts';
import { createSignatureText } from './signature-text.ts';

const lines = [
  'ACAP-resource-set: news /news',
  'ACAP-qualified-usage: short present-snippet max-length=250-chars',
  'ACAP-crawler: *',
  'ACAP-allow-(short): the-acap:resource-set:NEWS',
  'ACAP-allow-index: the-acap:resource-set:gone time-limit=never',
  'ACAP-request-take-down: /x',
  'ACAP-allow-index: /x ',
  'User-agent: a',
];
const policyOfLines = (all: readonly string[]) =>
  createPolicy(sourceOfText(all.join('\n')), formatOfPath('/robots.txt'));
const policy = policyOfLines(lines);
/** Returns the position where a text starts in a line. */
const at = (line: number, text: string) => ({ line, column: lines[line]!.indexOf(text) });
const hoverTexts = (line: number, text: string) =>
  createHover(policy, at(line, text))?.paragraphs.map((one) => ('said' in one ? one.said : one.quoted));
const known = { paths: [], files: [] };

test.each([
  [1, 'ACAP-q', 'Names a usage with its restrictions', 'ACAP 1.1 2.7.1'],
  [1, 'present-', 'To show some lines of text', 'ACAP 1.1 2.5.5.1.4'],
  [1, 'max-length', 'The most characters or words in a snippet', 'ACAP 1.1 2.5.5.4'],
  [1, '250', 'Reads as: 250 characters.', 'ACAP 1.1 2.5.5.4'],
  [4, 'index', 'To make entries in an index', 'ACAP 1.1 2.5.3'],
  [4, 'ACAP-allow', 'Permits a usage', 'ACAP 1.1 2.4.1'],
  [5, 'take-down', 'Asks the crawler to remove', 'ACAP 1.1 2.6'],
  [7, 'User-agent', 'Begins a record', '1996 draft 1 3.2.1; RFC 9309 2.2.1'],
] as const)('line %i, %s: its meaning and its section', (line, text, meaning, section) => {
  const [first, second] = hoverTexts(line, text) ?? [];
  expect(first).toContain(meaning);
  expect(second).toBe(section);
});

describe('extension lines', () => {
  const file = [
    'User-agent: Googlebot/2.1',
    'Crawl-delay: 10',
    'Content-Signal: ai-train=no',
    'Disallow: /a*',
    'User-agent: GOOGLEBOT/2.1',
    'User-agent: nobody-knows',
    'User-agent: *',
    'License: https://h/l.xml',
  ];
  const own = policyOfLines(file);
  const toldOf = (line: number, text: string, context = {}) =>
    (createHover(own, { line, column: file[line]!.indexOf(text) }, context)?.paragraphs ?? []).map((one) =>
      'said' in one ? one.said : one.quoted,
    );
  test('crd: what the line means, which crawlers obey it, what is contested, its source', () => {
    const [means, who, relation, open, ...more] = toldOf(1, 'Crawl');
    expect(means).toContain('seconds between two requests');
    expect(who).toMatch(/^Read by Bing, Anthropic.*Not by Google/);
    expect(relation).toContain('does not change what may be fetched');
    expect(open).toMatch(/^Contested: Bing/);
    expect(more.at(-1)).toContain('practice');
  });
  test('csg: each part of a value', () => {
    expect(toldOf(1, '10')[0]).toBe('10 seconds between two requests.');
    expect(toldOf(2, 'ai-train')[0]).toContain('Training');
    expect(toldOf(2, 'no')[0]).toBe('Content may not be used for this.');
  });
  test('rsl: a name that data.txt also suggests has the meaning of robots.txt', () => {
    expect(toldOf(7, 'License')[0]).toContain('RSL');
  });
  test('catalogue: a crawler, with or without its version; its quirks, source and date; the other lines that name it', () => {
    const text = toldOf(0, 'Google').join(' ');
    expect(text).toContain('Google · search, AI answers.');
    expect(text).toContain('If blocked: Pages are no longer crawled for Google Search');
    expect(text).toContain('22 Sept 2026, date of the copy; from the operator.');
    expect(text).toContain('Googlebot/2.1 is also named on line 5.');
    expect(toldOf(5, 'nobody')[0]).toContain('is not in the catalogue of 28 Nov 2026');
    expect(toldOf(6, '*')).toEqual(['Any crawler without a record of its own in the file.']);
  });
  test('rfc 9309 2.2.3: a path by reader, and what it decides', () => {
    const decided = () => ({ cells: 3, of: 12 });
    const [pattern, characters, cells] = toldOf(3, '/a', { decided });
    expect(pattern).toMatch(/a final \$ matches the end: RFC 9309.*Google/);
    expect(characters).toMatch(/ordinary characters.*1996 draft 1/);
    expect(cells).toBe('It decides 3 of 12 answers in the table.');
    expect(toldOf(3, '/a')).toHaveLength(2);
  });
});

test('a value that cannot be parsed says so', () => {
  expect(hoverTexts(4, 'never')?.[0]).toContain('cannot be read');
});

test('acap 1.1 2.7: a name shows its definition, and a definition shows where it is used', () => {
  expect(hoverTexts(3, 'short')).toEqual(['Line 2 defines short:', lines[1]]);
  expect(hoverTexts(3, 'NEWS')).toEqual(['Line 1 defines NEWS:', lines[0]]);
  expect(hoverTexts(4, 'gone')).toEqual(['gone is not defined in this file.']);
  expect(hoverTexts(0, 'news')).toEqual(['news is used on line 4.']);
  expect(hoverTexts(0, '/news')).toBeUndefined();
});

test('acap 1.1 2.7: a name leads to its definition and to all its places, regardless of case', () => {
  const definition = { start: { line: 0, column: 19 }, end: { line: 0, column: 23 } };
  const use = { start: at(3, 'NEWS'), end: { line: 3, column: at(3, 'NEWS').column + 4 } };
  expect(findDefinitions(policy, at(3, 'NEWS'))).toEqual([definition]);
  expect(findReferences(policy, at(0, 'news'), true)).toEqual([definition, use]);
  expect(findReferences(policy, at(0, 'news'), false)).toEqual([use]);
  expect(findDefinitions(policy, at(0, '/news'))).toEqual([]);
});

test('acap 1.1 2.7: a name is changed everywhere, but not to a used or empty name', () => {
  expect(findRenamableName(policy, at(3, 'NEWS'))?.name).toBe('NEWS');
  expect(findRenamableName(policy, at(5, '/x'))).toBeUndefined();
  const site = openSite({ origin: '', files: { '/robots.txt': lines.join('\n') } });
  const here = { site, path: '/robots.txt' };
  expect(planRename(here, at(3, 'short'), '1')).toEqual({ problem: 'not-a-name' });
  const renamed = planRename(here, at(3, 'short'), 'brief');
  expect(renamed).toMatchObject({ isAgent: false, line: 1 });
  const [file] = renamed && 'files' in renamed ? renamed.files : [];
  expect(textOfSource(applyEdits(policy.source, file?.edits ?? []))).toBe(
    lines.join('\n').replace('usage: short', 'usage: brief').replace('(short)', '(brief)'),
  );
});

test('automatically, only words of the specification or the file are suggested; on request, also paths', () => {
  const shown = (line: number, column: number, isRequested: boolean) =>
    completionsAt(policy, { line, column }, known, isRequested)?.items.map(({ label }) => label);
  const behindColon = at(6, '/x').column;
  expect(shown(6, behindColon, false)).toEqual(['the-acap:resource-set:news']);
  expect(shown(6, behindColon, true)).toContain('/news');
  expect(shown(7, 12, false)).toEqual([]);
  expect(shown(7, 12, true)).toContain('*');
});

test('crd, csg: automatically, keys and their answers are suggested, but no numbers, because a complete number may be the start of others', () => {
  const own = ['User-agent: a', 'Crawl-delay: ', 'Content-Signal: ai-train='];
  const shown = (line: number, isRequested: boolean) =>
    completionsAt(policyOfLines(own), { line, column: own[line]!.length }, known, isRequested)?.items.map(
      ({ label }) => label,
    );
  expect(shown(1, false)).toEqual([]);
  expect(shown(1, true)).toContain('10');
  expect(shown(2, false)).toEqual(['ai-train=yes', 'ai-train=no']);
});

test('product: crawlers are suggested from the first letter of a name on, at the end of a user-agent line', () => {
  const begins = (text: string, column = text.length) =>
    isStartOfAgentName(policyOfLines([text]), { line: 0, column });
  expect(begins('User-agent: C')).toBe(true);
  expect(begins('User-agent:C')).toBe(true);
  for (const text of [
    'User-agent: ',
    'User-agent: *',
    'User-agent: Cl',
    'Disallow: C',
    'User-agent: C # x',
    'U',
  ])
    expect(begins(text), text).toBe(false);
  expect(begins('User-agent: Cl', 13)).toBe(false);
});

test('catalogue: a crawler is listed with its operator and purpose, and with what is lost if it is blocked', () => {
  const items = completionsAt(policyOfLines(['User-agent: ']), { line: 0, column: 12 }, known, true)?.items;
  expect(items?.find(({ label }) => label === 'GPTBot')).toMatchObject({
    note: 'OpenAI · AI training',
    meaning: expect.stringMatching(/^OpenAI · AI training\. If blocked: /),
  });
});

test('host, noi: a suggested line that no crawler is known to read says so', () => {
  const items = completionsAt(policyOfLines(['']), { line: 0, column: 0 }, known, true)?.items ?? [];
  const noteOf = (name: string) => items.find(({ label }) => label === name)?.note;
  expect(noteOf('Host:')).toBe('no known reader');
  expect(noteOf('Sitemap:')).toBeUndefined();
});

test('ours: all findings of a kind and all findings of the file can be fixed together, but only with fixes that change no answer', () => {
  const fix = { code: 'f', words: [], verdicts: 'same', edits: [insertAt(0, 0, 'x')] };
  const finding = (code: string, verdicts: string) =>
    ({ code, fixes: [{ ...fix, verdicts }], range: { start: { line: 1 } } }) as unknown as Finding;
  const [a, b, c] = [finding('A', 'same'), finding('A', 'same'), finding('B', 'changes')];
  const offered = (all: Finding[], here: Finding[]) =>
    findFixAllChoices(all, here).map(({ title, chooseFix }) => [title, all.filter(chooseFix).length]);
  expect(offered([a, b, c], [a, c])).toEqual([
    ['Fix all of this kind: A', 2],
    ['Fix 2 that change no answer', 2],
  ]);
  expect(offered([a, c], [a])).toEqual([['Fix line 2, no answer changes', 1]]);
  expect(offered([c], [c])).toEqual([]);
});

test('rfc 9309 2.2.1: the step that renames a crawler is named after it', () => {
  const site = openSite({
    origin: '',
    files: { '/robots.txt': 'User-agent: a\nUser-agent: b\nUser-agent: A\n' },
  });
  const renamed = planRename({ site, path: '/robots.txt' }, { line: 0, column: 13 }, 'c');
  expect(renamed).toMatchObject({
    name: 'a',
    isAgent: true,
    files: [{ edits: [{ text: 'c' }, { text: 'c' }] }],
  });
  expect(planRename({ site, path: '/robots.txt' }, { line: 0, column: 13 }, 'c#')).toEqual({
    problem: 'agent-number-sign',
  });
});

test('extension lines: the syntax of a value is shown, with the part at the caret', () => {
  const rate = ['User-agent: a', 'Request-rate: 1/'];
  const shown = createSignatureText(policyOfLines(rate), { line: 1, column: rate[1]!.length });
  expect(shown?.label).toBe('Request-rate: pages/time[s|m|h] [hhmm-hhmm]');
  const { from, to, about } = shown!.parts[shown!.active]!;
  expect(shown?.label.slice(from, to)).toBe('time');
  expect(about).toBe('The time for that many pages.');
  const acap = 'ACAP-allow-index: /x ';
  expect(createSignatureText(policyOfLines([acap]), { line: 0, column: acap.length })?.label).toBe(
    'ACAP-allow-…: path|the-acap:resource-set:name qualifier=value …',
  );
  expect(createSignatureText(policyOfLines(['Disallow: ']), { line: 0, column: 10 })).toBeUndefined();
});

test('the part to fill in can be typed over immediately, and a value that is typed in full matches no other value', () => {
  const text = [...lines.slice(0, 6), 'ACAP-allow-index: /x time-limit='];
  const place = { line: 6, column: text[6]!.length };
  const items = completionsAt(policyOfLines(text), place, known, false)?.items ?? [];
  expect(items.map(({ isTemplate }) => isTemplate)).toEqual([false, true, true, false]);
  expect(items.map(({ template, filter }) => [template, filter])).toEqual([
    ['time-limit=until-recrawled', 'time-limit=until-recrawled'],
    ['time-limit=until-${1:2030-12-31}', 'time-limit=until-'],
    ['time-limit=${1:30}-days', 'time-limit=n-days'],
    ['time-limit=plus-terms', 'time-limit=plus-terms'],
  ]);
  expect(items.at(-1)?.note).toBe('needs ACAP-version: 1.1');
});
