// A minimal static host: files of one folder below a path, without rewriting. It can fail, and switch to another
// folder.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypes } from '../scripts/content-types.mjs';
import { test as base } from './fixtures.ts';

/** The tested build. */
export const BUILD_FOLDER = process.env.GATEPOST_DIST ?? 'dist';

export interface StaticHost {
  readonly address: string;
  /** The served folder; can be changed. */
  folder: string;
  /** A path whose response is delayed, in milliseconds. */
  late?: { readonly path: string; readonly after: number };
  /** Stops responding. */
  stop(): Promise<void>;
}

async function startHost(below: string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.startsWith(below)) return void response.writeHead(404).end();
    const name = normalize(path.slice(below.length) || 'index.html');
    const isLate = host.late?.path === path.slice(below.length);
    const read = () => readFile(join(host.folder, name));
    const reading = isLate ? wait(host.late?.after).then(read) : read();
    reading.then(
      (bytes) =>
        response.writeHead(200, { 'content-type': contentTypes[extname(name)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: StaticHost = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`,
    folder: BUILD_FOLDER,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}

/** A test with its own host, which serves the app in a folder. */
export const test = base.extend<{ host: StaticHost }>({
  host: async ({}, use) => {
    const host = await startHost('/any/folder/');
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

export { expect } from './fixtures.ts';
