// What a random step is made of: a name for the log, and what a person does.
import type { Page } from '@playwright/test';
import type { Random } from '../../src/testing/seeded-random.ts';
import type { Workbench } from '../workbench.ts';

export interface Step {
  readonly name: string;
  run(): Promise<void>;
}

export interface StepContext {
  readonly bench: Workbench;
  readonly page: Page;
  readonly random: Random;
}

/** A kind of steps: how often it comes, against the others, and one of it. */
export interface StepKind {
  readonly weight: number;
  readonly step: (hands: StepContext) => Step;
}

export const pressKeysStep = (page: Page, keys: readonly string[]): Step => ({
  name: keys.join(' '),
  run: async () => {
    for (const key of keys) await page.keyboard.press(key);
  },
});

/** Does it in the editor or the text area, going there first if the focus is elsewhere. */
export const inEditorStep = ({ bench }: StepContext, step: Step): Step => ({
  name: step.name,
  run: async () => {
    const inside = await bench.text.evaluate((region) => region.contains(document.activeElement));
    if (!inside) await (await bench.editor()).focus();
    await step.run();
  },
});

export function pickStep(hands: StepContext, kinds: readonly StepKind[]): Step {
  let place = hands.random.below(kinds.reduce((sum, { weight }) => sum + weight, 0));
  const kind = kinds.find(({ weight }) => (place -= weight) < 0) ?? kinds[0]!;
  return kind.step(hands);
}
