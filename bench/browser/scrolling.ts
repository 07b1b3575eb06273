// The table at its limit: 100,000 URLs and 1,000 user-agents are counted in a worker, while and after the table
// scrolls.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { groupsFile, robotNames, urlsOf } from '../generate.ts';
import { newPage, openWorkspace } from './pages.ts';
import { type ScriptTimes, scriptTimes } from './script-time.ts';

const ROBOTS = 1000;
const URLS = 100_000;

export interface Scrolled {
  /** Milliseconds from choosing the file to the first cell, and to the totals of all cells. */
  readonly firstCell: number;
  readonly counted: number;
  /** Long tasks of the page while it counts, and while it scrolls, in milliseconds. */
  readonly longCounting: readonly number[];
  readonly longScrolling: readonly number[];
  /** For each frame of scrolling, the visible rows that were empty before scripts could render them. */
  readonly blank: readonly number[];
  readonly script: ScriptTimes;
}

interface Looked {
  readonly blank: number[];
  readonly long: number[];
}

/**
 * Runs in the page. Counts in a scroll event before other listeners, so that it sees the rows of the last painted
 * frame.
 */
function watchScrolling(): void {
  const looked: Looked = { blank: [], long: [] };
  (globalThis as unknown as { looked: Looked }).looked = looked;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) looked.long.push(duration);
  }).observe({ type: 'longtask' });
  const channel = new MessageChannel();
  channel.port1.onmessage = () => performance.mark('bench:shown');
  addEventListener(
    'scroll',
    ({ target }) => {
      const scroller = target as HTMLElement;
      const body = scroller.querySelector('tbody');
      if (!body) return;
      performance.mark('bench:key');
      const { top, bottom } = scroller.getBoundingClientRect();
      const head = scroller.querySelector('thead')!.getBoundingClientRect().height;
      const drawn = [...body.children].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom > top + head && box.top < bottom;
      });
      const row = body.firstElementChild!.getBoundingClientRect().height;
      const all = Math.floor((scroller.clientHeight - head) / row);
      looked.blank.push(Math.max(0, all - drawn.length));
      requestAnimationFrame(() => channel.port2.postMessage(undefined));
    },
    { capture: true, passive: true },
  );
}

const taken = (page: Page) =>
  page.evaluate(() => {
    const { blank, long } = (globalThis as unknown as { looked: Looked }).looked;
    return { blank: blank.splice(0), long: long.splice(0) };
  });

function workspace(): string {
  return JSON.stringify({
    gatepost: 1,
    origin: 'https://www.example.com',
    files: [{ path: '/robots.txt', text: groupsFile({ seed: 9, size: 500 * 1024 - 128, groups: ROBOTS }) }],
    rows: urlsOf(10, URLS, ''),
    columns: robotNames(ROBOTS),
    question: 'fetch',
    reader: 'rfc9309',
  });
}

/** Scrolls by wheel for some seconds, down and a little to the side. */
async function turnWheel(page: Page): Promise<void> {
  const cell = page.locator('tr[aria-rowindex="4"] > td[aria-colindex="3"]');
  await cell.hover();
  for (let i = 0; i < 150; i++) {
    await page.mouse.wheel(i % 10 === 0 ? 300 : 0, 240);
    await wait(16);
  }
}

export async function measureScrolling(browser: Browser, address: string): Promise<Scrolled> {
  const page = await newPage(browser);
  await page.goto(`${address}#/edit`);
  await page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
  await page.evaluate(watchScrolling);
  const file = workspace();
  const began = performance.now();
  await openWorkspace(page, file);
  await page.locator('tr[aria-rowindex="2"] > td[aria-colindex="2"]').waitFor();
  const firstCell = performance.now() - began;
  const access = page.getByRole('region', { name: 'Access matrix' });
  await access.getByRole('button', { name: /^All\s*100,000,000$/ }).waitFor();
  const counted = performance.now() - began;
  await wait(3000);
  const { long: longCounting } = await taken(page);
  const script = await scriptTimes(browser, page, () => turnWheel(page));
  const { blank, long: longScrolling } = await taken(page);
  await page.context().close();
  return { firstCell, counted, longCounting, longScrolling, blank, script };
}
