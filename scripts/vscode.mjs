// Builds the extension for VS Code and packs it as editors/vscode/gatepost.vsix. Its packages are its own: they are
// installed here, without their scripts, the first time.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const folder = 'editors/vscode';
const output = join(folder, 'dist');

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
function run(command, args, cwd = '.') {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(folder, 'node_modules')))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);

rmSync(output, { recursive: true, force: true });
await build({
  configFile: false,
  root: folder,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node', external: ['vscode'] },
  build: {
    ssr: 'src/extension.ts',
    outDir: 'dist',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      external: ['vscode'],
      output: { format: 'cjs', entryFileNames: 'extension.js', codeSplitting: false },
    },
  },
});

run('npm', ['run', '--silent', 'build:cli']);
mkdirSync(output, { recursive: true });
// The extension has no type in its manifest, so a module needs this ending.
copyFileSync('dist-cli/gatepost.js', join(output, 'gatepost.mjs'));
copyFileSync('public/config.schema.json', join(output, 'config.schema.json'));
copyFileSync('public/icon-192.png', join(folder, 'icon.png'));
copyFileSync('LICENSE', join(folder, 'LICENSE'));

run(
  'node',
  [
    'node_modules/@vscode/vsce/vsce',
    'package',
    '--no-dependencies',
    '--allow-missing-repository',
    '--out',
    'gatepost.vsix',
  ],
  folder,
);
