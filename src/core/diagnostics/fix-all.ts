// Several fixes of a file: made one after the other on copies, each looked for anew, since one may make another needless
// or wrong. Fixes of one kind that each stay in a line of their own are made together, if that mends as many.

import type { TextEdit } from '../document/range.ts';
import { type CooperativeTask, runSync } from '../questions/cooperative-task.ts';
import { addAll } from '../text/large-lists.ts';
import type { IgnoredFinding } from '../workspace/ignored-finding.ts';
import { applyEdits, fileAt, type Site } from '../workspace/site.ts';
import type { Finding, Fix } from './finding.ts';
import { partitionIgnored } from './ignored-findings.ts';
import type { FindingOptions } from './inspection.ts';
import { findingsTask } from './registry.ts';

/** So many rounds of looking for one file: what is left is told. */
const MAX_ROUNDS = 500;

/** The fix of a finding that is to be made; undefined to leave it. */
export type FixChooser = (finding: Finding) => Fix | undefined;

/** A fix that was made, and of what. */
export interface AppliedFix {
  readonly finding: Finding;
  readonly fix: Fix;
}

/** A site after fixes, and how many were made. */
export interface FixResult {
  readonly site: Site;
  readonly count: number;
  /** Those that were made, in their order; each line is that of the file as it was just before. */
  readonly made: readonly AppliedFix[];
  /** True if there are more to make. */
  readonly isMore: boolean;
}

/** What is made, of which file. */
export interface FixTask {
  readonly site: Site;
  readonly path: string;
  readonly options: FindingOptions;
  readonly wanted: FixChooser;
  /** What is ignored is not mended. */
  readonly ignored?: readonly IgnoredFinding[];
  /** At most so many fixes. */
  readonly most?: number;
}

/** The first way out that changes no verdict: what may be done unasked. */
export const findHarmlessFix: FixChooser = ({ fixes }) =>
  fixes.find(({ verdicts, edits }) => verdicts === 'same' && edits.length > 0);

/** Ways out that hold only if something else is meant than is written: chosen for a line, never for many at once. */
const UNCERTAIN_FIXES: ReadonlySet<string> = new Set([
  'write-literally',
  'write-without-query',
  'write-number-sign',
  'forbid-nothing',
  'empty-disallow',
  'close-the-rest',
  'add-rule',
  'headers-guess',
  'headers-insert-pattern',
  'headers-keep',
  'headers-add',
  'meta-guess',
  'meta-reserve',
  'tdm-guess-reservation',
  'rsl-guess-type',
  'rsl-whole-site',
]);

/** Whether a fix is an edit that may be made for all findings of a kind. */
export const canApplyToAll = ({ code, edits, verdicts }: Fix): boolean =>
  edits.length > 0 && (verdicts === 'same' || !UNCERTAIN_FIXES.has(code));

/** What a file was before, briefly: two sums over its text. Equal ones only end the work sooner. */
function fingerprint(site: Site, path: string): string {
  let [one, other, length] = [0x811c9dc5, 0x9e3779b9, 0];
  for (const chunk of fileAt(site, path).source.lines.chunks)
    for (const { text, eol } of chunk)
      for (const part of [text, eol]) {
        length += part.length;
        for (let i = 0; i < part.length; i++) {
          one = Math.imul(one ^ part.charCodeAt(i), 0x01000193);
          other = Math.imul(other + part.charCodeAt(i), 0x5bd1e995) ^ (other >>> 15);
        }
      }
  return `${one} ${other} ${length}`;
}

/** The line that all edits of a fix stay in; undefined if they touch line ends or several lines. */
function lineOfFix({ edits }: Fix): number | undefined {
  const line = edits[0]?.range.start.line;
  const stays = ({ range: { start, end }, text }: TextEdit) =>
    start.line === line && end.line === line && !/[\r\n]/.test(text);
  return edits.every(stays) ? line : undefined;
}

