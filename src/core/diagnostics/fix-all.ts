// Applies several fixes to a copy of a file, one after the other. After each the findings are computed again,
// because one fix may make another unnecessary or wrong. Fixes of one kind that each edit a single line are
// applied together, if that resolves as many findings.

import { linesIn } from '../document/lines.ts';
import type { TextEdit } from '../document/range.ts';
import { hasSameAnswersTask } from '../proof/same-answers.ts';
import { type CooperativeTask, runSync } from '../questions/cooperative-task.ts';
import { readers } from '../readers/registry.ts';
import { addAll } from '../text/large-lists.ts';
import type { IgnoredFinding } from '../workspace/ignored-finding.ts';
import { applyEdits, fileAt, type Site } from '../workspace/site.ts';
import type { Finding, Fix } from './finding.ts';
import { contentKey } from './finding.ts';
import { partitionIgnored } from './ignored-findings.ts';
import type { FindingOptions } from './inspection.ts';
import { findingsTask } from './registry.ts';

/** The maximum number of fixes for one file. `isMore` reports whether some are left. */
const MAX_ROUNDS = 500;

/** Returns the fix to apply for a finding, or undefined to skip the finding. */
export type FixChooser = (finding: Finding) => Fix | undefined;

/** A fix that was applied, and its finding. */
export interface AppliedFix {
  readonly finding: Finding;
  readonly fix: Fix;
}

/** A site after fixes, and the number of fixes. */
export interface FixResult {
  readonly site: Site;
  readonly count: number;
  /** The applied fixes, in order. Each line refers to the file as it was just before that fix. */
  readonly made: readonly AppliedFix[];
  /** Whether there are more fixes to apply. */
  readonly isMore: boolean;
}

/** The file to fix, and the fixes to apply. */
export interface FixTask {
  readonly site: Site;
  readonly path: string;
  readonly options: FindingOptions;
  readonly wanted: FixChooser;
  /** Ignored findings are not fixed. */
  readonly ignored?: readonly IgnoredFinding[];
  /** The maximum number of fixes. */
  readonly most?: number;
  /** Whether to leave out what is not proved to change no answer about fetching (`hasSameAnswersTask`). */
  readonly isProved?: boolean;
}

/** Returns the first fix that edits the file and changes no verdict. It may be applied without asking the user. */
export const findHarmlessFix: FixChooser = ({ fixes }) =>
  fixes.find(({ verdicts, edits }) => verdicts === 'same' && edits.length > 0);

/**
 * Fixes that are right only if the author meant something else than the text says. They are applied to a single
 * line that the user selects, never to many at once.
 */
const UNCERTAIN_FIXES: ReadonlySet<string> = new Set([
  'write-literally',
  'write-without-query',
  'write-number-sign',
  'forbid-nothing',
  'empty-disallow',
  'close-the-rest',
  'add-rule',
  'open-urls',
  'headers-guess',
  'headers-insert-pattern',
  'headers-keep',
  'headers-add',
  'meta-guess',
  'meta-delete',
  'meta-reserve',
  'tdm-guess-reservation',
  'rsl-guess-type',
  'rsl-whole-site',
  'modern-lift-rule',
]);

/** Whether a fix is an edit that may be applied to all findings of its kind. */
export const canApplyToAll = ({ code, edits, verdicts }: Fix): boolean =>
  edits.length > 0 && (verdicts === 'same' || !UNCERTAIN_FIXES.has(code));

/**
 * Returns a short fingerprint of a file: two hashes and the length of its text. A collision only ends the task
 * early.
 */
function fingerprint(site: Site, path: string): string {
  let [hash, secondHash, length] = [0x811c9dc5, 0x9e3779b9, 0];
  for (const chunk of fileAt(site, path).source.lines.chunks)
    for (const { text, eol } of linesIn(chunk))
      for (const part of [text, eol]) {
        length += part.length;
        for (let i = 0; i < part.length; i++) {
          hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
          secondHash = Math.imul(secondHash + part.charCodeAt(i), 0x5bd1e995) ^ (secondHash >>> 15);
        }
      }
  return `${hash} ${secondHash} ${length}`;
}

/** Returns the line that contains all edits of a fix, or undefined if they touch line endings or several lines. */
function lineOfFix({ edits }: Fix): number | undefined {
  const line = edits[0]?.range.start.line;
  const stays = ({ range: { start, end }, text }: TextEdit) =>
    start.line === line && end.line === line && !/[\r\n]/.test(text);
  return edits.every(stays) ? line : undefined;
}

