// The highlighting of XML documents: robots instructions, sections that span lines, and robustness.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBrokenXml } from '../../../testing/arbitraries/xml.ts';
import { initialXmlState, tokenizeXmlLine, type XmlState } from './xml-tokens.ts';

/** Returns a text with the name of each color before the text that has it. */
function highlighted(text: string): string {
  let state: XmlState = initialXmlState;
  return text
    .split('\n')
    .map((line) => {
      const { tokens, state: after } = tokenizeXmlLine(line, state);
      state = after;
      return tokens
        .map(({ startIndex, scopes }, i) => `[${scopes}]${line.slice(startIndex, tokens[i + 1]?.startIndex)}`)
        .join('');
    })
    .join('\n');
}

test.each([
  [
    '<?robots index="no" follow="yes"?>',
    '[field]<?[agent]robots[field] index="[deny]no[field]" follow="[allow]yes[field]"?>',
  ],
  ['<?xml version="1.0"?>', '[field]<?xml version="1.0"?>'],
  ['<a b="c">d</a>', '[field]<a b="[value]c[field]">[value]d[field]</a>'],
  ['<!-- a\nb --><c/>', '[remark]<!-- a\n[remark]b -->[field]<c/>'],
  ['<a b="c\nd">', '[field]<a b="[value]c\n[value]d[field]">'],
  ['<?robots\nindex="no"?>x', '[field]<?[agent]robots\n[field]index="[deny]no[field]"?>[value]x'],
  ['<!DOCTYPE a [\n<?robots?>\n]>', '[field]<!DOCTYPE a [\n[field]<?[agent]robots[field]?>\n[value]]>'],
  ['a < b', '[value]a [broken]<[value] b'],
])('ours: %s', (text, expected) => expect(highlighted(text)).toBe(expected));

test('ours: for any line, tokens start at 0 and are ascending', () => {
  const states: readonly XmlState[] = ['text', 'comment', 'cdata', 'pi', 'robots', 'tag', 'double', 'single'];
  fc.assert(
    fc.property(anyBrokenXml, fc.constantFrom(...states), (text, state) => {
      for (const line of text.split('\n')) {
        const { tokens } = tokenizeXmlLine(line, state);
        expect(tokens[0]?.startIndex).toBe(line === '' ? undefined : 0);
        tokens.forEach(({ startIndex }, i) => {
          if (i > 0) expect(startIndex).toBeGreaterThan(tokens[i - 1]!.startIndex);
        });
      }
    }),
  );
});
