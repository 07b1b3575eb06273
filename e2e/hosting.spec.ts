import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const PORT = 4391;
const BASE = '/any/folder/';
const DIST = process.env.GATEPOST_DIST ?? 'dist';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

/** A host as plain as can be: files of one folder below a path, nothing rewritten. */
function serve(): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.startsWith(BASE)) return void response.writeHead(404).end();
    const name = normalize(path.slice(BASE.length) || 'index.html');
    readFile(join(DIST, name)).then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(PORT, '127.0.0.1');
}

test.use({ baseURL: `http://127.0.0.1:${PORT}${BASE}` });

test('the built folder works in any folder of any static host, deep link and reload included', async ({
  page,
}) => {
  const server = serve();
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.editor();
  await expect.poll(async () => (await bench.inspect()).editorText).toContain('User-agent: unhipbot');
  await page.reload();
  await expect(bench.record('unhipbot')).toBeVisible();
  server.close();
});
