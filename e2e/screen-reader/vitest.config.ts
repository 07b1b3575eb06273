// What a screen reader receives in the main journeys: `npm run test:screen-reader`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/screen-reader/*.heard.ts'],
    globalSetup: 'e2e/webkit/global-setup.ts',
    testTimeout: 600_000,
    reporters: ['default', ['json', { outputFile: 'test-results/screen-reader.json' }]],
  },
});
