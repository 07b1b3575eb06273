// Compares the speed of Gatepost with similar packages: installs them if they are missing, builds the benchmark, and
// runs it. Arguments after `--` in `npm run bench -- ...` are passed to bench/run.ts, or to bench/versions.ts if
// `--before` is one of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string} command @param {readonly string[]} args */
function runCommand(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('bench/node_modules')) runCommand('npm', ['ci', '--prefix', 'bench', '--ignore-scripts']);
runCommand('npx', ['vite', 'build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn']);
const args = process.argv.slice(2);
runCommand(process.execPath, [
  '--expose-gc',
  '--max-semi-space-size=32',
  args.includes('--before') ? 'dist-bench/versions.js' : 'dist-bench/run.js',
  ...args,
]);
