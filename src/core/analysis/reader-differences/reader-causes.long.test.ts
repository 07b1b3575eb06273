import { describe, test } from 'vitest';
import { differingVectors, expectCauses } from '../../../testing/compare-readers.ts';
import { readers } from '../../readers/registry.ts';

describe('robots-family 5.3, modern-lines 14: all vectors, whichever reader is the measure', () => {
  test.each(differingVectors().map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    expectCauses(vector, [...readers.keys()]);
  });
});