/** Selects the first fix to apply, and the fixes of the same kind that each stay in another line. */
function selectBatch(findings: readonly Finding[], chooseFix: FixChooser, limit: number): AppliedFix[] {
  const batch: AppliedFix[] = [];
  let below = -1;
  for (const finding of findings) {
    const [first] = batch;
    if (first && finding.code !== first.finding.code) continue;
    const fix = chooseFix(finding);
    if (!fix || fix.edits.length === 0 || (first && fix.code !== first.fix.code)) continue;
    const line = lineOfFix(fix);
    if (first ? line === undefined || line <= below : false) continue;
    batch.push({ finding, fix });
    if (line === undefined || batch.length >= limit) break;
    below = line;
  }
  return batch;
}

/** One state of the site during the task, with its findings. */
interface FixStage {
  readonly site: Site;
  readonly findings: readonly Finding[];
}

function* inspectStage({ path, options, ignored = [] }: FixTask, site: Site): CooperativeTask<FixStage> {
  const findings = yield* findingsTask(site, path, options);
  return {
    site,
    findings: partitionIgnored(findings, { path, source: fileAt(site, path).source, ignored }).shown,
  };
}

/**
 * Applies a batch. Returns undefined if the edits do not fit, or if the encoding of the file cannot represent the
 * text.
 */
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
  const { path: file, isProved } = task;
  if (isProved && !(yield* hasSameAnswersTask(site, next, { file, readers }))) return undefined;
  return yield* inspectStage(task, next);
}

const countCode = ({ findings }: FixStage, code: string) =>
  findings.filter((finding) => finding.code === code).length;
const countErrors = ({ findings }: FixStage) =>
  findings.filter(({ severity }) => severity === 'error').length;

/** Whether a batch resolved as many findings as it has fixes, and added no error. */
const isImprovement = (before: FixStage, now: FixStage, batch: readonly AppliedFix[]): boolean =>
  batch.every(({ finding: { code } }) => countCode(before, code) - countCode(now, code) >= batch.length) &&
  countErrors(now) <= countErrors(before);

interface BatchResult {
  readonly stage: FixStage;
  readonly batch: readonly AppliedFix[];
}

/** Applies the whole batch, or only its first fix. Returns undefined if neither is possible. */
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

/** Returns the part of a finding that stays the same while other lines change. */
const fixKey = ({ finding, fix }: AppliedFix) => `${contentKey(finding)} ${fix.code}`;

/** Applies fixes until none is left. It stops at a state that has occurred before, so that it always ends. */
export function* applyFixesTask(task: FixTask): CooperativeTask<FixResult> {
  if (!task.isProved) return yield* applyOneByOneTask(task);
  // One proof for all of them is enough, except where one of them is not proved.
  const { site, path: file } = task;
  const all = yield* applyOneByOneTask({ ...task, isProved: false });
  if (yield* hasSameAnswersTask(site, all.site, { file, readers })) return all;
  return yield* applyOneByOneTask(task);
}

function* applyOneByOneTask(task: FixTask): CooperativeTask<FixResult> {
  const { path, wanted: chooseFix, most: limit = MAX_ROUNDS } = task;
  const previousStates = new Set([fingerprint(task.site, path)]);
  const failedFixes = new Set<string>();
  const chooseUntriedFix: FixChooser = (finding) => {
    const fix = chooseFix(finding);
    return fix && !failedFixes.has(fixKey({ finding, fix })) ? fix : undefined;
  };
  let stage = yield* inspectStage(task, task.site);
  const applied: AppliedFix[] = [];
  const result = (isMore: boolean): FixResult => ({
    site: stage.site,
    count: applied.length,
    made: applied,
    isMore,
  });
  for (;;) {
    const batch = selectBatch(stage.findings, chooseUntriedFix, Math.max(1, limit - applied.length));
    const [first] = batch;
    if (!first || applied.length >= limit) return result(first !== undefined);
    const next: BatchResult | undefined = yield* applyLargestBatch(task, stage, batch);
    if (!next) {
      failedFixes.add(fixKey(first));
      continue;
    }
    const stateFingerprint = fingerprint(next.stage.site, path);
    if (previousStates.has(stateFingerprint)) return result(false);
    previousStates.add(stateFingerprint);
    stage = next.stage;
    addAll(applied, next.batch);
  }
}

/** Runs `applyFixesTask` synchronously. */
export const applyAllFixes = (task: FixTask): FixResult => runSync(applyFixesTask(task));
