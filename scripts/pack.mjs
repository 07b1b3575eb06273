// Builds the package and packs it as a file to install or publish:
//   node scripts/pack.mjs [FOLDER]   writes it into FOLDER, or into the current one, and prints its name
// Scripts and development packages are left out: npm would warn of scripts that only a clone can run.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const destination = resolve(process.argv[2] ?? '.');

/**
 * Packs a folder, and returns what npm says about the file.
 * @param {string} folder
 * @param {string[]} options
 * @returns {{ filename: string, files: { path: string }[] }}
 */
function pack(folder, ...options) {
  const args = ['pack', '--ignore-scripts', '--json', ...options];
  const printed = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(printed)[0];
}

execFileSync(process.execPath, [join(root, 'scripts/prepare.mjs')], { cwd: root, stdio: 'inherit' });
mkdirSync(destination, { recursive: true });
const staged = mkdtempSync(join(tmpdir(), 'gatepost-pack-'));
try {
  for (const { path } of pack(root, '--dry-run').files) cpSync(join(root, path), join(staged, path));
  const {
    scripts: _scripts,
    devDependencies: _packages,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // Without what only a clone has: links to other documents.
  const page = readFileSync(join(root, 'docs/package.md'), 'utf8');
  writeFileSync(join(staged, 'README.md'), page.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1'));
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  console.log(pack(staged, '--pack-destination', destination).filename);
} finally {
  rmSync(staged, { recursive: true });
}
