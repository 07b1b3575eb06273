// Where records begin and end, and for whom: R001 to R004, R072.
import { firstWithComments, rowAt } from '../../policy/edit/rows.ts';
import { agentText, ruleText } from '../../policy/edit/spelling.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { insertLines, placeLines } from '../../policy/place.ts';
import { fieldAt, type Policy } from '../../policy/policy.ts';
import { lineAt, sliceLines } from '../../text/lines.ts';
import type { Range } from '../../text/range.ts';
import { type Checking, inLine, shown, titlesOf } from './checking.ts';
import { PART } from './meaning.ts';
import {
  isBlankPart,
  isRulePart,
  type MeantRecord,
  type MeantRecords,
  meantRecords,
} from './meant-records.ts';

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

const MOST_NAMES = 4;

/** Names in a message: the first few. */
function namesIn(policy: Policy, lines: readonly number[]): string {
  const names = lines.slice(0, MOST_NAMES).map((line) => shown(nameIn(policy, line)));
  return [...names, ...(lines.length > MOST_NAMES ? [`${lines.length - MOST_NAMES} more`] : [])].join(', ');
}

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

/** R001 above all records: rules that speak to nobody. One finding for all; blank lines among them would cut them off. */
function homeless({ policy, put }: Checking, { orphans, parts }: MeantRecords): void {
  const [first] = orphans;
  if (first === undefined) return;
  const range = fieldRange(policy, first);
  const text = agentText(policy.format, '*');
  const blanks: number[] = [];
  for (let line = first; line < orphans.at(-1)!; line++) if (isBlankPart(parts[line]!)) blanks.push(line);
  put('R001', range, {
    words: [shown(textIn(policy, range)), String(orphans.length), ''],
    fixes: () => [
      fixOf('add-agent-above', [text], 'changes', () =>
        placeLines(policy.source, [
          { at: placeAbove(policy, first), remove: 0, insert: [{ text }] },
          ...blanks.map((at) => ({ at, remove: 1, insert: [] })),
        ]),
      ),
    ],
  });
}

const placeAbove = (policy: Policy, line: number) =>
  rowAt(policy, line) === 'rule' ? firstWithComments(policy, line) : line;

/** What a record comes to for those who end it at its blank lines. */
interface Cut {
  /** Names that no rule follows, and the blank line below them; none at the end of the file. */
  readonly dropped: {
    readonly agents: number[];
    readonly blank: number | undefined;
    readonly fields: boolean;
  }[];
  /** Rules that follow each other and belong to no record, and the blank line that cut them off. */
  readonly orphans: { readonly rules: number[]; readonly blank: number }[];
}

/** Reads the lines of a record as those do who end it at blank lines. */
function cutOf({ parts }: MeantRecords, { agents, rules, blanks, others }: MeantRecord): Cut {
  const cut: Cut = { dropped: [], orphans: [] };
  let names: number[] = [];
  let hasFields = false;
  let ended: number | undefined;
  const drop = (blank: number | undefined) => {
    if (names.length > 0) cut.dropped.push({ agents: names, blank, fields: hasFields });
    names = [];
    hasFields = false;
  };
  for (const line of [...agents, ...rules, ...blanks, ...others].sort((a, b) => a - b)) {
    const part = parts[line]!;
    if (isBlankPart(part)) {
      drop(line);
      ended = line;
    } else if (part === PART.agent) {
      names.push(line);
      ended = undefined;
    } else if (!isRulePart(part)) hasFields ||= names.length > 0 && part === PART.known;
    else if (ended === undefined) names = [];
    else if (cut.orphans.at(-1)?.blank === ended) cut.orphans.at(-1)!.rules.push(line);
    else cut.orphans.push({ rules: [line], blank: ended });
  }
  drop(undefined);
  return cut;
}

/** `empty`: a line without a character. */
const kindOf = ({ parts }: MeantRecords, blank: number) => (parts[blank] === PART.empty ? 'empty' : 'blank');

/** Who ends records at such a line, and who reads on. */
const parties = (kind: ReturnType<typeof kindOf>): readonly [string, string] => {
  const ends = ({ blankLine }: { blankLine: string }) =>
    blankLine === 'ends' || (kind === 'empty' && blankLine === 'ends-if-empty');
  return [titlesOf(({ record }) => ends(record)), titlesOf(({ record }) => !ends(record))];
};

