// Long runs that fold to one row: six or more neighboring rules of one effect under one folder, and what a long comment
// says after its first lines.

import { lineAt, type SourceLine } from '../../../core/document/lines.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { LENIENT_FIELDS } from '../../../core/syntax/directives.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../../core/syntax/recognize.ts';

/**
 * The lines that are folded away, and for each the line that its run began with. They are objects and not ids: a line
 * that is changed shows itself.
 */
export type HiddenLines = ReadonlyMap<SourceLine, SourceLine>;

export const noHiddenLines: HiddenLines = new Map();

const MIN_RUN_LENGTH = 6;
/** A comment of more lines than the first number shows as many as the second. */
const MAX_COMMENT_LINES = 4;
const SHOWN_COMMENT_LINES = 3;
const FOLDER_PATTERN = /^\/[^/*?$]+\//;

/** What the rules of a run have in common; undefined for a line that is no rule, or of no folder. */
export interface RunLikeness {
  readonly effect: 'allow' | 'deny';
  /** The rule's name as the vocabulary spells it. */
  readonly name: string;
  readonly folder: string;
}

export function runLikeness(policy: Policy, line: number): RunLikeness | undefined {
  const field = fieldAt(policy, line);
  const { directive } = field;
  const folder = directive?.value === 'path' ? FOLDER_PATTERN.exec(valueOf(field))?.[0] : undefined;
  if (!directive?.effect || folder === undefined) return undefined;
  return { effect: directive.effect, name: directive.name, folder };
}

const isSameLikeness = (a: RunLikeness | undefined, b: RunLikeness | undefined) =>
  a !== undefined && a.effect === b?.effect && a.folder === b.folder;

/** The run around a line, from its first to behind its last; looked for at most `most` lines away. */
function runBounds(policy: Policy, line: number, most: number): { from: number; to: number } {
  const like = runLikeness(policy, line);
  const { length } = policy.source.lines;
  let from = line;
  let to = like ? line + 1 : line;
  while (from > 0 && line - from < most && isSameLikeness(like, runLikeness(policy, from - 1))) from--;
  while (to < length && to - line < most && isSameLikeness(like, runLikeness(policy, to))) to++;
  return { from, to };
}

/** Whether a line stands in a run long enough to be folded. */
export function isInRun(policy: Policy, line: number): boolean {
  const { from, to } = runBounds(policy, line, MIN_RUN_LENGTH);
  return to - from >= MIN_RUN_LENGTH;
}

/** The lines of the run around a line. */
export function linesOfRun(policy: Policy, line: number): SourceLine[] {
  const { from, to } = runBounds(policy, line, Infinity);
  return Array.from({ length: to - from }, (_, i) => lineAt(policy.source.lines, from + i)!);
}

/** Beyond all ids of lines and cards: for the rows of runs. */
export const RUN_KEY_BASE = 2 ** 30;

/** The key of the row that shows the run around a line once it is folded. */
export const runKey = (policy: Policy, line: number): number =>
  RUN_KEY_BASE + (lineAt(policy.source.lines, runBounds(policy, line, Infinity).from)?.id ?? 0);

/** What long comments say after their first lines. */
function foldComments({ source, format }: Policy, hidden: Map<SourceLine, SourceLine>): void {
  let comment: SourceLine[] = [];
  const fold = () => {
    const rest = comment.length > MAX_COMMENT_LINES ? comment.slice(SHOWN_COMMENT_LINES) : [];
    for (const line of rest) hidden.set(line, rest[0]!);
    comment = [];
  };
  for (const chunk of source.lines.chunks) {
    const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
    chunk.forEach((line, i) => {
      if (kinds[i] === LINE_KIND.comment) comment.push(line);
      else if (comment.length > 0) fold();
    });
  }
  fold();
}

/** Every line that stands in a run: what is folded when a file is opened. */
export function findAllRuns(policy: Policy): HiddenLines {
  const hidden = new Map<SourceLine, SourceLine>();
  foldComments(policy, hidden);
  for (const { body, end } of blocksOf(policy)) {
    if (end - body < MIN_RUN_LENGTH) continue;
    let run: SourceLine[] = [];
    let like: RunLikeness | undefined;
    for (let line = body; line <= end; line++) {
      const here = line < end ? runLikeness(policy, line) : undefined;
      if (!isSameLikeness(like, here)) {
        if (run.length >= MIN_RUN_LENGTH) for (const one of run) hidden.set(one, run[0]!);
        run = [];
      }
      like = here;
      if (here) run.push(lineAt(policy.source.lines, line)!);
    }
  }
  return hidden;
}
