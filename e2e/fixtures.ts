// The `test` of every spec: it fails if a request leaves our origin, a page throws, or the console shows an error
// (a breach of the Content-Security-Policy is one of those).
import { type BrowserContext, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Colours do not hang on the width, nor does what fits on the colours: each is looked at once. */
export const looks = [
  ['light', 1440],
  ['dark', 320],
] as const;

/** For journeys that are the same in every look: in one of them always, in the other where there is time. */
export const secondLook = (isSecond: boolean) => (isSecond ? { tag: '@long' } : {});

interface Guard {
  /** What has gone wrong so far. A test that provokes a problem on purpose empties the list when it has looked at it. */
  readonly problems: string[];
}

const staysHere = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/`) ||
  url.startsWith('data:') ||
  url.startsWith(`blob:${origin}/`) ||
  url === 'about:blank';

function watch(context: BrowserContext, origin: string, problems: string[]): void {
  context.on('request', (request) => {
    if (!staysHere(request.url(), origin)) problems.push(`a request left the origin: ${request.url()}`);
  });
  context.on('weberror', (webError) => {
    problems.push(`the page threw: ${String(webError.error())}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()}`);
  });
}

export const test = base.extend<Guard>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      watch(context, new URL(baseURL ?? '').origin, problems);
      await use(problems);
      base.expect(problems, 'nothing goes wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
});
