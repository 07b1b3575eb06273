// The workbench beside a plain Monaco in the same browser run: keys, opening, memory. Prints only:
//
//   npm run bench:browser -- beside [typed] [opened] [heap] [--before <folder of an earlier build>] [--quick]
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Workbench } from '../../e2e/workbench.ts';
import { launchOptions } from '../../scripts/browser.mjs';
import { groupsFile, randomOf } from '../generate.ts';
import { median } from './figures.ts';
import { type Host, hostOf } from './host.ts';
import { focusEditor, keyPage, newPage, openWorkbench, openWorkspace } from './pages.ts';
import { spread, table } from './report.ts';
import { big, LETTERS, medium, monacoPage, ordinary, type Subject } from './subject.ts';
import { type KeyTimes, noTimes, settle, typeRound } from './typing.ts';
import { installWatch } from './watch.ts';

const MONACO = fileURLToPath(new URL('../../node_modules/monaco-editor/min/', import.meta.url));

/** About the size of the editor's pane in the measured window. */
export const PANE = { width: 432, height: 780 };

/** Opens a plain Monaco with the caret at the end of the subject's rule. */
async function openMonaco(browser: Browser, address: string, subject: Subject): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(`${address}monaco.html`);
  await page.waitForFunction(() => document.title === 'ready');
  await page.evaluate(({ line }) => {
    const { editor } = globalThis as unknown as { editor: { setPosition(at: object): void; focus(): void } };
    editor.setPosition({ lineNumber: line + 1, column: 1000 });
    editor.focus();
  }, subject);
  await page.evaluate(installWatch, { rule: subject.rule, letters: LETTERS, line: 'text' as const });
  return page;
}

interface Peer {
  readonly name: string;
  readonly host: Host;
}

async function keysOf(
  browser: Browser,
  peers: readonly Peer[],
  monaco: Host,
  subject: Subject,
  rounds: number,
) {
  const pages: { readonly name: string; readonly page: Page; readonly times: KeyTimes }[] = [];
  for (const { name, host } of peers)
    pages.push({ name, page: await openWorkbench(browser, host.address, subject), times: noTimes() });
  pages.push({ name: 'Monaco', page: await openMonaco(browser, monaco.address, subject), times: noTimes() });
  await settle();
  for (let i = -1; i < rounds; i++)
    for (const { page, times } of pages) await typeRound(keyPage(page), i + 2, i < 0 ? noTimes() : times);
  for (const { page } of pages) await page.context().close();
  const plain = median(pages.at(-1)!.times.keys);
  return pages.map(({ name, times }) => [
    subject.name,
    name,
    times.keys.length,
    spread(times.keys),
    (median(times.keys) / plain).toFixed(2),
  ]);
}

/** Runs in the page: the milliseconds until an element is there and painted, from the choice of a file or from now. */
function timeUntilShown({ selector, isChosen }: { selector: string; isChosen: boolean }): void {
  const times = globalThis as unknown as { shown?: number; tasks: number[] };
  times.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const watch = () => {
    const start = performance.now();
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.shown = performance.now() - start;
      };
      return port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  if (isChosen) addEventListener('change', watch, { capture: true, once: true });
  else watch();
}

const shownIn = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => 'shown' in globalThis);
  return page.evaluate(() => (globalThis as unknown as { shown: number }).shown);
};

/** How long tasks after the first answer are watched, in milliseconds. */
const LONG_TASKS_FOR = 8000;

/** Opening 500 KiB: from the choice of the file to the first answer; Monaco: to the first line. */
async function openingOf(browser: Browser, peers: readonly Peer[], monaco: Host, rounds: number) {
  const text = groupsFile({ seed: 9, size: 500 * 1024, groups: 100 });
  const found = new Map<string, { shown: number[]; longest: number[] }>();
  for (let i = 0; i < rounds; i++) {
    for (const { name, host } of peers) {
      const page = await newPage(browser);
      await page.goto(`${host.address}#/edit`);
      await settle();
      // The table of the file has another number of rows than that of the empty one.
      const emptyRows = await page.getByRole('grid').getAttribute('aria-rowcount');
      await page.evaluate(timeUntilShown, {
        selector: `[role=grid]:not([aria-rowcount="${emptyRows}"]) td[data-answer]`,
        isChosen: true,
      });
      await new Workbench(page).chooseFile('robots.txt', text);
      const times = found.get(name) ?? { shown: [], longest: [] };
      times.shown.push(await shownIn(page));
      await page.waitForTimeout(LONG_TASKS_FOR);
      const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
      times.longest.push(Math.max(0, ...tasks));
      found.set(name, times);
      await page.context().close();
    }
    const page = await newPage(browser);
    await page.goto(`${monaco.address}monaco.html`);
    await page.waitForFunction(() => document.title === 'ready');
    await settle();
    await page.evaluate(timeUntilShown, {
      selector: '.opened .view-line',
      isChosen: false,
    });
    await page.evaluate((value) => {
      const { monaco, editor } = globalThis as unknown as {
        monaco: { editor: { createModel(text: string, language: string): object } };
        editor: { setModel(model: object): void };
      };
      document.body.classList.add('opened');
      editor.setModel(monaco.editor.createModel(value, 'plaintext'));
    }, text);
    const times = found.get('Monaco') ?? { shown: [], longest: [] };
    times.shown.push(await shownIn(page));
    found.set('Monaco', times);
    await page.context().close();
  }
  const plain = median(found.get('Monaco')!.shown);
  return [...found].map(([name, { shown, longest }]) => [
    name,
    spread(shown),
    (median(shown) / plain).toFixed(2),
    longest.length > 0 ? Math.max(...longest).toFixed(0) : '',
  ]);
}

