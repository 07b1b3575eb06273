// Which content decides: the index gives the same answers as a check of every content.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../testing/arbitraries/edits.ts';
import { aiPurposes } from '../../catalogue/ai-purposes.ts';
import { sourceOfText } from '../../document/source.ts';
import { openSite } from '../../workspace/site.ts';
import { answerOf } from './rsl-answer.ts';
import { rslCarrier } from './rsl-carrier.ts';
import { readRslDocument } from './rsl-document.ts';

const patterns = ['/', '/a', '/a/', '/a/*', '/*b', '/a/b$', '/*.html', '/A', '*'] as const;
const licenses = [
  '<license><permits type="usage">search</permits></license>',
  '<license><permits type="usage">all</permits><payment type="crawl"/></license>',
  '<license><prohibits type="usage">ai-train</prohibits></license>',
  '<license/>',
  '',
] as const;

/** Whether a path matches a pattern of RFC 9309, by a regular expression. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const source = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');
  return new RegExp(`^${source}${isWhole ? '$' : ''}`, 's').test(path);
}

const strictness = ['no', 'terms', 'yes'];

/**
 * The answers of a check of every content: of those that say something, the longest pattern counts, then the
 * strictest answer.
 */
function plainAnswers(text: string, path: string): readonly string[] {
  const { contents } = readRslDocument(sourceOfText(text));
  const urls = [...new Set(contents.map(({ url }) => url?.text ?? ''))].filter((url) => matches(url, path));
  return aiPurposes.flatMap((purpose) => {
    const answers = urls.flatMap((url) => {
      const answer = answerOf(
        contents.filter((one) => one.url?.text === url),
        purpose,
      );
      return answer ? [{ ...answer, length: url.length }] : [];
    });
    const [best] = answers.toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        b.length - a.length ||
        strictness.indexOf(a.says) - strictness.indexOf(b.says),
    );
    return best ? [`${purpose} ${best.says}`] : [];
  });
}

const anyFile = fc
  .array(fc.tuple(fc.constantFrom(...patterns), fc.constantFrom(...licenses)), { maxLength: 6 })
  .map((items) => {
    const contents = items.map(([url, license]) => `<content url="${url}">${license}</content>`);
    return `<rsl xmlns="https://rslstandard.org/rsl">${contents.join('\n')}</rsl>`;
  });
const anyPath = fc.constantFrom('/', '/a', '/a/', '/a/b', '/a/bc', '/x/b', '/a/c.html', '/A/b', '/b?c');

test('RSL 1.0 3.1.1: the index finds the same content as a check of all contents that match', () => {
  let statementCount = 0;
  fc.assert(
    fc.property(anyFile, anyPath, (text, path) => {
      const site = openSite({ origin: 'https://h.example', files: { '/license.xml': text } });
      const statements = rslCarrier.prepare(site)?.statementsFor('GPTBot', path) ?? [];
      statementCount += statements.length;
      expect(statements.map(({ purpose, says }) => `${purpose} ${says}`)).toEqual(plainAnswers(text, path));
    }),
    { numRuns: runs(300) },
  );
  expect(statementCount).toBeGreaterThan(80);
});

test('RSL 1.0 3.3: a full URL is for the site of its host', () => {
  const text =
    '<rsl xmlns="https://rslstandard.org/rsl"><content url="https://h.example/a"><license><prohibits type="usage">all</prohibits></license></content></rsl>';
  const ask = (origin: string, url: string) =>
    rslCarrier.prepare(openSite({ origin, files: { '/license.xml': text } }))?.statementsFor('', url).length;
  expect(ask('https://h.example', '/a/b')).toBe(4);
  expect(ask('https://h.example', 'https://h.example/a')).toBe(4);
  expect(ask('https://other.example', '/a/b')).toBe(0);
  expect(ask('https://h.example', 'https://other.example/a')).toBe(0);
});
