// Opens what is typed into: the workbench with a subject, and the plain page; the caret stands at the end of the rule.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { LETTERS, type Subject } from './subject.ts';
import { installWatch, type Watch } from './watch.ts';

export const VIEWPORT = { width: 1440, height: 900 };
/** A big file takes its time under throttle. */
const PATIENCE = 120_000;

export interface TypedPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export async function newPage(browser: Browser): Promise<TypedPage> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { page, cdp: await context.newCDPSession(page) };
}

/** Opens a workspace as a person does. */
export async function openWorkspace(page: Page, workspace: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open file' }).click();
  const buffer = Buffer.from(workspace);
  await (await chooser).setFiles({ name: 'bench.gatepost.json', mimeType: 'application/json', buffer });
}

/** Puts the caret into the text, once the table is there too. */
export async function focusEditor(page: Page): Promise<void> {
  const text = page.getByRole('region', { name: 'Policy text' });
  const field = text.getByRole('textbox', { name: 'Policy text' });
  await page.locator('tr[aria-rowindex="2"] > td[aria-colindex="2"]').waitFor();
  await field.waitFor({ state: 'attached' });
  await field.focus();
}

/** The workbench with the subject open, text, form and matrix in sight. */
export async function openWorkbench(browser: Browser, address: string, subject: Subject): Promise<TypedPage> {
  const opened = await newPage(browser);
  const { page } = opened;
  await page.goto(`${address}#/edit`);
  await openWorkspace(page, subject.workspace);
  await focusEditor(page);
  await page.keyboard.press('Control+g');
  await page.keyboard.type(`${subject.line + 1}`, { delay: 30 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.locator(`[data-line="${subject.line + 1}"]`).waitFor();
  await page.evaluate(installWatch, { rule: subject.rule, letters: LETTERS, line: subject.line + 1 });
  return opened;
}

/** The plain page with the same file, its textarea as large as the editor. */
export async function openTextarea(browser: Browser, address: string, subject: Subject): Promise<TypedPage> {
  const opened = await newPage(browser);
  const { page } = opened;
  await page.goto(`${address}textarea.html`);
  await page.evaluate((end) => {
    const area = document.querySelector('textarea')!;
    area.focus();
    area.setSelectionRange(end, end);
  }, subject.end);
  await page.evaluate(installWatch, { rule: subject.rule, letters: LETTERS });
  return opened;
}

/** The times since the last call. */
export const taken = (page: Page): Promise<Pick<Watch, 'keys' | 'long' | 'events'>> =>
  page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    return { keys: watch.keys.splice(0), long: watch.long.splice(0), events: watch.events.splice(0) };
  });

/** Waits until no key waits for its frame. */
export const allShown = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as unknown as { watch: Watch }).watch.waiting === 0);
