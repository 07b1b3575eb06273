// The `test` of every spec. It fails if a request leaves the origin, if the page throws, if the
// Content-Security-Policy is violated, or if anything is written to the console.
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { insertTextAsTyped } from '../scripts/firefox-channel.mjs';

export { expect } from '@playwright/test';

/** Colors do not depend on the width, and the layout not on the colors: each is checked once. */
export const viewports = [
  ['light', 1440],
  ['dark', 320],
] as const;

/** For journeys that are the same in several viewports: one runs always, the others only in the long run. */
export const secondViewport = (isSecond: boolean) => (isSecond ? { tag: '@long' } : {});

interface PageGuard {
  /** Problems so far. A test that causes a problem on purpose checks the list, then clears it. */
  readonly problems: string[];
}

/** Console messages of browsers and libraries that are not problems. */
const allowedMessages = [/^Service Worker registration blocked by Playwright$/];

const isSameOrigin = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/`) ||
  url.startsWith('data:') ||
  url.startsWith(`blob:${origin}/`) ||
  url === 'about:blank';

/** Reports policy violations from inside the page, as not every browser writes them to the console. */
async function watchPolicyViolations(context: BrowserContext, problems: string[]): Promise<void> {
  await context.exposeFunction('gatepostBreach', (breach: string) => {
    problems.push(`a breach of the Content-Security-Policy: ${breach}`);
  });
  await context.addInitScript(() => {
    const { gatepostBreach } = globalThis as unknown as { gatepostBreach: (breach: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      gatepostBreach(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
}

function watchProblems(context: BrowserContext, origin: string, problems: string[]): void {
  context.on('request', (request) => {
    if (!isSameOrigin(request.url(), origin)) problems.push(`a request left the origin: ${request.url()}`);
  });
  context.on('weberror', (webError) => {
    problems.push(`the page threw: ${String(webError.error())}`);
  });
  context.on('console', (message) => {
    if (allowedMessages.some((said) => said.test(message.text()))) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
}

/**
 * Firefox 153 crashes the tab when a script reads `ariaLabelledByElements` and similar properties of some elements. axe reads
 * them if the browser has them, and the attributes otherwise.
 */
function hideElementReflection(): void {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}

/** `SLOW=4`: a processor at a quarter of its speed, and late code. Shows races that a fast machine hides. */
const SLOWDOWN = Number(process.env.SLOW ?? 1);

async function throttlePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((goOn) => setTimeout(goOn, 200 * SLOWDOWN));
    await route.continue();
  });
}

export const test = base.extend<PageGuard>({
  context: async ({ context, channel }, use) => {
    if (channel === 'moz-firefox') {
      await context.addInitScript(insertTextAsTyped);
      await context.addInitScript(hideElementReflection);
    }
    await use(context);
  },
  page: async ({ page }, use) => {
    if (SLOWDOWN > 1) await throttlePage(page);
    await use(page);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      watchProblems(context, new URL(baseURL ?? '').origin, problems);
      await watchPolicyViolations(context, problems);
      await use(problems);
      base.expect(problems, 'nothing goes wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
});
