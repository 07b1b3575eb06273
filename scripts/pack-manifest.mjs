// Keeps what only a clone needs out of the package. npm pack and npm publish run it before and after:
//   node scripts/pack-manifest.mjs write    leaves scripts and development packages out of package.json
//   node scripts/pack-manifest.mjs restore  brings the file back
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const FILE = 'package.json';
const SAVED = 'package.tmp.json';

if (process.argv[2] === 'restore') {
  if (existsSync(SAVED)) renameSync(SAVED, FILE);
} else {
  const {
    scripts: _scripts,
    devDependencies: _packages,
    ...manifest
  } = JSON.parse(readFileSync(FILE, 'utf8'));
  renameSync(FILE, SAVED);
  writeFileSync(FILE, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
