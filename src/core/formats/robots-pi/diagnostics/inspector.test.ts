// Every finding of documents: an example, a near miss, and what its fixes do.
import { describe, expect, test } from 'vitest';
import { robotsPiFixExamples } from '../../../../testing/vectors/robots-pi-fix-examples.ts';
import type { Finding, Fix } from '../../../diagnostics/finding.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { sliceLines } from '../../../document/lines.ts';
import { textOfSource } from '../../../document/source.ts';
import { prepare } from '../../../questions/registry.ts';
import { applyEdits, openSite, type Site } from '../../../workspace/site.ts';
import { type PiKinds, robotsPiInspector } from './inspector.ts';

const pathOf = ({ path = '/doc.xml' }: Partial<FindingExample>) => path;
const siteOf = (file: FindingExample['file'], example: FindingExample) =>
  openSite({ origin: '', files: { ...example.files, [pathOf(example)]: file } });
const codesIn = (site: Site, path: string) => findings(site, path).map(({ code }) => code);

const examples = robotsPiInspector.checks.flatMap(({ code, examples: list }) =>
  list.map((example) => [code, example] as const),
);

test.each(examples)('robots PI %s is found in its example but not in the near miss', (code, example) => {
  expect(codesIn(siteOf(example.file, example), pathOf(example))).toContain(code);
  expect(codesIn(siteOf(example.near, example), pathOf(example))).not.toContain(code);
});

test('ours: every finding has a fix, except for documents that are not well-formed', () => {
  const without = examples.filter(([code, example]) => {
    const found = findings(siteOf(example.file, example), pathOf(example));
    return found.filter((one) => one.code === code).every(({ fixes }) => fixes.length === 0);
  });
  expect(without.map(([code]) => code)).toEqual([
    // Only the author knows what was intended.
    'META-CONTRADICTION',
    'META-DATE',
    'META-PROPOSAL',
    'META-UNUSED',
    'META-UNUSED',
    'META-VALUE',
    'P016',
    // The document that it belongs to is another file.
    'P017',
  ]);
});

const keysOf = (site: Site, path: string) =>
  (['xml', 'html'] as const).map(
    (parser) => prepare(site, { question: 'index-follow', parser })('', path).key,
  );

const errorsIn = (found: readonly Finding[]) =>
  new Set(found.filter(({ severity }) => severity === 'error').map(({ code }) => code));

const linesOf = (site: Site, path: string) => {
  const { lines } = site.files.get(path)!.source;
  return sliceLines(lines, 0, lines.length);
};

const touchedLines = ({ edits }: Fix) =>
  new Set(
    edits.flatMap(({ range: { start, end } }) =>
      Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i),
    ),
  );

const fixable = [...examples, ...robotsPiFixExamples].flatMap(([code, example]) =>
  ['\n', '\r\n', '\r'].flatMap((eol) => {
    const site = siteOf(String(example.file).replaceAll('\n', eol), example);
    const found = findings(site, pathOf(example)).filter((one) => one.code === code);
    return found.flatMap((finding) =>
      finding.fixes.map(
        (fix, i) => [code, `${fix.code} ${i + 1}`, JSON.stringify(eol), { example, site, fix, eol }] as const,
      ),
    );
  }),
);

test.each(fixable)('%s is resolved by %s, with %s, and no other error appears', (code, _fix, _eol, one) => {
  const path = pathOf(one.example);
  const before = findings(one.site, path);
  expect(one.fix.edits).not.toEqual([]);
  const after = applyEdits(one.site, path, one.fix.edits);
  const remaining = new Set(linesOf(after, path));
  const missing = linesOf(one.site, path).filter(
    (line, i) => !touchedLines(one.fix).has(i) && !remaining.has(line),
  );
  expect(missing).toEqual([]);
  if (one.fix.verdicts === 'same') expect(keysOf(after, path)).toEqual(keysOf(one.site, path));
  // What META tags say about AI use is not part of this question.
  else if (!code.startsWith('META-')) expect(keysOf(after, path)).not.toEqual(keysOf(one.site, path));
  const found = findings(after, path);
  const count = (all: readonly Finding[]) => all.filter((each) => each.code === code).length;
  const text = textOfSource(after.files.get(path)!.source);
  expect(count(found), text).toBeLessThan(count(before));
  for (const error of errorsIn(found)) expect([...errorsIn(before)], text).toContain(error);
  const endings = new Set(linesOf(after, path).map(({ eol }) => eol));
  endings.delete('');
  expect([...endings]).toEqual(String(one.example.file).includes('\n') ? [one.eol] : []);
});

