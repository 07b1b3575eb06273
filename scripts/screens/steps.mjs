// Steps through the page: controls by role and name, at any width.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'Records' | 'Text' | 'Access'} Pane */

/**
 * Goes to an address of the application.
 * @param {string} route
 */
export const goTo = (route) => async (/** @type {Page} */ page) => {
  await page.evaluate((hash) => location.assign(hash), route);
  // While a page loads, the previous one stays.
  const main = page.getByRole('main');
  if (route.startsWith('#/learn')) await page.getByRole('navigation', { name: 'Learn' }).waitFor();
  if (route.startsWith('#/compare')) await main.getByRole('navigation').waitFor();
};

/**
 * Opens an example in the workbench.
 * @param {string} id
 */
export const openExample = (id) => async (/** @type {Page} */ page) => {
  await goTo(`#/edit?example=${id}`)(page);
  // The example is removed from the address once it is opened; if the page is left before, it is not opened.
  await page.waitForFunction(() => location.hash === '#/edit');
};

/** Opens the file dialog, by the button of the start page or the File menu of the workbench. */
async function chooseOpenFile(/** @type {Page} */ page) {
  const button = page.getByRole('button', { name: 'Open a file…' });
  const menu = page.getByRole('button', { name: /^File(:|$)/ });
  await button.or(menu).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  return page.getByRole('menuitem', { name: /^Open…/ }).click();
}

/**
 * Opens a file from disk.
 * @param {string} name
 * @param {string | Buffer} text
 */
export const openFile = (name, text) => async (/** @type {Page} */ page) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooseOpenFile(page)]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page
    .getByRole('navigation', { name: 'Views' })
    .or(page.getByRole('region', { name: 'Records' }))
    .first()
    .waitFor();
};

/**
 * Shows a pane in windows without room for all panes.
 * @param {Pane} name
 */
export const showPane = (name) => async (/** @type {Page} */ page) => {
  const views = page.getByRole('navigation', { name: 'Views' });
  await views
    .or(page.getByRole('region', { name: 'Records' }))
    .first()
    .waitFor();
  const button = views.getByRole('button', { name: new RegExp(`^${name}`) });
  if (await button.isVisible()) await button.click();
};

/**
 * Presses a button.
 * @param {string | RegExp} name
 */
export const pressButton = (name) => async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name }).first().click();
};

/**
 * Starts with a template of the start page.
 * @param {string} name
 */
export const chooseTemplate = (name) => async (/** @type {Page} */ page) => {
  await page.locator('summary').filter({ hasText: 'New from a template' }).press('Enter');
  await pressButton(name)(page);
};

/**
 * Chooses a radio button.
 * @param {string | RegExp} name
 */
export const chooseRadio = (name) => async (/** @type {Page} */ page) => {
  await page.getByRole('radio', { name }).check();
};

/**
 * Presses a button that appears under the pointer.
 * @param {string | RegExp} name
 */
export const pressHiddenButton = (name) => async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name }).first().click({ force: true });
};

/**
 * Opens a menu and chooses an item; the names before it lead through submenus.
 * @param {string | RegExp} menu
 * @param {readonly (string | RegExp)[]} items
 */
export const chooseMenuItem =
  (menu, ...items) =>
  async (/** @type {Page} */ page) => {
    await pressButton(menu)(page);
    for (const item of items) await page.getByRole('menuitem', { name: item }).first().click();
  };

/** Opens the explanation of the first cell that says No. */
export const showExplanation = async (/** @type {Page} */ page) => {
  await showPane('Access')(page);
  const cells = page.getByRole('region', { name: 'Access matrix' }).getByRole('gridcell');
  await cells.first().waitFor();
  const no = cells.filter({ hasText: /^No/ });
  await ((await no.count()) > 0 ? no : cells).first().click();
  await page.getByRole('region', { name: 'Explanation' }).waitFor();
};

/** Opens the suggestions that change the answer of the first cell. */
export const showSuggestions = async (/** @type {Page} */ page) => {
  await showPane('Access')(page);
  const cell = page.getByRole('region', { name: 'Access matrix' }).getByRole('gridcell').first();
  await cell.focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio').first().waitFor();
};

