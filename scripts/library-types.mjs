// Writes the types of the library next to its modules, and keeps those that its entry points refer to.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const folder = 'dist-library';

const { status } = spawnSync('npx', ['tsc', '--project', 'tsconfig.library.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

/** The files of types that one file of types refers to. @param {string} file */
const referredTo = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.[jt]s['"]/g)].map(
    ([, path = '']) => resolve(dirname(file), `${path}.d.ts`),
  );

const entries = ['core/index', 'core/fetch', 'core/edit', 'core/lint', 'server/server'];
const kept = new Set(entries.map((entry) => resolve(folder, `${entry}.d.ts`)));
for (const file of kept)
  if (existsSync(file)) for (const next of referredTo(file)) kept.add(next);
  else throw new Error(`types refer to ${file}, which was not written`);

for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = resolve(join(folder, path));
  if (file.endsWith('.d.ts') && !kept.has(file)) rmSync(file);
}
