// What single lines show, by line; neighbours of one kind that nobody can read are told together.
import { createCommandFix, createFix } from '../../../../diagnostics/finding.ts';
import { insertAt, type Position } from '../../../../document/range.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { type CheckContext, rangeInLine } from './check-context.ts';
import type { LineFault } from './line-fault.ts';
import { readChunkFaults } from './read-lines.ts';

/** Whether a line stands below a field, or below others that go on with it. */
function followsField(policy: Policy, line: number): boolean {
  for (let above = line - 1; above >= 0; above--) {
    const { kind, line: found } = fieldAt(policy, above);
    if (kind !== 'junk') return kind === 'directive' || kind === 'other';
    if (!/^[ \t]/.test(found.text)) return false;
  }
  return false;
}

/** Lines one below the other that say nothing. */
interface FaultRun {
  readonly faults: LineFault[];
  readonly from: number;
}

const endOfRun = ({ faults, from }: FaultRun): Position => ({
  line: from + faults.length - 1,
  column: faults.at(-1)!.to,
});

/** One finding for the run; all of its lines can become comments at once. */
function reportRun({ policy, put }: CheckContext, run: FaultRun): void {
  const { faults, from } = run;
  const [first] = faults;
  if (!first) return;
  const { words, fixes } = first;
  const code = first.isAside ? 'R105' : 'R007';
  if (faults.length === 1)
    return put(code, rangeInLine(from, first), { words, fixes: () => fixes?.(policy, from) ?? [] });
  put(
    code,
    { start: { line: from, column: first.from }, end: endOfRun(run) },
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

/** Whether a fault can be told together with that of the line above: nothing is known of what was meant. */
const isUnreadFault = ({ code, words: [, , name] }: LineFault) =>
  (code === 'R007' || code === 'R018') && name === '';

/** R104: once for a file, at the first name. */
function reportStrangeNames(
  { policy, put }: CheckContext,
  strange: readonly { line: number; fault: LineFault }[],
): void {
  const [first] = strange;
  if (!first) return;
  const { line, fault } = first;
  const count = String(strange.length);
  const lines = strange.map((one) => one.line);
  put('R104', rangeInLine(line, fault), {
    words: [fault.words[0]!, count],
    fixes: () =>
      strange.length === 1
        ? (fault.fixes?.(policy, line) ?? [])
        : [createCommandFix('show-lines', [count], { do: 'show-lines', lines })],
  });
}

/** The faults of lines, and once for a file the names that are no tokens and no known crawler's. */
export function* reportLineFaults(checking: CheckContext): CooperativeTask<void> {
  const { policy, put } = checking;
  const { lines } = policy.source;
  let run: FaultRun = { faults: [], from: 0 };
  const strange: { line: number; fault: LineFault }[] = [];
  const tell = (line: number, fault: LineFault) => {
    const { code, words, detail, fixes } = fault;
    if (isUnreadFault(fault) && !(code === 'R018' && followsField(policy, line))) {
      if (run.from + run.faults.length === line && run.faults[0]?.isAside === fault.isAside)
        run.faults.push(fault);
      else {
        reportRun(checking, run);
        run = { faults: [fault], from: line };
      }
    } else if (code === 'R104') strange.push({ line, fault });
    else put(code, rangeInLine(line, fault), { words, detail, fixes: () => fixes?.(policy, line) ?? [] });
  };
  for (const [k, chunk] of lines.chunks.entries()) {
    for (const [i, faults] of readChunkFaults(chunk, policy).faults)
      for (const fault of faults) tell(lines.starts[k]! + i, fault);
    yield;
  }
  reportRun(checking, run);
  reportStrangeNames(checking, strange);
}
