// The scanner of documents: it loses no character, returns positions, and takes bounded time for hostile input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBrokenXml } from '../../../testing/arbitraries/xml.ts';
import { scanHtml } from '../html/scan-html.ts';
import { scanXml } from './scan-xml.ts';
import type { XmlToken } from './tokens.ts';

function tokensOf(text: string): XmlToken[] {
  const tokens: XmlToken[] = [];
  scanXml(text, (token) => tokens.push(token));
  return tokens;
}

test('ours: tokens cover the whole of any document', () => {
  fc.assert(
    fc.property(anyBrokenXml, (text) => {
      let at = 0;
      for (const token of tokensOf(text)) {
        if (token.kind === 'declaration' || ('place' in token && token.place === 'subset')) continue;
        if (token.kind === 'junk' && token.start < at) continue;
        // A document type is reported after its subset, of which only junk has no place of its own.
        if (token.kind === 'junk' && token.start > at) continue;
        expect(token.start, text).toBe(at);
        expect(token.end, text).toBeGreaterThan(at);
        at = token.end;
      }
      expect(at, text).toBe(text.length);
    }),
    { numRuns: 500 },
  );
});

describe('the place of markup', () => {
  test.each<[string, string]>([
    ['<?x?><a/>', 'prolog'],
    ['<!DOCTYPE a [<?x?>]><a/>', 'subset'],
    ['<!DOCTYPE a><?x?><a/>', 'prolog'],
    ['<!DOCTYPE a SYSTEM "[" [ <!ENTITY b "]>"> <!-- ]> --> <?x?> ]><a/>', 'subset'],
    ['<a><?x?></a>', 'content'],
    ['<a><b/><?x?></a>', 'content'],
    ['<a></a><?x?>', 'after'],
    ['<a/><?x?>', 'after'],
    ['<!DOCTYPE a [ <a><?x?></a>', 'content'],
    ['<a b=">"><?x?></a>', 'content'],
    ['</a><?x?><b/>', 'content'],
    ['</a></b><c></c><?x?>', 'after'],
  ])('%s: %s', (text, place) => {
    const found = tokensOf(text).find((token) => token.kind === 'instruction');
    expect(found).toMatchObject({ place });
  });
});

describe('the tags that an HTML parser finds', () => {
  const namesIn = (text: string) => {
    const names: string[] = [];
    scanHtml(text, ({ name }) => names.push(name));
    return names.join(' ');
  };
  test.each([
    ['<P><?robots <a> ?><b>', 'p b'],
    ['<!-- <a> --><b>', 'b'],
    ['<!--><a><!--->', 'a'],
    ['<script><a></script ><b>', 'script b'],
    ['<TITLE><a></scripts></title><b>', 'title b'],
    ['<style>', 'style'],
    ['<![CDATA[<a>]]><b>', 'b'],
    ['a < b <c d=e>', 'c'],
  ])('HTML 13.2.5: %s', (text, names) => expect(namesIn(text)).toBe(names));
});

/** Repeats that would take quadratic time if each one were searched up to the end of the text. */
const hostile = [
  '<a "',
  "<a b='",
  '<a b="x',
  '<!--',
  '<![CDATA[',
  '<?a ',
  '<!DOCTYPE ',
  '<!DOCTYPE a [',
  '<!ENTITY ',
  '&',
  '<',
  '</',
  '<a>',
  '<?robots ',
  '<!-- <?robots ',
  '%a',
  '<!DOCTYPE a "',
  '<title>',
  '</t',
  '<script></',
  '<a b=',
  '"<!--',
];

describe.each(hostile)('ours: repeats of %s are not searched again and again', (part) => {
  test('in 200,000 characters', () => {
    const text = part.repeat(200_000 / part.length);
    let count = 0;
    scanXml(text, () => count++);
    scanHtml(`<html>${text}`, () => count++);
    expect(count).toBeGreaterThan(0);
  });
});
