// Random user steps: after every step, bytes, store, editor, and form agree; undoing all steps restores the opened
// bytes, redoing them the last ones. SEED=n repeats a run, STEPS=n changes its length.
import type { Page } from '@playwright/test';
import { createRandom } from '../src/testing/seeded-random.ts';
import { expect, test } from './fixtures.ts';
import { findDivergences, findRedrawDifferences, inspectBench } from './sync/divergences.ts';
import { anyButtonStep, anyFieldStep } from './sync/field-steps.ts';
import { pickStep, type StepContext, type StepKind } from './sync/random-step.ts';
import { recordStep } from './sync/record-steps.ts';
import { MIXED_ENDINGS, SITE_FILES } from './sync/sample-files.ts';
import * as site from './sync/site-steps.ts';
import { composeStep, historyStep, moveStep, textStep } from './sync/text-steps.ts';
import { Workbench } from './workbench.ts';

/** Steps in one robots.txt: the text and the records. */
const inOneFile: readonly StepKind[] = [
  { weight: 4, step: textStep },
  { weight: 2, step: moveStep },
  { weight: 1, step: composeStep },
  { weight: 2, step: recordStep },
  { weight: 2, step: historyStep },
];

/** Steps in a site with a file of each kind: every form, dialog, and view. A new one gets a row here. */
const inASite: readonly StepKind[] = [
  { weight: 10, step: textStep },
  { weight: 5, step: moveStep },
  { weight: 3, step: composeStep },
  { weight: 5, step: recordStep },
  { weight: 20, step: anyFieldStep },
  { weight: 10, step: anyButtonStep },
  { weight: 10, step: historyStep },
  { weight: 10, step: site.tabStep },
  { weight: 4, step: site.fixStep },
  { weight: 3, step: site.fixInTextStep },
  { weight: 2, step: site.suggestStep },
  { weight: 2, step: site.convertStep },
  { weight: 2, step: site.presetStep },
  { weight: 3, step: site.formatStep },
  { weight: 2, step: site.renameStep },
  { weight: 3, step: site.modeStep },
  { weight: 4, step: site.viewStep },
];

/** After how many steps the form is rendered again from the file and compared with what it showed. */
const REDRAW = 15;

const button = (page: Page, name: 'Undo' | 'Redo') =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const isOff = async (page: Page, name: 'Undo' | 'Redo') =>
  (await button(page, name).getAttribute('aria-disabled')) === 'true';

/** Undoes or redoes all steps, by the keys that work everywhere. */
async function travel(page: Page, name: 'Undo' | 'Redo'): Promise<void> {
  const key = name === 'Undo' ? 'Control+z' : 'Control+Shift+z';
  while (!(await isOff(page, name))) {
    await button(page, name).focus();
    for (let i = 0; i < 20; i++) await page.keyboard.press(key);
  }
}

/** The bytes of every file, by tab. */
async function allBytes({ bench, page }: StepContext): Promise<Record<string, readonly number[]>> {
  const tabs = page.getByRole('banner').getByRole('listitem').getByRole('button');
  const bytes: Record<string, readonly number[]> = {};
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    bytes[(await tabs.nth(i).getAttribute('title')) ?? ''] = (await bench.inspect()).bytes;
  }
  return bytes;
}

async function opened(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('./');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file…' }).click();
  const payload = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
  await (await chooser).setFiles(payload);
  await page.getByRole('region', { name: 'Records' }).waitFor();
}

/** Reloads the page; every file then has the same bytes as before. */
async function reloaded(hands: StepContext): Promise<void> {
  const before = await allBytes(hands);
  // The last change is stored within a second.
  await hands.page.waitForTimeout(1500);
  await hands.page.reload();
  await hands.bench.records.waitFor();
  await hands.bench.editor();
  expect(await allBytes(hands), 'after a reload').toEqual(before);
}

interface Run {
  readonly files: Readonly<Record<string, string>>;
  readonly kinds: readonly StepKind[];
  readonly steps: number;
  readonly reloads?: boolean;
}

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const stepsOf = (usual: number) => Number(process.env.STEPS ?? usual);

async function fuzz(page: Page, { files, kinds, steps, reloads }: Run): Promise<void> {
  console.log(`sync fuzz: SEED=${seed}`);
  const bench = new Workbench(page);
  const hands: StepContext = { bench, page, random: createRandom(seed) };
  await opened(page, files);
  await (await bench.editor()).focus();
  let original = await allBytes(hands);
  const stepNames: string[] = [];
  const describeRun = () =>
    `seed ${seed}, step ${stepNames.length}, after: ${stepNames.slice(-8).join(' | ')}`;
  for (let i = 0; i < steps; i++) {
    const step = pickStep(hands, kinds);
    stepNames.push(step.name);
    await test.step(`${i + 1}: ${step.name}`, () => step.run());
    await site.closeDialogs(hands);
    expect(findDivergences(await inspectBench(page, bench)), describeRun()).toEqual([]);
    if (i % REDRAW === REDRAW - 1)
      expect(await findRedrawDifferences(page, bench), `${describeRun()}, drawn anew`).toEqual([]);
    if (reloads && i === Math.floor(steps / 2)) {
      await reloaded(hands);
      // If the history is not restored, undo ends here.
      if (await isOff(page, 'Undo')) original = await allBytes(hands);
    }
  }
  await travel(page, 'Redo');
  const last = await allBytes(hands);
  await travel(page, 'Undo');
  await inspectBench(page, bench);
  expect(await allBytes(hands), `${describeRun()}, everything undone`).toEqual(original);
  await travel(page, 'Redo');
  expect(await allBytes(hands), `${describeRun()}, everything redone`).toEqual(last);
}

// A Playwright trace would take a screenshot at every key; the seed repeats the run instead.
test.use({ trace: 'off', viewport: { width: 1440, height: 500 } });

const oneFile = { files: { 'robots.txt': MIXED_ENDINGS }, kinds: inOneFile };
const wholeSite = { files: SITE_FILES, kinds: inASite };

test('the views never diverge: random steps in one file with mixed endings, all undone, all redone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await fuzz(page, { ...oneFile, steps: stepsOf(40) });
});

test('the views never diverge: random steps in every form of a site, all undone, all redone', {
  tag: '@second',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await fuzz(page, { ...wholeSite, steps: stepsOf(24) });
});

test('the views never diverge: thousands of random steps in one file @long', async ({ page }) => {
  test.setTimeout(60 * 60_000);
  await fuzz(page, { ...oneFile, steps: stepsOf(2000) });
});

test('the views never diverge: thousands of random steps in every form of a site, with a reload @long', async ({
  page,
}) => {
  test.setTimeout(60 * 60_000);
  await fuzz(page, { ...wholeSite, steps: stepsOf(1500), reloads: true });
});
