// Where records begin and end, and for which readers.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../../diagnostics/finding.ts';
import { sliceLines } from '../../../../../document/lines.ts';
import { insertLines, placeLines } from '../../../../../document/place-lines.ts';
import type { Range } from '../../../../../document/range.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { type ReaderId, readers } from '../../../../../readers/registry.ts';
import { fieldAt, nameOf, type Policy } from '../../../../../syntax/policy.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { lastOf, type NonEmpty } from '../../../../../text/non-empty.ts';
import { ruleText } from '../../../edit/field-spelling.ts';
import { rowRoleAt } from '../../../edit/record-rows.ts';
import type { FixContext, LinesContext, Names } from '../check-context.ts';
import {
  type BlankLine,
  endsRecordAt,
  endsRecordInside,
  isRuleless,
  knowsOldFormat,
  readerIds,
  shortenForMessage,
} from '../concerned-readers.ts';
import { ALLOW_ALL } from '../example.ts';
import { INTENDED_PART } from '../line-meaning.ts';
import { agentNameAt, fieldForAllReaders, fieldRange, textInRange } from '../line-text.ts';
import { type IntendedRecord, type IntendedRecords, isBlankPart, isRulePart } from './intended-records.ts';
import { orphanFixes } from './orphan-rules.ts';

/** Whether a reader takes fields between names for rules: any of them, or those of a pace. */
const countsFieldsAsRules = ({ record }: Reader, { isPace }: { readonly isPace: boolean }): boolean =>
  record.otherField === 'is-rule' || (isPace && record.ruleFields.length > 2);

const kinds = {
  R001: kind<{
    readonly rule: string;
    readonly rules: number;
    /** The blank line that ends the record above. Undefined if there is no record above. */
    readonly blank: BlankLine | undefined;
    readonly readers: readonly ReaderId[];
  }>({
    severity: 'error',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2.2')],
    applies: (reader, { blank }) => !blank || endsRecordAt(reader, blank),
    examples: [
      {
        file: 'Disallow: /b\n\nUser-agent: *\nDisallow: /a\n',
        near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      },
      { file: 'Disallow: /a\nAllow: /b\n', near: 'User-agent: *\nDisallow: /a\nAllow: /b\n' },
      {
        file: 'User-agent: *\nDisallow: /a\n\nDisallow: /b\n',
        near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
        reader: 'koster-1996',
      },
      {
        file: 'User-agent: *\n\nDisallow: /b\n',
        near: 'User-agent: *\n# b\nDisallow: /b\n',
        reader: 'yandex',
      },
    ],
  }),
  R002: kind<
    Names & {
      /** The blank line below them. Undefined at the end of the file. */
      readonly blank: BlankLine | undefined;
      readonly hasFields: boolean;
      readonly readers: readonly ReaderId[];
    }
  >({
    severity: 'error',
    source: cite('draft 1', '3.3'),
    applies: (reader, { blank, hasFields }) =>
      reader.record.ruleless === 'drop' &&
      isRuleless(reader, { hasFields }) &&
      (!blank || endsRecordAt(reader, blank)),
    examples: [
      { file: 'User-agent: a\n', near: 'User-agent: a\nDisallow:\n' },
      {
        file: `User-agent: a\n\nUser-agent: b\nDisallow: /\n\n${ALLOW_ALL}`,
        near: `User-agent: a\nUser-agent: b\nDisallow: /\n\n${ALLOW_ALL}`,
        reader: 'koster-1996',
      },
      {
        file: 'User-agent: a\nCrawl-delay: 5\n\nUser-agent: b\nDisallow: /\n',
        near: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /\n',
      },
    ],
  }),
  R003: kind<{
    readonly name: string;
    readonly blank: BlankLine;
    readonly blanks: number;
    readonly hasFields: boolean;
    readonly orphans: number;
    readonly dropped: Names;
    readonly enders: readonly ReaderId[];
    readonly others: readonly ReaderId[];
  }>({
    severity: 'warning',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2')],
    applies: endsRecordInside,
    examples: [
      { file: 'User-agent: *\n\nDisallow: /a\n', near: 'User-agent: *\n# all\nDisallow: /a\n' },
      {
        file: 'User-agent: *\nDisallow: /a\n\n# more\nDisallow: /b\n \nDisallow: /c\n',
        near: 'User-agent: *\nDisallow: /a\n\nSitemap: https://a.example/s.xml\n',
      },
      {
        file: `User-agent: a\n\nUser-agent: b\nDisallow: /\n\n${ALLOW_ALL}`,
        near: `User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n\n${ALLOW_ALL}`,
      },
    ],
  }),
  R004: kind<{ readonly name: string; readonly above: number }>({
    severity: 'info',
    source: cite('draft 1', '3.2'),
    applies: knowsOldFormat,
    examples: [
      {
        file: `User-agent: a\nDisallow: /a\n# next\n${ALLOW_ALL}`,
        near: `User-agent: a\nDisallow: /a\n\n# next\n${ALLOW_ALL}`,
        reader: 'koster-1996',
      },
      { file: `User-agent: a\nAllow: /a\n${ALLOW_ALL}`, near: `User-agent: a\nAllow: /a\n\n${ALLOW_ALL}` },
    ],
  }),
  R072: kind<{
    readonly text: string;
    readonly name: string;
    readonly isPace: boolean;
    readonly readers: readonly ReaderId[];
  }>({
    severity: 'warning',
    source: cite('draft-koster-robots-00', '3.3'),
    applies: countsFieldsAsRules,
    examples: [
      {
        file: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /\n',
        near: 'User-agent: a\nUser-agent: b\nCrawl-delay: 5\nDisallow: /\n',
        reader: 'koster-1997-internet-draft',
      },
    ],
  }),
};

