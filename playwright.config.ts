// The browser tests: one spec per journey, against the production build.
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

const origin = 'http://127.0.0.1:4317';
const long = process.env.LONG === '1';

/** What takes minutes. */
export const longTests = /@long/;
/** A second look at what another journey shows: another size, another reader, another way by keyboard. */
const secondLooks = /@second/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: '100%',
  // A race shows as "flaky" at the end of the list, and wants mending; it does not throw away all other results.
  retries: long ? 0 : 1,
  timeout: long ? 45 * 60_000 : 60_000,
  expect: { timeout: 10_000 },
  ...(long ? { grep: [longTests, secondLooks] } : { grepInvert: [longTests, secondLooks] }),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: origin,
    // What is not there by then does not come: the minutes of the long run are for tests that have much to do.
    actionTimeout: 60_000,
    // They would answer in place of the network that tests look at; offline.spec.ts allows them.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording every step takes as long again as some steps: asked for when a failure is looked into.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port 4317 --strictPort',
    url: origin,
    reuseExistingServer: !process.env.CI,
  },
});
