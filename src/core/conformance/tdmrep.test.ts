// tdmrep.json, from the report of the TDM Reservation Protocol (W3C Community Group, 10 May 2024):
// docs/carriers.md.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aiCarrierVectors } from '../../testing/ai-carrier-vectors.ts';
import { askTdmrepOracle } from '../../testing/oracles/tdmrep.ts';
import { tdmrepCarrier } from '../formats/tdmrep/tdmrep-carrier.ts';
import { openSite } from '../index.ts';

const path = '/.well-known/tdmrep.json';

const vectors = aiCarrierVectors.filter(({ carrier }) => carrier === 'tdmrep');

test.each(vectors)('$requirement: the oracle agrees: $why ($id)', ({ files, url, statements }) => {
  const verdict = askTdmrepOracle(files[path] ?? '', url);
  const training = statements.find(({ purpose }) => purpose === 'ai-train');
  expect(verdict).toEqual(training && { reservation: training.says === 'no' ? 1 : 0, line: training.line });
});

const sorted = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).toSorted();

test.each(vectors)('$requirement: the engine agrees: $why ($id)', ({ files, agent, url, statements }) => {
  const actual = tdmrepCarrier.prepare(openSite({ origin: '', files }))?.statementsFor(agent, url) ?? [];
  const actualStatements = actual.map(({ purpose, says, isSettled, by }) => ({
    purpose,
    says,
    isSettled,
    line: by.line,
  }));
  expect(sorted(actualStatements)).toEqual(sorted(statements));
});

/** Returns the engine's answers about training, in the terms of the oracle. */
function askEngine(text: string, urls: readonly string[]) {
  const prepared = tdmrepCarrier.prepare(openSite({ origin: 'http://h.example', files: { [path]: text } }));
  return urls.map((url) => {
    const training = prepared
      ?.statementsFor('', url)
      .filter(({ purpose, isSettled }) => purpose === 'ai-train' && isSettled);
    if (!training || training.length === 0) return undefined;
    expect(training).toHaveLength(1);
    const { says, by } = training[0]!;
    return { reservation: says === 'no' ? 1 : 0, line: by.line };
  });
}

// ---- Files and URLs -------------------------------------------------------------------------------------------------

/** Few parts, so that locations and URLs match. */
const part = fc.constantFrom(
  '/',
  'a',
  'A',
  'b',
  '/a',
  '/b/',
  '.pdf',
  '?q=',
  '~',
  '%7E',
  '%7e',
  '%61',
  '%2F',
  '%2f',
  '\u00e9',
  '%C3%A9',
  '%c3%a9',
  '\u{1f600}',
  '%24',
  '%2A',
  '%',
  '%4',
  '&',
  '-',
  ':',
  '//',
);
const special = fc.oneof({ weight: 3, arbitrary: part }, fc.constantFrom('*', '$', '**'));
const joinParts = (parts: fc.Arbitrary<string>, max: number) =>
  fc.array(parts, { maxLength: max }).map((list) => list.join(''));

const location = fc.oneof(
  { weight: 6, arbitrary: joinParts(special, 5).map((text) => `/${text}`) },
  { weight: 2, arbitrary: joinParts(special, 4).map((text) => `/${text}$`) },
  { weight: 1, arbitrary: fc.constantFrom('/', '', '*', '/*', '*.pdf', 'a', 'http://h.example/a', '/#') },
);
const url = joinParts(fc.oneof(part, fc.constantFrom('$', '*', '#a')), 6).map(
  (text) => `http://h.example/${text}`,
);

/** Values that are mostly reservations. */
const reservation = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('0', '1') },
  fc.constantFrom('2', '-1', 'true', 'null', '"1"', '"0"', '1.0', '1e0', '-0', '[1]', '{}', '0.5'),
);
const member = fc.oneof(
  { weight: 5, arbitrary: location.map((text) => `"location": ${JSON.stringify(text)}`) },
  { weight: 5, arbitrary: reservation.map((value) => `"tdm-reservation": ${value}`) },
  fc.constantFrom(
    '"tdm-policy": "https://h.example/p"',
    '"location": 1',
    '"x": {"tdm-reservation": 1}',
    '"TDM-Reservation": 1',
  ),
);
const plainRule = fc
  .tuple(location, reservation)
  .map(([text, value]) => `{"location": ${JSON.stringify(text)}, "tdm-reservation": ${value}}`);
const anyRule = fc
  .tuple(fc.array(member, { maxLength: 4 }), fc.constantFrom(', ', ',\n  ', ',\r\n', ' ,\r'))
  .map(([members, comma]) => `{${members.join(comma)}}`);
const rule = fc.oneof(
  { weight: 4, arbitrary: plainRule },
  { weight: 3, arbitrary: anyRule },
  { weight: 1, arbitrary: fc.constantFrom('null', '"/"', '[]', '1') },
);
const file = fc
  .tuple(
    fc.constantFrom('', '', '', '\ufeff'),
    fc.array(rule, { maxLength: 6 }),
    fc.constantFrom(',\n', ',', ',\r\n'),
  )
  .map(([mark, rules, comma]) => `${mark}[${rules.join(comma)}]\n`);

/** A file as it is, or with a piece removed or inserted, so that it may not be JSON. */
const brokenFile = fc
  .tuple(
    file,
    fc.nat(),
    fc.nat(3),
    fc.constantFrom('', ',', '"', '}', ']', '//', '\\', '\u00a0', '\u0001', '['),
  )
  .map(([text, at, cut, inserted]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + inserted + text.slice(start + cut);
  });

describe('section 6.2: the engine answers as the oracle', () => {
  const answerCounts = new Map<string, number>();
  const compare = (text: string, urls: readonly string[]) => {
    const expected = urls.map((testedUrl) => askTdmrepOracle(text, testedUrl));
    for (const verdict of expected) {
      const key = String(verdict?.reservation);
      answerCounts.set(key, (answerCounts.get(key) ?? 0) + 1);
    }
    expect(askEngine(text, urls)).toEqual(expected);
  };

  test('for any file of rules and any URL', () => {
    fc.assert(fc.property(file, fc.array(url, { minLength: 1, maxLength: 12 }), compare), { numRuns: 600 });
    for (const answer of ['0', '1', 'undefined'])
      expect(answerCounts.get(answer), answer).toBeGreaterThan(40);
  });

  test('for a file with a fault', () => {
    fc.assert(fc.property(brokenFile, fc.array(url, { minLength: 1, maxLength: 4 }), compare), {
      numRuns: 400,
    });
  });
});
