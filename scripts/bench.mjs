// Compares the speed of Gatepost with similar packages: installs them if they are missing, builds the benchmark, and
// runs it. Arguments after `--` in `npm run bench -- ...` are passed to bench/run.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string} command @param {readonly string[]} args */
function runCommand(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('bench/node_modules')) runCommand('npm', ['ci', '--prefix', 'bench', '--ignore-scripts']);
runCommand('npx', ['vite', 'build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn']);
runCommand(process.execPath, [
  '--expose-gc',
  '--max-semi-space-size=32',
  'dist-bench/run.js',
  ...process.argv.slice(2),
]);
