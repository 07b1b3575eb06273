// The match and scope vectors of ACAP.
import { expect, test } from 'vitest';
import { acapVectors } from '../../../testing/acap-vectors.ts';
import { acapTarget, compareScopes, matchesAcap } from './patterns.ts';

test.each(acapVectors.match.map((vector) => [vector.id, vector.pattern, vector.path, vector] as const))(
  'acap 1.1 2.9: %s: %s against %s',
  (_id, pattern, path, vector) => expect(matchesAcap(pattern, acapTarget(path))).toBe(vector.expect),
);

const swapped = { a: 'b', b: 'a', equal: 'equal', incomparable: 'incomparable' } as const;

test.each(acapVectors.scope.map((vector) => [vector.id, vector.a, vector.b, vector] as const))(
  'acap 1.1 2.4.6: %s: the scopes of %s and %s, both ways round',
  (_id, a, b, vector) => {
    expect(compareScopes(a, b).narrower).toBe(vector.expect);
    expect(compareScopes(b, a).narrower).toBe(swapped[vector.expect]);
  },
);
