// Writes public/licences.txt: every package in the app, with its version, license, and license text.
//   node scripts/licences.mjs           writes it
//   node scripts/licences.mjs --library writes dist-library/licences.txt: the packages in the npm package
//   node scripts/licences.mjs --check   fails if the file is out of date, or a license is not accepted
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIST_FILE = 'public/licences.txt';

/** Of several offered licenses, one accepted one is enough. */
const acceptedLicences = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

/** The packages of the app; their dependencies are added. The build fails if it contains another package. */
const pagePackages = [
  '@monaco-editor/react',
  '@tanstack/react-virtual',
  'idb',
  'jsonc-parser',
  'monaco-editor',
  'radix-ui',
  'react',
  'react-dom',
  'react-router',
  'valibot',
  'zustand',
];

/** The packages of the library and the command line. */
const libraryPackages = [
  'jsonc-parser',
  'valibot',
  'vscode-languageserver',
  'vscode-languageserver-protocol',
  'vscode-languageserver-textdocument',
];

/** Build tools that add their own code to the build, without their dependencies. */
const buildTools = ['vite', 'rolldown'];

const pageHeader = `Gatepost is free software under the MIT licence. It is made with the packages below, and with Codicons, the font of icons
in the text editor, by Microsoft, under Creative Commons Attribution 4.0 (https://github.com/microsoft/vscode-codicons).
The names in the community list of crawlers are from ai.robots.txt (https://github.com/ai-robots-txt/ai.robots.txt).
`;

const libraryHeader = `Gatepost is free software under the MIT licence. The package holds parts of the packages below.
The names in the community list of crawlers are from ai.robots.txt (https://github.com/ai-robots-txt/ai.robots.txt).
`;

/** @typedef {{ name: string, version: string, licence: string, text: string }} Package */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The folder in which Node finds a package that another one imports.
 * @param {string} name
 * @param {string} from  the folder of who asks
 * @returns {string}
 */
function findPackageFolder(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (from === '.') throw new Error(`${name} is not installed: run npm ci`);
  return findPackageFolder(name, dirname(from));
}

/** The license text of a package that only names its license. @param {string} holder */
const mitText = (holder) => `The MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Data in the app that is not from a package. @type {readonly Package[]} */
const dataSources = [
  { name: 'ai.robots.txt', version: '2026-08-22', licence: 'MIT', text: mitText('2024 ai.robots.txt') },
];

/**
 * The license text, then the notices of code that the package includes; for a build tool only its own license.
 * @param {string} folder
 */
function readLicenceText(folder) {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice|thirdpartynotices)/i.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/\r\n?/g, '\n').trim())
    .join('\n\n')
    .replace(/\n# Licenses of bundled dependencies\n[^]*/, '')
    .trim();
}

/**
 * @param {string} folder
 * @returns {Package}
 */
function readPackage(folder) {
  const { name, version, license, author } = readJson(join(folder, 'package.json'));
  const text = readLicenceText(folder) || (license === 'MIT' && author && mitText(author.name ?? author));
  if (!text) throw new Error(`${folder} holds no text of its licence`);
  return { name, version, licence: String(license), text };
}

/** Packages and all their dependencies, direct and indirect. @param {readonly string[]} first */
function collectPackages(first) {
  /** @type {Map<string, Package>} */
  const found = new Map();
  /** @param {readonly string[]} names @param {string} from */
  const visit = (names, from) => {
    for (const name of names) {
      const folder = findPackageFolder(name, from);
      if (found.has(folder)) continue;
      found.set(folder, readPackage(folder));
      visit(Object.keys(readJson(join(folder, 'package.json')).dependencies ?? {}), folder);
    }
  };
  visit(first, '.');
  for (const name of buildTools) found.set(name, readPackage(findPackageFolder(name, '.')));
  return [...found.values(), ...dataSources].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {Package} one */
const packageTitle = ({ name, version, licence }) => `${name} ${version} (${licence})`;

/** Packages under the very same words share them. @param {string} header @param {readonly Package[]} packages */
function formatList(header, packages) {
  /** @type {Map<string, Package[]>} */
  const byText = new Map();
  for (const one of packages) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const parts = [...byText].map(
    ([text, ones]) => `${'='.repeat(40)}\n${ones.map(packageTitle).join('\n')}\n${'-'.repeat(40)}\n${text}\n`,
  );
  return [header, ...parts].join('\n');
}

/** @param {string} licence  as package.json has it, such as (MPL-2.0 OR Apache-2.0) */
export const isAcceptedLicence = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => acceptedLicences.has(one));

/** The names of the packages in the list. */
export function readListedPackages() {
  const titles = readFileSync(LIST_FILE, 'utf8').matchAll(/^(\S+) \S+ \([^)]+\)+$/gm);
  return new Set([...titles].map(([, name]) => name));
}

/** Problems of the list, one sentence each. */
export function findLicenceProblems() {
  const packages = collectPackages(pagePackages);
  const isNew = existsSync(LIST_FILE) && readFileSync(LIST_FILE, 'utf8') === formatList(pageHeader, packages);
  return [
    ...packages
      .filter(({ licence }) => !isAcceptedLicence(licence))
      .map((one) => `${packageTitle(one)} is none that we accept`),
    ...(isNew
      ? []
      : [`${LIST_FILE} is out of date: run node scripts/licences.mjs and look at what has changed`]),
  ];
}

function main() {
  if (process.argv.includes('--library')) {
    writeFileSync('dist-library/licences.txt', formatList(libraryHeader, collectPackages(libraryPackages)));
    return;
  }
  if (!process.argv.includes('--check'))
    writeFileSync(LIST_FILE, formatList(pageHeader, collectPackages(pagePackages)));
  const problems = findLicenceProblems();
  for (const problem of problems) console.error(`licences: ${problem}`);
  console.log(`licences: ${problems.length === 0 ? 'in order' : `${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
