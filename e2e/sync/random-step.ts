// A random step: a name for the log, and what the user does.
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

/** A kind of step: its relative frequency, and a function that creates one. */
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

/** Runs a step in the editor or the text area, moving the focus there first. */
export const inEditorStep = ({ bench }: StepContext, step: Step): Step => ({
  name: step.name,
  run: async () => {
    // A button beside it would take keys as presses.
    const editor = await bench.editor();
    if (!(await editor.evaluate((field) => field.contains(document.activeElement)))) await editor.focus();
    await step.run();
  },
});

export function pickStep(hands: StepContext, kinds: readonly StepKind[]): Step {
  let place = hands.random.below(kinds.reduce((sum, { weight }) => sum + weight, 0));
  const kind = kinds.find(({ weight }) => (place -= weight) < 0) ?? kinds[0]!;
  return kind.step(hands);
}
