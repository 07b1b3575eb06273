// Steps on the file as a whole and on the site: plans of every kind, other files, other views, a reload.
import type { Locator } from '@playwright/test';
import { inEditorStep, pressKeysStep, type Step, type StepContext } from './random-step.ts';

const ignoreFailure = () => undefined;
/** For what may be gone, or covered, when we come to it. */
const shortTimeout = { timeout: 1000 } as const;
/** For what is worked out first. */
const longTimeout = { timeout: 3000 } as const;

/** Clicks what is there and can be used; false if it is not. */
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

/** A dialog of the menu of the form: what it would do is waited for, and done, if it can be done. */
function dialogStep(name: string, item: RegExp, button: RegExp): (hands: StepContext) => Step {
  return ({ bench, page, random }) => ({
    name,
    run: async () => {
      const menu = bench.records.getByRole('button', { name: 'More for this file' });
      // The list of a field that was filled just now may come late, and cover it.
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

/** A fix of the list of findings. */
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

/** The fixes that the editor offers where the caret stands. */
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

/** A cell of the table is made to say the opposite, if an edit is found that does it. */
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

/** Another file of the site comes to the front. */
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
    await page.getByRole('button', { name: 'Files of the site' }).click();
    await page.getByRole('menuitem', { name: /^Path and kind of/ }).click();
    await page.getByRole('textbox', { name: 'Path on the site' }).fill(`/moved-${random.below(3)}.txt`);
    await clickIfUsable(page.getByRole('button', { name: 'Change', exact: true }));
  },
});

/** Between the code editor and the plain text area. */
export const modeStep = ({ bench, page }: StepContext): Step => ({
  name: 'other kind of text field',
  run: async () => {
    await bench.text.getByRole('button', { name: 'Text tools' }).click();
    await page.getByRole('menuitem', { name: /^(Plain text area|Code editor)$/ }).click();
    await bench.editor();
  },
});

/** Folding in the editor, and another reader. */
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

/** Whatever was left open is closed, and the workbench is what is shown. */
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
