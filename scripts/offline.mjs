// Writes sw.js, the service worker, with the list of all files of the build and their digests at its beginning.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WORKER_FILE = 'sw.js';
/** Files that no page needs. robots.txt is there for the host to replace. */
const excludedFiles = [WORKER_FILE, 'robots.txt'];

/** @typedef {import('../src/workers/offline/worker-scope.ts').Build} Build */

/** @param {string | Uint8Array} content */
const hashContent = (content) => createHash('sha384').update(content).digest('base64');

/**
 * The order of the files: the page, the files that it names, then small files before big ones.
 * @param {string} folder
 * @returns {Build}
 */
export function describeBuild(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const rank = (/** @type {string} */ path) =>
    path === 'index.html' ? 0 : page.includes(`"./${path}"`) ? 1 : 2 + statSync(join(folder, path)).size;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((path) => !excludedFiles.includes(path))
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const files = paths.map(
    (path) =>
      /** @type {const} */ ([
        path === 'index.html' ? '' : path,
        `sha384-${hashContent(readFileSync(join(folder, path)))}`,
      ]),
  );
  return { name: hashContent(JSON.stringify(files)).replaceAll(/\W/g, '').slice(0, 12), files };
}

/** The code above the service worker. @param {string} folder */
const formatFileList = (folder) => `var gatepostBuild=${JSON.stringify(describeBuild(folder))};\n`;

/** Writes the list of a folder that has changed into its service worker. @param {string} folder */
export function updateFileList(folder) {
  const path = join(folder, WORKER_FILE);
  const code = readFileSync(path, 'utf8');
  writeFileSync(path, formatFileList(folder) + code.slice(code.indexOf('\n') + 1));
}

/** Writes the service worker of a build. @param {string} folder */
export async function writeServiceWorker(folder) {
  const entry = fileURLToPath(new URL('../src/workers/offline/service-worker.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: WORKER_FILE } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the service worker was not built');
  writeFileSync(join(folder, WORKER_FILE), formatFileList(folder) + result.output[0].code);
}
