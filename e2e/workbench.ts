// The workbench as users see it: elements by role and name, never by class.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** What `globalThis.gatepost.inspect()` returns, with the bytes as plain numbers. */
export interface Inspection {
  readonly bytes: readonly number[];
  readonly storeText: string;
  readonly editorText: string | null;
  readonly formValues: readonly {
    readonly line: number;
    readonly label: string;
    readonly value: string;
    readonly isDraft: boolean;
  }[];
}

export class Workbench {
  readonly page: Page;
  readonly records: Locator;
  readonly text: Locator;
  readonly access: Locator;
  readonly trace: Locator;

  constructor(page: Page) {
    this.page = page;
    this.records = page.getByRole('region', { name: 'Records' });
    this.text = page.getByRole('region', { name: 'Text', exact: true });
    this.access = page.getByRole('region', { name: 'Access matrix' });
    this.trace = page.getByRole('region', { name: 'Explanation' });
  }

  async openExample(id = 'fict-org'): Promise<void> {
    await this.page.goto(`./#/edit?example=${id}`);
    await this.showRecords();
    await this.records.getByRole('article').first().waitFor();
  }

  /** Switches to the records, as a phone shows the table first. */
  private async showRecords(): Promise<void> {
    await this.records.or(this.access).first().waitFor();
    const views = this.page.getByRole('navigation', { name: 'Views' });
    if (await views.isVisible()) await views.getByRole('button', { name: 'Records' }).click();
    await this.records.waitFor();
  }

  /** Waits until all code is fetched ahead. Code that is needed earlier loads on demand. */
  async fetched(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
  }

  /** Waits until the whole state is stored in the browser. */
  async kept(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { gatepost } = globalThis as unknown as { gatepost?: { inspect: () => { isKept: boolean } } };
      return gatepost?.inspect().isKept === true;
    });
  }

  /** Reloads the page once its state is stored. */
  async reload(): Promise<void> {
    await this.kept();
    await this.page.reload();
  }

  /** Opens a file through the start page or the File menu, and the browser's own dialog. */
  async openFile(name: string, bytes: Uint8Array | string): Promise<void> {
    await this.chooseFile(name, bytes);
    await this.showRecords();
  }

  /** The same, without switching to the records on a phone. */
  async chooseFile(name: string, bytes: Uint8Array | string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await chooseOpenFile(this.page);
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(bytes) });
  }

  /** Opens a workspace with these rows and columns, so that none are added automatically. */
  async openTable(text: string, columns: readonly string[], rows: readonly string[]): Promise<void> {
    const files = [{ path: '/robots.txt', text }];
    const site = { gatepost: 1, origin: '', files, rows, columns, question: 'fetch', reader: 'rfc9309' };
    await this.openFile('site.gatepost.json', JSON.stringify(site));
  }

  /** Saves by the button; returns the name and bytes of the download. */
  async saveFile(): Promise<{ name: string; bytes: Buffer }> {
    const downloading = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Save file' }).click();
    const download = await downloading;
    const bytes = await readFile(await download.path());
    // Firefox gives a second download of the same name another name.
    await download.delete();
    return { name: download.suggestedFilename(), bytes };
  }

  /** The state in the next frame, in which typed text is rendered. */
  async inspect(): Promise<Inspection> {
    await this.page.waitForFunction(() => 'gatepost' in globalThis);
    return await this.page.evaluate(async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A hidden page has no frames to wait for.
        if (document.hidden) resolve(undefined);
      });
      const { gatepost } = globalThis as unknown as {
        gatepost: { inspect: () => Omit<Inspection, 'bytes'> & { bytes: Uint8Array } };
      };
      const inspection = gatepost.inspect();
      return { ...inspection, bytes: [...inspection.bytes] };
    });
  }

  /** The place of the caret in the text, as in “Line 2, column 1”. */
  async caret(): Promise<string> {
    await this.page.waitForFunction(() => 'gatepost' in globalThis);
    return await this.page.evaluate(() => {
      const { gatepost } = globalThis as unknown as {
        gatepost: { inspect: () => { caret: { line: number; column: number } | null } };
      };
      const { caret } = gatepost.inspect();
      return caret ? `Line ${caret.line}, column ${caret.column}` : '';
    });
  }

  /** Adds a record at the end, by the menu of the records. */
  async addRecord(): Promise<void> {
    await this.records.getByRole('button', { name: 'Add', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'Add record', exact: true }).click();
  }

  /** How many bytes saving would write, for files that are too big to transfer to the test. */
  async size(): Promise<number> {
    await this.page.waitForFunction(() => 'gatepost' in globalThis);
    return await this.page.evaluate(
      () =>
        (globalThis as unknown as { gatepost: { inspect: () => { bytes: Uint8Array } } }).gatepost.inspect()
          .bytes.length,
    );
  }

  /** The editor's text field, once Monaco is loaded. */
  async editor(): Promise<Locator> {
    const field = this.text.getByRole('textbox', { name: 'Policy text' });
    await field.waitFor({ state: 'attached' });
    return field;
  }

  record(agents: string): Locator {
    return this.records.getByRole('article', { name: agents, exact: true });
  }

  /** All path fields of a record, in file order. */
  paths(agents: string): Locator {
    return this.record(agents).getByRole('textbox', { name: 'Path' });
  }

  /**
   * Waits enough frames for any pending scrolling, focusing, or update: before checking that something did not happen.
   */
  async settled(): Promise<void> {
    await this.page.evaluate(
      (frames) =>
        new Promise<void>((resolve) => {
          let left = frames;
          const step = () => (left-- > 0 ? requestAnimationFrame(step) : resolve());
          step();
        }),
      30,
    );
  }

  /** Opens the options of the table, unless they are open. */
  async options(): Promise<Locator> {
    const options = this.page.getByRole('dialog', { name: 'Options' });
    if (!(await options.isVisible())) {
      // Until its code is loaded, the button is disabled.
      await this.access.getByRole('button', { name: 'Options', exact: true }).click();
      await options.waitFor();
    }
    return options;
  }

  /** Presses a button in the options of the table, which closes them. */
  async tableOption(name: string): Promise<void> {
    await (await this.options()).getByRole('button', { name, exact: true }).click();
  }

  /** Shows a column per crawler, or one column for crawlers with equal answers. */
  async columnsPer(what: 'answer' | 'crawler'): Promise<void> {
    const name = what === 'answer' ? 'One per answer' : /^One per crawler/;
    await (await this.options()).getByRole('radio', { name }).check();
    await this.page.keyboard.press('Escape');
  }

  /** Simulates another response of the server for the queried file. */
  async answersWith(status: string): Promise<void> {
    const select = (await this.options()).getByRole('combobox', { name: /^If .+ returns$/ });
    await select.selectOption(status);
    await this.page.keyboard.press('Escape');
  }

  /** Types user-agents into the field after the last column; `more` runs before the field is closed. */
  async addAgents(text: string, more?: () => Promise<void>): Promise<void> {
    await this.access.getByRole('button', { name: 'Add a crawler' }).click();
    const field = this.page.getByRole('combobox', { name: 'Add crawlers' });
    await field.fill(text);
    await field.press('Enter');
    await more?.();
    // The first Escape may close the list below the field.
    for (let i = 0; i < 3 && (await field.isVisible()); i++) {
      await this.page.keyboard.press('Escape');
      await this.settled();
    }
  }

  async readAs(id: string): Promise<void> {
    const select = this.page.getByRole('combobox', { name: 'Read as' });
    // On a narrow screen it is next to the question.
    const tab = this.page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Access/ });
    await select.or(tab).first().waitFor();
    if (!(await select.isVisible())) await tab.click();
    await select.selectOption(id);
  }
}

