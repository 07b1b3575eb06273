// Serves the production build and starts an X display, once for all walks.
import { spawn } from 'node:child_process';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findWebKit } from '../../scripts/webkit.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    display: string;
  }
}

/** Starts Xvfb on a free display; returns its name when it is ready. */
async function startDisplay(path: string) {
  const server = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = server.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    pipe?.once('data', (text) => resolve(String(text).trim()));
    server.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { display: `:${number}`, stop: () => server.kill() };
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { Xvfb } = findWebKit();
  if (Xvfb === undefined) throw new Error('Xvfb is missing: run node scripts/webkit.mjs');
  const { display, stop } = await startDisplay(Xvfb);
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
