// Several fixes of a file: made one after the other on copies, each looked for anew, since one may make another needless
// or wrong. Fixes of one kind that each stay in a line of their own are made together, if that mends as many.

import type { Finding, Fix } from '../policy/finding.ts';
import { atOnce, type InPieces } from '../questions/pieces.ts';
import type { Ignored } from '../site/ignored.ts';
import { applyEdits, fileAt, type Site } from '../site/site.ts';
import { addAll } from '../text/many.ts';
import type { TextEdit } from '../text/range.ts';
import { sift } from './ignored.ts';
import { findingsInPieces } from './index.ts';
import type { FindingOptions } from './inspection.ts';

/** So many rounds of looking for one file: what is left is told. */
const MOST = 500;

/** The fix of a finding that is to be made; undefined to leave it. */
export type Wanted = (finding: Finding) => Fix | undefined;

/** A fix that was made, and of what. */
export interface MadeFix {
  readonly finding: Finding;
  readonly fix: Fix;
}

/** A site after fixes, and how many were made. */
export interface Fixed {
  readonly site: Site;
  readonly count: number;
  /** Those that were made, in their order; each line is that of the file as it was just before. */
  readonly made: readonly MadeFix[];
  /** True if there are more to make. */
  readonly isMore: boolean;
}

/** What is made, of which file. */
export interface FixTask {
  readonly site: Site;
  readonly path: string;
  readonly options: FindingOptions;
  readonly wanted: Wanted;
  /** What is ignored is not mended. */
  readonly ignored?: readonly Ignored[];
  /** At most so many fixes. */
  readonly most?: number;
}

/** The first way out that changes no verdict: what may be done unasked. */
export const harmlessFix: Wanted = ({ fixes }) =>
  fixes.find(({ verdicts, edits }) => verdicts === 'same' && edits.length > 0);

/** Ways out that hold only if something else is meant than is written: chosen for a line, never for many at once. */
const guesses: ReadonlySet<string> = new Set([
  'write-literally',
  'write-without-query',
  'write-number-sign',
  'forbid-nothing',
  'empty-disallow',
  'close-the-rest',
  'add-rule',
]);

/** Whether a fix is an edit that may be made for all findings of a kind. */
export const isForMany = ({ code, edits, verdicts }: Fix): boolean =>
  edits.length > 0 && (verdicts === 'same' || !guesses.has(code));

/** What a file was before, briefly: two sums over its text. Equal ones only end the work sooner. */
function markOf(site: Site, path: string): string {
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
function onlyLine({ edits }: Fix): number | undefined {
  const line = edits[0]?.range.start.line;
  const stays = ({ range: { start, end }, text }: TextEdit) =>
    start.line === line && end.line === line && !/[\r\n]/.test(text);
  return edits.every(stays) ? line : undefined;
}

/** The first fix to make, and those of its kind that stay in other lines. */
function batchOf(found: readonly Finding[], wanted: Wanted, most: number): MadeFix[] {
  const batch: MadeFix[] = [];
  let below = -1;
  for (const finding of found) {
    const [first] = batch;
    if (first && finding.code !== first.finding.code) continue;
    const fix = wanted(finding);
    if (!fix || fix.edits.length === 0 || (first && fix.code !== first.fix.code)) continue;
    const line = onlyLine(fix);
    if (first ? line === undefined || line <= below : false) continue;
    batch.push({ finding, fix });
    if (line === undefined || batch.length >= most) break;
    below = line;
  }
  return batch;
}

/** One state of the site on the way, with what is found then. */
interface Stage {
  readonly site: Site;
  readonly found: readonly Finding[];
}

function* look({ path, options, ignored = [] }: FixTask, site: Site): InPieces<Stage> {
  const found = yield* findingsInPieces(site, path, options);
  return { site, found: sift(found, { path, source: fileAt(site, path).source, ignored }).shown };
}

/** After some fixes; undefined if they do not fit, or the encoding of the file cannot hold what they write. */
function* after(task: FixTask, { site }: Stage, batch: readonly MadeFix[]): InPieces<Stage | undefined> {
  const edits = batch.flatMap(({ fix }) => fix.edits);
  yield;
  let next: Site;
  try {
    next = applyEdits(site, task.path, edits);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return yield* look(task, next);
}

const ofCode = ({ found }: Stage, code: string) => found.filter((one) => one.code === code).length;
const errors = ({ found }: Stage) => found.filter(({ severity }) => severity === 'error').length;

/** Whether fixes that were made together mended as many findings as they are, and brought no error. */
const isSound = (before: Stage, now: Stage, batch: readonly MadeFix[]): boolean =>
  batch.every(({ finding: { code } }) => ofCode(before, code) - ofCode(now, code) >= batch.length) &&
  errors(now) <= errors(before);

interface Made {
  readonly stage: Stage;
  readonly batch: readonly MadeFix[];
}

/** Makes the fixes together, or the first alone; undefined if not even that can be made. */
function* made(task: FixTask, stage: Stage, batch: readonly MadeFix[]): InPieces<Made | undefined> {
  const together = batch.length > 1 ? yield* after(task, stage, batch) : undefined;
  if (together && isSound(stage, together, batch)) return { stage: together, batch };
  const first = batch.slice(0, 1);
  const alone = yield* after(task, stage, first);
  return alone && { stage: alone, batch: first };
}

/** What of a finding stays while other lines change. */
const nameOf = ({ finding: { code, words }, fix }: MadeFix) => JSON.stringify([code, words, fix.code]);

/** Makes fixes until none is left. What has been there before is never made again, so that this ends. */
export function* fixInPieces(task: FixTask): InPieces<Fixed> {
  const { path, wanted, most = MOST } = task;
  const seen = new Set([markOf(task.site, path)]);
  const impossible = new Set<string>();
  const possible: Wanted = (finding) => {
    const fix = wanted(finding);
    return fix && !impossible.has(nameOf({ finding, fix })) ? fix : undefined;
  };
  let stage = yield* look(task, task.site);
  const all: MadeFix[] = [];
  const result = (isMore: boolean): Fixed => ({ site: stage.site, count: all.length, made: all, isMore });
  for (;;) {
    const batch = batchOf(stage.found, possible, Math.max(1, most - all.length));
    const [first] = batch;
    if (!first || all.length >= most) return result(first !== undefined);
    const next: Made | undefined = yield* made(task, stage, batch);
    if (!next) {
      impossible.add(nameOf(first));
      continue;
    }
    const mark = markOf(next.stage.site, path);
    if (seen.has(mark)) return result(false);
    seen.add(mark);
    stage = next.stage;
    addAll(all, next.batch);
  }
}

/** The same at once. */
export const fixed = (task: FixTask): Fixed => atOnce(fixInPieces(task));
