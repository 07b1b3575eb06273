// The evaluation vectors of ACAP, and what holds of every usage verdict.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acapVectors } from '../../testing/acap-vectors.ts';
import { openSite } from '../site/site.ts';
import { ask, prepare } from './index.ts';
import type { UsageOptions } from './usage-verdict.ts';

type Vector = (typeof acapVectors.evaluation)[number];

const siteOf = ({ file, files = {}, url }: Vector) =>
  openSite({
    origin: url.startsWith('/') ? '' : new URL(url).origin,
    files: { '/robots.txt': file, ...files },
  });

function optionsOf({ usage, purpose, capabilities, options }: Vector): UsageOptions {
  return {
    question: 'usage',
    usage,
    ...(purpose === undefined ? {} : { purpose }),
    ...(capabilities ? { capabilities } : {}),
    ...(options ? { options } : {}),
  };
}

test.each(acapVectors.evaluation.map((vector) => [vector.section, vector.id, vector.why, vector] as const))(
  'acap 1.1 %s: %s: %s',
  (_section, _id, _why, vector) => {
    const verdict = ask(siteOf(vector), { ...optionsOf(vector), agent: vector.crawler, url: vector.url });
    expect(verdict.answer).toBe(vector.expect.verdict);
    if (vector.expect.qualifiers)
      expect([...verdict.qualifiers].sort()).toEqual([...vector.expect.qualifiers].sort());
    if (vector.expect.incomplete !== undefined) expect(verdict.incomplete).toBe(vector.expect.incomplete);
    if (vector.expect.source) expect(verdict.source).toBe(vector.expect.source);
    const trace = verdict.trace();
    expect(trace.filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
  },
);

test('ours: the matrix answers as single questions do', () => {
  for (const vector of acapVectors.evaluation) {
    const prepared = prepare(siteOf(vector), optionsOf(vector));
    const agents = [vector.crawler, 'nobody-else', ''];
    const { answers, lines } = prepared.matrix(agents, [vector.url, '/']);
    const singles = [vector.url, '/'].flatMap((url) => agents.map((agent) => prepared(agent, url)));
    const list = ['allowed', 'prohibited', 'allowed-with-restrictions', 'unspecified'];
    expect([...answers].map((place) => list[place])).toEqual(singles.map(({ answer }) => answer));
    expect([...lines]).toEqual(
      singles.map(({ deciding }) => deciding.find(({ path }) => path === '/robots.txt')?.line ?? -1),
    );
  }
});

describe('whatever stands in the file', () => {
  const word = fc.constantFrom(
    ...'ACAP-crawler: |ACAP-allow-|ACAP-disallow-|crawl|index|present|present-snippet|other|(x)|: |/|*|$|a|time-limit=|3-days|plus-terms'.split(
      '|',
    ),
    ...'ACAP-composite-usage: x |ACAP-qualified-usage: x |ACAP-resource-set: s |the-acap:resource-set:s|ACAP-usage-purpose: n|\n'.split(
      '|',
    ),
    ...'ACAP-version: 1.1|ACAP-ignore-conventional-records|User-agent: *\n|Disallow: /|ACAP-permissions-reference: /r.txt|#|\t'.split(
      '|',
    ),
  );
  const file = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
  test('ours: a usage question never throws, and one step decides', () => {
    fc.assert(
      fc.property(
        file,
        file,
        fc.string(),
        fc.constantFrom('crawl', 'present-snippet', 'other', 'train'),
        (text, other, path, usage) => {
          const site = openSite({ origin: '', files: { '/robots.txt': text, '/r.txt': other } });
          const verdict = ask(site, { question: 'usage', usage, purpose: 'n', agent: 'a', url: `/${path}` });
          expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toHaveLength(1);
          expect(verdict.advice.carveOuts).toBeDefined();
        },
      ),
    );
  });
});
