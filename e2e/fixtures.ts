// The `test` of every spec: it fails if a request leaves our origin, the page throws, the Content-Security-Policy is
// breached, or anything at all stands in the console.
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { insertTextAsTyped } from '../scripts/firefox-channel.mjs';

export { expect } from '@playwright/test';

/** Colours do not hang on the width, nor does what fits on the colours: each is looked at once. */
export const viewports = [
  ['light', 1440],
  ['dark', 320],
] as const;

/** For journeys that are the same in every look: in one of them always, in the other where there is time. */
export const secondViewport = (isSecond: boolean) => (isSecond ? { tag: '@long' } : {});

interface PageGuard {
  /** What has gone wrong so far. A test that provokes a problem on purpose empties the list when it has looked at it. */
  readonly problems: string[];
}

/** What others write into the console of a page that is in order. */
const allowedMessages = [/^Service Worker registration blocked by Playwright$/];

const isSameOrigin = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/`) ||
  url.startsWith('data:') ||
  url.startsWith(`blob:${origin}/`) ||
  url === 'about:blank';

/** Breaches are told by the page itself, whether or not the browser writes them into the console. */
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
 * Firefox 153 ends the tab when a script reads `ariaLabelledByElements` and its like of some elements. axe reads them where
 * a browser has them, and the attributes otherwise.
 */
function hideElementReflection(): void {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}

/** `SLOW=4`: a processor of a quarter of the speed, and code that comes late; races show there that hide on a quick machine. */
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
