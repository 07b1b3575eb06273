// Checks what a proof says about two versions against the answers of `ask`.
import fc from 'fast-check';
import { expect } from 'vitest';
import { openSite } from '../../core/fetch.ts';
import { answerFetch } from '../../core/formats/rep/question/fetch.ts';
import type { Difference } from '../../core/proof/difference.ts';
import { type RuleList, ruleListsOf } from '../../core/proof/rule-list.ts';
import type { Decision } from '../../core/questions/question.ts';
import type { Reader } from '../../core/readers/reader.ts';

const AGENT = 'crawler';

/** One version of a file, as a reader reads it: the rules that are compared, and the answers of `ask`. */
export interface ReadVersion {
  readonly list: RuleList;
  readonly ask: (path: string) => Decision;
}

/** Reads rules, such as `Disallow: /a`, in a record for all crawlers. */
export function readRules(rules: readonly string[], reader: Reader): ReadVersion {
  const text = `User-agent: *\n${rules.join('\n')}\n`;
  const site = openSite({ origin: '', files: { [reader.file.path]: text } });
  const { asking } = answerFetch(site, { question: 'fetch', reader });
  return {
    list: ruleListsOf(site, { reader })(AGENT),
    // A path that begins with two slashes would be read as a host.
    ask: (path) => asking(AGENT, `http://www.example.com${path}`),
  };
}

/** The tokens of which the rules and the URLs consist. Rules also have wildcards. */
const urlTokens = ['a', 'b', '/', '?', '=', '%2F', '%61', '%C3%A9', '*'];
const ruleTokens = [...urlTokens, '*', '$', 'ab'];

const pathArbitrary = fc
  .tuple(
    fc.constantFrom('/', '/', '*', ''),
    fc.array(fc.constantFrom(...ruleTokens), { maxLength: 4 }),
    fc.constantFrom('', '', '$', '/index.htm'),
  )
  .map(([first, tokens, end]) => first + tokens.join('') + end);
const ruleArbitrary = fc
  .tuple(fc.constantFrom('Allow', 'Disallow', 'Disallow'), pathArbitrary)
  .map(([field, path]) => `${field}: ${path}`);
export const rulesArbitrary = fc.array(ruleArbitrary, { maxLength: 5 });

/** Two versions: other rules, or the same with an edit. */
export const versionsArbitrary = fc.oneof(
  fc.tuple(rulesArbitrary, rulesArbitrary),
  fc
    .tuple(fc.array(ruleArbitrary, { minLength: 1, maxLength: 6 }), fc.nat(), ruleArbitrary, fc.nat(3))
    .map(([rules, n, rule, kind]): [string[], string[]] => {
      const place = n % rules.length;
      if (kind === 0) return [rules, rules.toSpliced(place, 1)];
      if (kind === 1) return [rules, rules.toSpliced(place, 1, rule)];
      if (kind === 2) return [rules, rules.toReversed()];
      return [rules, rules.toSpliced(place, 0, rule)];
    }),
);

/** All URLs of up to this many tokens after the slash. */
export function allUrls(length: number): readonly string[] {
  let urls = ['/'];
  const result = [...urls];
  for (let i = 0; i < length; i++) {
    urls = urls.flatMap((url) => urlTokens.map((token) => url + token));
    result.push(...urls);
  }
  return result;
}

/** The characters of a URL; an escape counts as one. */
const lengthOf = (url: string) => url.replace(/%[0-9A-F]{2}/g, '%').length;

/** Checks that the examples of a result are so: they have the answers that it says, and these differ. */
export function checkExamples(
  [before, after]: readonly [ReadVersion, ReadVersion],
  result: Difference,
): void {
  for (const { answers, path, shortestPath } of result.regions) {
    expect(answers[0]).not.toBe(answers[1]);
    for (const url of [path, shortestPath])
      expect([before.ask(url).answer, after.ask(url).answer], url).toEqual(answers);
  }
}

/** Checks that each URL on which two versions differ is in a direction of a settled result. */
export function checkNothingIsMissing(
  [before, after]: readonly [ReadVersion, ReadVersion],
  result: Difference,
  urls: Iterable<string>,
): void {
  if (!result.settled) return;
  const directions = new Set(result.regions.map(({ answers }) => answers.join()));
  for (const url of urls) {
    const answers = [before.ask(url).answer, after.ask(url).answer];
    if (answers[0] === answers[1] || url === '/robots.txt') continue;
    expect(directions.has(answers.join()), `${url} ${answers.join()}`).toBe(true);
  }
}

/**
 * Checks that a result with all pairs of rules has each pair of lines that decides one of these URLs differently,
 * with an example that is at least as short.
 */
export function checkAllPairs(
  [before, after]: readonly [ReadVersion, ReadVersion],
  result: Difference,
  urls: readonly string[],
): void {
  if (!result.settled) return;
  const lineOf = ({ list }: ReadVersion, decider: Difference['regions'][number]['before']) =>
    decider && list.lineOf(decider)?.line;
  for (const url of urls) {
    const [a, b] = [before.ask(url), after.ask(url)];
    if (a.answer === b.answer || url === '/robots.txt') continue;
    const lengths = result.regions
      .filter(
        (region) =>
          lineOf(before, region.before) === a.by?.line && lineOf(after, region.after) === b.by?.line,
      )
      .map(({ shortestPath }) => lengthOf(shortestPath));
    expect(lengths, `${url} is decided by a pair of lines that was not found`).not.toEqual([]);
    expect(Math.min(...lengths), url).toBeLessThanOrEqual(lengthOf(url));
  }
}
