// Reports faults of single lines. Adjacent unreadable lines of one kind are reported together.

import { defineChecks, type Fixes, type Place } from '../../../../diagnostics/define-checks.ts';
import { createCommandFix, type FindingValues, type Fix } from '../../../../diagnostics/finding.ts';
import { getLine, placedChunks } from '../../../../document/lines.ts';
import { insertAt, rangeInLine } from '../../../../document/range.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { groupByKey } from '../../../../text/group-by-key.ts';
import type { LinesContext } from './check-context.ts';
import { type AnyLineFault, lineKinds, readChunkFaults } from './read-lines.ts';

type Context = LinesContext<typeof lineKinds>;
type LineCode = keyof typeof lineKinds;

/** Faults of these kinds. */
type FaultOf<Code extends LineCode> = Extract<AnyLineFault, { readonly code: Code }>;

/** Reports a fault, the code and the values of which fit where it was found. */
function reportFault(context: Context, line: number, fault: AnyLineFault, code: LineCode = fault.code): void {
  const report = context.report as (code: LineCode, at: Place, values: FindingValues, fixes: Fixes) => void;
  report(code, rangeInLine(line, fault), fault.values, () => fault.fixes?.(context, line));
}

/** Whether a line is below a field, or below other lines that continue one. */
function followsField(policy: Policy, line: number): boolean {
  for (let above = line - 1; above >= 0; above--) {
    const { kind, line: aboveLine } = fieldAt(policy, above);
    if (kind !== 'junk') return kind === 'directive' || kind === 'other';
    if (!/^[ \t]/.test(aboveLine.text)) return false;
  }
  return false;
}

/** Whether it is not known what was meant, so that the line can be reported together with that above. */
const isUnread = (fault: AnyLineFault): fault is FaultOf<'R007' | 'R105'> =>
  (fault.code === 'R007' || fault.code === 'R105') && fault.values.field === undefined;

/** Consecutive lines without meaning. */
interface FaultRun {
  readonly from: number;
  readonly faults: FaultOf<'R007' | 'R105'>[];
}

/** Reports one finding for the run. Its fix turns all lines into comments. */
function reportRun(context: Context, { from, faults }: FaultRun): void {
  const [first] = faults;
  const last = faults.at(-1);
  if (!first || !last) return;
  if (faults.length === 1) return reportFault(context, from, first);
  const lines = faults.length;
  const start = { line: from, column: first.from };
  const end = { line: from + lines - 1, column: last.to };
  const commentOut = context.fix(
    'comment-out-all',
    { lines },
    () => faults.map((fault, i) => insertAt(from + i, fault.from, '# ')),
    'same',
  );
  context.report(first.code, { start, end }, { ...first.values, lines }, commentOut);
}

interface StrangeName {
  readonly line: number;
  readonly fault: FaultOf<'R104'>;
}

/** The fix that writes all names that end in a version without it, as the fix of a single one does. */
function dropVersions(context: Context, strange: readonly StrangeName[]): readonly Fix[] {
  const fixes = strange
    .filter(({ fault }) => fault.values.names.every(({ follows }) => follows))
    .flatMap(({ line, fault }) => [fault.fixes?.(context, line) ?? []].flat().slice(0, 1))
    .filter(({ code }) => code === 'write-agent');
  if (fixes.length === 0) return [];
  const count = fixes.length;
  return [context.fix('drop-versions', { count }, () => fixes.flatMap(({ edits }) => edits))];
}

/** R104: reported at the first of names that concern the same readers. */
function reportStrangeNames(context: Context, strange: readonly StrangeName[]): void {
  const [first] = strange;
  if (!first) return;
  const { line, fault } = first;
  if (strange.length === 1) return reportFault(context, line, fault);
  const lines = strange.map((name) => name.line);
  const show = createCommandFix('show-lines', { count: lines.length }, { do: 'show-lines', lines });
  const names = strange.flatMap((one) => one.fault.values.names);
  context.report('R104', rangeInLine(line, fault), { ...fault.values, names }, () => [
    ...dropVersions(context, strange),
    show,
  ]);
}

/** Reports the faults of lines, and once per file the names that are neither tokens nor known crawlers. */
function* checkLines(context: Context) {
  const { policy } = context.subject;
  const { lines } = policy.source;
  let run: FaultRun = { faults: [], from: 0 };
  const strange: StrangeName[] = [];
  const add = (line: number, fault: AnyLineFault) => {
    if (fault.code === 'R104') strange.push({ line, fault });
    else if (!isUnread(fault)) reportFault(context, line, fault);
    else if (/^[ \t]/.test(getLine(lines, line).text) && followsField(policy, line))
      reportFault(context, line, fault, 'R018');
    else if (run.from + run.faults.length === line && run.faults[0]?.code === fault.code)
      run.faults.push(fault);
    else {
      reportRun(context, run);
      run = { faults: [fault], from: line };
    }
  };
  for (const { chunk, start } of placedChunks(lines)) {
    for (const [i, faults] of readChunkFaults(chunk, policy).faults)
      for (const fault of faults) add(start + i, fault);
    yield;
  }
  reportRun(context, run);
  const groups = groupByKey(strange, ({ fault }) => String(fault.values.isTokenOf1996));
  for (const names of groups.values()) reportStrangeNames(context, names);
}

export const lineChecks = defineChecks(lineKinds, checkLines);
