// Completes dist-editor, the package gatepost-robots-editor, after its program and its page were built there.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist-editor');

for (const name of ['gatepost-robots-editor.js', 'page/index.html'])
  if (!existsSync(join(folder, name)))
    throw new Error(`dist-editor has no ${name}: run npm run build:editor`);

// The program never serves them: see src/editor-server/page-files.ts.
for (const name of ['sw.js', 'robots.txt']) rmSync(join(folder, 'page', name), { force: true });

const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = {
  name: 'gatepost-robots-editor',
  version,
  description:
    'A visual editor for robots.txt and its relatives that opens and saves files on your computer.',
  license,
  type: 'module',
  bin: { 'gatepost-robots-editor': 'gatepost-robots-editor.js' },
  files: ['gatepost-robots-editor.js', 'page'],
  engines,
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
// Without what only a clone has: links to other documents.
const page = readFileSync(join(root, 'docs/editor.md'), 'utf8');
writeFileSync(join(folder, 'README.md'), page.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1'));
