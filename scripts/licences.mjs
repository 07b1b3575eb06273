// Writes public/licences.txt: every package that the application is made of, with version, licence and its text.
//   node scripts/licences.mjs           writes it
//   node scripts/licences.mjs --check   fails if it is out of date, or a licence is none of those that we accept
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIST = 'public/licences.txt';

/** Of several that are offered, one is enough. */
const accepted = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

/** Tools that put some lines of their own into what they build; what they need themselves does not come along. */
const builders = ['vite', 'rolldown'];

const head = `Gatepost is free software under the MIT licence. It is made with the packages below, and with Codicons, the font of icons
in the text editor, by Microsoft, under Creative Commons Attribution 4.0 (https://github.com/microsoft/vscode-codicons).
`;

/** @typedef {{ name: string, version: string, licence: string, text: string }} Package */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Where Node finds a package that another one asks for.
 * @param {string} name
 * @param {string} from  the folder of who asks
 * @returns {string}
 */
function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (from === '.') throw new Error(`${name} is not installed: run npm ci`);
  return folderOf(name, dirname(from));
}

/** What the licence says where a package only names it. @param {string} holder */
const mit = (holder) => `The MIT License

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

/**
 * The licence, and after it the notices of what a package has taken in. Of a tool, only its own.
 * @param {string} folder
 */
function textIn(folder) {
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
function packageIn(folder) {
  const { name, version, license, author } = readJson(join(folder, 'package.json'));
  const text = textIn(folder) || (license === 'MIT' && author && mit(author.name ?? author));
  if (!text) throw new Error(`${folder} holds no text of its licence`);
  return { name, version, licence: String(license), text };
}

/** What we need, and what that needs, and so on. */
function allPackages() {
  const { dependencies } = readJson('package.json');
  /** @type {Map<string, Package>} */
  const found = new Map();
  /** @param {readonly string[]} names @param {string} from */
  const visit = (names, from) => {
    for (const name of names) {
      const folder = folderOf(name, from);
      if (found.has(folder)) continue;
      found.set(folder, packageIn(folder));
      visit(Object.keys(readJson(join(folder, 'package.json')).dependencies ?? {}), folder);
    }
  };
  visit(Object.keys(dependencies), '.');
  for (const name of builders) found.set(name, packageIn(folderOf(name, '.')));
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {Package} one */
const titleOf = ({ name, version, licence }) => `${name} ${version} (${licence})`;

/** Packages under the very same words share them. @param {readonly Package[]} packages */
function printList(packages) {
  /** @type {Map<string, Package[]>} */
  const byText = new Map();
  for (const one of packages) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const parts = [...byText].map(
    ([text, ones]) => `${'='.repeat(40)}\n${ones.map(titleOf).join('\n')}\n${'-'.repeat(40)}\n${text}\n`,
  );
  return [head, ...parts].join('\n');
}

/** @param {string} licence  as package.json has it, such as (MPL-2.0 OR Apache-2.0) */
export const isAccepted = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => accepted.has(one));

/** The names of the packages in the list. */
export function listedPackages() {
  const titles = readFileSync(LIST, 'utf8').matchAll(/^(\S+) \S+ \([^)]+\)+$/gm);
  return new Set([...titles].map(([, name]) => name));
}

/** What is wrong with the list or with what it must hold, a sentence each. */
export function licenceProblems() {
  const packages = allPackages();
  const isNew = existsSync(LIST) && readFileSync(LIST, 'utf8') === printList(packages);
  return [
    ...packages
      .filter(({ licence }) => !isAccepted(licence))
      .map((one) => `${titleOf(one)} is none that we accept`),
    ...(isNew ? [] : [`${LIST} is out of date: run node scripts/licences.mjs and look at what has changed`]),
  ];
}

function main() {
  if (!process.argv.includes('--check')) writeFileSync(LIST, printList(allPackages()));
  const problems = licenceProblems();
  for (const problem of problems) console.error(`licences: ${problem}`);
  console.log(`licences: ${problems.length === 0 ? 'in order' : `${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