/**
 * R003: a blank line at which a record ends for some, and goes on for others. Told once for each record. Where names
 * and fields of today stand above the blank line and names below it, checks of those lines tell it.
 */
function blankInside({ policy, put }: Checking, formed: MeantRecords, record: MeantRecord, cut: Cut): void {
  const [blank] = record.blanks;
  if (blank === undefined) return;
  const dropped = cut.dropped.filter((one) => one.blank !== undefined);
  if (cut.orphans.length === 0 && dropped.length > 0 && dropped.every(({ fields }) => fields)) return;
  const kind = kindOf(formed, blank);
  const words = [
    String(blank + 1),
    ...parties(kind),
    String(cut.orphans.flatMap(({ rules }) => rules).length),
    namesIn(
      policy,
      dropped.flatMap(({ agents }) => agents),
    ),
    String(record.blanks.length),
    shown(nameIn(policy, record.agents[0]!)),
  ];
  const fixes = () => [deleteBlanks(policy, record.blanks)];
  put('R003', wholeLine(blank), { words, detail: kind, fixes });
}

/** R001 below blank lines: one finding for the rules behind each. */
function cutOff({ policy, put }: Checking, formed: MeantRecords, record: MeantRecord, cut: Cut): void {
  for (const { rules, blank } of cut.orphans) {
    const range = fieldRange(policy, rules[0]!);
    const kind = kindOf(formed, blank);
    const words = [shown(textIn(policy, range)), String(rules.length), String(blank + 1), parties(kind)[0]];
    put('R001', range, { words, detail: kind, fixes: () => [deleteBlanks(policy, record.blanks)] });
  }
}

/** Rules for names that have none. */
function giveRules(policy: Policy, agents: readonly number[]): Fix[] {
  return ['', '/'].map((path) => {
    const text = ruleText(policy.format, { effect: 'deny', path }).trimEnd();
    return fixOf('add-rule', [text], 'changes', () => insertLines(policy.source, agents.at(-1)! + 1, [text]));
  });
}

/** R002: names that no rule follows, at a blank line or at the end of the file. */
function ruleless({ policy, put }: Checking, formed: MeantRecords, record: MeantRecord, cut: Cut): void {
  for (const { agents, blank, fields } of cut.dropped) {
    // A record of other fields only, at the end, says something to those who know them.
    if (blank === undefined && fields) continue;
    const words = [
      namesIn(policy, agents),
      blank === undefined ? '' : String(blank + 1),
      titlesOf((reader) => reader.record.ruleless === 'keep'),
    ];
    const isBlankAtFault = blank !== undefined && record.rules.length > 0;
    const where = blank === undefined ? [] : [kindOf(formed, blank) === 'empty' ? 'blank-empty' : 'blank'];
    const detail = [...(fields ? ['fields'] : []), ...where].join('-') || undefined;
    put('R002', fieldRange(policy, agents[0]!), {
      words,
      detail,
      fixes: () => [
        ...(isBlankAtFault ? [deleteBlanks(policy, record.blanks)] : []),
        ...giveRules(policy, agents),
      ],
    });
  }
}

/** What all readers cut off alike: nothing but US-ASCII without rarer controls. */
const PLAIN = /^[\t -~]*$/;

/** What a line is to every reader; undefined if they do not agree. */
export const agreedField = (policy: Policy, line: number) => {
  const { directive, line: found } = fieldAt(policy, line, EXACT);
  return PLAIN.test(found.text) ? directive : undefined;
};

/** A new record begins with the line for every reader: it names somebody to all, below a rule that all know. */
const beginsForAll = (policy: Policy, { rules }: MeantRecord, line: number) =>
  agreedField(policy, line)?.role === 'agent' &&
  rules.some((rule) => agreedField(policy, rule)?.effect === 'deny');

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
  const verdicts = beginsForAll(policy, above, line) ? 'same' : 'changes';
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
    blankInside(checking, formed, record, cut);
    cutOff(checking, formed, record, cut);
    ruleless(checking, formed, record, cut);
    amongNames(checking, record);
    const above = formed.records[place - 1];
    if (above) notSetOff(checking, formed, above, record.agents[0]!);
  }
}
