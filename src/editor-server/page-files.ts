// The files of the built page. Only what is in the folder at the start is served, by exact path.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** Content types by extension. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Without a service worker: it would serve a page whose program has ended, or that of an earlier version at the same
 * port. A robots.txt is for the hosted page.
 */
const leftOut: ReadonlySet<string> = new Set(['/sw.js', '/robots.txt']);

export interface PageFile {
  readonly type: string;
  /** Whether its name has a digest of its content. */
  readonly isImmutable: boolean;
  readonly read: () => Promise<Uint8Array>;
}

/** Lists the files of a folder by the path of their URL. @throws if there is no page */
export async function listPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, PageFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).split(sep).join('/');
    if (leftOut.has(path)) continue;
    files.set(path, {
      type: contentTypes[extname(entry.name)] ?? 'text/plain; charset=utf-8',
      isImmutable: path.startsWith('/assets/'),
      read: () => readFile(file),
    });
  }
  const index = files.get('/index.html');
  if (!index) throw new Error(`${folder} has no index.html`);
  return files.set('/', index);
}
