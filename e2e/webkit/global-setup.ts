// Serves the production build and starts an X display, once for all walks.
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { startDisplay } from './display.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    display: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { display, stop } = await startDisplay();
  const server = await preview({
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 4318, strictPort: false },
  });
  provide('display', display);
  provide('origin', server.resolvedUrls?.local[0] ?? '');
  return async () => {
    stop();
    await server.close();
  };
}
