// Reports faults of single lines. Adjacent unreadable lines of one kind are reported together.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createCommandFix, createFix } from '../../../../diagnostics/finding.ts';
import { placedChunks } from '../../../../document/lines.ts';
import { insertAt, rangeInLine } from '../../../../document/range.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { fieldAt } from '../../../../syntax/policy.ts';
import { groupByKey } from '../../../../text/group-by-key.ts';
import { R104 } from './agent-faults.ts';
import type { CheckContext } from './check-context.ts';
import { ALLOW_ALL } from './example.ts';
import { R007, R018 } from './field-faults.ts';
import type { LineFault } from './line-fault.ts';
import { readChunkFaults } from './read-lines.ts';

/** Whether a line is below a field, or below other lines that continue one. */
function followsField(policy: Policy, line: number): boolean {
  for (let above = line - 1; above >= 0; above--) {
    const { kind, line: aboveLine } = fieldAt(policy, above);
    if (kind !== 'junk') return kind === 'directive' || kind === 'other';
    if (!/^[ \t]/.test(aboveLine.text)) return false;
  }
  return false;
}

/** Consecutive lines without meaning. */
interface FaultRun {
  readonly faults: LineFault[];
  readonly from: number;
}

export const R105 = defineDiagnostic({
  code: 'R105',
  severity: 'info',
  spec: 'ours: draft 1 3.2, robots.cc (KOS-011, KOS-023)',
  examples: [
    { file: `${ALLOW_ALL}Keep out of here\nat night\n`, near: `${ALLOW_ALL}# Keep out of here\n` },
    { file: `${ALLOW_ALL}/*Disallow: /knockout\n`, near: `${ALLOW_ALL}# Disallow: /knockout\n` },
    { file: `${ALLOW_ALL}<!-- maps -->\n`, near: `${ALLOW_ALL}# maps\n` },
  ],
});

/** Reports one finding for the run. Its fix turns all lines into comments. */
function reportRun({ policy, report }: CheckContext, run: FaultRun): void {
  const { faults, from } = run;
  const [first] = faults;
  const last = faults.at(-1);
  if (!first || !last) return;
  const { words, fixes } = first;
  const diagnostic = first.isAside ? R105 : R007;
  if (faults.length === 1)
    return report(diagnostic, rangeInLine(from, first), { words, fixes: () => fixes?.(policy, from) ?? [] });
  report(
    diagnostic,
    {
      start: { line: from, column: first.from },
      end: { line: from + faults.length - 1, column: last.to },
    },
    {
      words: [...words.slice(0, 4), String(faults.length)],
      fixes: () => [
        createFix('comment-out-all', [String(faults.length)], 'same', () =>
          faults.map((fault, i) => insertAt(from + i, fault.from, '# ')),
        ),
      ],
    },
  );
}

/** Whether a fault can be reported together with that of the line above: it is not known what was meant. */
const isUnreadFault = ({ diagnostic, words: [, , name] }: LineFault) =>
  (diagnostic === R007 || diagnostic === R018) && name === '';

/** R104: reported at the first of names that concern the same readers. */
function reportStrangeNames(
  { policy, report }: CheckContext,
  strange: readonly { line: number; fault: LineFault }[],
): void {
  const [first] = strange;
  if (!first) return;
  const { line, fault } = first;
  const count = String(strange.length);
  const lines = strange.map((name) => name.line);
  report(R104, rangeInLine(line, fault), {
    words: [fault.words[0]!, count],
    detail: fault.detail,
    fixes: () =>
      strange.length === 1
        ? (fault.fixes?.(policy, line) ?? [])
        : [createCommandFix('show-lines', [count], { do: 'show-lines', lines })],
  });
}

/** Reports the faults of lines, and once per file the names that are neither tokens nor known crawlers. */
export function* reportLineFaults(context: CheckContext): CooperativeTask<void> {
  const { policy, report } = context;
  const { lines } = policy.source;
  let run: FaultRun = { faults: [], from: 0 };
  const strange: { line: number; fault: LineFault }[] = [];
  const add = (line: number, fault: LineFault) => {
    const { diagnostic, words, detail, fixes } = fault;
    if (isUnreadFault(fault) && !(diagnostic === R018 && followsField(policy, line))) {
      if (run.from + run.faults.length === line && run.faults[0]?.isAside === fault.isAside)
        run.faults.push(fault);
      else {
        reportRun(context, run);
        run = { faults: [fault], from: line };
      }
    } else if (diagnostic === R104) strange.push({ line, fault });
    else
      report(diagnostic, rangeInLine(line, fault), {
        words,
        detail,
        fixes: () => fixes?.(policy, line) ?? [],
      });
  };
  for (const { chunk, start } of placedChunks(lines)) {
    for (const [i, faults] of readChunkFaults(chunk, policy).faults)
      for (const fault of faults) add(start + i, fault);
    yield;
  }
  reportRun(context, run);
  for (const names of groupByKey(strange, ({ fault }) => fault.detail ?? '').values())
    reportStrangeNames(context, names);
}