/** The first fix to make, and those of its kind that stay in other lines. */
function selectBatch(found: readonly Finding[], wanted: FixChooser, most: number): AppliedFix[] {
  const batch: AppliedFix[] = [];
  let below = -1;
  for (const finding of found) {
    const [first] = batch;
    if (first && finding.code !== first.finding.code) continue;
    const fix = wanted(finding);
    if (!fix || fix.edits.length === 0 || (first && fix.code !== first.fix.code)) continue;
    const line = lineOfFix(fix);
    if (first ? line === undefined || line <= below : false) continue;
    batch.push({ finding, fix });
    if (line === undefined || batch.length >= most) break;
    below = line;
  }
  return batch;
}

/** One state of the site on the way, with what is found then. */
interface FixStage {
  readonly site: Site;
  readonly found: readonly Finding[];
}

function* inspectStage({ path, options, ignored = [] }: FixTask, site: Site): CooperativeTask<FixStage> {
  const found = yield* findingsTask(site, path, options);
  return { site, found: partitionIgnored(found, { path, source: fileAt(site, path).source, ignored }).shown };
}

/** After some fixes; undefined if they do not fit, or the encoding of the file cannot hold what they write. */
function* applyBatch(
  task: FixTask,
  { site }: FixStage,
  batch: readonly AppliedFix[],
): CooperativeTask<FixStage | undefined> {
  const edits = batch.flatMap(({ fix }) => fix.edits);
  yield;
  let next: Site;
  try {
    next = applyEdits(site, task.path, edits);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return yield* inspectStage(task, next);
}

const ofCode = ({ found }: FixStage, code: string) => found.filter((one) => one.code === code).length;
const errors = ({ found }: FixStage) => found.filter(({ severity }) => severity === 'error').length;

/** Whether fixes that were made together mended as many findings as they are, and brought no error. */
const isImprovement = (before: FixStage, now: FixStage, batch: readonly AppliedFix[]): boolean =>
  batch.every(({ finding: { code } }) => ofCode(before, code) - ofCode(now, code) >= batch.length) &&
  errors(now) <= errors(before);

interface BatchResult {
  readonly stage: FixStage;
  readonly batch: readonly AppliedFix[];
}

/** Makes the fixes together, or the first alone; undefined if not even that can be made. */
function* applyLargestBatch(
  task: FixTask,
  stage: FixStage,
  batch: readonly AppliedFix[],
): CooperativeTask<BatchResult | undefined> {
  const together = batch.length > 1 ? yield* applyBatch(task, stage, batch) : undefined;
  if (together && isImprovement(stage, together, batch)) return { stage: together, batch };
  const first = batch.slice(0, 1);
  const alone = yield* applyBatch(task, stage, first);
  return alone && { stage: alone, batch: first };
}

/** What of a finding stays while other lines change. */
const nameOf = ({ finding: { code, words }, fix }: AppliedFix) => JSON.stringify([code, words, fix.code]);

/** Makes fixes until none is left. What has been there before is never made again, so that this ends. */
export function* applyFixesTask(task: FixTask): CooperativeTask<FixResult> {
  const { path, wanted, most = MAX_ROUNDS } = task;
  const seen = new Set([fingerprint(task.site, path)]);
  const impossible = new Set<string>();
  const possible: FixChooser = (finding) => {
    const fix = wanted(finding);
    return fix && !impossible.has(nameOf({ finding, fix })) ? fix : undefined;
  };
  let stage = yield* inspectStage(task, task.site);
  const all: AppliedFix[] = [];
  const result = (isMore: boolean): FixResult => ({ site: stage.site, count: all.length, made: all, isMore });
  for (;;) {
    const batch = selectBatch(stage.found, possible, Math.max(1, most - all.length));
    const [first] = batch;
    if (!first || all.length >= most) return result(first !== undefined);
    const next: BatchResult | undefined = yield* applyLargestBatch(task, stage, batch);
    if (!next) {
      impossible.add(nameOf(first));
      continue;
    }
    const mark = fingerprint(next.stage.site, path);
    if (seen.has(mark)) return result(false);
    seen.add(mark);
    stage = next.stage;
    addAll(all, next.batch);
  }
}

/** The same at once. */
export const applyAllFixes = (task: FixTask): FixResult => runSync(applyFixesTask(task));
