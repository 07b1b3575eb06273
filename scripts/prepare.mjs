// Builds the program and the library. npm runs it after `npm install` in a clone, and when it installs the package from
// the repository. For `npm install -g`, and so for pre-commit, npm installs nothing that the build needs: this does.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs npm, and ends with its exit code if it fails. Its output goes to the error output: npm pack prints a name. */
function npm(...args) {
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

// The options on the command line win against those of the npm that runs this, such as --global.
if (!existsSync('node_modules/vite'))
  npm('ci', '--global=false', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund');
npm('run', 'build:cli');
npm('run', 'build:library');
