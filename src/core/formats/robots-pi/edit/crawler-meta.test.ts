// Edits of META tags for crawlers: each makes the requested change and nothing else.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { applyEdits } from '../../../document/edits.ts';
import type { TextEdit } from '../../../document/range.ts';
import {
  printSource,
  readSource,
  type Source,
  sourceOfText,
  textOfSource,
} from '../../../document/source.ts';
import { readRobotsDocument } from '../robots-document.ts';
import { addMeta, moveToHead, removeMeta, setMetaContent, setMetaName, shownMetas } from './crawler-meta.ts';

const page = (head: string) => `<html>\n<head>\n${head}</head>\n<body><p>x</p></body>\n</html>\n`;
const tag = (name: string, content: string) => `<meta name="${name}" content="${content}"/>\n`;

type Row = readonly [
  name: string,
  before: string,
  edit: (source: Source) => readonly TextEdit[],
  after: string,
];

const rows: readonly Row[] = [
  [
    'a tag is added at the start of the head',
    page('<title>t</title>\n'),
    (source) => addMeta(source, 'robots', 'nosnippet'),
    page(`${tag('robots', 'nosnippet')}<title>t</title>\n`),
  ],
  [
    'a second tag is added after the first',
    page(tag('robots', 'noindex')),
    (source) => addMeta(source, 'googlebot', 'nosnippet'),
    page(tag('robots', 'noindex') + tag('googlebot', 'nosnippet')),
  ],
  [
    'a missing head is added',
    '<html><body></body></html>',
    (source) => addMeta(source, 'robots', 'all'),
    '<html><head><meta name="robots" content="all"/></head><body></body></html>',
  ],
  [
    'HTML 13.1.2.3: a value without quotes gets them',
    page('<meta name=robots content=noindex>\n'),
    (source) => setMetaContent(source, 0, 'noindex, nofollow'),
    page('<meta name=robots content="noindex, nofollow">\n'),
  ],
  [
    'a value in single quotes keeps them',
    page("<meta content='a' name='robots'>\n"),
    (source) => setMetaContent(source, 0, "it's"),
    page("<meta content='it&#39;s' name='robots'>\n"),
  ],
  [
    'a crawler is set as the name',
    page(tag('robots', 'noindex')),
    (source) => setMetaName(source, 0, 'bingbot'),
    page(tag('bingbot', 'noindex')),
  ],
  [
    'a tag is removed with its line',
    page(tag('robots', 'noindex') + tag('tdm-reservation', '1')),
    (source) => removeMeta(source, 0),
    page(tag('tdm-reservation', '1')),
  ],
  [
    'a tag moves from the body to the head',
    page('').replace('<p>x</p>', `<p>x</p><meta name="robots" content="none">`),
    (source) => moveToHead(source, shownMetas(source)[0]!),
    page('<meta name="robots" content="none">\n'),
  ],
];

test.each(rows)('%s', (_name, before, edit, after) => {
  const source = sourceOfText(before);
  expect(textOfSource(applyEdits(source, edit(source)))).toBe(after);
});

const name = fc.constantFrom('robots', 'googlebot', 'GPTBot', 'tdm-reservation', 'viewport', 'ROBOTS');
const content = fc.constantFrom('noindex', 'nosnippet,noai', '1', '', 'a&#44;b', 'max-snippet:0');
const anyTag = fc
  .tuple(name, content, fc.constantFrom('"', "'"), fc.constantFrom('\n', ' ', '<p>', '<!-- x -->\r\n'))
  .map(
    ([tagName, says, quote, behind]) =>
      `<meta name=${quote}${tagName}${quote} content=${quote}${says}${quote}>${behind}`,
  );
const anyPage = fc
  .tuple(fc.array(anyTag, { maxLength: 5 }), fc.constantFrom('<html><head>', '<html>\n', '', '<head>\r\n'))
  .map(([tags, start]) => `${start}${tags.join('')}</head><body>x</body></html>\n`);
const anyEdit = fc.oneof(
  fc.tuple(name, content).map(
    ([tagName, says]) =>
      (source: Source) =>
        addMeta(source, tagName, says),
  ),
  fc.tuple(fc.nat({ max: 4 }), content).map(
    ([place, says]) =>
      (source: Source) =>
        setMetaContent(source, place, says),
  ),
  fc.nat({ max: 4 }).map((place) => (source: Source) => removeMeta(source, place)),
);

test('ours: an edited page is read like the same text when it is reopened, and no other tag changes', () => {
  let changes = 0;
  fc.assert(
    fc.property(anyPage, anyEdit, (text, edit) => {
      const source = sourceOfText(text);
      const edits = edit(source);
      const after = applyEdits(source, edits);
      const reopened = sourceOfText(textOfSource(after));
      changes += edits.length;
      expect(readRobotsDocument(after).markup).toEqual(readRobotsDocument(reopened).markup);
      const says = (one: Source) => shownMetas(one).map(({ name: tagName, value }) => `${tagName}: ${value}`);
      const [before, afterwards] = [says(source), says(after)];
      const isPart = (part: readonly string[], whole: readonly string[]) =>
        part.filter((one) => !whole.includes(one)).length <= 1;
      expect(isPart(before, afterwards) && isPart(afterwards, before), textOfSource(after)).toBe(true);
      expect(textOfSource(source)).toBe(text);
    }),
    { numRuns: runs(200) },
  );
  expect(changes).toBeGreaterThan(20);
});

test('ours: any bytes are printed unchanged, and nothing throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const source = readSource(bytes);
      expect(() => readRobotsDocument(source).markup).not.toThrow();
      applyEdits(source, addMeta(source, 'robots', 'all'));
      expect(printSource(source)).toEqual(bytes);
    }),
    { numRuns: runs(200) },
  );
});