type Context = LinesContext<typeof kinds>;

/** Whether a new record begins with the line for every reader: it is a name for all, below a rule that all know. */
const beginsForAll = (policy: Policy, { rules }: IntendedRecord, line: number) =>
  fieldForAllReaders(policy, line)?.role === 'agent' &&
  rules.some((rule) => fieldForAllReaders(policy, rule)?.effect === 'deny');

/** R004: a record directly below another. */
function checkSeparation(context: Context, above: IntendedRecord, line: number): void {
  const { report, fix } = context;
  const { policy, intended } = context.subject;
  const { parts } = intended;
  let at = line - 1;
  while (parts[at] === INTENDED_PART.silent) at--;
  if (!isRulePart(parts[at])) return;
  let lead = line;
  while (rowRoleAt(policy, lead - 1) === 'comment') lead--;
  const verdicts = beginsForAll(policy, above, line) ? 'same' : 'changes';
  const insert = () => insertLines(policy.source, lead, ['']);
  report('R004', fieldRange(policy, line), { name: agentNameAt(context, line), above: at + 1 }, () =>
    fix('insert-blank-line', { line: lead + 1 }, insert, verdicts),
  );
}

/** R072: other fields between names, which some readers count as rules. */
function checkFieldsAmongNames(context: Context, { agents, others, blanks }: IntendedRecord): void {
  const { report, fix } = context;
  const { policy } = context.subject;
  const last = lastOf(agents);
  const [first = last] = others;
  if (first >= last || (blanks[0] ?? last) < last) return;
  const between = others.filter((line) => line < last);
  const paceFields = new Set(readers.flatMap(({ record }) => record.ruleFields.slice(2)));
  const isPace = between.some((line) => paceFields.has(lowerCase(nameOf(fieldAt(policy, line)))));
  const range = fieldRange(policy, first);
  const values = {
    text: textInRange(policy, range),
    name: agentNameAt(context, agents.find((line) => line > first) ?? last),
    isPace,
    readers: readerIds((reader) => countsFieldsAsRules(reader, { isPace })),
  };
  const { source } = policy;
  const move = () =>
    placeLines(source, [
      ...between.map((at) => ({ at, remove: 1, insert: [] })),
      { at: last + 1, remove: 0, insert: between.flatMap((at) => sliceLines(source.lines, at, at + 1)) },
    ]);
  report('R072', range, values, fix('move-below-names', { lines: between.length }, move));
}

/** The number of records that are checked per step. */
const RECORDS_PER_STEP = 200;

const MAX_NAMES = 4;

/** The first few names in some lines, and the number of others. */
function namesAt(context: Context, lines: readonly number[]): Names {
  const names = lines.slice(0, MAX_NAMES).map((line) => shortenForMessage(agentNameAt(context, line)));
  return { names, more: lines.length - names.length };
}

const lineRange = (line: number): Range => ({
  start: { line, column: 0 },
  end: { line: line + 1, column: 0 },
});

