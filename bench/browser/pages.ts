// Opens the pages for typing: the workbench with a subject, and the plain page, with the caret at the end of the rule.
import type { Browser, Page } from '@playwright/test';
import { Workbench } from '../../e2e/workbench.ts';
import { LETTERS, type Subject } from './subject.ts';
import { installWatch, type Watch } from './watch.ts';

export const VIEWPORT = { width: 1440, height: 900 };
/** A big file takes long on a throttled processor. */
const PATIENCE = 120_000;

/** The functions of a page that typing needs, in any browser. */
export interface KeyPage {
  /** Presses one key, named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  bringToFront(): Promise<void>;
  /** Runs a function in the page and waits for its promise. */
  evaluate<T>(run: () => T | Promise<T>): Promise<T>;
}

export const keyPage = (page: Page): KeyPage => ({
  press: (key) => page.keyboard.press(key),
  bringToFront: () => page.bringToFront(),
  evaluate: (run) => page.evaluate(run),
});

export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Opens a workspace file by the file dialog. */
export const openWorkspace = (page: Page, workspace: string): Promise<void> =>
  new Workbench(page).chooseFile('bench.gatepost.json', workspace);

/** Puts the caret into the text, once the table is rendered. */
export async function focusEditor(page: Page): Promise<void> {
  const field = new Workbench(page).text.getByRole('textbox', { name: 'Policy text' });
  await page.locator('tr[aria-rowindex="2"] > td[aria-colindex="2"]').waitFor();
  await field.waitFor({ state: 'attached' });
  await field.focus();
}

/** Opens the workbench with the subject, with text, form, and table visible. */
export async function openWorkbench(browser: Browser, address: string, subject: Subject): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(`${address}#/edit`);
  await openWorkspace(page, subject.workspace);
  await focusEditor(page);
  await page.keyboard.press('Control+g');
  await page.keyboard.type(`${subject.line + 1}`, { delay: 30 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.locator(`[data-line="${subject.line + 1}"]`).waitFor();
  await page.evaluate(installWatch, { rule: subject.rule, letters: LETTERS, line: subject.line + 1 });
  return page;
}

/** Runs in the page: puts the caret into the textarea, at an offset. */
export function focusTextarea(offset: number): void {
  const area = document.querySelector('textarea')!;
  area.focus();
  area.setSelectionRange(offset, offset);
}

/** Opens the plain page with the same file and a textarea of the editor's size. */
export async function openTextarea(browser: Browser, address: string, subject: Subject): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(`${address}textarea.html`);
  await page.evaluate(focusTextarea, subject.end);
  await page.evaluate(installWatch, { rule: subject.rule, letters: LETTERS });
  return page;
}

/** The times since the last call. */
export const taken = (page: Pick<KeyPage, 'evaluate'>): Promise<Pick<Watch, 'keys' | 'long' | 'events'>> =>
  page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    return { keys: watch.keys.splice(0), long: watch.long.splice(0), events: watch.events.splice(0) };
  });

/** Waits until every key has its frame. */
export const allShown = (page: KeyPage): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if ((globalThis as unknown as { watch: Watch }).watch.waiting === 0) resolve();
          else setTimeout(look, 50);
        };
        look();
      }),
  );
