// Checks package.json and its lock, here and in bench: all packages are from the public registry, have no install
// scripts and have a digest, versions are exact, and the lock contains every dependency.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, hasInstallScript?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Entry
 * @typedef {{ lockfileVersion: number, packages: Record<string, Entry> }} Lock
 */

const REGISTRY = 'https://registry.npmjs.org/';
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/**
 * The places where a package's dependency is looked for, the nearest first.
 * @param {string} place of the package
 * @param {string} name of the dependency
 */
function resolutionPaths(place, name) {
  const places = [];
  for (let from = place; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
    places.push(`${from}/node_modules/${name}`);
  return [...places, `node_modules/${name}`];
}

/** The required and optional dependencies of a package, with versions. @param {Entry} entry */
const requiredPackages = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** @param {string} place @param {Entry} entry */
function* findEntryProblems(place, entry) {
  const { resolved, integrity, link, hasInstallScript } = entry;
  if (link) yield `${place} is a link into the file system`;
  if (!integrity?.startsWith('sha512-')) yield `${place} has no sha512 digest`;
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) yield `${place} comes from ${resolved}`;
  if (hasInstallScript) yield `${place} runs a script when it is installed`;
}

/**
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 * @param {Lock} lock
 * @returns {string[]} what is wrong, a sentence each
 */
export function findLockProblems(manifest, { lockfileVersion, packages }) {
  const { '': root = {}, ...entries } = packages;
  const asked = { ...manifest.dependencies, ...manifest.devDependencies };
  const locked = { ...root.dependencies, ...root.devDependencies };
  const problems = lockfileVersion === 3 ? [] : [`the lock has version ${lockfileVersion}, not 3`];
  for (const [name, version] of Object.entries(asked)) {
    if (!EXACT_VERSION.test(version))
      problems.push(`package.json asks for ${name} ${version}: name one version`);
    if (locked[name] !== version || entries[`node_modules/${name}`]?.version !== version)
      problems.push(`the lock does not hold ${name} ${version}: run npm install`);
  }
  for (const name of Object.keys(locked))
    if (!(name in asked)) problems.push(`the lock holds ${name}, which package.json does not ask for`);
  for (const [place, entry] of Object.entries(entries)) {
    problems.push(...findEntryProblems(place, entry));
    for (const name of requiredPackages(entry))
      if (!resolutionPaths(place, name).some((one) => one in entries))
        problems.push(`${place} needs ${name}, which the lock does not hold`);
  }
  return problems;
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The package of the project, and the one of the benchmarks. */
const LOCKED_FOLDERS = ['.', 'bench'];

function main() {
  const problems = LOCKED_FOLDERS.flatMap((folder) =>
    findLockProblems(readJson(`${folder}/package.json`), readJson(`${folder}/package-lock.json`)),
  );
  for (const problem of problems) console.error(`lock: ${problem}`);
  console.log(problems.length === 0 ? 'lock: in order' : `lock: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
