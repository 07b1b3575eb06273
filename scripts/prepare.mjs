// Builds the program and the library. npm runs it after `npm install` in a clone, and when it installs the package from
// the repository. For `npm install -g`, and so for pre-commit, npm installs nothing that the build needs: this does.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs npm, and ends with its exit code if it fails. Its output goes to the error output: npm pack prints a name.
 * @param {string[]} args
 */
function npm(...args) {
  const { status } = spawnSync('npm', args, {
    // The npm that runs this passes on its options.
    env: { ...process.env, npm_config_global: 'false', npm_config_location: 'project' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('node_modules/vite'))
  npm('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund');
npm('run', 'build:library');
