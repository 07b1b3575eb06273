// Types at a human pace, in turns on the workbench and on the plain page, and measures the times.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { randomOf } from '../generate.ts';
import { allShown, type KeyPage, keyPage, openTextarea, openWorkbench, taken } from './pages.ts';
import { type ScriptTimes, scriptTimes } from './script-time.ts';
import { LETTERS, type Subject } from './subject.ts';

export interface KeyTimes {
  readonly keys: number[];
  readonly long: number[];
  readonly events: number[];
}

export interface TypedInTurns {
  readonly ours: KeyTimes;
  readonly textarea: KeyTimes;
}

export interface Typed extends TypedInTurns {
  readonly subject: Subject;
  readonly throttle: number;
  readonly script: ScriptTimes;
}

/** No times yet. */
export const noTimes = (): KeyTimes => ({ keys: [], long: [], events: [] });

/** Types all letters, then deletes them, each 80 to 200 ms after the previous one even if the page is busy. */
async function typeOnce(page: KeyPage, seed: number): Promise<void> {
  const random = randomOf(seed);
  const struck: Promise<void>[] = [];
  for (const key of [...LETTERS.split(''), ...LETTERS.split('').map(() => 'Backspace')]) {
    struck.push(page.press(key));
    await wait(80 + random() * 120);
  }
  await Promise.all(struck);
  await allShown(page);
}

/** Types all letters and deletes them; adds the times. */
export async function typeRound(page: KeyPage, seed: number, into: KeyTimes): Promise<void> {
  await page.bringToFront();
  await wait(500);
  await taken(page);
  await typeOnce(page, seed);
  const times = await taken(page);
  for (const kind of ['keys', 'long', 'events'] as const) into[kind].push(...times[kind]);
}

export interface TypingPlan {
  readonly rounds: number;
  readonly traced: number;
}

/** Waits for the findings and totals of the opened file, which are not part of a key. */
export const settle = (): Promise<void> => wait(3000);

/** Types on both pages in turns, in a number of rounds after a warm-up round. */
export async function typeInTurns(workbench: KeyPage, plain: KeyPage, rounds: number): Promise<TypedInTurns> {
  const ours = noTimes();
  const textarea = noTimes();
  for (let i = -1; i < rounds; i++) {
    await typeRound(workbench, i + 2, i < 0 ? noTimes() : ours);
    await typeRound(plain, i + 2, i < 0 ? noTimes() : textarea);
  }
  return { ours, textarea };
}

/** Times of one subject in Chromium, at one processor speed. */
export async function measureTyping(
  browser: Browser,
  address: string,
  subject: Subject,
  throttle: number,
  { rounds, traced }: TypingPlan,
): Promise<Typed> {
  const workbench = await openWorkbench(browser, address, subject);
  const plain = await openTextarea(browser, address, subject);
  await settle();
  for (const page of [workbench, plain]) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  }
  const times = await typeInTurns(keyPage(workbench), keyPage(plain), rounds);
  await workbench.bringToFront();
  const script = await scriptTimes(browser, workbench, async () => {
    for (let i = 0; i < traced; i++) await typeOnce(keyPage(workbench), i + 100);
  });
  for (const page of [workbench, plain]) await page.context().close();
  return { subject, throttle, ...times, script };
}
