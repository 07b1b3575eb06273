// Numbers at which urllib.robotparser raises ValueError, as measured with CPython 3.11: `isdigit()` is true, and `int()`
// refuses.
import { describe, expect, test } from 'vitest';
import { ask, crawlDelay, explain, openSite, type ReaderId, readers } from '../../index.ts';

const siteOf = (text: string) => openSite({ origin: '', files: { '/robots.txt': text } });
const askAs = (reader: ReaderId, text: string) =>
  ask(siteOf(text), { question: 'fetch', reader, agent: 'a', url: '/x' });
const withDelay = (value: string) => `User-agent: *\nCrawl-delay: ${value}\nDisallow: /\n`;
const pythons: readonly ReaderId[] = ['python-urllib-3.12', 'python-urllib-3.14'];

describe.each(pythons)('cpython int(): %s stops with an error', (reader) => {
  test.each(['²', '1²', '③', '⑴', '⒈', '⓪', '❶', '➀', '₀', '፩', '᧚', '𐩀', '🄀', '  ²', '9'.repeat(4301)])(
    'at Crawl-delay: %s',
    (value) => {
      const verdict = askAs(reader, withDelay(value));
      expect([verdict.answer, verdict.reason]).toEqual(['no-information', 'invalid-number']);
      expect(explain(verdict)).toContain('Line 2 has Crawl-delay: ');
      expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
      expect(crawlDelay(siteOf(withDelay(value)), 'a', { reader })).toBeUndefined();
    },
  );
  test.each(['1/²', '²/1', '① / 2'])('at Request-rate: %s', (value) => {
    expect(askAs(reader, `User-agent: *\nRequest-rate: ${value}\nDisallow: /\n`).reason).toBe(
      'invalid-number',
    );
  });
  test.each(['٣', '१०', '𝟛', '5', '-1', '1.5', '½', 'Ⅷ', '一', '1/2', '', '² s', '9'.repeat(4300)])(
    'not at Crawl-delay: %s',
    (value) => {
      expect(askAs(reader, withDelay(value)).answer).toBe('deny');
    },
  );
  test.each([
    ['a line in no record', 'Crawl-delay: ²\nUser-agent: *\nDisallow: /\n'],
    ['a comment', 'User-agent: *\n# Crawl-delay: ²\nDisallow: /\n'],
    ['another field', 'User-agent: *\nDelay: ²\nDisallow: /\n'],
    ['a rate with one number', 'User-agent: *\nRequest-rate: ²\nDisallow: /\n'],
  ])('not at %s', (_, text) => {
    expect(askAs(reader, text).answer).toBe('deny');
  });
});

test('cpython unquote(): a percent-encoded number stops the reader that decodes values', () => {
  const answers = pythons.map((reader) => askAs(reader, withDelay('%C2%B2')).answer);
  expect(answers).toEqual(['no-information', 'deny']);
});

test('ours: no other reader stops', () => {
  for (const { id } of readers)
    if (!pythons.includes(id))
      expect([id, askAs(id, withDelay('²')).reason]).not.toEqual([id, 'invalid-number']);
});
