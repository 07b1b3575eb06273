// Writes the table of docs/browsers.md from the reports of test runs: which journey runs in which browser, and why not.
//   node scripts/browsers-table.mjs test-results/e2e.json test-results/browsers.json
// If two reports contain the same test, the later one counts.
import { readFileSync, writeFileSync } from 'node:fs';
import { reasons } from './browser-reasons.mjs';

/**
 * @typedef {{ projectName: string, status: string, annotations: { type: string, description?: string }[] }} TestResult
 * @typedef {{ id: string, file: string, tests: TestResult[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ outcome: 'pass' | 'fail' | 'skip', reason: string | undefined }} Outcome
 */

const PAGE = 'docs/browsers.md';
const START = '<!-- table: written by scripts/browsers-table.mjs -->';
const END = '<!-- end of table -->';
/** The browsers in the order of the columns, with their headings. */
const titles = new Map([
  ['chromium', 'Chromium'],
  ['firefox', 'Firefox'],
  ['webkit', 'WebKit'],
]);

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {TestResult} test
 * @returns {Outcome | undefined} Nothing for a test that an interrupted run did not reach.
 */
function outcomeOf({ status, annotations }) {
  const skip = annotations.find(({ type }) => type === 'skip');
  if (status === 'skipped') return skip && { outcome: 'skip', reason: skip.description };
  return { outcome: status === 'unexpected' ? 'fail' : 'pass', reason: undefined };
}

/**
 * @param {readonly string[]} paths
 * @returns {Map<string, Map<string, Map<string, Outcome>>>} file, browser, test
 */
function readOutcomes(paths) {
  const files = new Map();
  for (const path of paths)
    for (const spec of specsOf(JSON.parse(readFileSync(path, 'utf8'))))
      for (const test of spec.tests) {
        const browsers = files.get(spec.file) ?? new Map();
        const tests = browsers.get(test.projectName) ?? new Map();
        const outcome = outcomeOf(test);
        if (outcome) tests.set(spec.id, outcome);
        if (tests.size > 0) files.set(spec.file, browsers.set(test.projectName, tests));
      }
  return files;
}

const sentences = Object.values(reasons);

/** @param {Map<string, Outcome> | undefined} tests */
function describeOutcomes(tests) {
  if (!tests) return '';
  const outcomes = [...tests.values()];
  /** @param {Outcome['outcome']} wanted */
  const count = (wanted) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const parts = [];
  if (count('pass') > 0) parts.push(`${count('pass')} pass`);
  if (count('fail') > 0) parts.push(`**${count('fail')} fail**`);
  const notes = new Set(
    outcomes.flatMap(({ outcome, reason }) =>
      outcome === 'skip' ? [sentences.indexOf(reason ?? '') + 1 || reason || 'no reason given'] : [],
    ),
  );
  if (notes.size > 0) parts.push(`${count('skip')} not run (${[...notes].join(', ')})`);
  return parts.join(', ');
}

function main() {
  const files = readOutcomes(process.argv.slice(2));
  const browsers = [...titles.keys()].filter((name) =>
    [...files.values()].some((results) => results.has(name)),
  );
  const rows = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, results]) => [
      `\`${file.replace('.spec.ts', '')}\``,
      ...browsers.map((name) => describeOutcomes(results.get(name))),
    ]);
  const head = ['journey', ...browsers.map((name) => titles.get(name))];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const [before, rest] = readFileSync(PAGE, 'utf8').split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for the table`);
  writeFileSync(
    PAGE,
    [
      `${before}${START}`,
      '',
      ...table,
      '',
      ...sentences.map((sentence, i) => `${i + 1}. ${sentence}`),
      '',
      `${END}${after}`,
    ].join('\n'),
  );
}

main();
