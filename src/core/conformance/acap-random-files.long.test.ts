// ACAP 1.1 against its text of 25 September 2009, for files made by chance: a second, slow evaluation written from the
// sentences of 2.2.1, 2.4.6, 2.5.5 and 2.5.6, and what must hold for all findings and their fixes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AcapField,
  acapAgents,
  acapUrls,
  anyAcapField,
  anyAcapFile,
  formatAcapField,
} from '../../testing/arbitraries/acap-lines.ts';
import { openAcapSite } from '../../testing/ask-acap.ts';
import {
  applyEdits,
  findingMessage,
  findingReason,
  findings,
  fixTitle,
  prepare,
  type Usage,
  usages,
} from '../index.ts';

type Site = ReturnType<typeof openAcapSite>;

// ---- The slow evaluation --------------------------------------------------------------------------------------------

interface Part {
  readonly names: readonly string[];
  readonly general: readonly AcapField[];
  readonly subs: readonly { readonly purpose: string; readonly fields: readonly AcapField[] }[];
}

const fields = fc.array(anyAcapField, { minLength: 1, maxLength: 4 });
const part: fc.Arbitrary<Part> = fc.record({
  names: fc.constantFrom(['*'], ['robot'], ['robot', 'other']),
  general: fields,
  subs: fc.array(fc.record({ purpose: fc.constantFrom('p', 'q'), fields }), { maxLength: 2 }),
});

const textOf = (parts: readonly Part[]): string =>
  parts
    .flatMap(({ names, general, subs }) => [
      ...names.map((name) => `ACAP-crawler: ${name}`),
      ...general.map(formatAcapField),
      ...subs.flatMap((sub) => [`ACAP-usage-purpose: ${sub.purpose}`, ...sub.fields.map(formatAcapField)]),
    ])
    .join('\n');

const plain = (pattern: string): string => pattern.replace('%61', 'a').toLowerCase();

/** Does the pattern match? By taking it apart, without a regular expression. */
function matching(pattern: string, path: string): boolean {
  if (pattern === '') return true;
  if (pattern === '$') return path === '';
  if (pattern[0] === '*')
    return matching(pattern.slice(1), path) || (path !== '' && matching(pattern, path.slice(1)));
  return pattern[0] === path[0] && matching(pattern.slice(1), path.slice(1));
}

/** Is `one` strictly narrower than `two`? */
function narrower(one: string, two: string): boolean {
  const rank = (mark: string | undefined): number =>
    mark === undefined ? 0 : mark === '$' ? 1 : mark === '*' ? 2 : 3;
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return rank(one[at]) > rank(two[at]);
}

interface Candidate extends AcapField {
  readonly named: boolean;
  readonly purpose: boolean;
}

/** What overrides what among the fields for one usage: named over any crawler, purpose over none (2.2.1). */
function surviving(candidates: readonly Candidate[], usage: Usage): Candidate[] {
  const of = (named: boolean, purpose: boolean) =>
    candidates.filter((each) => each.usage === usage && each.named === named && each.purpose === purpose);
  const [namedPurpose, named, purpose, rest] = [
    of(true, true),
    of(true, false),
    of(false, true),
    of(false, false),
  ];
  if (namedPurpose.length > 0) return namedPurpose;
  const middle = [...named, ...purpose];
  return middle.length > 0 ? middle : rest;
}

function resolved(candidates: readonly Candidate[], tokens: readonly Usage[]): string | undefined {
  const all = tokens.flatMap((token) => surviving(candidates, token));
  let least = all.filter((one) => !all.some((other) => narrower(plain(other.pattern), plain(one.pattern))));
  const mixed = () => new Set(least.map(({ allow }) => allow)).size > 1;
  if (least.length === 0) return undefined;
  if (mixed() && tokens.length > 1 && new Set(least.map((each) => plain(each.pattern))).size === 1) {
    const own = least.filter((each) => each.usage === tokens[0]);
    if (own.length > 0) least = own;
  }
  if (mixed() || !least[0]?.allow) return 'prohibited';
  const limitsOf = [...new Set(least.map(({ limit }) => limit).filter((limit) => limit !== ''))];
  return limitsOf.length === 0 ? 'allowed' : `allowed-with-restrictions ${limitsOf.toSorted().join(' ')}`;
}