/** The button of the File menu. On a narrow screen, its name has the open file. */
export const fileMenu = (page: Page): Locator => page.getByRole('button', { name: /^File(:|$)/ });

const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Chooses from the File menu: names lead through submenus to an item. */
export async function chooseFromFileMenu(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  await fileMenu(page).click();
  for (const name of names)
    await page
      .getByRole(
        /^(?:System|Light|Dark|English|Deutsch)$/.test(String(name)) ? 'menuitemradio' : 'menuitem',
        {
          name: typeof name === 'string' ? new RegExp(`^${escaped(name)}`) : name,
        },
      )
      .click();
}

/** Adds a file at a usual path to the site. */
export const addKnownFile = (page: Page, path: string): Promise<void> =>
  chooseFromFileMenu(page, 'Files of the site', 'Add a file', path.slice(1));

/** Unfolds the templates of the start page. */
export const showTemplates = (page: Page): Promise<void> =>
  page.locator('summary').filter({ hasText: 'New from a template' }).press('Enter');

/** Starts with a template of the start page. */
export async function chooseTemplate(page: Page, name: string): Promise<void> {
  await showTemplates(page);
  await page.getByRole('button', { name, exact: true }).click();
}

/** The site of the start page with this name, or whatever its row says. */
export const siteRow = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Your sites' }).getByRole('listitem').filter({ hasText: name });

/** Opens a site of the start page. */
export const openSite = (row: Locator): Promise<void> => row.getByRole('button').first().click();

/** Opens the file dialog, by the button of the start page or the File menu of the workbench. */
async function chooseOpenFile(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open a file…' });
  await button.or(fileMenu(page)).first().waitFor();
  if (await button.isVisible()) await button.click();
  else await chooseFromFileMenu(page, 'Open…');
}

/** The row and column of the focus in the table; heads are 0. */
export const focusedCell = (page: Page): Promise<string> =>
  page.locator(':focus').evaluate((cell) => {
    const row = cell.closest('[aria-rowindex]')?.ariaRowIndex;
    return [row, cell.ariaColIndex].map((place) => Number(place) - 1).join();
  });

/** Chooses the code editor or the plain text area, in the menu of the text pane. */
export async function chooseTextField(page: Page, name: 'Code editor' | 'Plain text area'): Promise<void> {
  await page.getByRole('button', { name: 'Text tools' }).click();
  await page.getByRole('menuitem', { name }).click();
}
