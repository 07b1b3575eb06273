// Where records begin and end, and for whom: R001 to R004, R072.
import { firstWithComments, rowAt } from '../../policy/edit/rows.ts';
import { agentText, ruleText } from '../../policy/edit/spelling.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { insertLines, placeLines } from '../../policy/place.ts';
import { fieldAt, type Policy } from '../../policy/policy.ts';
import { lineAt, sliceLines } from '../../text/lines.ts';
import type { Range } from '../../text/range.ts';
import { type Checking, inLine, titlesOf } from './checking.ts';
import { PART } from './meaning.ts';
import { isRulePart, type MeantRecord, type MeantRecords, meantRecords } from './meant-records.ts';

/** Records that are looked at before others may come between. */
const PIECE = 500;

const EXACT = { names: 'exact', missingColon: false } as const;

/** The field of a line as far as it says something, without its comment. */
export function fieldRange(policy: Policy, line: number): Range {
  const { places } = fieldAt(policy, line);
  return inLine(line, { from: places.nameStart, to: Math.max(places.nameEnd, places.valueEnd) });
}

export const valueRange = (policy: Policy, line: number): Range => {
  const { places } = fieldAt(policy, line);
  return inLine(line, { from: places.valueStart, to: places.valueEnd });
};

const textIn = (policy: Policy, { start, end }: Range) =>
  lineAt(policy.source.lines, start.line)!.text.slice(start.column, end.column);

export const nameIn = (policy: Policy, line: number): string => textIn(policy, valueRange(policy, line));

const wholeLine = (line: number): Range => ({
  start: { line, column: 0 },
  end: { line: line + 1, column: 0 },
});

const deleteBlanks = (policy: Policy, lines: readonly number[]): Fix =>
  fixOf(
    'delete-blank-lines',
    lines.map((line) => String(line + 1)),
    'changes',
    () =>
      placeLines(
        policy.source,
        lines.map((at) => ({ at, remove: 1, insert: [] })),
      ),
  );

/** R001 above all records: rules that speak to nobody. One finding for the rules that follow each other. */
function homeless({ policy, put }: Checking, { orphans }: MeantRecords): void {
  const [first] = orphans;
  if (first === undefined) return;
  const range = fieldRange(policy, first);
  const text = agentText(policy.format, '*');
  put('R001', range, {
    words: [textIn(policy, range), String(orphans.length), ''],
    fixes: () => [
      fixOf('add-agent-above', [text], 'changes', () =>
        insertLines(policy.source, placeAbove(policy, first), [text]),
      ),
    ],
  });
}

const placeAbove = (policy: Policy, line: number) =>
  rowAt(policy, line) === 'rule' ? firstWithComments(policy, line) : line;

/** What a record comes to for those who end it at its first blank line. */
interface Cut {
  readonly blank: number;
  /** `empty`: a line without a character. */
  readonly kind: 'blank' | 'empty';
  /** Names above the blank line, if no rule follows them there. */
  readonly dropped: readonly number[];
  readonly fields: boolean;
  /** Rules below it that then belong to no record. */
  readonly orphans: readonly number[];
}

function cutOf({ parts }: MeantRecords, { agents, rules, others, blanks }: MeantRecord): Cut | undefined {
  const [blank] = blanks;
  if (blank === undefined) return undefined;
  const isAbove = (line: number) => line < blank;
  const later = agents.find((line) => line > blank) ?? Infinity;
  return {
    blank,
    kind: parts[blank] === PART.empty ? 'empty' : 'blank',
    dropped: rules.some(isAbove) ? [] : agents.filter(isAbove),
    fields: others.some(isAbove),
    orphans: rules.filter((line) => line > blank && line < later),
  };
}

/** Who ends records at such a line, and who reads on. */
const parties = (kind: Cut['kind']): readonly [string, string] => {
  const ends = ({ blankLine }: { blankLine: string }) =>
    blankLine === 'ends' || (kind === 'empty' && blankLine === 'ends-if-empty');
  return [titlesOf(({ record }) => ends(record)), titlesOf(({ record }) => !ends(record))];
};

/**
 * R003: a blank line at which a record ends for some, and goes on for others. Told once for each record. Where names
 * and fields of today stand above the blank line and names below it, checks of those lines tell it.
 */
function blankInside({ policy, put }: Checking, cut: Cut, { blanks, agents }: MeantRecord): void {
  const { blank, kind, orphans, dropped, fields } = cut;
  if (fields && dropped.length > 0 && orphans.length === 0) return;
  const [enders, others] = parties(kind);
  const words = [
    String(blank + 1),
    enders,
    others,
    String(orphans.length),
    dropped.map((line) => nameIn(policy, line)).join(', '),
    String(blanks.length),
    nameIn(policy, agents[0]!),
  ];
  put('R003', wholeLine(blank), { words, detail: kind, fixes: () => [deleteBlanks(policy, blanks)] });
}