/**
 * Drops a file onto the page.
 * @param {string} name
 * @param {string} text
 */
export const dropFile = (name, text) => async (/** @type {Page} */ page) => {
  const dropped = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], called ?? ''));
      return transfer;
    },
    [name, text],
  );
  await page.getByRole('main').first().dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByRole('dialog').waitFor();
};

/** Keeps a version, changes a rule, keeps another version, and opens the list of versions. */
export const saveTwoVersions = async (/** @type {Page} */ page) => {
  for (const [place, name] of ['before the launch', 'after the launch'].entries()) {
    await chooseMenuItem(/^File(:|$)/, 'Keep this version…')(page);
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await showPane('Records')(page);
    const paths = page.getByRole('region', { name: 'Records' }).getByRole('textbox', { name: 'Path' });
    await paths.first().fill(place === 0 ? '/' : '/later');
    await page.keyboard.press('Enter');
  }
  await goTo('#/compare/versions')(page);
  await page.getByRole('listitem').first().waitFor();
};

/**
 * Presses keys.
 * @param {string[]} strokes
 */
export const pressKeys =
  (...strokes) =>
  async (/** @type {Page} */ page) => {
    await page.getByRole('banner').first().waitFor();
    for (const stroke of strokes) await page.keyboard.press(stroke);
  };

/**
 * Runs the first command that the palette finds.
 * @param {string} query
 */
export const runCommand = (query) => async (/** @type {Page} */ page) => {
  await pressKeys('Control+k')(page);
  await page.keyboard.type(query);
  await page.getByRole('dialog', { name: 'Commands' }).getByRole('option', { selected: true }).waitFor();
  await page.keyboard.press('Enter');
};

/**
 * Chooses from a list.
 * @param {string} name
 * @param {string} value
 */
export const selectOption = (name, value) => async (/** @type {Page} */ page) => {
  await showPane('Access')(page);
  await page.getByRole('combobox', { name }).first().selectOption(value);
};

/** Changes the path of the first rule, so that answers change and an expectation fails. */
export const editFirstRule = async (/** @type {Page} */ page) => {
  await showPane('Records')(page);
  const paths = page.getByRole('region', { name: 'Records' }).getByRole('textbox', { name: 'Path' });
  await paths.first().fill('/org/');
  await page.keyboard.press('Enter');
};

/** Starts dragging the first rule, and does not release it. */
export const dragFirstRule = async (/** @type {Page} */ page) => {
  await page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
  const handle = page.getByRole('button', { name: /^More for line/ }).first();
  await handle.hover({ force: true });
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  await page.mouse.down();
  await page.mouse.move(box.x + 12, box.y + 90, { steps: 6 });
};

/** Opens the share link of this workspace. */
export const openShareLink = async (/** @type {Page} */ page) => {
  await runCommand('share by link')(page);
  const field = page.getByRole('textbox', { name: 'Link' });
  await page.waitForFunction((/** @type {any} */ input) => input?.value, await field.elementHandle());
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  await page.goto(link);
  await page.getByRole('main').waitFor();
};

/**
 * Makes rendering fail for elements with this beginning: their pane stops working.
 * @param {string} start
 */
export const breakRendering = (start) => async (/** @type {Page} */ page) => {
  await page.evaluate((begins) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the element below
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(name, value) {
      if (`${this.localName} ${name}=${value}`.startsWith(begins)) throw new TypeError('cannot draw');
      setAttribute.call(this, name, value);
    };
  }, start);
};

/** Makes the storage of the browser full. */
export const fillStorage = async (/** @type {Page} */ page) => {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
};

const findingsName = /findings?|errors?|warnings?|notes?|hints?/;

/**
 * Opens the list of findings: from the status line, or from the menu of a narrow window.
 * @param {Page} page
 */
export async function openFindings(page) {
  const status = page.getByRole('contentinfo').getByRole('button', { name: findingsName }).first();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await status.or(more).first().waitFor();
  if (!(await more.isVisible())) return status.click();
  const item = page.getByRole('menuitem', { name: findingsName });
  // The menu lists them once the file is checked.
  for (let tries = 0; tries < 20; tries++) {
    await more.click();
    if (await item.isVisible()) return item.click();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
}
