// The access logs that the user compares with a robots.txt. A worker reads them, and the page of the report shows the
// result.
import { createStore } from 'zustand/vanilla';
import { type GivenRanges, ownerOfFile } from '../../core/analysis/log-report/crawler-addresses.ts';
import type { LogReport } from '../../core/analysis/log-report/log-report.ts';
import { textOfSource } from '../../core/document/source.ts';
import type { ImportProgress } from '../../core/import/import-lists.ts';
import { readRangeFile } from '../../core/import/logs/address-ranges.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { openSite, printFile, type Site } from '../../core/workspace/site.ts';
import type { LogMessage, LogTask } from '../../workers/log.worker.ts';
import workerAddress from '../../workers/log.worker.ts?worker&url';
import { queriedPath, siteOf } from '../document/selectors.ts';
import type { GatepostState } from '../document/state.ts';
import { trustedWorkerUrl } from '../trusted-worker-url.ts';

/** What logs are compared with. */
export interface LogRules {
  readonly site: Site;
  readonly path: string;
  readonly reader: ReaderId;
}

/** The progress of a report; `failed` if the code of the worker cannot be loaded or throws. */
export type LogStage =
  | { readonly at: 'reading'; readonly progress: ImportProgress }
  | { readonly at: 'done'; readonly report: LogReport }
  | { readonly at: 'failed' };

/** Logs that are compared with rules. */
export interface LogCheck {
  readonly rules: LogRules;
  readonly stage: LogStage;
  /** Files that look like ranges, and are none. */
  readonly brokenRanges: readonly string[];
}

/**
 * Empty until files are chosen. A log shows who visited what: it is only in memory, so that the user can go to the
 * workbench and back, and is never stored. `isRefused`: the last ones were not enough, because a log or the rules are missing.
 */
export const logCheckStore = createStore<{ readonly check?: LogCheck; readonly isRefused?: boolean }>(
  () => ({}),
);

let worker: Worker | undefined;
/** The last choice of files. An earlier one that is still being read ends without a result. */
let lastChoice: readonly File[] | undefined;

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

const ROBOTS_PATH = '/robots.txt';
const ROBOTS_NAME = /^robots[^/]*\.txt$/i;

/** The robots.txt of the open site with the chosen reader, if it has lines. */
export function openRules(state: GatepostState): LogRules | undefined {
  const site = siteOf(state.document);
  const path = queriedPath(state, ROBOTS_PATH);
  const source = site.files.get(path)?.source;
  const hasLines = source !== undefined && !source.big && textOfSource(source).trim() !== '';
  return hasLines ? { site, path, reader: state.view.reader } : undefined;
}

/** The rules of a file that the user chose together with the logs. */
async function chosenRules(file: File, reader: ReaderId): Promise<LogRules> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { site: openSite({ origin: '', files: { [ROBOTS_PATH]: bytes } }), path: ROBOTS_PATH, reader };
}

interface ChosenFiles {
  readonly robots: File | undefined;
  readonly logs: readonly File[];
  readonly ranges: readonly GivenRanges[];
  readonly brokenRanges: readonly string[];
}

/** Separates the robots.txt and files of ranges, which have the names of the operators, from logs. */
async function sortFiles(files: readonly File[]): Promise<ChosenFiles> {
  const logs: File[] = [];
  const ranges: GivenRanges[] = [];
  const brokenRanges: string[] = [];
  const robots = files.find(({ name }) => ROBOTS_NAME.test(name));
  for (const file of files) {
    if (file === robots) continue;
    const owner = /\.json$/i.test(file.name) ? ownerOfFile(file.name) : undefined;
    if (!owner) logs.push(file);
    else {
      const read = readRangeFile(await file.text());
      if ('ranges' in read) ranges.push({ name: file.name, owner, file: read });
      else brokenRanges.push(file.name);
    }
  }
  return { robots, logs, ranges, brokenRanges };
}

/**
 * Compares logs with the robots.txt among the files, or else with the open one, and cancels the previous comparison.
 * It needs a log and rules.
 */
export async function checkLogs(files: readonly File[], state: GatepostState): Promise<void> {
  lastChoice = files;
  const { robots, logs, ranges, brokenRanges } = await sortFiles(files);
  const rules = robots ? await chosenRules(robots, state.view.reader) : openRules(state);
  if (lastChoice !== files) return;
  if (!rules || logs.length === 0) return logCheckStore.setState({ isRefused: true });
  stop();
  const setStage = (stage: LogStage) =>
    logCheckStore.setState({ check: { rules, stage, brokenRanges }, isRefused: false });
  setStage({ at: 'reading', progress: { read: 0, total: logs.reduce((sum, { size }) => sum + size, 0) } });
  const currentWorker = new Worker(trustedWorkerUrl(workerAddress), { type: 'module' });
  worker = currentWorker;
  currentWorker.addEventListener('message', ({ data }: MessageEvent<LogMessage>) => {
    if (worker !== currentWorker) return;
    if ('progress' in data) return setStage({ at: 'reading', progress: data.progress });
    stop();
    setStage('failed' in data ? { at: 'failed' } : { at: 'done', report: data.report });
  });
  currentWorker.addEventListener('error', (event) => {
    event.preventDefault();
    if (worker !== currentWorker) return;
    stop();
    setStage({ at: 'failed' });
  });
  const { site, path, reader } = rules;
  const task: LogTask = {
    files: logs.map((file) => ({ name: file.name, blob: file })),
    rules: { path, bytes: printFile(site, path), origin: site.origin },
    reader,
    ranges,
  };
  currentWorker.postMessage(task);
}

/** Compares the logs that were chosen last, if any, with the rules of the site that is open now. */
export async function checkLogsAgain(state: GatepostState): Promise<void> {
  if (lastChoice) await checkLogs(lastChoice, state);
}

/** Compares the logs again if the open rules with which they were compared, or the reader, changed since. */
export async function updateLogCheck(state: GatepostState): Promise<void> {
  const { check } = logCheckStore.getState();
  const rules = openRules(state);
  const hasOwnRules = lastChoice?.some(({ name }) => ROBOTS_NAME.test(name));
  if (!lastChoice || !check || !rules || hasOwnRules) return;
  const { site, reader } = check.rules;
  if (site !== rules.site || reader !== rules.reader) await checkLogs(lastChoice, state);
}

/** Cancels the comparison, if any, and forgets the logs. */
export function forgetLogs(): void {
  lastChoice = undefined;
  stop();
  logCheckStore.setState({}, true);
}
