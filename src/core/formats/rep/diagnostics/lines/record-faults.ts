// R001 to R004, R072: where records begin and end, and for which readers.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { sliceLines } from '../../../../document/lines.ts';
import { insertLines, placeLines } from '../../../../document/place-lines.ts';
import type { Range } from '../../../../document/range.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { readers } from '../../../../readers/registry.ts';
import { fieldAt, nameOf, type Policy } from '../../../../syntax/policy.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { printNameList } from '../../../../text/name-list.ts';
import { lastOf, type NonEmpty } from '../../../../text/non-empty.ts';
import { ruleText } from '../../edit/field-spelling.ts';
import { rowRoleAt } from '../../edit/record-rows.ts';
import type { CheckContext } from './check-context.ts';
import {
  endsRecordAt,
  endsRecordInside,
  isRuleless,
  knowsOldFormat,
  readerTitles,
  shortenForMessage,
} from './concerned-readers.ts';
import { ALLOW_ALL } from './example.ts';
import { type IntendedRecord, type IntendedRecords, isBlankPart, isRulePart } from './intended-records.ts';
import { INTENDED_PART } from './line-meaning.ts';
import { agentNameAt, fieldForAllReaders, fieldRange, textInRange } from './line-text.ts';
import { checkOrphanRules, R001 } from './orphan-rules.ts';

// R004, R072: the order of records, and other fields in them.
/** Whether a new record begins with the line for every reader: it is a name for all, below a rule that all know. */
const beginsForAll = (policy: Policy, { rules }: IntendedRecord, line: number) =>
  fieldForAllReaders(policy, line)?.role === 'agent' &&
  rules.some((rule) => fieldForAllReaders(policy, rule)?.effect === 'deny');

const R004 = defineDiagnostic({
  code: 'R004',
  severity: 'info',
  spec: 'draft 1 3.2 (KOS-014, KOS-018)',
  applies: knowsOldFormat,
  examples: [
    {
      file: `User-agent: a\nDisallow: /a\n# next\n${ALLOW_ALL}`,
      near: `User-agent: a\nDisallow: /a\n\n# next\n${ALLOW_ALL}`,
      reader: 'koster-1996',
    },
    { file: `User-agent: a\nAllow: /a\n${ALLOW_ALL}`, near: `User-agent: a\nAllow: /a\n\n${ALLOW_ALL}` },
  ],
});

/** R004: a record directly below another. */
function checkSeparation(context: CheckContext, above: IntendedRecord, line: number): void {
  const { policy, report } = context;
  const { parts } = context.intended;
  let at = line - 1;
  while (parts[at] === INTENDED_PART.silent) at--;
  if (!isRulePart(parts[at])) return;
  let lead = line;
  while (rowRoleAt(policy, lead - 1) === 'comment') lead--;
  const verdicts = beginsForAll(policy, above, line) ? 'same' : 'changes';
  report(R004, fieldRange(policy, line), {
    words: [agentNameAt(context, line), String(at + 1)],
    fixes: () => [
      createFix('insert-blank-line', [String(lead + 1)], verdicts, () =>
        insertLines(policy.source, lead, ['']),
      ),
    ],
  });
}

/** Whether a reader takes fields between names for rules: any of them, or, with the detail `pace`, those of a pace. */
const countsFieldsAsRules = ({ record }: Reader, detail?: string): boolean =>
  record.otherField === 'is-rule' || (detail === 'pace' && record.ruleFields.length > 2);

const R072 = defineDiagnostic({
  code: 'R072',
  severity: 'warning',
  spec: 'draft-koster-robots-00 3.3 (digest 1.3, B18, DAT-020)',
  applies: countsFieldsAsRules,
  examples: [
    {
      file: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /\n',
      near: 'User-agent: a\nUser-agent: b\nCrawl-delay: 5\nDisallow: /\n',
      reader: 'koster-1997-internet-draft',
    },
  ],
});

