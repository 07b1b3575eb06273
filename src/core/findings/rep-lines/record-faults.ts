// Where records begin and end, and for whom: R001 to R004, R072.
import { ruleText } from '../../policy/edit/spelling.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { insertLines, placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Range } from '../../text/range.ts';
import { type Checking, shown, titlesOf } from './checking.ts';
import { homeless } from './homeless.ts';
import { fieldRange, nameIn, textIn } from './line-text.ts';
import { PART } from './meaning.ts';
import {
  isBlankPart,
  isRulePart,
  type MeantRecord,
  type MeantRecords,
  meantRecords,
} from './meant-records.ts';
import { amongNames, notSetOff } from './record-neighbours.ts';
import { endsAt, endsInside } from './table.ts';

/** Records that are looked at before others may come between. */
const PIECE = 200;

const MOST_NAMES = 4;

/** Names in a message: the first few, and how many more as `+2`. */
function namesIn(policy: Policy, lines: readonly number[]): string {
  const names = lines.slice(0, MOST_NAMES).map((line) => shown(nameIn(policy, line)));
  return [...names, ...(lines.length > MOST_NAMES ? [`+${lines.length - MOST_NAMES}`] : [])].join(', ');
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

/** Names that no Allow or Disallow follows. */
interface Dropped {
  readonly agents: number[];
  /** The blank line below them; none at the end of the file. */
  readonly blank: number | undefined;
  /** The other fields below them, which are rules to some: none, one of today at least, or unknown ones only. */
  readonly fields: 'none' | 'known' | 'unknown';
}

/** What a record comes to for those who end it at its blank lines. */
interface Cut {
  readonly dropped: Dropped[];
  /** Rules that follow each other and belong to no record, and the blank line that cut them off. */
  readonly orphans: { readonly rules: number[]; readonly blank: number }[];
}

/** Reads the lines of a record as those do who end it at blank lines. */
function cutOf({ parts }: MeantRecords, { agents, rules, blanks, others }: MeantRecord): Cut {
  const cut: Cut = { dropped: [], orphans: [] };
  if (blanks.length === 0 && rules.length > 0) return cut;
  let names: number[] = [];
  let fields: Dropped['fields'] = 'none';
  let ended: number | undefined;
  let last = -1;
  // Only looked at between two lines of the record: once for each line of the file.
  const isParted = (line: number) => {
    for (let at = last + 1; at < line; at++) if (isBlankPart(parts[at]!)) return true;
    return false;
  };
  let hasEnded = false;
  const drop = (blank: number | undefined) => {
    if (names.length > 0) cut.dropped.push({ agents: names, blank, fields });
    names = [];
    fields = 'none';
  };
  for (const line of [...agents, ...rules, ...blanks, ...others].sort((a, b) => a - b)) {
    const part = parts[line]!;
    if (isBlankPart(part)) {
      drop(line);
      ended = line;
    } else if (part === PART.agent) {
      names.push(line);
      ended = undefined;
      hasEnded = false;
    } else if (!isRulePart(part)) {
      hasEnded ||= isParted(line);
      if (names.length > 0 && part === PART.known) fields = 'known';
      else if (names.length > 0 && fields === 'none' && !hasEnded) fields = 'unknown';
    } else if (ended === undefined) names = [];
    else if (cut.orphans.at(-1)?.blank === ended) cut.orphans.at(-1)!.rules.push(line);
    else cut.orphans.push({ rules: [line], blank: ended });
    last = line;
  }
  drop(undefined);
  return cut;
}

/** `empty`: a line without a character. */
const kindOf = ({ parts }: MeantRecords, blank: number) => (parts[blank] === PART.empty ? 'empty' : 'blank');

/** Who ends records at such a line, and who reads on; only those to whom it matters (the detail of R003). */
const parties = (detail: string): readonly [string, string] => [
  titlesOf((reader) => endsInside(reader, detail)),
  titlesOf((reader) => !endsAt(reader, detail)),
];

/**
 * R003: a blank line at which a record ends for some, and goes on for others. Told once for each record. Where names
 * and fields of today stand above the blank line and names below it, checks of those lines tell it. Says whether it is
 * told.
 */
function blankInside(
  { policy, put }: Checking,
  formed: MeantRecords,
  record: MeantRecord,
  cut: Cut,
): boolean {
  const [blank] = record.blanks;
  if (blank === undefined) return false;
  const dropped = cut.dropped.filter((one) => one.blank !== undefined);
  if (cut.orphans.length === 0 && dropped.length > 0 && dropped.every(({ fields }) => fields === 'known'))
    return false;
  // Other fields are rules to some: to them such a record is whole.
  const isWhole =
    cut.orphans.length === 0 && dropped.length > 0 && dropped.every(({ fields }) => fields !== 'none');
  const detail = `${isWhole ? 'fields-' : ''}${kindOf(formed, blank)}`;
  const words = [
    String(blank + 1),
    ...parties(detail),
    String(cut.orphans.flatMap(({ rules }) => rules).length),
    namesIn(
      policy,
      dropped.flatMap(({ agents }) => agents),
    ),
    String(record.blanks.length),
    shown(nameIn(policy, record.agents[0]!)),
  ];
  const fixes = () => [deleteBlanks(policy, record.blanks)];
  put('R003', wholeLine(blank), { words, detail, fixes });
  return true;
}

/** Whether the chosen reader ends records at a blank line: to all others R003 says what comes of it, and that is enough. */
const isEndFor = ({ inspection }: Checking, formed: MeantRecords, blank: number): boolean => {
  const { reader } = inspection.options;
  return reader !== undefined && endsAt(reader, kindOf(formed, blank));
};

/** R001 below blank lines: one finding for the rules behind each. */
function cutOff(checking: Checking, formed: MeantRecords, record: MeantRecord, cut: Cut): void {
  const { policy, put } = checking;
  for (const { rules, blank } of cut.orphans) {
    if (!isEndFor(checking, formed, blank)) continue;
    const range = fieldRange(policy, rules[0]!);
    const kind = kindOf(formed, blank);
    const words = [shown(textIn(policy, range)), String(rules.length), String(blank + 1), parties(kind)[0]];
    put('R001', range, { words, detail: kind, fixes: () => [deleteBlanks(policy, record.blanks)] });
  }
}

/** Rules for names that have none: first the one that keeps nobody out. */
function giveRules(policy: Policy, agents: readonly number[]): Fix[] {
  return ['', '/'].map((path) => {
    const text = ruleText(policy.format, { effect: 'deny', path }).trimEnd();
    return fixOf('add-rule', [text], 'changes', () => insertLines(policy.source, agents.at(-1)! + 1, [text]));
  });
}

/** R002: names that no rule follows, at a blank line or at the end of the file. */
function ruleless(
  checking: Checking,
  formed: MeantRecords,
  record: MeantRecord,
  cut: Cut,
  isToldAtBlank: boolean,
): void {
  const { policy, put } = checking;
  const cutOffAt = new Set(cut.orphans.map(({ blank }) => blank));
  for (const { agents, blank, fields } of cut.dropped) {
    // A record of fields of today only, at the end, says something to those who know them.
    if (blank === undefined && fields === 'known') continue;
    const isBlankAtFault = blank !== undefined && record.rules.length > 0;
    // R003 tells it, and to those who end records there R001, where rules are cut off too.
    if (isToldAtBlank && isBlankAtFault && (cutOffAt.has(blank) || !isEndFor(checking, formed, blank)))
      continue;
    const words = [
      namesIn(policy, agents),
      blank === undefined ? '' : String(blank + 1),
      titlesOf(
        ({ record: { ruleless: kept, otherField } }) =>
          kept === 'keep' || (fields !== 'none' && otherField === 'is-rule'),
      ),
    ];
    const where = blank === undefined ? [] : [kindOf(formed, blank) === 'empty' ? 'blank-empty' : 'blank'];
    const detail = [...(fields === 'none' ? [] : ['fields']), ...where].join('-') || undefined;
    put('R002', fieldRange(policy, agents[0]!), {
      words,
      detail,
      fixes: () => (isBlankAtFault ? [deleteBlanks(policy, record.blanks)] : giveRules(policy, agents)),
    });
  }
}

/** R001 to R004 and R072, record by record. */
export function* recordFaults(checking: Checking): Generator<undefined, void> {
  const { policy } = checking;
  const formed = meantRecords(policy);
  homeless(checking, formed);
  for (const [place, record] of formed.records.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    const cut = cutOf(formed, record);
    const isTold = blankInside(checking, formed, record, cut);
    cutOff(checking, formed, record, cut);
    ruleless(checking, formed, record, cut, isTold);
    amongNames(checking, record);
    const above = formed.records[place - 1];
    if (above) notSetOff(checking, formed, above, record.agents[0]!);
  }
}
