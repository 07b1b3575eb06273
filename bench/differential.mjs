// Compares the answers and findings of two builds of the library, for every reader: an earlier one and this one.
//
//   node bench/differential.mjs <folder of the earlier build> [--files <folder>]... [--random <count>] [--seed <number>]
//
// Both folders are checkouts in which `npm run build:library` was run. `--files` adds all files below a folder, `--random`
// files that are drawn from a seed. Exits with 1 if anything differs.
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** @typedef {typeof import('../src/core/index.ts')} Library */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', multiple: true, default: [] },
    random: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const [earlier] = positionals;
if (!earlier) throw new TypeError('give the folder of the earlier build');

/** @param {string} folder @param {string} entry @returns {Promise<Library>} */
const load = (folder, entry) => import(pathToFileURL(resolve(folder, 'dist-library', entry)).href);

const before = await load(earlier, 'core/index.js');
/** What Node loads. */
const after = await load('.', 'node/index.js');
/** The smaller entry answers for itself. */
const small = await load('.', 'fetch.js');

const PATH = '/robots.txt';
const ORIGIN = 'https://www.example.com';

let state = Number(values.seed);
/** A number below a limit (mulberry32). @param {number} limit */
function below(limit) {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}
/** @template T @param {readonly T[]} list @returns {T} */
const oneOf = (list) => /** @type {T} */ (list[below(list.length)]);
/** @param {number} most @param {() => string} make */
const some = (most, make) => Array.from({ length: below(most + 1) }, make).join('');

const AGENTS = ['*', 'a', 'Googlebot', 'GPTBot', 'bingbot/2.0', 'Yandex', 'a b', '', 'ä', '*bot', 'Slurp*'];
const PIECES = [
  '/',
  'a',
  'b',
  '*',
  '$',
  '?',
  '%2F',
  '%2f',
  '%41',
  'ä',
  '%C3%A4',
  '=',
  '&',
  ':',
  '//',
  '.html',
  'index.html',
  ' ',
  '#',
  ';',
];
const path = () => `${oneOf(['/', '/', '/', '', '*', ' '])}${some(5, () => oneOf(PIECES))}`;
const NAMES = [
  'Disallow',
  'Allow',
  'disallow',
  'Dissallow',
  'ALLOW ',
  'Noindex',
  'Crawl-delay',
  'Sitemap',
  'ACAP-disallow-crawl',
  'Clean-param',
];
const ODD = [
  '# c',
  '',
  '',
  '   ',
  'junk',
  '\0',
  '\v\f',
  'Disallow /x',
  'User-agent a',
  '\ufeff',
  'ACAP-crawler: *',
  'x'.repeat(3000),
  'Host: a',
  'Mobile-agent-server: / atp://e.example',
];
function line() {
  const kind = below(20);
  if (kind < 4)
    return `${oneOf(['User-agent', 'user-agent', 'User-Agent ', 'useragent', 'User agent'])}:${oneOf(['', ' ', '\t'])}${oneOf(AGENTS)}${oneOf(['', '', ' ', ' # c'])}`;
  if (kind < 16)
    return `${oneOf(['', '', '', ' '])}${oneOf(NAMES)}${oneOf([':', ':', ':', ': ', ' : ', ' '])}${path()}${oneOf(['', '', '', ' # c'])}`;
  return oneOf(ODD);
}
function randomFile() {
  const end = oneOf(['\n', '\n', '\r\n', '\r']);
  const text = some(30, () => line() + (below(12) === 0 ? oneOf(['\n', '\r\n', '\r', '\n\n']) : end));
  const bytes = new TextEncoder().encode(oneOf(['', '', '', '\ufeff']) + text);
  if (below(10) === 0 && bytes.length > 0) bytes[below(bytes.length)] = 0xc0 + below(64);
  return bytes;
}

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile());

