// What a fix changed in a file, in one short sentence.
import { changedRuns } from '../core/document/line-changes.ts';
import { type Lines, lineAt, sliceLines } from '../core/document/lines.ts';
import { escapeInvisible } from '../core/text/escape-invisible.ts';
import { shortenMiddle } from '../core/text/shorten-text.ts';
import { fixedWords as words } from './en/findings.ts';

/** The most characters of what a sentence quotes. */
const MAX_QUOTE_LENGTH = 40;

/** What a fix changed. */
export interface FixDescription {
  readonly sentence: string;
  /** The first changed line (0-based) of the newer version. */
  readonly line: number;
}

interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** Splits a line at its colon; without one, all of it is the value. */
function splitLine(text: string) {
  const colon = text.indexOf(':');
  return { name: text.slice(0, Math.max(0, colon)).trim(), value: text.slice(colon + 1).trim() };
}

/** Returns what differs between two lines: the name, the value, or all; undefined if nothing that can be seen. */
function findReplacement(before: string, after: string): Replacement | undefined {
  const old = splitLine(before);
  const fresh = splitLine(after);
  const pair =
    old.value === fresh.value
      ? { from: old.name, to: fresh.name }
      : old.name === fresh.name
        ? { from: old.value, to: fresh.value }
        : { from: before.trim(), to: after.trim() };
  return pair.from === pair.to || pair.from === '' || pair.to === '' ? undefined : pair;
}

const quote = (text: string) => escapeInvisible(shortenMiddle(text, MAX_QUOTE_LENGTH, 26, 13));

/** Says what replaces what, if it is the same in all changed lines. */
function describeReplacements(before: Lines, after: Lines): string | undefined {
  const runs = changedRuns(before, after);
  const replacements = runs.flatMap(({ from, to, newFrom, newTo }) =>
    to - from === newTo - newFrom
      ? sliceLines(before, from, to).map(({ text }, i) =>
          findReplacement(text, lineAt(after, newFrom + i)?.text ?? ''),
        )
      : [undefined],
  );
  const [first] = replacements;
  if (!first || replacements.some((one) => one?.from !== first.from || one.to !== first.to)) return undefined;
  const line = (runs[0]?.newFrom ?? 0) + 1;
  return words.replaced(line, replacements.length, quote(first.from), quote(first.to));
}

/** Returns what a fix changed in a file; undefined if no line differs. */
export function describeFix(before: Lines, after: Lines): FixDescription | undefined {
  const runs = changedRuns(before, after);
  const [run] = runs;
  if (!run) return undefined;
  const line = Math.max(0, Math.min(run.newFrom, after.length - 1));
  const replaced = describeReplacements(before, after);
  if (replaced !== undefined) return { sentence: replaced, line };
  const removed = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const added = runs.reduce((sum, { newFrom, newTo }) => sum + newTo - newFrom, 0);
  const isOneRun = runs.length === 1;
  if (added === 0) return { sentence: words.deleted(isOneRun ? run.from + 1 : undefined, removed), line };
  if (removed === 0) return { sentence: words.added(isOneRun ? run.newFrom + 1 : undefined, added), line };
  return { sentence: words.changed(run.newFrom + 1, Math.max(added, removed)), line };
}
