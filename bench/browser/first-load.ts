// The first load of the workbench: how much JavaScript loads until form and table are usable, and how Monaco delays
// keys meanwhile.
import type { Browser, Page } from '@playwright/test';
import { VIEWPORT } from './pages.ts';

/** Keys in the form from the first moment, while the rest loads. */
export interface EarlyKeys {
  readonly typed: number;
  readonly arrived: number;
  /** Milliseconds from each key to the end of its frame. */
  readonly keys: readonly number[];
}

export interface FirstLoad {
  readonly start: LoadStart;
  readonly throttle: number;
  /** Octets of compressed scripts that had loaded when form and table were usable. */
  readonly octets: number;
  /** Milliseconds until then, and until Monaco was loaded, since the start of the navigation. */
  readonly usable: number;
  readonly monaco: number;
  readonly early: EarlyKeys;
  /** Long tasks until everything was loaded, in milliseconds. */
  readonly long: readonly number[];
  readonly shift: number;
}

interface Seen {
  readonly long: number[];
  readonly keys: number[];
  shift: number;
}

/** Runs in the page before other scripts. */
function lookOn(): void {
  const seen: Seen = { long: [], keys: [], shift: 0 };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.long.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.keys.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      }),
    true,
  );
}

/** The scripts loaded so far, in compressed octets without headers. */
const scriptsCome = (page: Page) =>
  page.evaluate(() => ({
    now: performance.now(),
    octets: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));

/** A way to open the workbench, and a test for whether it is usable. */
const starts = {
  nothing: {
    hash: '#/edit',
    isUsable: () =>
      document.querySelector('section[aria-label="Records"] .pane-head button:not([disabled])') !== null,
  },
  'an example': {
    hash: '#/edit?example=fict-org',
    isUsable: () =>
      document.querySelector('[data-line] input') !== null &&
      document.querySelector('td[data-answer]') !== null,
  },
} as const;
export type LoadStart = keyof typeof starts;

const TYPED = '/abcdefghijklmnopqrstuvwxyz';

/** Types into the first path field, for which a record may have to be added first, while everything else loads. */
async function typeEarly(page: Page, start: LoadStart): Promise<string> {
  if (start === 'nothing') await page.getByRole('button', { name: 'Add record' }).press('Enter');
  await page.getByRole('region', { name: 'Records' }).getByRole('textbox', { name: 'Path' }).first().focus();
  for (const letter of TYPED) await page.keyboard.press(letter, { delay: 20 });
  return page
    .getByRole('region', { name: 'Records' })
    .getByRole('textbox', { name: 'Path' })
    .first()
    .inputValue();
}

/** Opens the workbench for the first time, with an example in form and table. */
export async function measureFirstLoad(
  browser: Browser,
  address: string,
  start: LoadStart,
  throttle: number,
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(lookOn);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const { hash, isUsable } = starts[start];
  await page.goto(address + hash, { waitUntil: 'commit' });
  await page.waitForFunction(isUsable, undefined, { polling: 'raf' });
  const { octets, now: usable } = await scriptsCome(page);
  const before = await page.evaluate(
    () => document.querySelector<HTMLInputElement>('[data-line] input[aria-label="Path"]')?.value ?? '',
  );
  const after = await typeEarly(page, start);
  await page.waitForFunction(() => document.querySelector('.monaco-editor .view-line'));
  const monaco = await page.evaluate(() => performance.now());
  await page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
  const { long, keys, shift } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  const early = { typed: TYPED.length, arrived: after.length - before.length, keys };
  return { start, throttle, octets, usable, monaco, early, long, shift };
}
