import { expect, test, vi } from 'vitest';

test('product: an error while a log is read is reported to the page, and not to the console, which would quote it', async () => {
  let hear: (event: { data: unknown }) => void = () => {};
  const told: unknown[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('postMessage', (message: unknown) => told.push(message));
  await import('./import.worker.ts');
  hear({ data: { files: [{ name: 'a.log', blob: undefined }], options: {} } });
  await vi.waitFor(() => expect(told).toEqual([{ failed: true }]));
  vi.unstubAllGlobals();
});
