// Runs the journeys in Firefox and in WebKit. Arguments are passed to Playwright: a part of a file name, a browser.
//   npm run test:browsers -- records --project firefox
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';

/** @param {readonly string[]} parts */
const isOk = (...parts) =>
  spawnSync('npm', parts, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const firefox = ensureBrowser('firefox');
const webkit = ensureBrowser('webkit');
if (!webkit) console.log('browser: walks through WebKitGTK run instead of the journeys');

const isPassed =
  firefox !== undefined &&
  isOk('run', 'build') &&
  isOk(
    'exec',
    '--',
    'playwright',
    'test',
    '--config',
    'playwright.browsers.config.ts',
    ...process.argv.slice(2),
  );
const areWalksPassed = webkit !== undefined || isOk('run', 'test:webkit-walks');
process.exitCode = isPassed && areWalksPassed ? 0 : 1;
