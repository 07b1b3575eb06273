// Compares well-formedness with an independent parser, and tests the positions of errors.
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { anyBrokenXml, anyXmlDocument } from '../../../testing/arbitraries/xml.ts';
import { findWellFormednessProblem } from './well-formed.ts';

/** Whether saxes accepts a text as a document. */
function isFineForSaxes(text: string): boolean {
  let isFine = true;
  const parser = new SaxesParser();
  parser.on('error', () => {
    isFine = false;
  });
  parser.write(text).close();
  return isFine;
}

test('XML 1.0 2.1: a well-formed document has no problem', () => {
  fc.assert(
    fc.property(anyXmlDocument, (text) => {
      expect(findWellFormednessProblem(text), text).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test('XML 1.0 2.1: Gatepost and saxes agree about any broken document', () => {
  fc.assert(
    fc.property(anyBrokenXml, (text) => {
      // saxes does not parse the document type, and accepts `<?a?b?>` although white space is missing in it.
      fc.pre(text.isWellFormed() && !text.includes('<!D') && !/<\?[\w-]+\?[^>]/.test(text));
      expect(findWellFormednessProblem(text) === undefined, text).toBe(isFineForSaxes(text));
    }),
    { numRuns: 2000 },
  );
});

describe('XML 1.0: errors and their positions', () => {
  test.each<[string, string, string]>([
    ['<a>', 'unclosed', '<a'],
    ['<a></b>', 'wrong-end-tag', '</b'],
    ['<a/><b/>', 'outside-root', '<b'],
    ['<a/>x', 'outside-root', 'x'],
    ['<a b="1" b="2"/>', 'duplicate-attribute', 'b'],
    ['<a b=1/>', 'missing-quotes', '1/'],
    ['<a b/>', 'missing-value', 'b'],
    ['<a b="<"/>', 'less-than', '<'],
    ['<a b="1"c="2"/>', 'missing-space', 'c'],
    ['<!-- -- --><a/>', 'double-hyphen', '--'],
    ['<a>]]></a>', 'section-end', ']]>'],
    ['<a>& </a>', 'bad-reference', '&'],
    ['<a>&nbsp;</a>', 'unknown-entity', '&nbsp;'],
    ['<a>&#0;</a>', 'bad-reference', '&#0'],
    ['<a>\u0001</a>', 'bad-character', '\u0001'],
    [' <?xml version="1.0"?><a/>', 'declaration-not-first', '<?xml version="1.0"?>'],
    ['<?xml?><a/>', 'bad-declaration', '<?xml?>'],
    ['<?xml version="1.0"encoding="x"?><a/>', 'bad-declaration', '<?xml version="1.0"encoding="x"?>'],
    ['<a><!DOCTYPE a></a>', 'bad-doctype', '<!DOCTYPE a'],
    ['<!DOCTYPE a [<!FOO b>]><a/>', 'bad-doctype', '<!FOO b>'],
    ['<!DOCTYPE a [ x ]><a/>', 'stray-character', 'x'],
    ['<!DOCTYPE a [<a/>', 'unterminated', '<!DOCTYPE a'],
    ['< a/>', 'stray-character', '<'],
    ['', 'no-root', ''],
  ])('%s', (text, code, words) => {
    const problem = findWellFormednessProblem(text)!;
    expect([problem.code, text.slice(problem.start, problem.end)]).toEqual([code, words]);
  });

  test.each([
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<!DOCTYPE a SYSTEM "x"><a>&nbsp;</a>',
    '<!DOCTYPE a [<!ENTITY % b SYSTEM "x"> %b;]><a>&nbsp;</a>',
    '<a xlink:href="x"/>',
  ])('%s is well-formed', (text) => expect(findWellFormednessProblem(text)).toBeUndefined());
});