/** R001 below a blank line. */
function cutOff({ policy, put }: Checking, { blank, kind, orphans }: Cut, record: MeantRecord): void {
  const [first] = orphans;
  if (first === undefined) return;
  const range = fieldRange(policy, first);
  const words = [textIn(policy, range), String(orphans.length), String(blank + 1), parties(kind)[0]];
  put('R001', range, { words, detail: kind, fixes: () => [deleteBlanks(policy, record.blanks)] });
}

/** Rules for names that have none. */
function giveRules(policy: Policy, agents: readonly number[]): Fix[] {
  return ['', '/'].map((path) => {
    const text = ruleText(policy.format, { effect: 'deny', path }).trimEnd();
    return fixOf('add-rule', [text], 'changes', () => insertLines(policy.source, agents.at(-1)! + 1, [text]));
  });
}

/** R002: names that no rule follows, at a blank line or at the end of the file. */
function ruleless({ policy, put }: Checking, record: MeantRecord, cut: Cut | undefined): void {
  const agents = cut ? cut.dropped : record.rules.length === 0 ? record.agents : [];
  const [first] = agents;
  if (first === undefined || (!cut && record.others.length > 0)) return;
  const words = [
    agents.map((line) => nameIn(policy, line)).join(', '),
    cut ? String(cut.blank + 1) : '',
    titlesOf(({ record: { ruleless: kept } }) => kept === 'keep'),
  ];
  const detail = cut && `${cut.fields ? 'fields-' : ''}${cut.kind === 'empty' ? 'blank-empty' : 'blank'}`;
  put('R002', fieldRange(policy, first), {
    words,
    detail,
    fixes: () => [...(cut ? [deleteBlanks(policy, record.blanks)] : []), ...giveRules(policy, agents)],
  });
}

/** A new record begins with the line for every reader: a rule that all know stands above it. */
const isClosed = (policy: Policy, { rules }: MeantRecord) =>
  rules.some((line) => fieldAt(policy, line, EXACT).directive?.effect === 'deny');

/** R004: a record directly below another. */
function notSetOff(
  { policy, put }: Checking,
  { parts }: MeantRecords,
  above: MeantRecord,
  line: number,
): void {
  let at = line - 1;
  while (parts[at] === PART.silent) at--;
  if (!isRulePart(parts[at]!)) return;
  let lead = line;
  while (rowAt(policy, lead - 1) === 'comment') lead--;
  const verdicts = isClosed(policy, above) ? 'same' : 'changes';
  put('R004', fieldRange(policy, line), {
    words: [nameIn(policy, line), String(at + 1)],
    fixes: () => [
      fixOf('insert-blank-line', [String(lead + 1)], verdicts, () => insertLines(policy.source, lead, [''])),
    ],
  });
}

/** R072: other fields between names, which some take for rules. */
function amongNames({ policy, put }: Checking, { agents, others, blanks }: MeantRecord): void {
  const last = agents.at(-1)!;
  const between = others.filter((line) => line < last && !blanks.some((blank) => blank < last));
  const [first] = between;
  if (first === undefined) return;
  const words = [
    textIn(policy, fieldRange(policy, first)),
    nameIn(policy, agents.find((line) => line > first)!),
  ];
  put('R072', fieldRange(policy, first), {
    words: [...words, titlesOf(({ record }) => record.otherField === 'is-rule')],
    fixes: () => [
      fixOf('move-below-names', [String(between.length)], 'changes', () =>
        placeLines(policy.source, [
          ...between.map((at) => ({ at, remove: 1, insert: [] })),
          {
            at: last + 1,
            remove: 0,
            insert: between.flatMap((at) => sliceLines(policy.source.lines, at, at + 1)),
          },
        ]),
      ),
    ],
  });
}

export function* recordFaults(checking: Checking): Generator<undefined, void> {
  const { policy } = checking;
  const formed = meantRecords(policy);
  homeless(checking, formed);
  for (const [place, record] of formed.records.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    const cut = cutOf(formed, record);
    if (cut) {
      blankInside(checking, cut, record);
      cutOff(checking, cut, record);
    }
    ruleless(checking, record, cut);
    amongNames(checking, record);
    const above = formed.records[place - 1];
    if (above) notSetOff(checking, formed, above, record.agents[0]!);
  }
}
