import { defineConfig } from 'vitest/config';

/** Real editors with the built program: `npm run test:editors`. */
export default defineConfig({
  test: {
    include: ['e2e/editors/*.editor.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/editors.json' }]],
  },
});
