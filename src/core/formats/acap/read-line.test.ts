// The parse vectors of ACAP: one line by itself.
import { describe, expect, test } from 'vitest';
import { acapVectors } from '../../../testing/acap-vectors.ts';
import { readAcapText } from './read-line.ts';

test.each(acapVectors.parse.map((vector) => [vector.id, vector.line, vector] as const))(
  'acap 1.1 %s: %s',
  (_id, line, vector) => {
    const issues = readAcapText(line)?.issues ?? [];
    const first = issues.find(({ effect }) => effect === 'void') ?? issues.find(({ effect }) => effect);
    expect(first?.code ?? 'valid').toBe(vector.expect);
    const remarks = issues.filter(({ effect }) => effect === undefined).map(({ code }) => code);
    if (vector.expect === 'valid') expect(remarks.toSorted()).toEqual((vector.warnings ?? []).toSorted());
    else expect(issues.map(({ code }) => code)).toEqual(expect.arrayContaining([...(vector.warnings ?? [])]));
  },
);

const codesOf = (line: string) => readAcapText(line)?.issues.map(({ code }) => code);

test.each([
  ['ACAP-allow-present-lin\u212a: /', 'unknown-usage'],
  ['ACAP-request-ta\u212ae-down: /', 'bad-action'],
  ['ACAP-allow-PRESENT-LINK: /', undefined],
])('rfc 2234 2.3: only the letters of ASCII have no case in a token: %s', (line, code) => {
  expect(codesOf(line)?.[0]).toBe(code);
});

describe('ours: the time for a line grows linearly with its length, and no long line overflows the stack', () => {
  test('a name of spaces', () => {
    const spaces = ' '.repeat(900_000);
    expect(readAcapText(`ACAP-allow-(${spaces}x: /`)?.name.text).toBe(`ACAP-allow-(${spaces}x`);
    expect(readAcapText(`ACAP-allow-(x${spaces}: /`)?.name.text).toBe('ACAP-allow-(x');
  });

  test('a path of some million characters', () => {
    const path = `/${'a%20'.repeat(5_000_000)}`;
    expect(codesOf(`ACAP-allow-crawl: ${path}`)).toEqual([]);
    expect(codesOf(`ACAP-allow-crawl: ${path}%2`)).toEqual(['pattern-bad-char']);
    expect(codesOf(`ACAP-request-re-crawl: ${path}`)).toEqual([]);
  });

  test('a value of some million characters is not read, and closes the permission', () => {
    expect(codesOf(`ACAP-allow-index: / must-use-resource=/${'a'.repeat(20_000_000)}`)).toEqual([
      'bad-qualifier-value',
    ]);
  });
});