const deleteBlanks = ({ source, fix }: FixContext, lines: readonly number[]): Fix =>
  fix('delete-blank-lines', { lines: lines.map((line) => line + 1) }, () =>
    placeLines(
      source,
      lines.map((at) => ({ at, remove: 1, insert: [] })),
    ),
  );

/** Names that are not followed by an Allow or a Disallow. */
interface DroppedPart {
  readonly agents: NonEmpty<number>;
  /** The blank line below them. Undefined at the end of the file. */
  readonly blank: number | undefined;
  /**
   * The other fields below them, which are rules for some readers: none, at least one known field, or only unknown
   * ones.
   */
  readonly fields: 'none' | 'known' | 'unknown';
}

/** What remains of a record for readers that end it at its blank lines. */
interface RecordCut {
  readonly dropped: DroppedPart[];
  /** Consecutive rules that belong to no record, and the blank line that cut them off. */
  readonly orphans: { readonly rules: [number, ...number[]]; readonly blank: number }[];
}

/** Reads the lines of a record as readers do that end it at blank lines. */
function findCut({ parts }: IntendedRecords, { agents, rules, blanks, others }: IntendedRecord): RecordCut {
  const cut: RecordCut = { dropped: [], orphans: [] };
  if (blanks.length === 0 && rules.length > 0) return cut;
  let names: number[] = [];
  let fields: DroppedPart['fields'] = 'none';
  let ended: number | undefined;
  let last = -1;
  // Only lines between two lines of the record are read, so that each line of the file is read once.
  const isParted = (line: number) => {
    for (let at = last + 1; at < line; at++) if (isBlankPart(parts[at])) return true;
    return false;
  };
  let hasEnded = false;
  let orphans: RecordCut['orphans'][number] | undefined;
  const drop = (blank: number | undefined) => {
    const [first, ...otherNames] = names;
    if (first !== undefined) cut.dropped.push({ agents: [first, ...otherNames], blank, fields });
    names = [];
    fields = 'none';
  };
  for (const line of [...agents, ...rules, ...blanks, ...others].sort((a, b) => a - b)) {
    const part = parts[line];
    if (isBlankPart(part)) {
      drop(line);
      ended = line;
    } else if (part === INTENDED_PART.agent) {
      names.push(line);
      ended = undefined;
      hasEnded = false;
    } else if (!isRulePart(part)) {
      hasEnded ||= isParted(line);
      if (names.length > 0 && part === INTENDED_PART.known) fields = 'known';
      else if (names.length > 0 && fields === 'none' && !hasEnded) fields = 'unknown';
    } else if (ended === undefined) names = [];
    else if (orphans?.blank === ended) orphans.rules.push(line);
    else {
      orphans = { rules: [line], blank: ended };
      cut.orphans.push(orphans);
    }
    last = line;
  }
  drop(undefined);
  return cut;
}

const blankLine = ({ parts }: IntendedRecords, blank: number): BlankLine => ({
  line: blank + 1,
  isEmpty: parts[blank] === INTENDED_PART.empty,
});

/**
 * R003: a blank line at which a record ends for some readers and continues for others. Reported once for each
 * record. If there are names and known fields above the blank line and names below it, the checks of those lines
 * report it instead. Returns whether it was reported.
 */
function checkBlankInside(context: Context, record: IntendedRecord, cut: RecordCut): boolean {
  const { intended } = context.subject;
  const [first] = record.blanks;
  if (first === undefined) return false;
  const droppedAtBlank = cut.dropped.filter((part) => part.blank !== undefined);
  if (
    cut.orphans.length === 0 &&
    droppedAtBlank.length > 0 &&
    droppedAtBlank.every(({ fields }) => fields === 'known')
  )
    return false;
  // Other fields are rules for some readers. For these such a record is complete.
  const isWhole =
    cut.orphans.length === 0 &&
    droppedAtBlank.length > 0 &&
    droppedAtBlank.every(({ fields }) => fields !== 'none');
  const blank = blankLine(intended, first);
  const values = {
    name: shortenForMessage(agentNameAt(context, record.agents[0])),
    blank,
    blanks: record.blanks.length,
    hasFields: isWhole,
    orphans: cut.orphans.flatMap(({ rules }) => rules).length,
    dropped: namesAt(
      context,
      droppedAtBlank.flatMap(({ agents }) => agents),
    ),
    enders: readerIds((reader) => endsRecordInside(reader, { blank, hasFields: isWhole })),
    others: readerIds((reader) => !endsRecordAt(reader, blank)),
  };
  context.report('R003', lineRange(first), values, () => deleteBlanks(context, record.blanks));
  return true;
}

