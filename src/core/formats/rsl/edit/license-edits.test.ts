// The edits of license documents: each makes the requested change and nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { anyBrokenRslFile, anyRslFile } from '../../../../testing/arbitraries/rsl.ts';
import { aiPurposes } from '../../../catalogue/ai-purposes.ts';
import { applyEdits } from '../../../document/edits.ts';
import type { TextEdit } from '../../../document/range.ts';
import {
  printSource,
  readSource,
  type Source,
  sourceOfText,
  textOfSource,
} from '../../../document/source.ts';
import { answerOf } from '../rsl-answer.ts';
import { readRslDocument } from '../rsl-document.ts';
import { rslLegalTypes } from '../vocabulary.ts';
import { addReporting, removeReporting, setLegal, setReporting } from './legal-edits.ts';
import {
  addContent,
  addLicense,
  removeContent,
  removeLicense,
  setAmount,
  setContentAttribute,
  setOffer,
  setPaymentType,
  setTerms,
  setWord,
  setWords,
  stateOfWord,
} from './license-edits.ts';
import { setHolder, setHolderAttribute, setSchemaUrl } from './metadata-edits.ts';

const first = { content: 0, license: 0 };
const around = (license: string) =>
  `<rsl xmlns="https://rslstandard.org/rsl">\n  <content url="/">\n${license}  </content>\n</rsl>\n`;
const withMetadata = (line: string) => around(`    <license/>\n    ${line}\n`);
const empty = around('    <license/>\n');
const lists = (...lines: readonly string[]) =>
  around(`    <license>\n${lines.map((line) => `      ${line}\n`).join('')}    </license>\n`);
const permits = (words: string) => `<permits type="usage">${words}</permits>`;
const prohibits = (words: string) => `<prohibits type="usage">${words}</prohibits>`;

type Row = readonly [
  name: string,
  before: string,
  edit: (source: Source) => readonly TextEdit[],
  after: string,
];

