// Comments in a file that silence findings on the next line.
import { expect, test } from 'vitest';
import { applyEdits } from '../document/edits.ts';
import { readSource, textOfSource } from '../document/source.ts';
import { openSite } from '../workspace/site.ts';
import { removeSilencer, silencedCodes } from './ignore-comments.ts';
import { partitionIgnored } from './ignored-findings.ts';
import { findings } from './registry.ts';

const path = '/robots.txt';
const comment = '# gatepost-ignore-next-line';

function partition(text: string) {
  const site = openSite({ origin: '', files: { [path]: text } });
  const { source } = site.files.get(path)!;
  return partitionIgnored(findings(site, path), { path, source, ignored: [] });
}

const codesOn = (text: string) =>
  silencedCodes(readSource(new TextEncoder().encode(text))).map(({ code, line, target }) => [
    code,
    line,
    target,
  ]);

test('ours: a comment silences its codes on the next line and on no other', () => {
  const wrong = 'ACAP-allow-index /a/\n';
  const head = '##ACAP version=1.1\nACAP-crawler: *\n';
  const all = partition(`${head}${wrong}${wrong}`).shown.filter(({ code }) => code === 'missing-colon');
  expect(all).toHaveLength(2);
  const { shown, silenced, hidden } = partition(`${head}${comment} missing-colon\n${wrong}${wrong}`);
  const lines = (list: typeof shown) =>
    list.filter(({ code }) => code === 'missing-colon').map(({ range }) => range.start.line);
  expect([lines(silenced), lines(shown), hidden]).toEqual([[3], [4], []]);
  expect(partition(`${head}${comment} R001\n${wrong}`).silenced).toEqual([]);
});

test('ours: one comment or several can have several codes, with spaces or commas, and a reason after --', () => {
  expect(codesOn(`${comment} R001, R002 R003 -- R004 is meant\nx\n`)).toEqual([
    ['R001', 0, 1],
    ['R002', 0, 1],
    ['R003', 0, 1],
  ]);
  expect(codesOn(`a\n${comment} R001\n  ${comment} R002\nx\n${comment} R003`)).toEqual([
    ['R001', 1, 3],
    ['R002', 2, 3],
    ['R003', 4, 5],
  ]);
});

test('ours: in documents it is an XML comment; text that only mentions the keyword silences nothing', () => {
  expect(codesOn('<!-- gatepost-ignore-next-line P002 -->\n<a/>')).toEqual([['P002', 0, 1]]);
  expect(codesOn(`Disallow: /a ${comment} R001\n# about gatepost-ignore-next-line R001\n`)).toEqual([]);
  expect(codesOn(`${comment}\nx\n`)).toEqual([]);
});

test('ours: a comment adds no finding', () => {
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
  const codes = (file: string) => partition(file).shown.map(({ code }) => code);
  expect(codes(text.replace('Allow', `${comment} R999\nAllow`))).toEqual(codes(text));
});

test('ours: a file of only such comments is read in one pass', () => {
  const text = `${comment} R001\n`.repeat(50_000);
  expect(new Set(codesOn(text).map(([, , target]) => target))).toEqual(new Set([50_000]));
});

test('ours: a silenced finding is shown again after its comment, or its code in a comment with several, is removed', () => {
  const wrong = 'ACAP-allow-index /a/\n';
  const head = '##ACAP version=1.1\r\nACAP-crawler: *\r\n';
  const after = (comments: string) => {
    const site = openSite({ origin: '', files: { [path]: `${head}${comments}${wrong}` } });
    const { source } = site.files.get(path)!;
    const file = { path, source, ignored: [] };
    const finding = partitionIgnored(findings(site, path), file).silenced.find(
      ({ code }) => code === 'missing-colon',
    )!;
    return textOfSource(applyEdits(source, removeSilencer(source, finding)));
  };
  const left = `${head}${wrong}`;
  const x = 'missing-colon';
  expect(after(`${comment} ${x}\r\n`)).toBe(left);
  expect(after(`  ${comment}  ${x} ${x} -- meant\r\n${comment} ${x}\r\n`)).toBe(left);
  for (const [codesBefore, codesAfter] of [
    [`R001 ${x}`, 'R001'],
    [`${x}, R001`, 'R001'],
    [`R001, ${x}, R002 -- ${x} is meant`, 'R001, R002 -- missing-colon is meant'],
    [`R001 ${x} R002`, 'R001 R002'],
  ])
    expect(after(`${comment} ${codesBefore}\r\n`)).toBe(`${head}${comment} ${codesAfter}\r\n${wrong}`);
});
