// Walks through the main journeys in WebKit: `npm run test:webkit-walks`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/webkit/*.walk.ts'],
    globalSetup: 'e2e/webkit/global-setup.ts',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 40_000, interval: 100 } },
    reporters: ['default', ['json', { outputFile: 'test-results/webkit.json' }]],
  },
});
