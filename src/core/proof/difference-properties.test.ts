import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSite } from '../fetch.ts';
import { answerFetch } from '../formats/rep/question/fetch.ts';
import { runSync } from '../questions/cooperative-task.ts';
import type { Decision } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { readers } from '../readers/registry.ts';
import { differenceTask, type Region } from './difference.ts';
import { ruleListsOf } from './rule-list.ts';
import { isNormalPath } from './tokens.ts';

const AGENT = 'crawler';

const siteOf = (rules: readonly string[], reader: Reader) =>
  openSite({ origin: '', files: { [reader.file.path]: `User-agent: *\n${rules.join('\n')}\n` } });

type TestSite = ReturnType<typeof siteOf>;

const asking = (site: TestSite, reader: Reader) => {
  const { asking: ask } = answerFetch(site, { question: 'fetch', reader });
  // A path that begins with two slashes would be read as a host.
  return (path: string): Decision => ask(AGENT, `http://www.example.com${path}`);
};

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
const rulesArbitrary = fc.array(ruleArbitrary, { maxLength: 5 });
/** Two versions: other rules, or the same with an edit. */
const versionsArbitrary = fc.oneof(
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
function allUrls(length: number): readonly string[] {
  let urls = ['/'];
  const result = [...urls];
  for (let i = 0; i < length; i++) {
    urls = urls.flatMap((url) => urlTokens.map((token) => url + token));
    result.push(...urls);
  }
  return result;
}
const shortUrls = allUrls(2);
const normalUrls = shortUrls.filter(isNormalPath);

/** Checks a result against the answers to all short URLs. */
function checkAgainstAnswers(
  before: (url: string) => Decision,
  after: (url: string) => Decision,
  result: { readonly settled: boolean; readonly regions: readonly Region[]; readonly openCount: number },
  urls: readonly string[],
): void {
  for (const region of result.regions)
    for (const url of [region.shortestPath, region.path]) {
      expect([before(url).answer, after(url).answer], url).toEqual(region.answers);
      expect(region.answers[0]).not.toBe(region.answers[1]);
    }
  if (result.openCount > 0) return;
  for (const url of urls) {
    const answers = [before(url).answer, after(url).answer];
    if (answers[0] === answers[1] || url === '/robots.txt') continue;
    const found = result.regions.filter(
      (region) => region.answers[0] === answers[0] && region.answers[1] === answers[1],
    );
    expect(found, `${url} ${answers.join()}`).not.toEqual([]);
  }
}

test.each(readers.map((reader) => [reader.id, reader] as const))(
  'ours: under %s, what is found is so, and what is proved to be the same is the same for all short URLs',
  (_, reader) => {
    fc.assert(
      fc.property(
        versionsArbitrary,
        fc.constantFrom('normal' as const, 'all' as const),
        ([old, fresh], urls) => {
          const sites = [siteOf(old, reader), siteOf(fresh, reader)] as const;
          const lists = sites.map((site) => ruleListsOf(site, { reader })(AGENT));
          const [before, after] = sites.map((site) => asking(site, reader));
          const difference = runSync(differenceTask([lists[0]!, lists[1]!], { urls, all: true }));
          const summary = { ...difference, openCount: difference.open.length };
          checkAgainstAnswers(before!, after!, summary, urls === 'all' ? shortUrls : normalUrls);
          if (urls === 'normal')
            for (const { path, shortestPath } of difference.regions)
              expect([path, shortestPath].every(isNormalPath)).toBe(true);
          // The shortest URL of each pair of lines is as short as any that was tried.
          if (reader.rule.choice !== 'match-end' && difference.open.length === 0)
            for (const url of urls === 'all' ? shortUrls : normalUrls) {
              const [a, b] = [before!(url), after!(url)];
              if (a.answer === b.answer) continue;
              const region = difference.regions.find(
                ({ before: x, after: y }) =>
                  (x ? lists[0]!.lineOf(x)?.line : undefined) === a.by?.line &&
                  (y ? lists[1]!.lineOf(y)?.line : undefined) === b.by?.line,
              );
              expect(region, `${url} is decided by a pair of lines that was not found`).toBeDefined();
            }
        },
      ),
      { numRuns: 400 },
    );
  },
);

const pairs = readers.flatMap((reader, i) => readers.slice(i + 1).map((other) => [reader, other] as const));

test('ours: two readers of one file differ exactly where the result says', () => {
  let settled = 0;
  fc.assert(
    fc.property(rulesArbitrary, fc.constantFrom(...pairs), (rules, [reader, other]) => {
      if (reader.file.path !== other.file.path) return;
      const site = siteOf(rules, reader);
      const lists = [reader, other].map((one) => ruleListsOf(site, { reader: one })(AGENT));
      const difference = runSync(differenceTask([lists[0]!, lists[1]!], { urls: 'normal' }));
      if (difference.settled) settled++;
      checkAgainstAnswers(
        asking(site, reader),
        asking(site, other),
        { ...difference, openCount: difference.open.length },
        normalUrls,
      );
    }),
    { numRuns: 1200 },
  );
  expect(settled).toBeGreaterThan(150);
});