function slow(parts: readonly Part[], agent: string, usage: Usage, url: string, purpose?: string): string {
  const candidates = parts.flatMap(({ names, general, subs }) => {
    const named = names.includes(agent);
    if (!named && !names.includes('*')) return [];
    return [
      ...general.map((each) => ({ ...each, named, purpose: false })),
      ...subs
        .filter((sub) => sub.purpose === purpose)
        .flatMap((sub) => sub.fields.map((each) => ({ ...each, named, purpose: true }))),
    ].filter((each) => matching(plain(each.pattern), url));
  });
  const tokens: Usage[] = usage.startsWith('present-') ? [usage, 'present'] : [usage];
  const other = () => (resolved(candidates, ['other']) === 'prohibited' ? 'prohibited' : 'unspecified');
  return resolved(candidates, tokens) ?? other();
}

describe('evaluation', () => {
  test('acap 1.1 2.2.1, 2.4.6, 2.5.5, 2.5.6: each answer is that of the slow evaluation', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(undefined, 'p'),
        (parts, purpose) => {
          const text = textOf(parts);
          const site = openAcapSite(text);
          for (const usage of usages) {
            const asks = prepare(site, {
              question: 'usage',
              usage,
              ...(purpose === undefined ? {} : { purpose }),
            });
            for (const agent of acapAgents)
              for (const url of acapUrls)
                expect([usage, agent, url, asks(agent, url).key]).toEqual([
                  usage,
                  agent,
                  url,
                  slow(parts, agent, usage, url, purpose),
                ]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

// ---- Findings and fixes ---------------------------------------------------------------------------------------------

const query = { today: '2026-11-21', seen: () => '2026-01-01' };
const found = (site: Site) => findings(site, '/robots.txt', query);

const answersOf = (site: Site): string[] =>
  [undefined, 'p'].flatMap((purpose) =>
    usages.flatMap((usage) => {
      const asks = prepare(site, { question: 'usage', usage, ...(purpose === undefined ? {} : { purpose }) });
      return acapAgents.flatMap((agent) =>
        acapUrls.map(
          (url) => `${usage} ${url} as ${agent} for ${purpose ?? 'nothing'}: ${asks(agent, url).key}`,
        ),
      );
    }),
  );

describe('findings of files made by chance', () => {
  test('acap 1.1: a fix whose answers are the same changes no answer', () => {
    fc.assert(
      fc.property(anyAcapFile, (text) => {
        const site = openAcapSite(text);
        const before = answersOf(site);
        for (const { code, fixes } of found(site))
          for (const fix of fixes)
            if (fix.verdicts === 'same')
              expect([code, fixTitle(fix), answersOf(applyEdits(site, '/robots.txt', fix.edits))]).toEqual([
                code,
                fixTitle(fix),
                before,
              ]);
      }),
      { numRuns: 40 },
    );
  });

  test('acap 1.1: findings stand in the order of their lines, inside the file, and say something', () => {
    fc.assert(
      fc.property(anyAcapFile, (text) => {
        const lines = text.split('\n');
        const list = found(openAcapSite(text));
        const starts = list.map(({ range }) => range.start.line);
        expect(starts).toEqual(starts.toSorted((one, two) => one - two));
        for (const finding of list) {
          const { range } = finding;
          const [message, why] = [findingMessage(finding), findingReason(finding)];
          expect(range.end.column).toBeLessThanOrEqual(lines[range.end.line]?.length ?? -1);
          expect(`${message}${why}`).not.toMatch(/undefined|\{|\}|NaN/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
