import { describe, expect, test } from 'vitest';
import { readSource, type Source, sourceOfText } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { type ReaderId, readerOf } from '../../readers/registry.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { countLinesCutOff } from './cut-off.ts';

const policyFor = (source: Source) => createPolicy(source, formatOfPath('/robots.txt'));

describe('rfc 9309 2.5: lines beyond 500 KiB', () => {
  const kilo = `# ${'x'.repeat(1021)}\n`;
  const cut = (text: string, id: ReaderId) => countLinesCutOff(policyFor(sourceOfText(text)), readerOf(id));
  test.each([
    ['none in a file of exactly that size', kilo.repeat(500), 0],
    ['the truncated line', `${kilo.repeat(499)}${'y'.repeat(1025)}\n`, 1],
    ['all lines after it', kilo.repeat(510), 10],
  ])('%s', (_, text, lines) => expect(cut(text, 'rfc9309')).toBe(lines));
  test('yandex: all lines, if a file that is too long is ignored', () => {
    expect(cut(kilo.repeat(510), 'yandex')).toBe(510);
    expect(cut(kilo.repeat(500), 'yandex')).toBe(0);
  });
  test('draft 1 sets no limit', () => expect(cut(kilo.repeat(510), 'koster-1996')).toBe(0));
  test('a document has no rules: nothing of it is cut off', () => {
    const source = sourceOfText(`<a>\n${kilo.repeat(510)}</a>\n`);
    expect(countLinesCutOff(createPolicy(source, formatOfPath('/a.xml')), readerOf('rfc9309'))).toBe(0);
  });
  test('UTF-16 is not a question of size', () => {
    const source = readSource(new Uint8Array([0xff, 0xfe, 0x61, 0]));
    expect(countLinesCutOff(policyFor(source), readerOf('rfc9309'))).toBe(0);
  });
});
