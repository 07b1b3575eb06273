// Steps on the whole file and the site: dialogs of every kind, other files, other views, a reload.
import type { Locator } from '@playwright/test';
import { fileMenu } from '../workbench.ts';
import { inEditorStep, pressKeysStep, type Step, type StepContext } from './random-step.ts';

const ignoreFailure = () => undefined;
/** Timeout for elements that may be removed or covered. */
const shortTimeout = { timeout: 1000 } as const;
/** Timeout for results that are computed first. */
const longTimeout = { timeout: 3000 } as const;

/** Clicks an element if it is present and enabled; else returns false. */
async function clickIfUsable(it: Locator): Promise<boolean> {
  const usable = it.and(it.page().locator(':not([aria-disabled="true"])'));
  if ((await usable.count()) === 0) return false;
  return usable
    .first()
    .click(shortTimeout)
    .then(
      () => true,
      () => false,
    );
}

/** Opens a dialog from the form's menu, waits for its preview, and applies it if possible. */
function dialogStep(name: string, item: RegExp, button: RegExp): (hands: StepContext) => Step {
  return ({ bench, page, random }) => ({
    name,
    run: async () => {
      const menu = bench.records.getByRole('button', { name: 'More for this file' });
      // The list of a just filled field may open late and cover it.
      if (!(await clickIfUsable(menu))) return;
      const entry = page
        .getByRole('menuitem', { name: item })
        .and(page.locator(':not([aria-disabled="true"])'));
      const count = await entry.count();
      if (count === 0) return;
      await entry.nth(random.below(count)).click();
      const dialog = page.getByRole('dialog');
      const choices = dialog.getByRole('radio');
      const offered = await choices.count();
      if (offered > 0) await choices.nth(random.below(offered)).check(shortTimeout).catch(ignoreFailure);
      await dialog.getByRole('button', { name: button }).click(longTimeout).catch(ignoreFailure);
    },
  });
}

export const convertStep = dialogStep('convert', /^Convert /, /^Convert/);
export const presetStep = dialogStep('preset', /^Block AI/, /^Write these rules/);

export const formatStep = (hands: StepContext): Step =>
  inEditorStep(hands, pressKeysStep(hands.page, ['Shift+Alt+f']));

async function pickLocator(random: StepContext['random'], all: Locator): Promise<Locator | undefined> {
  const count = Math.min(20, await all.count());
  return count === 0 ? undefined : all.nth(random.below(count));
}

/** Applies a fix from the list of findings. */
export const fixStep = ({ page, random }: StepContext): Step => ({
  name: 'fix',
  run: async () => {
    const open = page.getByRole('contentinfo').getByRole('button', { name: /error|warning|note|hint/ });
    if (!(await clickIfUsable(open))) return;
    const list = page.getByRole('dialog', { name: /^Found in/ });
    const fix = await pickLocator(random, list.getByRole('button', { name: /, line \d+$/ }));
    if (fix) await clickIfUsable(fix);
  },
});

/** Applies a fix that the editor offers at the caret. */
export const fixInTextStep = (hands: StepContext): Step =>
  inEditorStep(hands, {
    name: 'fix in the text',
    run: async () => {
      await hands.page.keyboard.press('F8');
      await hands.page.keyboard.press('Control+.');
      await hands.bench.settled();
      await hands.page.keyboard.press(hands.random.pick(['Enter', 'Escape']));
    },
  });

/** Changes the answer of a cell to the opposite, if there is a suggestion for it. */
export const suggestStep = ({ bench, random }: StepContext): Step => ({
  name: 'suggestion',
  run: async () => {
    const cell = await pickLocator(random, bench.access.getByRole('gridcell'));
    if (!cell) return;
    await cell.click(shortTimeout).catch(ignoreFailure);
    if (await clickIfUsable(bench.trace.getByRole('button', { name: /^Change to / })))
      await bench.trace.locator('[aria-label^="Make"] .btn-primary').click(longTimeout).catch(ignoreFailure);
  },
});

/** Switches to another file of the site. */
export const tabStep = ({ page, random }: StepContext): Step => ({
  name: 'another file',
  run: async () => {
    const tab = await pickLocator(random, page.getByRole('banner').getByRole('listitem').getByRole('button'));
    await tab?.click();
  },
});

export const renameStep = ({ page, random }: StepContext): Step => ({
  name: 'rename',
  run: async () => {
    await fileMenu(page).click();
    await page.getByRole('menuitem', { name: 'Files of the site' }).click();
    await page.getByRole('menuitem', { name: /^Path and kind of/ }).click();
    await page.getByRole('textbox', { name: 'Path on the site' }).fill(`/moved-${random.below(3)}.txt`);
    await clickIfUsable(page.getByRole('button', { name: 'Change', exact: true }));
  },
});

/** Switches between the code editor and the plain text area. */
export const modeStep = ({ bench, page }: StepContext): Step => ({
  name: 'other kind of text field',
  run: async () => {
    await bench.text.getByRole('button', { name: 'Text tools' }).click();
    await page.getByRole('menuitem', { name: /^(Plain text area|Code editor)$/ }).click();
    await bench.editor();
  },
});

/** Folds in the editor, or selects another reader. */
export const viewStep = (hands: StepContext): Step => {
  const { bench, page, random } = hands;
  const reader = random.pick(['rfc9309', 'google', 'data.txt']);
  return random.pick<Step>([
    inEditorStep(hands, pressKeysStep(page, ['Control+Shift+[', 'ArrowDown', 'Control+Shift+]'])),
    {
      name: `read as ${reader}`,
      run: async () => {
        const readers = page.getByRole('combobox', { name: 'Read as' });
        await readers.selectOption({ index: random.below(await readers.locator('option').count()) });
        await bench.settled();
      },
    },
  ]);
};

/** Closes everything that is open, and returns to the workbench. */
export async function closeDialogs({ page, bench }: StepContext): Promise<void> {
  for (let left = 3; left > 0; left--) {
    const open = await page.evaluate(
      () =>
        document.querySelector('[role=dialog], [role=menu], [data-radix-popper-content-wrapper]') !== null,
    );
    if (!open) break;
    await page.keyboard.press('Escape');
  }
  if (await page.evaluate(() => location.hash.startsWith('#/edit'))) return;
  await page.evaluate(() => (location.hash = '#/edit'));
  await bench.records.waitFor();
  await bench.editor();
}