const rows: readonly Row[] = [
  [
    'a content in an empty file adds the document around it',
    '',
    (source) => addContent(source, '/a&b'),
    '<?xml version="1.0" encoding="UTF-8"?>\n<rsl xmlns="https://rslstandard.org/rsl">\n  <content url="/a&amp;b">\n    <license/>\n  </content>\n</rsl>\n',
  ],
  [
    'a content is added after the last',
    empty,
    (source) => addContent(source, '/a/'),
    empty.replace('</rsl>', '  <content url="/a/">\n    <license/>\n  </content>\n</rsl>'),
  ],
  [
    'elements of a prefixed document get its prefix',
    '<r:rsl xmlns:r="https://rslstandard.org/rsl"/>',
    (source) => addContent(source, '/'),
    '<r:rsl xmlns:r="https://rslstandard.org/rsl">\n  <r:content url="/">\n    <r:license/>\n  </r:content>\n</r:rsl>',
  ],
  [
    'a license is added in a document of one line',
    '<rsl><content url="/"></content></rsl>',
    (source) => addLicense(source, 0),
    '<rsl><content url="/">\n  <license/>\n</content></rsl>',
  ],
  ['a license is removed with its line', empty, (source) => removeLicense(source, first), around('')],
  [
    'a content is removed with its lines',
    empty,
    (source) => removeContent(source, 0),
    '<rsl xmlns="https://rslstandard.org/rsl">\n</rsl>\n',
  ],
  [
    'RSL 1.0 3.5: a list is added for the first usage',
    empty,
    (source) => setWord(source, first, 'usage', 'search', 'permits'),
    lists(permits('search')),
  ],
  [
    'RSL 1.0 3.5: words are separated by spaces',
    lists(permits('search')),
    (source) => setWord(source, first, 'usage', 'ai-input', 'permits'),
    lists(permits('search ai-input')),
  ],
  [
    'a usage moves from one list to the other',
    lists(permits('search ai-train'), '<!-- kept -->'),
    (source) => setWord(source, first, 'usage', 'ai-train', 'prohibits'),
    lists(permits('search'), '<!-- kept -->', prohibits('ai-train')),
  ],
  [
    'a list without a word is removed',
    lists(permits('search'), prohibits('ai-train')),
    (source) => setWord(source, first, 'usage', 'ai-train', undefined),
    lists(permits('search')),
  ],
  [
    'a usage moves out of a list that is then removed',
    lists(prohibits('ai-train')),
    (source) => setWord(source, first, 'usage', 'ai-train', 'permits'),
    lists(permits('ai-train')),
  ],
  [
    'users and countries are lists too',
    empty,
    (source) => setWords(source, first, 'permits', 'geo', ['DE', 'FR']),
    lists('<permits type="geo">DE FR</permits>'),
  ],
  [
    'RSL 1.0 3.7: a payment is added with its type',
    lists(permits('search')),
    (source) => setPaymentType(source, first, 'crawl'),
    lists(permits('search'), '<payment type="crawl"/>'),
  ],
  [
    'the type of a payment changes in its quotes',
    lists("<payment type='use'/>"),
    (source) => setPaymentType(source, first, 'crawl'),
    lists("<payment type='crawl'/>"),
  ],
  [
    'RSL 1.0 3.10: an amount has a currency',
    lists('<payment type="crawl"/>'),
    (source) => setAmount(source, first, '0.015', 'USD'),
    lists('<payment type="crawl">', '  <amount currency="USD">0.015</amount>', '</payment>'),
  ],
  [
    'a URL is escaped',
    lists('<payment><custom>x</custom></payment>'),
    (source) => setOffer(source, first, 'custom', 'https://h.example/?a&b'),
    lists('<payment><custom>https://h.example/?a&amp;b</custom></payment>'),
  ],
  [
    'terms are added after the licenses',
    empty,
    (source) => setTerms(source, 0, 'https://h.example/terms'),
    around('    <license/>\n    <terms>https://h.example/terms</terms>\n'),
  ],
  [
    'a server with an empty value is removed',
    '<rsl><content server="https://h.example" url="/"/></rsl>',
    (source) => setContentAttribute(source, 0, 'server', ''),
    '<rsl><content url="/"/></rsl>',
  ],
  [
    'a missing URL is added',
    '<rsl><content/></rsl>',
    (source) => setContentAttribute(source, 0, 'url', '/<'),
    '<rsl><content url="/&lt;"/></rsl>',
  ],
  [
    'RSL 1.0 3.3: the time of the last change is an attribute of the content',
    '<rsl><content url="/"/></rsl>',
    (source) => setContentAttribute(source, 0, 'lastmod', '2026-10-01T00:00:00Z'),
    '<rsl><content lastmod="2026-10-01T00:00:00Z" url="/"/></rsl>',
  ],
  [
    'RSL 1.0 3.3: the time of the last change is optional, and an empty value removes it',
    "<rsl><content url='/'\n  lastmod='2026-10-01T00:00:00Z'/></rsl>",
    (source) => setContentAttribute(source, 0, 'lastmod', ''),
    "<rsl><content url='/'/></rsl>",
  ],
  [
    'RSL 1.0 3.12: a reporting duty is added with its type',
    lists(permits('search')),
    (source) => addReporting(source, first, 'telemetry'),
    lists(permits('search'), '<reporting type="telemetry"/>'),
  ],
  [
    'RSL 1.0 3.12: a license may have several reporting duties, and only the specified one changes',
    lists('<reporting type="audit"/>', '<reporting type="telemetry"> <!-- ours --> </reporting>'),
    (source) => setReporting(source, first, 1, 'profile', 'https://h.example/?a&b'),
    lists(
      '<reporting type="audit"/>',
      '<reporting profile="https://h.example/?a&amp;b" type="telemetry"> <!-- ours --> </reporting>',
    ),
  ],
  [
    'RSL 1.0 3.12: an endpoint is optional; the settings of the profile remain',
    lists('<reporting type="audit" endpoint="https://h.example/"><![CDATA[{"a": 1}]]></reporting>'),
    (source) => setReporting(source, first, 0, 'endpoint', ''),
    lists('<reporting type="audit"><![CDATA[{"a": 1}]]></reporting>'),
  ],
  [
    'RSL 1.0 3.12: a reporting duty is removed with its line',
    lists('<reporting type="audit"/>', permits('search')),
    (source) => removeReporting(source, first, 0),
    lists(permits('search')),
  ],
  [
    'RSL 1.0 3.13: a missing legal statement is added with its type',
    lists('<legal type="contact">mailto:a@h.example</legal>'),
    (source) => setLegal(source, first, 'warranty', 'ownership authority'),
    lists(
      '<legal type="contact">mailto:a@h.example</legal>',
      '<legal type="warranty">ownership authority</legal>',
    ),
  ],
  [
    'RSL 1.0 3.13: a legal statement changes, those of other types do not',
    lists("<legal type='proof'>https://h.example/1</legal>", '<legal type="warranty"><!-- a --></legal>'),
    (source) => setLegal(source, first, 'proof', 'https://h.example/?a&b https://h.example/2'),
    lists(
      "<legal type='proof'>https://h.example/?a&amp;b https://h.example/2</legal>",
      '<legal type="warranty"><!-- a --></legal>',
    ),
  ],
  [
    'RSL 1.0 3.13: a legal statement without text is removed',
    lists(permits('search'), '<legal type="attestation">true</legal>'),
    (source) => setLegal(source, first, 'attestation', ''),
    lists(permits('search')),
  ],
  [
    'RSL 1.0 3.15: the URL of metadata is added after the licenses',
    empty,
    (source) => setSchemaUrl(source, 0, '/a.jsonld'),
    withMetadata('<schema>/a.jsonld</schema>'),
  ],
  [
    'RSL 1.0 3.15: metadata in the document does not change',
    withMetadata('<schema type="application/ld+json">{"@type": "Book"}</schema>'),
    (source) => setSchemaUrl(source, 0, '/a.jsonld'),
    withMetadata('<schema type="application/ld+json">{"@type": "Book"}</schema>'),
  ],
  [
    'RSL 1.0 3.16: the name of a rights holder adds the element',
    empty,
    (source) => setHolder(source, 0, 'A & B'),
    withMetadata('<copyright>A &amp; B</copyright>'),
  ],
  [
    'RSL 1.0 3.16: a contact adds the element too',
    empty,
    (source) => setHolderAttribute(source, 0, 'contactEmail', 'a@h.example'),
    withMetadata('<copyright contactEmail="a@h.example"/>'),
  ],
  [
    'RSL 1.0 3.16: contacts remain when the name is deleted, so that another name can be entered',
    withMetadata('<copyright contactUrl="/contact">A</copyright>'),
    (source) => setHolder(source, 0, ''),
    withMetadata('<copyright contactUrl="/contact"></copyright>'),
  ],
  [
    'RSL 1.0 3.16: a rights holder without name and contacts is removed',
    withMetadata('<copyright contactUrl="/contact"></copyright>'),
    (source) => setHolderAttribute(source, 0, 'contactUrl', ''),
    empty,
  ],
  [
    'RSL 1.0 3.16: an element with a comment is not removed',
    withMetadata('<copyright contactUrl="/contact"><!-- ours --></copyright>'),
    (source) => setHolderAttribute(source, 0, 'contactUrl', ''),
    withMetadata('<copyright><!-- ours --></copyright>'),
  ],
];

