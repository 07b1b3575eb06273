// Runs of lines that are folded into one row: six or more neighboring rules with the same effect and folder, and a
// comment of several lines.

import { lineAt, linesIn, type SourceLine } from '../../../core/document/lines.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { LENIENT_FIELDS } from '../../../core/syntax/directives.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../../core/syntax/recognize.ts';

/**
 * The hidden lines, each with the line that its run began with. They are objects, not ids, so that a line that is
 * changed is not hidden anymore.
 */
export type HiddenLines = ReadonlyMap<SourceLine, SourceLine>;

export const noHiddenLines: HiddenLines = new Map();

const MIN_RUN_LENGTH = 6;
/** A comment of fewer lines is not a block. */
const MIN_COMMENT_LENGTH = 2;
/** The folder of a path, or of a whole URL in its place. */
const FOLDER_PATTERN = /^(?:https?:\/\/[^/]+)?\/[^/*?$]+\//i;

/** What the rules of a run have in common. */
export interface RunLikeness {
  readonly effect: 'allow' | 'deny';
  /** The rule's name as the vocabulary spells it. */
  readonly name: string;
  readonly folder: string;
}

/** Returns the effect, name and folder of a rule; undefined if the line is not a rule, or its path is not in a folder. */
export function runLikeness(policy: Policy, line: number): RunLikeness | undefined {
  const field = fieldAt(policy, line);
  const { directive } = field;
  const folder = directive?.value === 'path' ? FOLDER_PATTERN.exec(valueOf(field))?.[0] : undefined;
  if (!directive?.effect || folder === undefined) return undefined;
  return { effect: directive.effect, name: directive.name, folder };
}

const isSameLikeness = (a: RunLikeness | undefined, b: RunLikeness | undefined) =>
  a !== undefined && a.effect === b?.effect && a.folder === b.folder;

/**
 * Returns the run around a line, from its first line to the line after its last; searches at most `most` lines in
 * each direction.
 */
function runBounds(policy: Policy, line: number, maxDistance: number): { from: number; to: number } {
  const likeness = runLikeness(policy, line);
  const { length } = policy.source.lines;
  let from = line;
  let to = likeness ? line + 1 : line;
  while (from > 0 && line - from < maxDistance && isSameLikeness(likeness, runLikeness(policy, from - 1)))
    from--;
  while (to < length && to - line < maxDistance && isSameLikeness(likeness, runLikeness(policy, to))) to++;
  return { from, to };
}

/** Whether a line is in a run that is long enough to be folded. */
export function isInRun(policy: Policy, line: number): boolean {
  const { from, to } = runBounds(policy, line, MIN_RUN_LENGTH);
  return to - from >= MIN_RUN_LENGTH;
}

const isComment = (policy: Policy, line: number) =>
  line >= 0 && line < policy.source.lines.length && fieldAt(policy, line).kind === 'comment';

/** Whether a line is in a comment that is long enough to be folded. */
export const isInCommentRun = (policy: Policy, line: number): boolean =>
  isComment(policy, line) && (isComment(policy, line - 1) || isComment(policy, line + 1));

/** Returns the comment around a line, from its first line to the line after its last. */
function commentBounds(policy: Policy, line: number): { from: number; to: number } {
  let from = line;
  let to = line + 1;
  while (isComment(policy, from - 1)) from--;
  while (isComment(policy, to)) to++;
  return { from, to };
}

/** The lines of the run around a line: of similar rules, or of a comment. */
export function linesOfRun(policy: Policy, line: number): SourceLine[] {
  const { from, to } = isComment(policy, line)
    ? commentBounds(policy, line)
    : runBounds(policy, line, Infinity);
  return Array.from({ length: to - from }, (_, i) => lineAt(policy.source.lines, from + i)!);
}

/** Above all ids of lines and cards: the base of the keys of run rows. */
export const RUN_KEY_BASE = 2 ** 30;

/** Returns the key of the row that shows the run around a line when it is folded. */
export const runKey = (policy: Policy, line: number): number =>
  RUN_KEY_BASE + (linesOfRun(policy, line)[0]?.id ?? 0);

/** Folds comments of several lines. */
function foldComments({ source, format }: Policy, hidden: Map<SourceLine, SourceLine>): void {
  let comment: SourceLine[] = [];
  const fold = () => {
    if (comment.length >= MIN_COMMENT_LENGTH) for (const line of comment) hidden.set(line, comment[0]!);
    comment = [];
  };
  for (const chunk of source.lines.chunks) {
    const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
    linesIn(chunk).forEach((line, i) => {
      if (kinds[i] === LINE_KIND.comment) comment.push(line);
      else if (comment.length > 0) fold();
    });
  }
  fold();
}

/** Finds all runs. They are folded when a file is opened. */
export function findAllRuns(policy: Policy): HiddenLines {
  const hidden = new Map<SourceLine, SourceLine>();
  foldComments(policy, hidden);
  for (const { body, end } of blocksOf(policy)) {
    if (end - body < MIN_RUN_LENGTH) continue;
    let run: SourceLine[] = [];
    let runKind: RunLikeness | undefined;
    for (let line = body; line <= end; line++) {
      const kind = line < end ? runLikeness(policy, line) : undefined;
      if (!isSameLikeness(runKind, kind)) {
        if (run.length >= MIN_RUN_LENGTH) for (const hiddenLine of run) hidden.set(hiddenLine, run[0]!);
        run = [];
      }
      runKind = kind;
      if (kind) run.push(lineAt(policy.source.lines, line)!);
    }
  }
  return hidden;
}
