// Measures everything and writes RESULTS.md and the plots. `--quick` runs one round and writes nothing.
// Names of tasks, as in `npm run bench -- --quick reading`, run only those.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { loadPeers } from './peers.ts';
import { type Plot, svgOf } from './plot.ts';
import { type Found, markdown } from './report.ts';
import { type Settings, settingsOf } from './settings.ts';
import { agreement } from './tasks/agreement.ts';
import { editing } from './tasks/editing.ts';
import { growth } from './tasks/growth.ts';
import { logs } from './tasks/logs.ts';
import { pathological } from './tasks/pathological.ts';
import { reading } from './tasks/reading.ts';
import { keystrokes, ordinaryFile } from './tasks/small.ts';
import { manyAgents, singleAgent, wildcardRich } from './tasks/verdicts.ts';

type Task = (settings: Settings) => Promise<Found & { readonly plots?: readonly Plot[] }>;

const tasks: Readonly<Record<string, Task>> = {
  reading,
  editing,
  manyAgents,
  singleAgent,
  wildcardRich,
  pathological,
  ordinaryFile,
  keystrokes,
  growth,
  agreement,
  logs,
};

const home = new URL('../bench/', import.meta.url);

function intro({ peers }: Settings): string {
  const [cpu, ...more] = cpus();
  return [
    '# What was measured',
    'Written by `npm run bench`; how to read it, and how to measure, is in [docs/performance.md](../docs/performance.md). ' +
      'Only ratios count: all works of a table took turns in the same run.',
    [
      `- ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}`,
      `- ${cpu?.model ?? 'unknown processor'}, ${more.length + 1} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
      ...peers.map(({ name, version, claims }) => `- ${name} ${version}; follows ${claims}`),
    ].join('\n'),
  ].join('\n\n');
}

function write(text: string, plots: readonly Plot[]): void {
  writeFileSync(new URL('RESULTS.md', home), text);
  mkdirSync(new URL('plots/', home), { recursive: true });
  for (const plot of plots) writeFileSync(new URL(`plots/${plot.file}.svg`, home), svgOf(plot));
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const settings = settingsOf(await loadPeers(), args.includes('--quick'));
  const found: Awaited<ReturnType<Task>>[] = [];
  for (const [name, task] of Object.entries(tasks)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const start = performance.now();
    found.push(await task(settings));
    console.error(`bench: ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  const all = {
    claims: found.flatMap(({ claims }) => claims),
    tables: found.flatMap(({ tables }) => tables),
  };
  const text = markdown(intro(settings), all, []);
  console.log(text);
  const isWhole = named.length === 0 && !args.includes('--quick');
  if (isWhole)
    write(
      text,
      found.flatMap(({ plots }) => plots ?? []),
    );
}

await main();
