// Types at a person's pace, in turns on the workbench and on the plain page, and takes the times.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { randomOf } from '../generate.ts';
import { allShown, openTextarea, openWorkbench, type TypedPage, taken } from './pages.ts';
import { type ScriptTimes, scriptTimes } from './script-time.ts';
import { LETTERS, type Subject } from './subject.ts';

export interface KeyTimes {
  readonly keys: number[];
  readonly long: number[];
  readonly events: number[];
}

export interface Typed {
  readonly subject: Subject;
  readonly throttle: number;
  readonly ours: KeyTimes;
  readonly textarea: KeyTimes;
  readonly script: ScriptTimes;
}

const noTimes = (): KeyTimes => ({ keys: [], long: [], events: [] });

/** All letters, then all of them away again, each 80 to 200 ms after the one before whatever the page is busy with. */
async function typeOnce({ page }: TypedPage, seed: number): Promise<void> {
  const random = randomOf(seed);
  const struck: Promise<void>[] = [];
  for (const key of [...LETTERS.split(''), ...LETTERS.split('').map(() => 'Backspace')]) {
    struck.push(page.keyboard.press(key));
    await wait(80 + random() * 120);
  }
  await Promise.all(struck);
  await allShown(page);
}

async function round(typed: TypedPage, seed: number, into: KeyTimes): Promise<void> {
  await typed.page.bringToFront();
  await wait(500);
  await taken(typed.page);
  await typeOnce(typed, seed);
  const times = await taken(typed.page);
  for (const kind of ['keys', 'long', 'events'] as const) into[kind].push(...times[kind]);
}

export interface TypingPlan {
  readonly rounds: number;
  readonly traced: number;
}

/** Times of one subject, at one speed of the processor. */
export async function measureTyping(
  browser: Browser,
  address: string,
  subject: Subject,
  throttle: number,
  { rounds, traced }: TypingPlan,
): Promise<Typed> {
  const workbench = await openWorkbench(browser, address, subject);
  const plain = await openTextarea(browser, address, subject);
  // Findings and totals of the file as it was opened: they are no part of a key.
  await wait(3000);
  for (const { cdp } of [workbench, plain])
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const ours = noTimes();
  const textarea = noTimes();
  // The first round warms up.
  for (let i = -1; i < rounds; i++) {
    await round(workbench, i + 2, i < 0 ? noTimes() : ours);
    await round(plain, i + 2, i < 0 ? noTimes() : textarea);
  }
  await workbench.page.bringToFront();
  const script = await scriptTimes(browser, workbench.page, async () => {
    for (let i = 0; i < traced; i++) await typeOnce(workbench, i + 100);
  });
  for (const { page } of [workbench, plain]) await page.context().close();
  return { subject, throttle, ours, textarea, script };
}