const KEYS_PER_STEP = 250;
/** Milliseconds: between random keys, and until the work after the last one is done. */
const PAUSES = { key: 10, step: 3000 };

/** The heap in MiB, after a collection, while letters are typed and deleted at random. */
async function memoryOf(
  browser: Browser,
  { host }: Peer,
  subject: Subject,
  steps: number,
): Promise<string[]> {
  const page = await newPage(browser);
  await page.goto(`${host.address}#/edit`);
  await openWorkspace(page, subject.workspace);
  await focusEditor(page);
  await settle();
  // Opening a big file moves the focus once more, as no key was pressed meanwhile.
  await focusEditor(page);
  const cdp = await page.context().newCDPSession(page);
  const random = randomOf(subject.line);
  const heap = async () => {
    await page.waitForTimeout(PAUSES.step);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return (usedSize / 2 ** 20).toFixed(0);
  };
  const curve = [await heap()];
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < KEYS_PER_STEP; i++) {
      const key =
        random() < 0.7
          ? LETTERS[Math.floor(random() * LETTERS.length)]!
          : random() < 0.5
            ? 'Backspace'
            : 'ArrowDown';
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSES.key);
    }
    curve.push(await heap());
  }
  await page.context().close();
  return [subject.name, ...curve];
}

async function printKeys(browser: Browser, peers: readonly Peer[], rounds: number): Promise<void> {
  const keys = [];
  for (const subject of [ordinary(), medium(), big()]) {
    const monaco = await hostOf(MONACO, { 'monaco.html': monacoPage(subject.text, PANE) });
    keys.push(...(await keysOf(browser, peers, monaco, subject, rounds)));
    await monaco.stop();
  }
  console.log(`${table(['file, matrix', 'page', 'keys', 'p50 / p95, ms', 'Monaco = 1'], keys)}\n`);
}

async function printOpening(browser: Browser, peers: readonly Peer[], rounds: number): Promise<void> {
  const monaco = await hostOf(MONACO, { 'monaco.html': monacoPage('', PANE) });
  const rows = await openingOf(browser, peers, monaco, rounds);
  console.log(`${table(['500 KiB opened', 'p50 / p95, ms', 'Monaco = 1', 'longest task, ms'], rows)}\n`);
  await monaco.stop();
}

async function printMemory(browser: Browser, peers: readonly Peer[], steps: number): Promise<void> {
  const rows = [];
  for (const subject of [ordinary(), big()])
    rows.push(await memoryOf(browser, peers.at(-1)!, subject, steps));
  const head = Array.from({ length: steps + 1 }, (_, i) => `${i * KEYS_PER_STEP} keys`);
  console.log(`${table(['heap, MiB', ...head], rows)}\n`);
}

export const BESIDE_PARTS = ['typed', 'opened', 'heap'] as const;
export type BesidePart = (typeof BESIDE_PARTS)[number];

export interface BesideOptions {
  /** The folder of an earlier build. */
  readonly before: string | undefined;
  readonly isQuick: boolean;
  readonly parts: readonly BesidePart[];
}

/** @param dist the folder of the build */
export async function printBeside(dist: string, { before, isQuick, parts }: BesideOptions): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const peers: Peer[] = [
    ...(before === undefined ? [] : [{ name: 'before', host: await hostOf(before, {}) }]),
    { name: 'now', host: await hostOf(dist, {}) },
  ];
  const rounds = isQuick ? 1 : 3;
  if (parts.includes('typed')) await printKeys(browser, peers, rounds);
  if (parts.includes('opened')) await printOpening(browser, peers, rounds);
  if (parts.includes('heap')) await printMemory(browser, peers, isQuick ? 2 : 8);
  console.log(`${browser.version()}; load ${loadavg()[0]?.toFixed(1)} at the end`);
  await browser.close();
  for (const { host } of peers) await host.stop();
}
