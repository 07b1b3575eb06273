// The workbench in WebKit, and the `test` of every walk.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, inject } from 'vitest';
import { findWebKit } from '../../scripts/webkit.mjs';
import { WebKitPage, type WindowOptions } from './page.ts';

interface Inspection {
  readonly storeText: string;
  readonly isKept: boolean;
  /** 1-based; null if the text has no caret. */
  readonly caret: { readonly line: number } | null;
}

type GatepostGlobal = { gatepost?: { inspect: () => Inspection } };

export class WebKitWorkbench {
  readonly page: WebKitPage;
  readonly #home: string;

  constructor(page: WebKitPage, home: string) {
    this.page = page;
    this.#home = home;
  }

  get records() {
    return this.page.get('region', 'Records');
  }

  get table() {
    return this.page.get('grid', 'Access matrix');
  }

  record(agents: string) {
    return this.records.get('article', agents);
  }

  async openExample(id = 'fict-org'): Promise<void> {
    await this.page.goto(`#/edit?example=${id}`);
    await this.record('*').appears();
  }

  /** Chooses a file on the start page. */
  async openFile(name: string, bytes: Uint8Array): Promise<void> {
    await this.page.goto('');
    await this.page.get('button', 'Open a file…').appears();
    await this.page.chooseFile(name, bytes);
    await this.page.get('button', 'Open a file…').click();
    await this.records.appears();
  }

  /** Saves by the button; returns the bytes of the download. */
  async saveFile(name: string): Promise<Buffer> {
    await this.page.get('button', 'Save file').click();
    let files: string[] = [];
    await expect
      .poll(async () => {
        files = await readdir(this.#home, { recursive: true });
        return files.filter((path) => path.endsWith(name)).length;
      })
      .toBe(1);
    return await readFile(join(this.#home, files.find((path) => path.endsWith(name)) ?? ''));
  }

  /** The text of the document. */
  text(): Promise<string> {
    return this.page.evaluate(() => (globalThis as GatepostGlobal).gatepost?.inspect().storeText ?? '');
  }

  /** The line of the caret in the text. */
  caretLine(): Promise<number | undefined> {
    return this.page.evaluate(() => (globalThis as GatepostGlobal).gatepost?.inspect().caret?.line);
  }

  /** Reloads the page once its state is stored in the browser. */
  async reload(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => (globalThis as GatepostGlobal).gatepost?.inspect().isKept))
      .toBe(true);
    await this.page.session.send('POST', '/refresh');
  }
}

interface WalkFixtures {
  /** The size and the colors of the window. */
  window: WindowOptions;
  bench: WebKitWorkbench;
}

/**
 * The `test` of every walk, with its own window. It fails if the page throws, or if anything is written to the
 * console.
 */
export const test = base.extend<WalkFixtures>({
  window: {},
  bench: async ({ window }, use) => {
    const { WebKitWebDriver: driver, MiniBrowser: browser } = findWebKit();
    if (driver === undefined || browser === undefined)
      throw new Error('WebKitGTK is missing: run node scripts/webkit.mjs');
    const home = await mkdtemp(join(tmpdir(), 'gatepost-webkit-'));
    const paths = { driver, browser, home, display: inject('display') };
    const page = await WebKitPage.open(paths, inject('origin'), window);
    await use(new WebKitWorkbench(page, home));
    const problems = await page.problems();
    await page.close();
    await rm(home, { recursive: true, force: true });
    expect(problems, 'nothing goes wrong behind the page').toEqual([]);
  },
});
