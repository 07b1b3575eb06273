// Steps in any form: fills a random field, presses a button, or opens a menu.
import type { Locator } from '@playwright/test';
import type { Step, StepContext } from './random-step.ts';

const fieldValues = [
  '',
  '/',
  '/a b',
  '/é',
  '*',
  'x',
  'a, b',
  '10',
  '-1',
  '2010-01-01',
  'none',
  '#',
  '😀',
  'k=v',
] as const;
const followUpKeys = [
  'Enter',
  'Escape',
  'Tab',
  'ArrowDown',
  'Alt+ArrowDown',
  'Alt+ArrowUp',
  'Control+z',
] as const;

/** One of the first visible fields. */
async function pickVisible({ bench, random }: StepContext, selector: string): Promise<Locator | undefined> {
  const all = bench.records.locator(selector);
  const count = Math.min(40, await all.count());
  return count === 0 ? undefined : all.nth(random.below(count));
}

/** For a field that may be removed or covered by a popup meanwhile: then the step does nothing. */
const shortTimeout = { timeout: 700 } as const;
const ignoreFailure = () => undefined;

async function fillField({ random }: StepContext, field: Locator): Promise<void> {
  const kind = await field.evaluate(
    (it: HTMLInputElement) => (it.readOnly ? 'none' : it.type),
    undefined,
    shortTimeout,
  );
  if (kind === 'select-one') {
    const count = await field.locator('option').count();
    if (count > 0) await field.selectOption({ index: random.below(count) }, shortTimeout);
  } else if (kind === 'checkbox' || kind === 'radio') await field.click(shortTimeout);
  else if (kind !== 'none') await field.fill(random.pick(fieldValues), shortTimeout);
}

export function anyFieldStep(hands: StepContext): Step {
  const { page, random } = hands;
  const keys = Array.from({ length: random.below(3) }, () => random.pick(followUpKeys));
  return {
    name: `any field, then ${keys.join(' ')}`,
    run: async () => {
      const field = await pickVisible(hands, ':is(input, select, textarea):visible:enabled');
      if (!field) return;
      await fillField(hands, field).catch(ignoreFailure);
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}

/** Controls that open other windows or file dialogs are not used. */
const HARMLESS_BUTTONS = 'button:visible:not([aria-disabled="true"]):not([disabled])';

export function anyButtonStep(hands: StepContext): Step {
  const { page, random } = hands;
  return {
    name: 'any button of the form',
    run: async () => {
      const button = await pickVisible(hands, HARMLESS_BUTTONS);
      await button?.click(shortTimeout).catch(ignoreFailure);
      const items = page.getByRole('menuitem').and(page.locator(':not([aria-disabled="true"])'));
      const count = await items.count();
      if (count > 0 && !random.once(3))
        await items.nth(random.below(count)).click(shortTimeout).catch(ignoreFailure);
    },
  };
}
