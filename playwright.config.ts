// The browser tests: one spec per journey, against the production build.
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

const port = Number(process.env.PORT ?? 4317);
const origin = `http://127.0.0.1:${port}`;
const long = process.env.LONG === '1';

/** Tests that take minutes. */
export const longTests = /@long/;
/** Tests that repeat another journey in another size, under another reader, or by another key. */
const secondLooks = /@second/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: '100%',
  // A race is listed as "flaky" at the end and needs a fix; it does not discard the other results.
  retries: long ? 0 : 1,
  timeout: long ? 45 * 60_000 : 60_000,
  expect: { timeout: 10_000 },
  ...(long ? { grep: [longTests, secondLooks] } : { grepInvert: [longTests, secondLooks] }),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: origin,
    // An element that is missing after a minute will not appear, also in the long run, whose tests take minutes.
    actionTimeout: 60_000,
    // Service workers would hide requests from the tests; offline.spec.ts allows them.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording is slow, so it is on only when a failure is investigated.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: origin,
    reuseExistingServer: !process.env.CI,
  },
});
