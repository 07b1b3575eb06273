// The match and scope vectors of ACAP, and the narrowest of many patterns.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acapVectors } from '../../../testing/acap-vectors.ts';
import {
  acapTarget,
  compareScopes,
  matchesAcap,
  narrowestMembers,
  parseAcapPattern,
} from './path-patterns.ts';

test.each(acapVectors.match.map((vector) => [vector.id, vector.pattern, vector.path, vector] as const))(
  'acap 1.1 2.9: %s: %s against %s',
  (_id, pattern, path, vector) => expect(matchesAcap(pattern, acapTarget(path))).toBe(vector.expect),
);

const swapped = { a: 'b', b: 'a', equal: 'equal', incomparable: 'incomparable' } as const;

test.each(acapVectors.scope.map((vector) => [vector.id, vector.a, vector.b, vector] as const))(
  'acap 1.1 2.4.6: %s: the scopes of %s and %s, in both orders',
  (_id, a, b, vector) => {
    expect(compareScopes(a, b).narrower).toBe(vector.expect);
    expect(compareScopes(b, a).narrower).toBe(swapped[vector.expect]);
  },
);

const piece = fc.constantFrom('/', 'a', 'b', '*', 'ab', '/a');
const anyPattern = fc
  .tuple(fc.array(piece, { maxLength: 5 }), fc.constantFrom('', '$'))
  .map(([pieces, end]) => `/${pieces.join('')}${end}`);

test('acap 1.1 2.4.6: the narrowest of many patterns are those that no other one is narrower than', () => {
  fc.assert(
    fc.property(fc.array(anyPattern, { minLength: 1, maxLength: 8 }), (patterns) => {
      const units = (pattern: string) => parseAcapPattern(pattern).units;
      const beaten = new Set<string>();
      const narrowest = narrowestMembers(patterns, units, (loser, by, at) => {
        expect(compareScopes(loser, by)).toEqual({ narrower: 'b', at });
        beaten.add(loser);
      });
      const plain = patterns.filter((one) =>
        patterns.every((other) => compareScopes(one, other).narrower !== 'b'),
      );
      expect(narrowest).toEqual(plain);
      expect(patterns.filter((one) => beaten.has(one))).toEqual(
        patterns.filter((one) => !plain.includes(one)),
      );
    }),
  );
});
