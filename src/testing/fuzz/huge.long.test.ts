// Huge files are read, queried, edited and printed in memory that is limited to a multiple of their size.
import { expect } from 'vitest';
import { openSite, prepare, printFile, readers } from '../../core/index.ts';
import { applyEdits } from '../../core/workspace/site.ts';
import { longTest } from '../long-test.ts';
import { encodeUtf8 } from './fuzz-case.ts';

const PATH = '/robots.txt';
const MIB = 2 ** 20;

const huge: readonly (readonly [name: string, bytes: () => Uint8Array])[] = [
  ['one line of 50 MB', () => encodeUtf8(`User-agent: *\nDisallow: /${'a*'.repeat(25 * MIB)}\n`)],
  ['two million lines', () => encodeUtf8(`User-agent: *\n${'Disallow: /a\n'.repeat(2_000_000)}`)],
  ['ten million empty lines', () => encodeUtf8('\n'.repeat(10_000_000))],
];

for (const [name, make] of huge)
  longTest(`product: memory is bounded and every octet is printed unchanged: ${name}`, () => {
    const bytes = make();
    const before = process.memoryUsage().rss;
    const site = openSite({ origin: '', files: { [PATH]: bytes } });
    for (const reader of readers) {
      const verdict = prepare(site, { question: 'fetch', reader, file: PATH })('bot', '/a');
      expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toHaveLength(1);
    }
    const start = { line: 0, column: 0 };
    const after = applyEdits(site, PATH, [{ range: { start, end: start }, text: '#' }]);
    expect(printFile(after, PATH).length).toBe(bytes.length + 1);
    expect(Buffer.compare(printFile(site, PATH), bytes)).toBe(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(3000 * MIB);
  });
