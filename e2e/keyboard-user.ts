// A keyboard user: presses keys and checks the focus. Nothing here clicks, fills fields, or moves the focus by script.
import { expect, type Locator, type Page } from '@playwright/test';
import { Workbench } from './workbench.ts';

export class KeyboardUser {
  readonly page: Page;
  readonly bench: Workbench;
  /** The focused element. */
  readonly focus: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bench = new Workbench(page);
    this.focus = page.locator(':focus');
  }

  /** Presses keys one after another. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Waits until the page settles, and checks that the focused element is visible. */
  async kept(): Promise<void> {
    await this.bench.settled();
    const place = await this.page.evaluate(() => document.activeElement?.tagName);
    expect(place, 'the focus is lost').not.toBe('BODY');
    await expect(this.focus).toBeVisible();
  }

  async has(target: Locator): Promise<boolean> {
    return (await target.and(this.focus).count()) > 0;
  }

  /** Presses a key until the target has the focus. */
  async until(key: string, target: Locator, most: number): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    for (let i = 0; i < most; i++) {
      if (await this.has(target)) return;
      await this.press(key);
      // Menus move the focus in a timer after the key.
      await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
    if (await this.has(target)) return;
    throw new Error(`${key} does not reach ${String(target)} in ${most} presses`);
  }

  tabTo(target: Locator, most = 60): Promise<void> {
    return this.until('Tab', target, most);
  }

  backTo(target: Locator, most = 60): Promise<void> {
    return this.until('Shift+Tab', target, most);
  }

  /** Moves to a pane by F6, which works everywhere. */
  async paneTo(pane: Locator): Promise<void> {
    for (let i = 0; i < 6; i++) {
      await this.press('F6');
      await this.bench.settled();
      if ((await pane.locator(':focus').count()) > 0 || (await this.has(pane))) return;
    }
    throw new Error(`F6 does not reach ${String(pane)}`);
  }

  /** Moves to a control, and presses it once it is enabled. */
  async enter(target: Locator, most?: number): Promise<void> {
    await this.tabTo(target, most);
    await expect(this.focus).toBeEnabled();
    await this.press('Enter');
  }

  /** Chooses from the menu of the focused button, and from submenus. */
  async choose(...items: readonly (string | RegExp)[]): Promise<void> {
    for (const item of items) {
      await this.press('Enter');
      const menuItem = this.page.getByRole('menuitem', { name: item, exact: item === 'New' });
      await menuItem.first().waitFor();
      await this.until('ArrowDown', menuItem, 30);
    }
    await this.press('Enter');
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  /** Runs an action from the palette: the first match. */
  async command(query: string, name: string | RegExp): Promise<void> {
    const palette = this.page.getByRole('dialog', { name: 'Commands' });
    await this.press('ControlOrMeta+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await this.type(query);
    await expect(palette.getByRole('option', { selected: true })).toHaveAccessibleName(name);
    await this.press('Enter');
    await expect(palette).toHaveCount(0);
  }

  /** Opens a file by its key. The browser's own dialog cannot be operated by keys in tests. */
  async open(name: string, content: string | Uint8Array): Promise<void> {
    // Before the page is interactive, the browser handles the key.
    await this.page.getByRole('heading').first().waitFor();
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('ControlOrMeta+o');
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await this.bench.records.waitFor();
  }

  /** Types into the field of the table and adds the value. */
  async add(box: 'Add URLs', text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: box });
    await this.paneTo(this.bench.access);
    await this.tabTo(field);
    await this.type(text);
    await this.press('Enter');
    await expect(field).toHaveValue('');
  }

  /** Closes the dialog by Escape, and checks that the focus returns. */
  async escapes(dialog: Locator, home: Locator): Promise<void> {
    await expect(dialog.locator(':focus').or(dialog.and(this.focus))).toHaveCount(1);
    await this.kept();
    await this.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(home).toBeFocused();
    await this.kept();
  }

  async text(): Promise<string> {
    return (await this.bench.inspect()).storeText;
  }
}
