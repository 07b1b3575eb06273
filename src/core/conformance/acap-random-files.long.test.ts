// ACAP 1.1 compared with its specification of 25 September 2009, for random files: a second, slow evaluation
// written from the sentences of 2.2.1, 2.4.6, 2.5.5 and 2.5.6, and properties of all findings and their fixes.
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

/** Whether the pattern matches, found by recursion, without a regular expression. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '') return true;
  if (pattern === '$') return path === '';
  if (pattern[0] === '*')
    return matches(pattern.slice(1), path) || (path !== '' && matches(pattern, path.slice(1)));
  return pattern[0] === path[0] && matches(pattern.slice(1), path.slice(1));
}

/** Whether the first pattern is strictly narrower than the second. */
function isNarrower(a: string, b: string): boolean {
  const rank = (mark: string | undefined): number =>
    mark === undefined ? 0 : mark === '$' ? 1 : mark === '*' ? 2 : 3;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return rank(a[at]) > rank(b[at]);
}

interface Candidate extends AcapField {
  readonly named: boolean;
  readonly purpose: boolean;
}

/**
 * Returns the fields for one usage that are not overridden: a named crawler has priority over any crawler, a
 * purpose over none (2.2.1).
 */
function notOverridden(candidates: readonly Candidate[], usage: Usage): Candidate[] {
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

function resolve(candidates: readonly Candidate[], tokens: readonly Usage[]): string | undefined {
  const applicable = tokens.flatMap((token) => notOverridden(candidates, token));
  let narrowest = applicable.filter(
    (candidate) => !applicable.some((other) => isNarrower(plain(other.pattern), plain(candidate.pattern))),
  );
  const isMixed = () => new Set(narrowest.map(({ allow }) => allow)).size > 1;
  if (narrowest.length === 0) return undefined;
  if (isMixed() && tokens.length > 1 && new Set(narrowest.map((each) => plain(each.pattern))).size === 1) {
    const sameUsage = narrowest.filter((each) => each.usage === tokens[0]);
    if (sameUsage.length > 0) narrowest = sameUsage;
  }
  if (isMixed() || !narrowest[0]?.allow) return 'prohibited';
  const limitsOf = [...new Set(narrowest.map(({ limit }) => limit).filter((limit) => limit !== ''))];
  return limitsOf.length === 0 ? 'allowed' : `allowed-with-restrictions ${limitsOf.toSorted().join(' ')}`;
}

function evaluateSlowly(
  parts: readonly Part[],
  agent: string,
  usage: Usage,
  url: string,
  purpose?: string,
): string {
  const candidates = parts.flatMap(({ names, general, subs }) => {
    const named = names.includes(agent);
    if (!named && !names.includes('*')) return [];
    return [
      ...general.map((each) => ({ ...each, named, purpose: false })),
      ...subs
        .filter((sub) => sub.purpose === purpose)
        .flatMap((sub) => sub.fields.map((each) => ({ ...each, named, purpose: true }))),
    ].filter((each) => matches(plain(each.pattern), url));
  });
  const tokens: Usage[] = usage.startsWith('present-') ? [usage, 'present'] : [usage];
  const other = () => (resolve(candidates, ['other']) === 'prohibited' ? 'prohibited' : 'unspecified');
  return resolve(candidates, tokens) ?? other();
}

describe('evaluation', () => {
  test('acap 1.1 2.2.1, 2.4.6, 2.5.5, 2.5.6: each answer equals that of the slow evaluation', () => {
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
                  evaluateSlowly(parts, agent, usage, url, purpose),
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
const findingsIn = (site: Site) => findings(site, '/robots.txt', query);

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

describe('findings of random files', () => {
  test('acap 1.1: a fix that claims to change no answer changes none', () => {
    fc.assert(
      fc.property(anyAcapFile, (text) => {
        const site = openAcapSite(text);
        const before = answersOf(site);
        for (const { code, fixes } of findingsIn(site))
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

  test('acap 1.1: findings are in the order of their lines, inside the file, and have messages', () => {
    fc.assert(
      fc.property(anyAcapFile, (text) => {
        const lines = text.split('\n');
        const list = findingsIn(openAcapSite(text));
        const starts = list.map(({ range }) => range.start.line);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        for (const finding of list) {
          const { range } = finding;
          const [message, reason] = [findingMessage(finding), findingReason(finding)];
          expect(range.end.column).toBeLessThanOrEqual(lines[range.end.line]?.length ?? -1);
          expect(`${message}${reason}`).not.toMatch(/undefined|\{|\}|NaN/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
