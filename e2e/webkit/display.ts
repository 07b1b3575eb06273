// An X display without a screen, for the windows of WebKit.
import { spawn } from 'node:child_process';
import { findWebKit } from '../../scripts/webkit.mjs';

/** Starts Xvfb on a free display; returns its name, such as `:99`, when it is ready. Throws if it is missing. */
export async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  const { Xvfb } = findWebKit();
  if (Xvfb === undefined) throw new Error('Xvfb is missing: run node scripts/webkit.mjs');
  const server = spawn(Xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = server.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    pipe?.once('data', (text) => resolve(String(text).trim()));
    server.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { display: `:${number}`, stop: () => server.kill() };
}
