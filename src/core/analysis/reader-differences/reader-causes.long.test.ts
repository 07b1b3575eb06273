import { describe, test } from 'vitest';
import { differingVectors, expectCauses } from '../../../testing/compare-readers.ts';
import { readers } from '../../readers/registry.ts';

describe('readers: all vectors, with each reader as the lens', () => {
  test.each(differingVectors().map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    expectCauses(vector, [...readers.keys()]);
  });
});
