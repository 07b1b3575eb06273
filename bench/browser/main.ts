// Measures the production build in Chromium: keys, first load, Lighthouse. `--quick` runs fewer rounds. Quick runs and
// runs of named parts (keys, load, scroll, lighthouse) write nothing. `kills` and `beside` run alone, and so
// does `keys --browser firefox` or `webkit`, which prints only.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser, launchOptions } from '../../scripts/browser.mjs';
import { BESIDE_PARTS, PANE, printBeside } from './beside.ts';
import { type FirstLoad, measureFirstLoad } from './first-load.ts';
import { hostOf } from './host.ts';
import { printKills } from './kills.ts';
import type { PageScores } from './measured.ts';
import { type KeysInTurns, type OtherBrowser, openOtherBrowser } from './other-browsers.ts';
import { keysReport, reportOf } from './report.ts';
import { measureScrolling } from './scrolling.ts';
import { big, ordinary, type Subject, textareaPage } from './subject.ts';
import { measureTyping, type Typed, type TypingPlan } from './typing.ts';

const THROTTLES = [1, 4];
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of an existing build, or of a new one. */
async function built(): Promise<string> {
  const given = process.env['GATEPOST_DIST'];
  if (given) return given;
  await build({ root, logLevel: 'warn' });
  return `${root}dist`;
}

/** Calls back for each subject, with the address of a host with the build and the plain page of the subject. */
async function forSubjects(
  dist: string,
  measure: (subject: Subject, address: string) => Promise<void>,
): Promise<void> {
  for (const subject of [ordinary(), big()]) {
    const host = await hostOf(dist, { 'textarea.html': textareaPage(subject.text, PANE) });
    await measure(subject, host.address);
    await host.stop();
  }
}

async function typingOf(browser: Browser, dist: string, plan: TypingPlan): Promise<Typed[]> {
  const all: Typed[] = [];
  await forSubjects(dist, async (subject, address) => {
    for (const throttle of THROTTLES)
      all.push(await measureTyping(browser, address, subject, throttle, plan));
  });
  return all;
}

const howToGetLighthouse = 'Lighthouse is not there: run `npm install` in bench, then measure again.';

type Scores = Omit<PageScores, 'page' | 'form' | 'performances'>;

/** Scores differ between runs, so the median is reported. */
const LIGHTHOUSE_RUNS = 3;

/** The scores of a page by ./lighthouse.mjs. */
async function scoresOf(address: string, form: 'mobile' | 'desktop') {
  const script = `${root}bench/browser/lighthouse.mjs`;
  const args = [script, address, form, findBrowser()?.path ?? ''];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Scores | null;
}

async function scoresOfPages(address: string): Promise<PageScores[] | string> {
  const scores: PageScores[] = [];
  for (const [page, hash] of [
    ['start', ''],
    ['workbench', '#/edit?example=fict-org'],
  ] as const)
    for (const form of ['desktop', 'mobile'] as const) {
      const found: Scores[] = [];
      for (let i = 0; i < LIGHTHOUSE_RUNS; i++) {
        const one = await scoresOf(address + hash, form);
        if (!one) return howToGetLighthouse;
        found.push(one);
      }
      found.sort((one, other) => one.performance - other.performance);
      scores.push({
        page,
        form,
        ...found[(found.length - 1) / 2]!,
        performances: found.map((one) => one.performance),
      });
    }
  return scores;
}

const PARTS = ['keys', 'load', 'scroll', 'lighthouse'] as const;
type Part = (typeof PARTS)[number];

/** The parts given by name, or all parts; a quick run leaves out Lighthouse. */
function asked(args: readonly string[], isQuick: boolean): readonly Part[] {
  const named = PARTS.filter((part) => args.includes(part));
  return named.length > 0 ? named : PARTS.filter((part) => !isQuick || part !== 'lighthouse');
}

async function loadsOf(browser: Browser, address: string): Promise<FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (const start of ['nothing', 'an example'] as const)
    for (const throttle of THROTTLES) loads.push(await measureFirstLoad(browser, address, start, throttle));
  return loads;
}

/** How many pages and browsers are killed with each subject. */
const KILLS = 40;

async function kills(): Promise<void> {
  const host = await hostOf(await built(), {});
  for (const subject of [ordinary(), big()]) await printKills(host.address, subject, KILLS);
  await host.stop();
}

const ROUNDS = 6;

/** Keys in Firefox or WebKit: prints their times. */
async function keysElsewhere(browser: OtherBrowser, rounds: number): Promise<void> {
  const dist = await built();
  const opened = await openOtherBrowser(browser);
  const typed: KeysInTurns[] = [];
  try {
    await forSubjects(dist, async (subject, address) => {
      typed.push(await opened.measureKeys(address, subject, rounds));
    });
  } finally {
    await opened.close();
  }
  console.log(keysReport(typed));
}

/**
 * The value of `--browser`. Throws if keys are not measured in that browser, or if another part is requested with it.
 */
function otherBrowser(args: readonly string[]): OtherBrowser | undefined {
  const at = args.indexOf('--browser');
  if (at < 0) return undefined;
  const name = args[at + 1];
  const others = args.filter(
    (_, i) => i !== at && i !== at + 1 && args[i] !== 'keys' && args[i] !== '--quick',
  );
  if ((name !== 'firefox' && name !== 'webkit') || others.length > 0)
    throw new Error('Write `keys --browser firefox` or `keys --browser webkit`.');
  return name;
}

export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('kills')) return kills();
  if (args.includes('beside')) {
    const at = args.indexOf('--before');
    const named = BESIDE_PARTS.filter((part) => args.includes(part));
    return printBeside(await built(), {
      before: at < 0 ? undefined : args[at + 1],
      isQuick: args.includes('--quick'),
      parts: named.length > 0 ? named : BESIDE_PARTS,
    });
  }
  const isQuick = args.includes('--quick');
  const other = otherBrowser(args);
  if (other) return keysElsewhere(other, isQuick ? 1 : ROUNDS);
  const parts = asked(args, isQuick);
  const dist = await built();
  const browser = await chromium.launch(launchOptions());
  const host = await hostOf(dist, {});
  const plan = isQuick ? { rounds: 1, traced: 1 } : { rounds: ROUNDS, traced: 3 };
  const typed = parts.includes('keys') ? await typingOf(browser, dist, plan) : [];
  const loads = parts.includes('load') ? await loadsOf(browser, host.address) : [];
  const scrolled = parts.includes('scroll') ? await measureScrolling(browser, host.address) : undefined;
  const version = browser.version();
  await browser.close();
  const scores = parts.includes('lighthouse') ? await scoresOfPages(host.address) : 'Not asked.';
  await host.stop();
  const report = reportOf({ browser: version, typed, loads, scrolled, scores, isQuick });
  if (!isQuick && parts.length === PARTS.length)
    await writeFile(new URL('../RESULTS-browser.md', import.meta.url), report);
  console.log(report);
}
