// Runs every gate in order, continues after failures, and prints the totals on the last line.
// With --long it runs only the two suites of tests that take minutes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ counts: Counts, failures: readonly string[] }} Result  `failures` are the names of tests */
/**
 * @typedef {{ name: string, args?: readonly string[], report?: string, read?: (report: any) => Result }} Gate  the npm
 * script is test:<name>
 */

/**
 * A test file that cannot be loaded counts as one failed test.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {Result}
 */
function readVitestReport(report) {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(process.cwd(), name);
    if (failed.length === 0) return status === 'failed' ? [`${file} could not be run`] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  const counts = {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return { counts, failures };
}

/**
 * @typedef {{ title: string, specs?: { title: string, file: string, ok: boolean }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
const failuresOfSuite = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresOfSuite),
];

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: { message?: string }[], suites: Suite[] }} report
 * @returns {Result}
 */
function readPlaywrightReport({ stats, errors, suites }) {
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
  return {
    counts,
    failures: [...suites.flatMap(failuresOfSuite), ...errors.map(({ message = '' }) => message)],
  };
}

const isLong = process.argv.includes('--long');
const env = { ...process.env, LONG: isLong ? '1' : '' };

const unitGate = { name: 'unit', report: 'test-results/unit.json', read: readVitestReport };
const packageGate = { name: 'package', report: 'test-results/package.json', read: readVitestReport };
const e2eGate = { name: 'e2e', report: 'test-results/e2e.json', read: readPlaywrightReport };

/** @type {readonly Gate[]} */
const gates = isLong
  ? [unitGate, { ...e2eGate, args: ['--', '--pass-with-no-tests'] }]
  : [
      { name: 'types' },
      { name: 'lint' },
      { name: 'format' },
      { name: 'unused' },
      unitGate,
      packageGate,
      e2eGate,
    ];

/**
 * The counts of a gate's own report. Without a report, or if it contradicts the exit code, the gate counts as one test.
 * @param {Gate} gate
 * @param {boolean} ok
 * @returns {Result}
 */
function readGateResult(gate, ok) {
  if (!gate.report || !gate.read)
    return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, failures: [] };
  if (!existsSync(gate.report))
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [`no report in ${gate.report}`] };
  const { counts, failures } = gate.read(JSON.parse(readFileSync(gate.report, 'utf8')));
  return { counts: !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts, failures };
}

/** @param {Gate} gate */
function runGate(gate) {
  if (gate.report) rmSync(gate.report, { force: true });
  console.log(`\n== ${gate.name}`);
  const start = performance.now();
  const run = ['run', '--silent', `test:${gate.name}`, ...(gate.args ?? [])];
  const { status } = spawnSync('npm', run, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  return {
    name: gate.name,
    ...readGateResult(gate, status === 0),
    seconds: (performance.now() - start) / 1000,
  };
}

const gateResults = gates.map(runGate);

console.log('\n== all gates');
for (const { name, counts, seconds } of gateResults) {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict} ${name.padEnd(8)} ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`,
  );
}
// The output of a failed test is far above by now, so its name is repeated.
for (const { name, failures } of gateResults)
  for (const failure of failures) console.log(`${name}: ${failure}`);

/** @param {keyof Counts} key */
const sumCounts = (key) => gateResults.reduce((total, { counts }) => total + counts[key], 0);
process.exitCode = sumCounts('failed') === 0 ? 0 : 1;
console.log(`${sumCounts('passed')} passed, ${sumCounts('failed')} failed, ${sumCounts('skipped')} skipped`);