/**
 * Whether the selected reader ends records at a blank line. For all other readers, R003 already describes the
 * effect.
 */
const endsRecordForReader = ({ inspection, subject }: Context, blank: number): boolean => {
  const { reader } = inspection.options;
  return reader !== undefined && endsRecordAt(reader, blankLine(subject.intended, blank));
};

/** R001 above all records: one finding for all orphans. */
function checkOrphanRules(context: Context): void {
  const { policy, intended } = context.subject;
  const [first, ...others] = intended.orphans;
  if (first === undefined) return;
  const range = fieldRange(policy, first);
  const rule = shortenForMessage(textInRange(policy, range));
  const values = { rule, rules: others.length + 1, blank: undefined, readers: [] };
  context.report('R001', range, values, () => orphanFixes(context, [first, ...others]));
}

/** R001 below blank lines: one finding for the rules after each. */
function checkCutOff(context: Context, record: IntendedRecord, cut: RecordCut): void {
  const { policy, intended } = context.subject;
  for (const { rules, blank: at } of cut.orphans) {
    if (!endsRecordForReader(context, at)) continue;
    const range = fieldRange(policy, rules[0]);
    const blank = blankLine(intended, at);
    const values = {
      rule: shortenForMessage(textInRange(policy, range)),
      rules: rules.length,
      blank,
      readers: readerIds((reader) => endsRecordAt(reader, blank)),
    };
    context.report('R001', range, values, () => deleteBlanks(context, record.blanks));
  }
}

/** Returns fixes that add rules for names without any. The first adds a rule that blocks nothing. */
const addRulesFixes = ({ subject: { policy }, fix }: FixContext, agents: NonEmpty<number>): Fix[] =>
  (['allows', 'blocks'] as const).map((effect) => {
    const path = effect === 'allows' ? '' : '/';
    const text = ruleText(policy.format, { effect: 'deny', path }).trimEnd();
    return fix('add-rule', { text, effect }, () => insertLines(policy.source, lastOf(agents) + 1, [text]));
  });

/** R002: names that no rule follows, before a blank line or at the end of the file. */
function checkRuleless(
  context: Context,
  record: IntendedRecord,
  cut: RecordCut,
  isReportedAtBlank: boolean,
): void {
  const { policy, intended } = context.subject;
  const cutOffAt = new Set(cut.orphans.map(({ blank }) => blank));
  for (const { agents, blank, fields } of cut.dropped) {
    // At the end, a record with only known fields is meaningful to readers that know them.
    if (blank === undefined && fields === 'known') continue;
    const isBlankAtFault = blank !== undefined && record.rules.length > 0;
    // R003 reports it, and R001 does for readers that end records there, if rules are cut off too.
    if (isReportedAtBlank && isBlankAtFault && (cutOffAt.has(blank) || !endsRecordForReader(context, blank)))
      continue;
    const hasFields = fields !== 'none';
    const values = {
      ...namesAt(context, agents),
      blank: blank === undefined ? undefined : blankLine(intended, blank),
      hasFields,
      readers: readerIds(
        (reader) =>
          reader.record.ruleless === 'keep' || (hasFields && reader.record.otherField === 'is-rule'),
      ),
    };
    context.report('R002', fieldRange(policy, agents[0]), values, () =>
      isBlankAtFault ? deleteBlanks(context, record.blanks) : addRulesFixes(context, agents),
    );
  }
}

/** Runs all checks, record by record. */
function* checkRecords(context: Context) {
  const { intended } = context.subject;
  checkOrphanRules(context);
  for (const [place, record] of intended.records.entries()) {
    if (place % RECORDS_PER_STEP === RECORDS_PER_STEP - 1) yield;
    const cut = findCut(intended, record);
    const isReported = checkBlankInside(context, record, cut);
    checkCutOff(context, record, cut);
    checkRuleless(context, record, cut, isReported);
    checkFieldsAmongNames(context, record);
    const above = intended.records[place - 1];
    if (above) checkSeparation(context, above, record.agents[0]);
  }
}

export const recordChecks = defineChecks(kinds, checkRecords);
