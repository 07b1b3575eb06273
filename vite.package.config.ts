// Tests of the installed package: packed once, then used from another folder.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/testing/package/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: 'test-results/package.json' }]],
  },
});
