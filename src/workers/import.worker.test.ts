import { expect, test, vi } from 'vitest';

test('product: an error while a log is read is reported to the page, and not to the console, which would quote it', async () => {
  let receive: (event: { data: unknown }) => void = () => {};
  const posted: unknown[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
    receive = listener;
  });
  vi.stubGlobal('postMessage', (message: unknown) => posted.push(message));
  await import('./import.worker.ts');
  receive({ data: { files: [{ name: 'a.log', blob: undefined }], options: {} } });
  await vi.waitFor(() => expect(posted).toEqual([{ failed: true }]));
  vi.unstubAllGlobals();
});
