// Runs every gate in order, goes on after one that fails, and ends with the sum of all of them on one line.
// With --long it runs the two suites of the tests that take minutes, and nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, args?: readonly string[], report?: string, count?: (report: any) => Counts }} Gate  the npm script is test:<name> */

/**
 * A file that cannot even be loaded has no failing test in it: it counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
function readVitestCounts(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
function readPlaywrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

const isLong = process.argv.includes('--long');
const env = { ...process.env, LONG: isLong ? '1' : '' };

const unitGate = { name: 'unit', report: 'test-results/unit.json', count: readVitestCounts };
const packageGate = { name: 'package', report: 'test-results/package.json', count: readVitestCounts };
const e2eGate = { name: 'e2e', report: 'test-results/e2e.json', count: readPlaywrightCounts };

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
 * What a gate's own report says; without a report, or when the two contradict each other, the gate itself counts.
 * @param {Gate} gate
 * @param {boolean} ok
 * @returns {Counts}
 */
function readGateCounts(gate, ok) {
  const itself = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!gate.report || !gate.count) return itself;
  if (!existsSync(gate.report)) {
    console.error(`test: ${gate.name} left no report in ${gate.report}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const counts = gate.count(JSON.parse(readFileSync(gate.report, 'utf8')));
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
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
    counts: readGateCounts(gate, status === 0),
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

/** @param {keyof Counts} key */
const sumCounts = (key) => gateResults.reduce((total, { counts }) => total + counts[key], 0);
process.exitCode = sumCounts('failed') === 0 ? 0 : 1;
console.log(`${sumCounts('passed')} passed, ${sumCounts('failed')} failed, ${sumCounts('skipped')} skipped`);