test.each(rows)('%s', (_name, before, edit, after) => {
  const source = sourceOfText(before);
  expect(textOfSource(applyEdits(source, edit(source)))).toBe(after);
});

describe('documents that cannot be edited', () => {
  test('a document that is not well-formed does not change', () => {
    const source = sourceOfText('<rsl><content url="/"></rsl>');
    expect(addContent(source, '/a')).toEqual([]);
    expect(setContentAttribute(source, 0, 'url', '/a')).toEqual([]);
  });
});

const place = fc.record({ content: fc.nat({ max: 2 }), license: fc.nat({ max: 2 }) });
const word = fc.constantFrom('search', 'ai-train', 'ai-all');
const effect = fc.constantFrom('permits', 'prohibits', undefined);
const value = fc.constantFrom('', '/a', 'https://h.example/?a&b', `"<'>&`, 'USD');
const attribute = fc.constantFrom('url', 'server', 'lastmod');
const legalType = fc.constantFrom(...rslLegalTypes);
/** Edits that change no answer (RSL 1.0 3.3, 3.13, 3.15, 3.16). */
const silentEdits = fc.oneof(
  fc.tuple(place, legalType, value).map(
    ([at, type, one]) =>
      (source: Source) =>
        setLegal(source, at, type, one),
  ),
  fc.tuple(place, value).map(
    ([at, one]) =>
      (source: Source) =>
        setSchemaUrl(source, at.content, one),
  ),
  fc.tuple(place, value).map(
    ([at, one]) =>
      (source: Source) =>
        setHolder(source, at.content, one),
  ),
  fc.tuple(place, fc.constantFrom('type', 'contactEmail', 'contactUrl'), value).map(
    ([at, name, one]) =>
      (source: Source) =>
        setHolderAttribute(source, at.content, name, one),
  ),
  fc.tuple(place, value).map(
    ([at, one]) =>
      (source: Source) =>
        setContentAttribute(source, at.content, 'lastmod', one),
  ),
);
const edits = fc.oneof(
  silentEdits,
  place.map((at) => (source: Source) => addReporting(source, at, 'audit')),
  place.map((at) => (source: Source) => removeReporting(source, at, 0)),
  fc.tuple(place, fc.constantFrom('type', 'profile', 'endpoint'), value).map(
    ([at, name, one]) =>
      (source: Source) =>
        setReporting(source, at, 0, name, one),
  ),
  value.map((one) => (source: Source) => addContent(source, one)),
  fc.nat({ max: 2 }).map((at) => (source: Source) => addLicense(source, at)),
  fc.nat({ max: 2 }).map((at) => (source: Source) => removeContent(source, at)),
  place.map((at) => (source: Source) => removeLicense(source, at)),
  fc.tuple(place, attribute, value).map(
    ([at, name, one]) =>
      (source: Source) =>
        setContentAttribute(source, at.content, name, one),
  ),
  fc.tuple(place, value).map(
    ([at, one]) =>
      (source: Source) =>
        setTerms(source, at.content, one),
  ),
  fc.tuple(place, word, effect).map(
    ([at, one, to]) =>
      (source: Source) =>
        setWord(source, at, 'usage', one, to),
  ),
  fc.tuple(place, fc.constantFrom('crawl', undefined)).map(
    ([at, type]) =>
      (source: Source) =>
        setPaymentType(source, at, type),
  ),
  fc.tuple(place, value).map(
    ([at, one]) =>
      (source: Source) =>
        setAmount(source, at, one, 'EUR'),
  ),
  fc.tuple(place, value).map(
    ([at, one]) =>
      (source: Source) =>
        setOffer(source, at, 'standard', one),
  ),
);

