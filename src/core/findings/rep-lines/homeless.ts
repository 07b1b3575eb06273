// R001 above all records: rules that speak to nobody.
import {
  endOfRule,
  fileEnd,
  firstWithComments,
  isBlankOrEdge,
  type Run,
  rowAt,
  takeOut,
} from '../../policy/edit/rows.ts';
import { agentText } from '../../policy/edit/spelling.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import { sliceLines } from '../../text/lines.ts';
import { type Checking, shown } from './checking.ts';
import { fieldRange, nameIn, textIn } from './line-text.ts';
import { PART } from './meaning.ts';
import { isBlankPart, isRulePart, type MeantRecord, type MeantRecords } from './meant-records.ts';

const placeAbove = (policy: Policy, line: number) =>
  rowAt(policy, line) === 'rule' ? firstWithComments(policy, line) : line;

/** The rules get a record. Blank lines among them would cut them off. */
function addAgent(policy: Policy, { orphans, parts }: MeantRecords): Fix {
  const [first, last] = [orphans[0]!, orphans.at(-1)!];
  const text = agentText(policy.format, '*');
  const blanks: number[] = [];
  for (let line = first; line < last; line++) if (isBlankPart(parts[line]!)) blanks.push(line);
  return fixOf('add-agent-above', [text], 'changes', () =>
    placeLines(policy.source, [
      { at: placeAbove(policy, first), remove: 0, insert: [{ text }] },
      ...blanks.map((at) => ({ at, remove: 1, insert: [] })),
    ]),
  );
}

/** Behind the rules of a record, above any blank line: there it ends to some. */
function endOf(policy: Policy, parts: Uint8Array, { agents, rules, blanks }: MeantRecord): number {
  const [blank = Infinity] = blanks.filter((line) => line > agents.at(-1)!);
  const last = rules.findLast((line) => line < blank);
  return last === undefined ? agents.at(-1)! + 1 : endOfMeant(policy, parts, last);
}

/** Blank lines behind runs that go, where the line that is left above is blank too, or there is none. */
function spareBlanks(policy: Policy, runs: readonly Run[]): readonly number[] {
  const spare: number[] = [];
  // The line that is left above, and the one behind all that goes.
  let [above, end] = [-1, 0];
  for (const { from, to } of runs) {
    if (from !== end) above = from - 1;
    end = to;
    if (!isBlankOrEdge(policy, above)) continue;
    for (; end < fileEnd(policy) && rowAt(policy, end) === 'blank'; end++) spare.push(end);
  }
  return spare;
}

/** The end of a rule and of what describes it: a misspelt field describes nothing, it is meant as a rule or a name. */
function endOfMeant(policy: Policy, parts: Uint8Array, line: number): number {
  const end = endOfRule(policy, line);
  for (let at = line + 1; at < end; at++)
    if (isRulePart(parts[at]!) || parts[at] === PART.agent) return firstWithComments(policy, at);
  return end;
}

/** The rules with their comments go into a record. What the file begins with is its heading, and stays. */
function intoRecord(policy: Policy, { orphans, parts }: MeantRecords, record: MeantRecord): Fix {
  const { lines } = policy.source;
  const words = [String(record.agents[0]! + 1), String(orphans.length)];
  return fixOf('rules-into-record', words, 'changes', () => {
    const runs = orphans.map((line) => {
      const from = placeAbove(policy, line);
      return { from: from === 0 ? line : from, to: endOfMeant(policy, parts, line) };
    });
    const insert = runs.flatMap(({ from, to }) => [...sliceLines(lines, from, to)]);
    return placeLines(policy.source, [
      ...runs.map(({ from, to }) => takeOut(policy, from, to)),
      ...spareBlanks(policy, runs).map((at) => ({ at, remove: 1, insert: [] })),
      { at: endOf(policy, parts, record), remove: 0, insert },
    ]);
  });
}

/** R001: one finding for all. A second record for all would only be another fault. */
export function homeless({ policy, put }: Checking, formed: MeantRecords): void {
  const { orphans, records } = formed;
  const [first] = orphans;
  if (first === undefined) return;
  const range = fieldRange(policy, first);
  const isStar = (line: number) => nameIn(policy, line) === '*';
  put('R001', range, {
    words: [shown(textIn(policy, range)), String(orphans.length), ''],
    fixes: () => {
      const own = records.find(({ agents }) => agents.every(isStar));
      if (own) return [intoRecord(policy, formed, own)];
      const shared = records.find(({ agents }) => agents.some(isStar));
      const create = addAgent(policy, formed);
      return shared ? [intoRecord(policy, formed, shared), create] : [create];
    },
  });
}