/** Crawlers and URLs to ask about: some of the file, and some others. @param {string} text @param {number} count */
function questionsOf(text, count) {
  const agents = [...text.matchAll(/^[ \t]*user-?agent[ \t]*:[ \t]*([^\s#]*)/gim)].map(
    ([, name = '']) => name,
  );
  const paths = [...text.matchAll(/^[ \t]*(?:dis)?allow[ \t]*:[ \t]*([^\s#]*)/gim)].map(
    ([, value = '']) => value,
  );
  const urlOf = (/** @type {string} */ value) =>
    value.replace(/\*/g, () => oneOf(['', 'x', '/y/'])).replace(/\$$/, '');
  return {
    agents: [
      '',
      'Googlebot-Image',
      ...Array.from({ length: Math.min(count, agents.length) }, () => oneOf(agents)),
    ],
    urls: [
      '/',
      `${ORIGIN}/robots.txt`,
      ...Array.from({ length: count }, () =>
        paths.length > 0
          ? oneOf(['', ORIGIN]) + urlOf(oneOf(paths)) + oneOf(['', '', 'x', '/', '?a=1'])
          : path(),
      ),
      path(),
      oneOf(['//other.example/x', 'http://www.example.com/x', `${ORIGIN}/a?b#c`]),
    ],
  };
}

let asked = 0;
let findingCount = 0;
let differences = 0;

/** @param {string} what @param {unknown} one @param {unknown} other @param {Uint8Array} bytes */
function report(what, one, other, bytes) {
  if (++differences > 20) return;
  console.error(
    `${what}\n  before ${JSON.stringify(one)}\n  after  ${JSON.stringify(other)}\n  file ${JSON.stringify(new TextDecoder().decode(bytes.subarray(0, 400)))}`,
  );
}

/** @param {ReturnType<ReturnType<typeof import('../src/core/fetch.ts').prepare>>} decision */
const keyOf = ({ answer, reason, by, deciding }) =>
  `${answer} ${reason} ${by?.line} ${by?.cutTo} ${deciding.map(({ line }) => line).join()}`;

/** @param {string} name @param {Uint8Array} bytes @param {number} count @param {boolean} isThorough: explanations, matrices and findings too */
function compare(name, bytes, count, isThorough) {
  const input = { origin: ORIGIN, files: { [PATH]: bytes } };
  const [one, two, three] = [before.openSite(input), after.openSite(input), small.openSite(input)];
  const { agents, urls } = questionsOf(new TextDecoder().decode(bytes), count);
  if (Buffer.compare(after.printFile(two, PATH), bytes) !== 0) report(`${name}: printed`, '', '', bytes);
  for (const { id } of before.readers) {
    const options = /** @type {const} */ ({ question: 'fetch', reader: id, file: PATH });
    const asks = [before.prepare(one, options), after.prepare(two, options), small.prepare(three, options)];
    for (const agent of agents)
      for (const url of urls) {
        asked++;
        const [was = '', ...now] = asks.map((ask) => keyOf(ask(agent, url)));
        if (now.some((key) => key !== was)) report(`${name}, ${id}, ${agent}, ${url}`, was, now, bytes);
      }
    if (!isThorough) continue;
    const [agent = ''] = agents;
    const url = oneOf(urls);
    const traces = [before.prepare(one, options), after.prepare(two, options)].map((ask) =>
      JSON.stringify(ask(agent, url).trace()),
    );
    if (traces[0] !== traces[1])
      report(`${name}, ${id}, ${agent}, ${url}: trace`, traces[0], traces[1], bytes);
    const matrices = [before.prepare(one, options), after.prepare(two, options)].map((ask) =>
      ask.matrix(agents, urls),
    );
    if (JSON.stringify(matrices[0]) !== JSON.stringify(matrices[1]))
      report(`${name}, ${id}: matrix`, matrices[0], matrices[1], bytes);
  }
  if (!isThorough) return;
  compareFindings(name, [one, two], bytes);
  // After an edit, what was kept of the version before must not matter.
  const isText = isUtf8(bytes);
  const line = isText ? below(new TextDecoder().decode(bytes).split(/\r\n|\r|\n/).length) : 0;
  const at = { line, column: 0 };
  const edit = {
    range: { start: at, end: at },
    text: oneOf(['x', '/', '# ', 'Disallow: /a\n', '\n', 'User-agent: b\n']),
  };
  const edited = after.applyEdits(two, PATH, [edit]);
  const printed = after.printFile(edited, PATH);
  compareFindings(
    `${name}, edited`,
    [before.openSite({ origin: ORIGIN, files: { [PATH]: printed } }), edited],
    printed,
  );
}

/** @param {string} name @param {readonly [object, object]} sites before and after @param {Uint8Array} bytes */
function compareFindings(name, [one, two], bytes) {
  const [was = [], now = []] = [
    before.findings(/** @type {never} */ (one), PATH),
    after.findings(/** @type {never} */ (two), PATH),
  ].map((list) =>
    list.map((finding) =>
      JSON.stringify({
        ...finding,
        fixes: finding.fixes.map(({ code, verdicts, edits }) => ({ code, verdicts, edits })),
      }),
    ),
  );
  findingCount += was.length;
  if (was.length !== now.length) report(`${name}: number of findings`, was.length, now.length, bytes);
  was.forEach((finding, i) => {
    if (finding !== now[i]) report(`${name}: finding`, finding, now[i], bytes);
  });
}

const names = values.files.flatMap(filesBelow);
for (const name of names) compare(name, readFileSync(name), 12, true);
const count = Number(values.random);
for (let i = 0; i < count; i++) compare(`random file ${i}`, randomFile(), 2, i % 20 === 0);

console.log(
  `${names.length} files and ${count} random ones, ${before.readers.length} readers: ${asked} questions, ${findingCount} findings, ${differences} differences`,
);
if (differences > 0) process.exitCode = 1;
