// Keys in Firefox and in WebKit, with the same files, watch, and turns with a textarea as in Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from '@playwright/test';
import { startDisplay } from '../../e2e/webkit/display.ts';
import { WebKitPage } from '../../e2e/webkit/page.ts';
import { firefoxOptions } from '../../scripts/browser.mjs';
import { adaptOlderFirefox } from '../../scripts/firefox-channel.mjs';
import { findWebKit } from '../../scripts/webkit.mjs';
import { focusTextarea, type KeyPage, keyPage, openTextarea, openWorkbench, VIEWPORT } from './pages.ts';
import { LETTERS, type Subject } from './subject.ts';
import { settle, type TypedInTurns, typeInTurns } from './typing.ts';
import { installWatch } from './watch.ts';

export type OtherBrowser = 'firefox' | 'webkit';

/** The measured keys of one subject. */
export interface KeysInTurns extends TypedInTurns {
  /** Name and version. */
  readonly browser: string;
  readonly subject: Subject;
}

interface OpenedBrowser {
  /** Types on the workbench and on the plain page in turns. `address`: of a host with both, with a final slash. */
  measureKeys(address: string, subject: Subject, rounds: number): Promise<KeysInTurns>;
  close(): Promise<void>;
}

/** A clock of full resolution: by default Firefox rounds times to 1 ms. */
const exactClock = { 'privacy.reduceTimerPrecision': false };

async function openFirefox(): Promise<OpenedBrowser> {
  const { isOlder, launchOptions, ...options } = firefoxOptions();
  if (isOlder) adaptOlderFirefox();
  const browser = await firefox.launch({
    ...options,
    ...launchOptions,
    firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...exactClock },
  });
  return {
    measureKeys: async (address, subject, rounds) => {
      const workbench = await openWorkbench(browser, address, subject);
      const plain = await openTextarea(browser, address, subject);
      await settle();
      const times = await typeInTurns(keyPage(workbench), keyPage(plain), rounds);
      for (const page of [workbench, plain]) await page.context().close();
      return { browser: `Firefox ${browser.version()}`, subject, ...times };
    },
    close: () => browser.close(),
  };
}

/** The workbench in a window of WebKit, as `openWorkbench` opens it in other browsers. */
async function showWorkbench(page: WebKitPage, subject: Subject): Promise<void> {
  const line = subject.line + 1;
  await page.goto('#/edit');
  await page.chooseFile('bench.gatepost.json', Buffer.from(subject.workspace));
  await page.get('button', /^File/).click();
  await page.get('menuitem', /^Open…/).click();
  await untilShown(page, 'tr[aria-rowindex="2"] > td[aria-colindex="2"]');
  const text = page.get('region', 'Text').get('textbox', 'Policy text');
  await text.appears();
  await text.focus();
  await page.press('Control+g');
  await page.type(`${line}\n`);
  await page.press('End');
  await untilShown(page, `[data-line="${line}"]`);
  await page.evaluate(installWatch, { rule: subject.rule, letters: LETTERS, line });
}

/** Waits until a selector finds an element. */
const untilShown = (page: WebKitPage, selector: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => (document.querySelector(wanted) ? resolve() : setTimeout(look, 50));
        look();
      }),
    selector,
  );

async function showTextarea(page: WebKitPage, subject: Subject): Promise<void> {
  await page.goto('textarea.html');
  await page.evaluate(focusTextarea, subject.end);
  await page.evaluate(installWatch, { rule: subject.rule, letters: LETTERS });
}

interface WebKitWindow {
  readonly page: WebKitPage;
  close(): Promise<void>;
}

/** A window on a separate display, as only one window of a display has the focus. */
async function openWindow(address: string): Promise<WebKitWindow> {
  const { WebKitWebDriver: driver, MiniBrowser: browser } = findWebKit();
  if (driver === undefined || browser === undefined)
    throw new Error('WebKitGTK is missing: run node scripts/webkit.mjs');
  const home = await mkdtemp(join(tmpdir(), 'gatepost-webkit-'));
  const { display, stop } = await startDisplay();
  const cleanUp = async () => {
    stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const page = await WebKitPage.open({ driver, browser, home, display }, address, VIEWPORT);
    return {
      page,
      close: async () => {
        await page.close();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function typeInWebKit(address: string, subject: Subject, rounds: number): Promise<KeysInTurns> {
  const windows: WebKitWindow[] = [];
  try {
    const workbench = await openWindow(address);
    windows.push(workbench);
    await showWorkbench(workbench.page, subject);
    const plain = await openWindow(address);
    windows.push(plain);
    await showTextarea(plain.page, subject);
    await settle();
    const times = await typeInTurns(windowPage(workbench.page), windowPage(plain.page), rounds);
    return { browser: `WebKitGTK ${plain.page.session.browserVersion}`, subject, ...times };
  } finally {
    for (const one of windows) await one.close();
  }
}

/**
 * A window of WebKit to type into. WebKit refuses a key while the page handles an earlier one, so keys are queued here
 * and their times start when they are sent.
 */
function windowPage(page: WebKitPage): KeyPage {
  let lastKey: Promise<void> = Promise.resolve();
  return {
    press: (key) => {
      lastKey = lastKey.then(() => page.press(key));
      return lastKey;
    },
    bringToFront: () => Promise.resolve(),
    evaluate: (run) => page.evaluate(run),
  };
}

const openers: Record<OtherBrowser, () => Promise<OpenedBrowser>> = {
  firefox: openFirefox,
  webkit: async () => ({ measureKeys: typeInWebKit, close: async () => {} }),
};

/** Starts a browser with an empty profile. Throws if it is not installed. */
export const openOtherBrowser = (browser: OtherBrowser): Promise<OpenedBrowser> => openers[browser]();
