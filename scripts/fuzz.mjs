// Runs random cases for a given time: `npm run fuzz -- --minutes 60 --workers 2 --seed 1 --target edits`. Each failure
// is written, with its smallest case, to test-results/fuzz, in the form of src/testing/fuzz/regressions. A round that
// takes more than five minutes is also a failure, and is reported with its seed. Exits with 1 after a failure.
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

/** @typedef {{ target: string, path: string, base64: string, seed: number, was: string }} KeptCase */
/** @typedef {{ target: string, seed: number, runs: number }} Round */

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: 'Infinity' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    target: { type: 'string' },
    work: { type: 'boolean', default: false },
  },
});

const CASES_PER_ROUND = 100;
const ROUND_TIMEOUT = 300_000;

/** In a worker: runs the requested rounds. */
async function runRounds() {
  const { module } = await runnerImport('/src/testing/fuzz/run.ts', { configFile: false, logLevel: 'error' });
  process.on('message', (/** @type {Round} */ { target, seed, runs }) => {
    process.send?.({ found: module.runRound(target, seed, runs) });
  });
  process.send?.({ targets: module.targetNames });
}

/** @param {{ counts: { rounds: number, failures: number }, nextSeed: () => number, until: number }} all */
function runWorker(all) {
  /** @type {Promise<void>} */
  const done = new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), ['--work']);
    /** @type {readonly string[]} */
    let targets = [];
    /** @type {Round | undefined} */
    let round;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const next = () => {
      clearTimeout(timer);
      if (Date.now() >= all.until) return child.kill();
      const target = options.target ?? targets[all.counts.rounds % targets.length] ?? '';
      round = { target, seed: all.nextSeed(), runs: CASES_PER_ROUND };
      timer = setTimeout(() => {
        writeFailure(all, round, 'took too long');
        child.kill('SIGKILL');
      }, ROUND_TIMEOUT);
      return child.send(round);
    };
    child.on('message', (/** @type {{ targets?: string[], found?: KeptCase }} */ said) => {
      if (said.targets) targets = said.targets;
      else {
        all.counts.rounds++;
        if (said.found) writeFailure(all, round, said.found);
      }
      next();
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (code) writeFailure(all, round, `ended with ${code}`);
      const isOver = Date.now() >= all.until || (code === null && signal === 'SIGTERM');
      // A worker that ended during a round is replaced.
      resolve(isOver ? undefined : runWorker(all));
    });
  });
  return done;
}

/**
 * @param {{ counts: { rounds: number, failures: number } }} all
 * @param {Round | undefined} round
 * @param {KeptCase | string} failure
 */
function writeFailure({ counts }, round, failure) {
  counts.failures++;
  const { target = 'start', seed = 0 } = round ?? {};
  mkdirSync('test-results/fuzz', { recursive: true });
  const file = `test-results/fuzz/${target}-${seed}.json`;
  const kept = typeof failure === 'string' ? { target, seed, runs: CASES_PER_ROUND, was: failure } : failure;
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
  console.error(`fuzz: ${file}: ${kept.was.split('\n')[0]}`);
}

if (options.work) await runRounds();
else {
  const start = Date.now();
  const counts = { rounds: 0, failures: 0 };
  let seed = Number(options.seed);
  const all = { counts, nextSeed: () => seed++, until: start + Number(options.minutes) * 60_000 };
  const tell = () =>
    console.log(
      `fuzz: ${counts.rounds * CASES_PER_ROUND} cases in ${Math.round((Date.now() - start) / 60_000)} min from seed ${options.seed}, ${counts.failures} failures`,
    );
  process.on('SIGINT', () => {
    all.until = 0;
  });
  const telling = setInterval(tell, 60_000);
  await Promise.all(Array.from({ length: Number(options.workers) }, () => runWorker(all)));
  clearInterval(telling);
  tell();
  process.exitCode = counts.failures > 0 ? 1 : 0;
}