test('ours: an edited document is well-formed, and is read like the same text when it is reopened', () => {
  let changes = 0;
  fc.assert(
    fc.property(anyRslFile, edits, (text, edit) => {
      const source = sourceOfText(text);
      expect(readRslDocument(source).problem, text).toBeUndefined();
      const after = applyEdits(source, edit(source));
      const reopened = sourceOfText(textOfSource(after));
      changes += after === source ? 0 : 1;
      expect(readRslDocument(after).problem, textOfSource(after)).toBeUndefined();
      expect(readRslDocument(after).contents).toEqual(readRslDocument(reopened).contents);
      expect(textOfSource(source)).toBe(text);
    }),
    { numRuns: runs(200) },
  );
  expect(changes).toBeGreaterThan(8);
});

test('RSL 1.0 3.13 to 3.16: legal statements, rights holders and metadata change no answer', () => {
  let changes = 0;
  const answers = (source: Source) =>
    readRslDocument(source).contents.map((content) =>
      aiPurposes.map((purpose) => {
        const answer = answerOf([content], purpose);
        return answer && [answer.says, answer.words];
      }),
    );
  fc.assert(
    fc.property(anyRslFile, silentEdits, (text, edit) => {
      const source = sourceOfText(text);
      const after = applyEdits(source, edit(source));
      changes += after === source ? 0 : 1;
      expect(answers(after)).toEqual(answers(source));
    }),
    { numRuns: runs(200) },
  );
  expect(changes).toBeGreaterThan(8);
});

test('ours: a word is in the requested list, and no other word moves', () => {
  fc.assert(
    fc.property(anyRslFile, place, word, effect, (text, at, requested, to) => {
      const source = sourceOfText(text);
      const words = (one: Source) => readRslDocument(one).contents[at.content]?.licenses[at.license];
      const before = words(source);
      if (!before) return;
      const after = words(applyEdits(source, setWord(source, at, 'usage', requested, to)))!;
      expect(stateOfWord(after, 'usage', requested)).toBe(to);
      for (const other of ['search', 'ai-train', 'ai-all', 'ai-input', 'x:y'].filter(
        (one) => one !== requested,
      ))
        expect(stateOfWord(after, 'usage', other)).toBe(stateOfWord(before, 'usage', other));
    }),
    { numRuns: runs(200) },
  );
});

test('ours: any bytes are printed unchanged, and no broken document throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyBrokenRslFile.map((text) => new TextEncoder().encode(text)),
        fc.uint8Array(),
      ),
      (bytes) => {
        const source = readSource(bytes);
        readRslDocument(source);
        for (const documentEdits of [
          addContent(source, '/'),
          setWord(source, { content: 0, license: 0 }, 'usage', 'all', 'permits'),
        ])
          applyEdits(source, documentEdits);
        expect(printSource(source)).toEqual(bytes);
      },
    ),
    { numRuns: runs(200) },
  );
});
