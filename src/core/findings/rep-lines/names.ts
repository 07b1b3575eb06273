// The same name twice: in one record, or in two: R026 to R028.
import { mergeBlocks } from '../../policy/edit/merge-blocks.ts';
import { commandFix, type Fix, fixOf } from '../../policy/finding.ts';
import { deleteLines, placeLines } from '../../policy/place.ts';
import { fieldAt, type Policy, valueOf } from '../../policy/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { cardOf } from './cards.ts';
import { type Checking, titlesOf } from './checking.ts';
import { joinPart, joinWhole } from './join-records.ts';
import { agreedField, nameIn, valueRange } from './line-text.ts';
import { PART } from './meaning.ts';
import { type MeantRecord, type MeantRecords, meantRecords } from './meant-records.ts';

const PIECE = 200;

/** A name of a record, as it is compared. */
const keyOf = (policy: Policy, line: number) => lowerCase(nameIn(policy, line));

/** Names and rules in one stretch, so that all readers take them together. */
const isOneRun = ({ parts }: MeantRecords, from: number, to: number) => {
  for (let line = from + 1; line < to; line++)
    if (parts[line] !== PART.agent && parts[line] !== PART.silent) return false;
  return true;
};

/** Whether a name in a line is one that every reader has above. */
const isSure = (formed: MeantRecords, policy: Policy, above: number, line: number) =>
  isOneRun(formed, above, line) && [above, line].every((one) => agreedField(policy, one)?.role === 'agent');

/** R026: a name that its record has above already. */
function twice({ policy, put }: Checking, formed: MeantRecords, { agents, blanks }: MeantRecord): void {
  if (agents.length < 2) return;
  const first = new Map<string, number>();
  for (const line of agents) {
    const key = keyOf(policy, line);
    const above = first.get(key);
    if (above === undefined) first.set(key, line);
    else if (key !== '')
      put('R026', valueRange(policy, line), {
        words: [nameIn(policy, line), String(above + 1)],
        fixes: () =>
          blanks.length > 0 ? [] : [deleteName(policy, line, isSure(formed, policy, above, line))],
      });
  }
}

const deleteName = (policy: Policy, line: number, isSame: boolean): Fix =>
  fixOf('delete-name', [nameIn(policy, line), String(line + 1)], isSame ? 'same' : 'changes', () =>
    deleteLines(policy.source, line, line + 1),
  );

/** What two records say, with the names that both have. */
interface Pair {
  readonly first: MeantRecord;
  readonly second: MeantRecord;
  /** The lines in which the second names somebody whom the first names. */
  readonly shared: readonly number[];
}

const rulesText = (policy: Policy, { rules }: MeantRecord) =>
  rules
    .map((line) => {
      const field = fieldAt(policy, line);
      return `${field.directive?.effect} ${valueOf(field)}`;
    })
    .join('\n');

const named = (policy: Policy, lines: readonly number[]) => new Set(lines.map((line) => keyOf(policy, line)));

/** One record of two; if one of them names others too, what it says is copied into the other. */
function mergeFix(policy: Policy, { first, second, shared }: Pair): readonly Fix[] {
  const count = ({ agents }: MeantRecord) => named(policy, agents).size;
  const both = named(policy, shared).size;
  if (count(first) > both && count(second) > both) return [];
  if (count(first) > both) return joinPart(policy, second, first);
  if (count(second) > both) return joinPart(policy, first, second);
  const [into, from] = [cardOf(policy, first), cardOf(policy, second)];
  if (into < 0 || from < 0 || into === from) return [joinWhole(policy, first, second)];
  const words = [String(first.agents[0]! + 1)];
  return [fixOf('merge-records', words, 'changes', () => mergeBlocks(policy, into, from))];
}

/** The names out of the second record, if it has others. */
function dropFix(policy: Policy, { first, second, shared }: Pair): readonly Fix[] {
  if (second.agents.length <= shared.length || cardOf(policy, second) < 0) return [];
  const isPlain = [first, second].every(
    ({ agents, rules, blanks, others }) =>
      blanks.length + others.length === 0 && [...agents, ...rules].every((line) => agreedField(policy, line)),
  );
  const isSame = isPlain && first.rules.length > 0 && rulesText(policy, first) === rulesText(policy, second);
  const words = [
    [...new Set(shared.map((line) => nameIn(policy, line)))].join(', '),
    String(second.agents[0]! + 1),
  ];
  return [
    fixOf('drop-names', words, isSame ? 'same' : 'changes', () =>
      placeLines(
        policy.source,
        shared.map((at) => ({ at, remove: 1, insert: [] })),
      ),
    ),
  ];
}

function report({ policy, put }: Checking, pair: Pair): void {
  const { first, second, shared } = pair;
  const [line] = shared;
  if (line === undefined) return;
  const isStar = keyOf(policy, line) === '*';
  const choice = isStar ? 'default' : 'specific';
  const words = [
    nameIn(policy, line),
    String(named(policy, shared).size),
    String(first.agents[0]! + 1),
    titlesOf(({ group }) => group[choice] === 'merge'),
    titlesOf(({ group }) => group[choice] === 'first'),
  ];
  put(isStar ? 'R028' : 'R027', valueRange(policy, line), {
    words,
    fixes: () => {
      const fixes = [...mergeFix(policy, pair), ...dropFix(policy, pair)];
      const lines = [first.agents[0]!, second.agents[0]!];
      return fixes.length > 0 ? fixes : [commandFix('show-both', [], { do: 'show-lines', lines })];
    },
  });
}

/** R027, R028: told once for each record and each record above it that names the same robots first. */
function inTwo(checking: Checking, record: MeantRecord, owners: Map<string, MeantRecord>): void {
  const { policy } = checking;
  const shared = new Map<MeantRecord, number[]>();
  for (const line of record.agents) {
    const key = keyOf(policy, line);
    const owner = owners.get(key);
    if (!owner) owners.set(key, record);
    if (key === '' || !owner || owner === record) continue;
    const lines = shared.get(owner);
    if (lines) lines.push(line);
    else shared.set(owner, [line]);
  }
  for (const [first, lines] of shared) {
    const isStar = (line: number) => keyOf(policy, line) === '*';
    report(checking, { first, second: record, shared: lines.filter(isStar) });
    report(checking, { first, second: record, shared: lines.filter((line) => !isStar(line)) });
  }
}

/** R026 to R028, record by record. */
export function* repeatedNames(checking: Checking): Generator<undefined, void> {
  const formed = meantRecords(checking.policy);
  const owners = new Map<string, MeantRecord>();
  for (const [place, record] of formed.records.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    twice(checking, formed, record);
    inTwo(checking, record, owners);
  }
}
