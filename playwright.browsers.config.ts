// The journeys in Firefox and in WebKit: `npm run test:browsers`.
import { defineConfig, devices, type Project } from '@playwright/test';
import chromium, { longTests } from './playwright.config.ts';
import { findBrowser, firefoxOptions } from './scripts/browser.mjs';
import { adaptOlderFirefox } from './scripts/firefox-channel.mjs';

const viewport = { width: 1440, height: 900 };
const { isOlder, ...firefox } = firefoxOptions();
if (isOlder) adaptOlderFirefox();

/** Playwright drives only its own build of WebKit. */
const webkit: Project[] = findBrowser('webkit')
  ? [{ name: 'webkit', use: { ...devices['Desktop Safari'], viewport } }]
  : [];

// Neither has the permissions of the clipboard that Chromium asks for.
const { permissions: _, launchOptions: __, ...use } = chromium.use ?? {};

export default defineConfig({
  ...chromium,
  // The second looks too: what differs between browsers shows in them.
  ...(process.env.LONG === '1' ? {} : { grepInvert: longTests }),
  use,
  // A step over WebDriver takes longer than one over the protocol of Chromium.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browsers.json' }]],
  projects: [{ name: 'firefox', use: { ...devices['Desktop Firefox'], viewport, ...firefox } }, ...webkit],
});
