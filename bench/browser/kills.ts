// Kills pages and browsers during typing on a busy machine, and prints the age of the oldest lost key.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { randomOf } from '../generate.ts';
import { focusEditor, openWorkspace, VIEWPORT } from './pages.ts';
import type { Subject } from './subject.ts';

const THROTTLE = 4;
/** Workers that keep the processor busy while the page runs. */
const BURNERS = 2;
/** A comment, so that the editor suggests nothing. */
const TYPED = `#${'abcdefghij'.repeat(40)}`;

type KilledPart = 'page' | 'browser';

interface Kill {
  readonly subject: string;
  readonly killed: KilledPart;
  /** Numbers of keys: sent to the page, handled by it before the kill, and restored. */
  readonly sent: number;
  readonly handled: number;
  readonly kept: number;
  /** Age of the oldest lost key at the kill, in milliseconds: since it was sent, and since the page had handled it. */
  readonly sinceSent: number;
  readonly sinceHandled: number;
}

interface Inspected {
  inspect: () => { readonly storeText: string; readonly isKept: boolean };
}

const contextOptions: BrowserContextOptions = { viewport: VIEWPORT, serviceWorkers: 'block' };

/** A browser that keeps its storage on disk. */
const openBrowser = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptions(), ...contextOptions });

/** Process id of the browser that uses a folder. */
async function processOf(folder: string): Promise<number> {
  const { stdout } = await promisify(execFile)('pgrep', ['-o', '-f', `user-data-dir=${folder}`]);
  return Number(stdout);
}

const textOf = (page: Page): Promise<string> =>
  page
    .waitForFunction(() => {
      const { gatepost } = globalThis as unknown as { gatepost?: Inspected };
      const { storeText } = gatepost?.inspect() ?? {};
      return storeText ? { storeText } : false;
    })
    .then(async (handle) => ((await handle.jsonValue()) as { storeText: string }).storeText);

/** How many of the typed keys the file ends with. */
function keptOf(text: string): number {
  const kept = text.slice(text.lastIndexOf('\n') + 1);
  if (kept === '' || !TYPED.startsWith(kept)) throw new Error(`never typed: ${kept.slice(0, 80)}`);
  return kept.length - 1;
}

async function killOnce(
  address: string,
  subject: Subject,
  killed: KilledPart,
  random: () => number,
): Promise<Kill> {
  const folder = await mkdtemp(join(tmpdir(), 'gatepost-kills-'));
  try {
    const context = await openBrowser(folder);
    // Looked up before the kill: under load it takes time, in which the page could continue to write.
    const browserProcess = await processOf(folder);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${address}#/edit`);
    await openWorkspace(page, subject.workspace);
    await focusEditor(page);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(TYPED[0]!);
    await page.waitForFunction(() => {
      const { gatepost } = globalThis as unknown as { gatepost?: Inspected };
      const { storeText, isKept } = gatepost?.inspect() ?? {};
      return isKept && storeText?.endsWith('\n#');
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const burners = Array.from({ length: BURNERS }, () => new Worker('for (;;);', { eval: true }));
    const keys: { readonly sent: number; handled?: number }[] = [];
    const until = performance.now() + 3000 + random() * 3000;
    let isOver = false;
    while (performance.now() < until) {
      const key: (typeof keys)[number] = { sent: performance.now() };
      const letter = TYPED[keys.length + 1]!;
      keys.push(key);
      page.keyboard.press(letter).then(
        () => {
          if (!isOver) key.handled = performance.now();
        },
        () => undefined,
      );
      await wait(60 + random() * 120);
    }
    isOver = true;
    const at = performance.now();
    if (killed === 'page') {
      const crashed = page.waitForEvent('crash');
      cdp.send('Page.crash').catch(() => undefined);
      await crashed;
    } else {
      const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
      process.kill(browserProcess, 'SIGKILL');
      await closed;
    }
    for (const burner of burners) await burner.terminate();
    const opened = killed === 'page' ? undefined : await openBrowser(folder);
    const again = await (opened ?? context).newPage();
    await again.goto(`${address}#/edit`);
    const kept = keptOf(await textOf(again));
    await (opened ?? context).close();
    const lost = keys[kept];
    return {
      subject: subject.name,
      killed,
      sent: keys.length,
      handled: keys.filter(({ handled }) => handled !== undefined).length,
      kept,
      sinceSent: lost ? at - lost.sent : 0,
      sinceHandled: lost?.handled === undefined ? 0 : at - lost.handled,
    };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Kills pages and browsers in turns, and prints the losses of each. */
export async function printKills(address: string, subject: Subject, times: number): Promise<void> {
  const random = randomOf(30);
  for (let i = 0; i < times; i++) {
    const kill = await killOnce(address, subject, i % 2 === 0 ? 'page' : 'browser', random);
    const { killed, sent, handled, kept } = kill;
    const ages = `${Math.round(kill.sinceHandled)} ms after it was handled, ${Math.round(kill.sinceSent)} ms after it was sent`;
    console.log(
      `${kill.subject}, ${killed} killed: ${sent} keys, ${handled} handled, ${kept} kept; oldest lost: ${ages}`,
    );
  }
}
