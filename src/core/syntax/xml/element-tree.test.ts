// The tree of elements: names, namespaces and positions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBrokenXml, anyXmlDocument } from '../../../testing/arbitraries/xml.ts';
import { attributeValue, readElements, textOfElement, type XmlElement } from './element-tree.ts';

const outline = ({ name, namespace, children }: XmlElement): string =>
  `${namespace}|${name}${children.length === 0 ? '' : `(${children.map(outline).join(' ')})`}`;

test.each([
  ['<a/>', '|a'],
  ['<a xmlns="n"><b/></a>', 'n|a(n|b)'],
  ['<a xmlns="n"><b xmlns=""/></a>', 'n|a(|b)'],
  ['<a xmlns="n" xmlns:p="m"><p:b xmlns:p="o"/><p:c/></a>', 'n|a(o|b m|c)'],
  ['<p:a/>', '|a'],
  ['<a xmlns="a&amp;b"/>', 'a&b|a'],
  ['<a><!-- <b/> --><![CDATA[<c/>]]><d/></a>', '|a(|d)'],
])('Namespaces in XML 1.0: %s is %s', (text, tree) =>
  expect(readElements(text).map(outline).join(' ')).toBe(tree),
);

test('XML 1.0 2.7, 4.1: the text of an element excludes its children and includes CDATA and references', () => {
  const text = '<a b="1&lt;2">x &amp; <c>no</c><![CDATA[<y>]]></a>';
  const [root] = readElements(text);
  expect(textOfElement(text, root!)).toBe('x & <y>');
  expect(attributeValue(text, root!.tag, 'b')).toBe('1<2');
  expect(attributeValue(text, root!.tag, 'c')).toBeUndefined();
});

test('ours: positions of elements are those of their tags, and each is inside its parent', () => {
  const check = (text: string, one: XmlElement) => {
    expect(text[one.start]).toBe('<');
    expect(text[one.end - 1]).toBe('>');
    for (const child of one.children) {
      expect(child.start).toBeGreaterThanOrEqual(one.tag.end);
      expect(child.end).toBeLessThanOrEqual(one.innerEnd);
      check(text, child);
    }
  };
  fc.assert(
    fc.property(anyXmlDocument, (text) => {
      const roots = readElements(text);
      expect(roots).toHaveLength(1);
      check(text, roots[0]!);
    }),
    { numRuns: 200 },
  );
});

test('ours: no broken document throws, and 100,000 nested elements are read in one pass', () => {
  fc.assert(
    fc.property(anyBrokenXml, (text) => readElements(text).length >= 0),
    { numRuns: 200 },
  );
  expect(readElements('<a xmlns:b="c">'.repeat(100_000))).toHaveLength(1);
});
