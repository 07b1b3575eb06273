// Prints how much JavaScript the pages of the build need, gzipped. Fails if index.html loads too much at once or
// includes Monaco, if the loader of Monaco needs Monaco itself, or if the messages of a language need the app, whose
// words would then be English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

// They include the router and the catalogue of crawlers: the first answers are grouped by purpose, and folders are
// collapsed.
const FIRST_KIB = 207;

const folder = 'dist/assets';
const html = readFileSync('dist/index.html', 'utf8');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

/** @param {string} name */
const codeOf = (name) => readFileSync(join(folder, name), 'utf8');

/** Files and all their static imports, direct and indirect. @param {readonly string[]} names */
function withImports(names) {
  const needed = new Set(names);
  for (const name of needed)
    for (const [, next = ''] of codeOf(name).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      needed.add(next);
  return needed;
}

/** The scripts that a part of index.html names. @param {string} text */
const scriptsIn = (text) => [...text.matchAll(/\.\/assets\/([^"\s]+\.js)\b/g)].map(([, name = '']) => name);

const pages = /content="(app .*?)"/.exec(html)?.[1]?.split(', ') ?? [];
/** @param {readonly string[]} wanted */
const filesOf = (wanted) =>
  pages.filter((list) => wanted.includes(list.split(' ', 1)[0] ?? '')).flatMap(scriptsIn);

const first = withImports(scriptsIn(html.replace(/<meta[^>]*>/g, '')));
/** @type {string[]} */
const problems = [];
for (const [name, ...wanted] of [
  ['first'],
  ['start page', 'app', 'start-page'],
  ['example', 'app'],
  ['workbench', 'app', 'workbench'],
]) {
  const names = [...withImports([...first, ...filesOf(wanted)])];
  const kib = names.reduce((sum, one) => sum + gzipSync(codeOf(one), { level: 9 }).length, 0) / 1024;
  console.log(`sizes: ${name}: ${kib.toFixed(1)} KiB of JavaScript, gzipped, in ${names.length} files`);
  if (name === 'first' && kib > FIRST_KIB)
    problems.push(`index.html loads more than ${FIRST_KIB} KiB at once: import() what is not seen at once`);
}

/** @param {ReadonlySet<string>} names @param {RegExp} what */
const has = (names, what) => [...names].some((name) => what.test(name));
const monaco = /^monaco-/;
const languages = scripts.filter((name) => name.startsWith('all-'));
const loaders = scripts.filter((name) => !monaco.test(name) && /\bimport\(.\.\/monaco-/.test(codeOf(name)));
if (first.size === 0) problems.push('index.html loads no script');
if (has(first, monaco)) problems.push('Monaco is loaded at once');
if (loaders.length === 0) problems.push('nothing fetches Monaco');
if (languages.length === 0) problems.push('no language is a file of its own');
for (const name of loaders)
  if (has(withImports([name]), monaco))
    problems.push(`${name}, which fetches Monaco in layers, needs it first`);
for (const name of languages)
  if (has(withImports([name]), /^start-/)) problems.push(`the words in ${name} import the app`);

for (const problem of problems) console.error(`sizes: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
