// The parse vectors of ACAP: one line in isolation.
import { expect, test } from 'vitest';
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