/** R072: other fields between names, which some readers count as rules. */
function checkFieldsAmongNames(context: CheckContext, { agents, others, blanks }: IntendedRecord): void {
  const { policy, report } = context;
  const last = lastOf(agents);
  const [first = last] = others;
  if (first >= last || (blanks[0] ?? last) < last) return;
  const between = others.filter((line) => line < last);
  const words = [
    textInRange(policy, fieldRange(policy, first)),
    agentNameAt(context, agents.find((line) => line > first) ?? last),
  ];
  const paceFields = new Set(readers.flatMap(({ record }) => record.ruleFields.slice(2)));
  const isPace = between.some((line) => paceFields.has(lowerCase(nameOf(fieldAt(policy, line)))));
  const detail = isPace ? 'pace' : undefined;
  report(R072, fieldRange(policy, first), {
    detail,
    words: [...words, readerTitles((reader) => countsFieldsAsRules(reader, detail))],
    fixes: () => [
      createFix('move-below-names', [String(between.length)], 'changes', () =>
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

/** The number of records that are checked per step. */
const RECORDS_PER_STEP = 200;

const MAX_NAMES = 4;

/** Lists names for a message: the first few, and the number of others. */
function printNamesAt(context: CheckContext, lines: readonly number[]): string {
  const names = lines.slice(0, MAX_NAMES).map((line) => shortenForMessage(agentNameAt(context, line)));
  return printNameList(names, lines.length - names.length);
}

const lineRange = (line: number): Range => ({
  start: { line, column: 0 },
  end: { line: line + 1, column: 0 },
});

const deleteBlanks = (policy: Policy, lines: readonly number[]): Fix =>
  createFix(
    'delete-blank-lines',
    lines.map((line) => String(line + 1)),
    'changes',
    () =>
      placeLines(
        policy.source,
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

/** The kind of a blank line. `empty`: without characters. */
const blankKind = ({ parts }: IntendedRecords, blank: number) =>
  parts[blank] === INTENDED_PART.empty ? 'empty' : 'blank';

/**
 * Returns the readers that end records at such a line, and those that do not, limited to those it matters to (the
 * detail of R003).
 */
const splitDetail = (detail: string): readonly [string, string] => [
  readerTitles((reader) => endsRecordInside(reader, detail)),
  readerTitles((reader) => !endsRecordAt(reader, detail)),
];

const R003 = defineDiagnostic({
  code: 'R003',
  severity: 'warning',
  spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-016, RFC-002, YDX-003)',
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
});

/**
 * R003: a blank line at which a record ends for some readers and continues for others. Reported once for each
 * record. If there are names and known fields above the blank line and names below it, the checks of those lines
 * report it instead. Returns whether it was reported.
 */
function checkBlankInside(context: CheckContext, record: IntendedRecord, cut: RecordCut): boolean {
  const { policy, report, intended } = context;
  const [blank] = record.blanks;
  if (blank === undefined) return false;
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
  const detail = `${isWhole ? 'fields-' : ''}${blankKind(intended, blank)}`;
  const words = [
    String(blank + 1),
    ...splitDetail(detail),
    String(cut.orphans.flatMap(({ rules }) => rules).length),
    printNamesAt(
      context,
      droppedAtBlank.flatMap(({ agents }) => agents),
    ),
    String(record.blanks.length),
    shortenForMessage(agentNameAt(context, record.agents[0])),
  ];
  const fixes = () => [deleteBlanks(policy, record.blanks)];
  report(R003, lineRange(blank), { words, detail, fixes });
  return true;
}

/**
 * Whether the selected reader ends records at a blank line. For all other readers, R003 already describes the
 * effect.
 */
const endsRecordForReader = ({ inspection, intended }: CheckContext, blank: number): boolean => {
  const { reader } = inspection.options;
  return reader !== undefined && endsRecordAt(reader, blankKind(intended, blank));
};

/** R001 below blank lines: one finding for the rules after each. */
function checkCutOff(context: CheckContext, record: IntendedRecord, cut: RecordCut): void {
  const { policy, report, intended } = context;
  for (const { rules, blank } of cut.orphans) {
    if (!endsRecordForReader(context, blank)) continue;
    const range = fieldRange(policy, rules[0]);
    const kind = blankKind(intended, blank);
    const words = [
      shortenForMessage(textInRange(policy, range)),
      String(rules.length),
      String(blank + 1),
      splitDetail(kind)[0],
    ];
    report(R001, range, { words, detail: kind, fixes: () => [deleteBlanks(policy, record.blanks)] });
  }
}

/** Returns fixes that add rules for names without any. The first adds a rule that blocks nothing. */
function addRulesFixes(policy: Policy, agents: NonEmpty<number>): Fix[] {
  return ['', '/'].map((path) => {
    const text = ruleText(policy.format, { effect: 'deny', path }).trimEnd();
    return createFix('add-rule', [text], 'changes', () =>
      insertLines(policy.source, lastOf(agents) + 1, [text]),
    );
  });
}

const dropsRulesAt = (reader: Reader, detail = '') =>
  reader.record.ruleless === 'drop' &&
  isRuleless(reader, detail) &&
  (!detail.includes('blank') || endsRecordAt(reader, detail));

const R002 = defineDiagnostic({
  code: 'R002',
  severity: 'error',
  spec: 'draft 1 3.3 (KOS-013, KOS-019)',
  applies: dropsRulesAt,
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
});

/** R002: names that no rule follows, before a blank line or at the end of the file. */
function checkRuleless(
  context: CheckContext,
  record: IntendedRecord,
  cut: RecordCut,
  isReportedAtBlank: boolean,
): void {
  const { policy, report, intended } = context;
  const cutOffAt = new Set(cut.orphans.map(({ blank }) => blank));
  for (const { agents, blank, fields } of cut.dropped) {
    // At the end, a record with only known fields is meaningful to readers that know them.
    if (blank === undefined && fields === 'known') continue;
    const isBlankAtFault = blank !== undefined && record.rules.length > 0;
    // R003 reports it, and R001 does for readers that end records there, if rules are cut off too.
    if (isReportedAtBlank && isBlankAtFault && (cutOffAt.has(blank) || !endsRecordForReader(context, blank)))
      continue;
    const words = [
      printNamesAt(context, agents),
      blank === undefined ? '' : String(blank + 1),
      readerTitles(
        ({ record: { ruleless, otherField } }) =>
          ruleless === 'keep' || (fields !== 'none' && otherField === 'is-rule'),
      ),
    ];
    const place =
      blank === undefined ? [] : [blankKind(intended, blank) === 'empty' ? 'blank-empty' : 'blank'];
    const detail = [...(fields === 'none' ? [] : ['fields']), ...place].join('-') || undefined;
    report(R002, fieldRange(policy, agents[0]), {
      words,
      detail,
      fixes: () => (isBlankAtFault ? [deleteBlanks(policy, record.blanks)] : addRulesFixes(policy, agents)),
    });
  }
}

/** Runs R001 to R004 and R072, record by record. */
export function* checkRecordFaults(context: CheckContext): Generator<undefined, void> {
  const { intended } = context;
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

export const recordFaultsDiagnostics = [R002, R003, R004, R072];
