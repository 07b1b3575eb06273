// Serves the production build compressed, as hosts do, and additional pages of the benchmark.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentTypes } from '../../scripts/content-types.mjs';

export interface Host {
  /** Ends with a slash. */
  readonly address: string;
  stop(): Promise<void>;
}

interface Served {
  readonly head: Record<string, string>;
  readonly body: Buffer;
}

/** Fonts and images are already compressed. */
const isText = (name: string) => !/\.(png|ttf)$/.test(name);

function serve(name: string, bytes: Buffer): Served {
  const head = { 'content-type': contentTypes[extname(name)] ?? 'text/plain', 'cache-control': 'no-cache' };
  return isText(name)
    ? { head: { ...head, 'content-encoding': 'gzip' }, body: gzipSync(bytes, { level: 9 }) }
    : { head, body: bytes };
}

/** `pages` by name; any other path is a file of the folder. */
export async function hostOf(folder: string, pages: Readonly<Record<string, string>>): Promise<Host> {
  const known = new Map<string, Served>();
  const find = async (name: string): Promise<Served> => {
    const page = pages[name];
    const served =
      known.get(name) ??
      serve(name, page === undefined ? await readFile(join(folder, name)) : Buffer.from(page));
    known.set(name, served);
    return served;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    find(normalize(path.slice(1) || 'index.html')).then(
      ({ head, body }) => response.writeHead(200, head).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