describe('what a fix writes', () => {
  const fixed = (code: keyof PiKinds, example: FindingExample, nth = 0): string => {
    const site = siteOf(example.file, example);
    const finding = findings(site, pathOf(example)).find((one) => one.code === code)!;
    return textOfSource(
      applyEdits(site, pathOf(example), finding.fixes[nth]!.edits).files.get(pathOf(example))!.source,
    );
  };
  const exampleOf = (file: string, path = '/doc.xml') => ({ file, near: '', path });
  test.each<[keyof PiKinds, string, string, string, number?]>([
    [
      'P001',
      'on a separate line',
      '<?xml version="1.0"?>\n<a/>',
      '<?xml version="1.0"?>\n<?robots index="yes" follow="yes"?>\n<a/>',
    ],
    ['P001', 'no new line in a document of one line', '<a/>', '<?robots index="yes" follow="yes"?><a/>'],
    ['P002', 'the intended directives', '<?robots noindex?><a/>', '<?robots index="no" follow="yes"?><a/>'],
    [
      'P002',
      'the other order',
      "<?robots follow='no' index='yes'?><a/>",
      '<?robots index="yes" follow="no"?><a/>',
    ],
    ['P004', 'no empty line is left', '<?robots a?>\n<?robots b?>\n<a/>', '<?robots a?>\n<a/>'],
    [
      'P006',
      'exactly as written',
      '<a>x<?robots  index="no" follow="no"?></a>',
      '<?robots  index="no" follow="no"?><a>x</a>',
    ],
    [
      'P006',
      'above an end tag without a start tag, and the text after it',
      '</a>text<?robots index="no" follow="no"?><b/>',
      '<?robots index="no" follow="no"?></a>text<b/>',
    ],
    [
      'P006',
      'above a document that consists of an end tag and text',
      '</a><![CDATA[text]]><?robots index="no" follow="no"?>',
      '<?robots index="no" follow="no"?></a><![CDATA[text]]>',
    ],
    [
      'P008',
      'out of the comment',
      '<a/><!-- <?robots index="no" follow="no"?>-->',
      '<?robots index="no" follow="no"?><a/><!-- -->',
    ],
    [
      'P014',
      'before the character that was intended to close it',
      '<?robots index="no" follow="no"><a/>',
      '<?robots index="no" follow="no"?><a/>',
    ],
    [
      'P015',
      'nothing else',
      '<!-- a -->\n<?xml version="1.0"?>\n<a/>',
      '<?xml version="1.0"?>\n<!-- a -->\n<a/>',
    ],
    [
      'P011',
      'other words remain',
      '<?robots index="no" follow="no"?><meta name="robots" content="noarchive, index"/>',
      '<?robots index="no" follow="no"?><meta name="robots" content="noindex,nofollow,noarchive"/>',
    ],
    [
      'P011',
      'META to PI: only the value',
      '<?robots index="no" follow="no"?><meta name="robots" content="nofollow"/>',
      '<?robots index="yes" follow="no"?><meta name="robots" content="nofollow"/>',
      1,
    ],
  ])('%s: %s', (code, _name, before, after, nth) => {
    expect(fixed(code, exampleOf(before), nth)).toBe(after);
  });
});

test.each([
  ['</a><?robots index="no" follow="no"?>text<b/>'],
  ['<![CDATA[text]]><?robots index="no" follow="no"?><a/>'],
  ['text<?robots index="no" follow="no"?><a/>'],
])('PI-LATE: a PI is not late if no text of an element precedes it: %s', (file) => {
  const site = siteOf(file, { file, near: '', path: '/doc.xml' });
  expect(findings(site, '/doc.xml').map(({ code }) => code)).not.toContain('P006');
});
