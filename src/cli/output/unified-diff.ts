// Formats the changes of a file as a unified diff for patch and git apply.
import { changedRuns } from '../../core/document/line-changes.ts';
import { type Lines, textLines } from '../../core/document/lines.ts';
import { type StyledText, styled } from './styled-text.ts';

/** How many unchanged lines are shown around a change. */
const CONTEXT = 3;

/** Lines `from` up to `to` are replaced by lines `newFrom` up to `newTo`. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** Removes the lines at both ends of a change that are equal in both versions. */
function trimChange(old: readonly string[], fresh: readonly string[], change: Change): Change {
  let [from, newFrom] = [change.from, change.newFrom];
  let [to, newTo] = [Math.min(change.to, old.length), Math.min(change.newTo, fresh.length)];
  while (from < to && newFrom < newTo && old[from] === fresh[newFrom]) {
    from++;
    newFrom++;
  }
  while (from < to && newFrom < newTo && old[to - 1] === fresh[newTo - 1]) {
    to--;
    newTo--;
  }
  return { from, to, newFrom, newTo };
}

const isChange = ({ from, to, newFrom, newTo }: Change) => from < to || newFrom < newTo;

/** Groups changes whose context lines are adjacent into one hunk. */
function groupByHunk(changes: readonly Change[]): readonly (readonly Change[])[] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    if (last && change.from - last.at(-1)!.to <= 2 * CONTEXT) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

const formatRange = (start: number, count: number) =>
  `${count === 0 ? start : start + 1}${count === 1 ? '' : `,${count}`}`;

function formatLine(mark: ' ' | '-' | '+', text: string): StyledText {
  const lines = text.endsWith('\n') ? [mark + text] : [`${mark}${text}\n`, '\\ No newline at end of file\n'];
  return lines.map((line) => (mark === ' ' ? line : styled(mark === '+' ? 'added' : 'removed', line)));
}

function formatHunk(
  old: readonly string[],
  fresh: readonly string[],
  changes: readonly Change[],
): StyledText {
  const [first] = changes;
  const last = changes.at(-1)!;
  const start = Math.max(0, first!.from - CONTEXT);
  const newStart = first!.newFrom - (first!.from - start);
  const end = Math.min(old.length, last.to + CONTEXT);
  const newEnd = last.newTo + (end - last.to);
  const head = `@@ -${formatRange(start, end - start)} +${formatRange(newStart, newEnd - newStart)} @@`;
  const same = (from: number, to: number) => old.slice(from, to).flatMap((text) => formatLine(' ', text));
  const changed = changes.flatMap(({ from, to, newFrom, newTo }, i) => [
    ...same(changes[i - 1]?.to ?? start, from),
    ...old.slice(from, to).flatMap((text) => formatLine('-', text)),
    ...fresh.slice(newFrom, newTo).flatMap((text) => formatLine('+', text)),
  ]);
  return [styled('info', head), '\n', ...changed, ...same(last.to, end)];
}

/** Formats the diff of one file; empty if nothing changes. `name`: the name of the file, with slashes. */
export function formatUnifiedDiff(name: string, before: Lines, after: Lines): StyledText {
  const old = textLines(before);
  const fresh = textLines(after);
  const changes = changedRuns(before, after)
    .map((run) => trimChange(old, fresh, run))
    .filter(isChange);
  if (changes.length === 0) return [];
  return [
    styled('strong', `--- a/${name}`),
    '\n',
    styled('strong', `+++ b/${name}`),
    '\n',
    ...groupByHunk(changes).flatMap((hunk) => formatHunk(old, fresh, hunk)),
  ];
}
