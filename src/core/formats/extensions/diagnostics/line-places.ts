// Findings about the position of lines: lines in no record, records that run into the next one, lines that readers
// do not know.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import type { Reader } from '../../../readers/reader.ts';
import { type ReaderId, readers } from '../../../readers/registry.ts';
import { fieldAt, nameOf, type Policy } from '../../../syntax/policy.ts';
import { ruleText } from '../../rep/edit/field-spelling.ts';
import { removeRows, rowRoleAt } from '../../rep/edit/record-rows.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { recordText } from '../example.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { datedNamesHeeding, supportsLine } from '../line-facts.ts';
import { isSkippedByReader, mayReadField } from '../line-readers.ts';
import { contentUsage } from '../lines/content-usage.ts';
import { crawlDelay } from '../lines/crawl-delay.ts';
import { requestRate } from '../lines/request-rate.ts';
import { extensions } from '../registry.ts';
import { type ExtensionContext, type FixContext, fieldColumns, forEachInTask } from './check-context.ts';
import { commentOutFixes, deleteLineFixes } from './fixes.ts';
import { agentLinesInside, agentsOf } from './lines-by-record.ts';

/** `parted`: the record above, if a blank line separates the line from it, and the readers for which it does. */
type OrphanValues = {
  readonly name: string;
  readonly parted:
    | {
        readonly agent: string;
        readonly line: number;
        readonly isBlankEmpty: boolean;
        readonly readers: readonly ReaderId[];
      }
    | undefined;
};

/**
 * Whether a reader loses a line that a blank line separates from its record. Not if the blank line has no meaning for
 * the reader, nor if it skips the line anyway.
 */
const losesLine = (reader: Reader, name: string, isBlankEmpty: boolean): boolean => {
  const { blankLine } = reader.record;
  const isEnd = blankLine === 'ends' || (isBlankEmpty && blankLine === 'ends-if-empty');
  return isEnd && mayReadField(reader, name);
};

/** The user-agents above and below a field that joins their records. `line`: that of the user-agent below. */
type GluedValues = {
  readonly name: string;
  readonly above: string;
  readonly below: string;
  readonly line: number;
  /** Whether no blank line is between the user-agents. */
  readonly isAdjacent: boolean;
  /** Whether one of the fields sets a pace, which some readers take for a rule. */
  readonly isPace: boolean;
};

/** Whether such a field does not end a record for a reader: the reader does not take it for a rule. */
const joinsRecords = ({ record }: Reader, { isAdjacent, isPace }: GluedValues): boolean =>
  record.otherField !== 'is-rule' &&
  (isAdjacent || record.blankLine === 'ignored') &&
  !(isPace && record.ruleFields.length > 2);

const kinds = {
  R071: kind<{
    readonly name: string;
    readonly heeding: readonly { readonly who: string; readonly date: string }[];
  }>({
    severity: 'info',
    source: cite('RFC 9309', '2.2.4'),
    applies: (reader, { name }) => isSkippedByReader(reader, name),
    examples: [
      { file: recordText('Crawl-delay: 10'), near: recordText('# Crawl-delay: 10') },
      { file: recordText('Clean-param: ref'), near: recordText('Sitemap: https://h.example/s.xml') },
    ],
  }),
  'LIN-ORPHAN': kind<OrphanValues>({
    severity: 'warning',
    source: cite('RFC 9309', '2.2'),
    applies: (reader, { name, parted }) => !parted || losesLine(reader, name, parted.isBlankEmpty),
    examples: [
      {
        file: 'Crawl-delay: 10\nUser-agent: *\nDisallow: /x\n',
        near: 'User-agent: *\nDisallow: /x\nCrawl-delay: 10\n',
      },
      {
        file: 'User-agent: *\nDisallow: /x\n\nCrawl-delay: 10\n',
        near: 'User-agent: *\nDisallow: /x\n# slowly\nCrawl-delay: 10\n',
      },
    ],
  }),
  'LIN-GLUE': kind<GluedValues & { readonly others: readonly number[] }>({
    severity: 'warning',
    source: cite('RFC 9309', '2.2'),
    applies: joinsRecords,
    examples: [
      {
        file: 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: GPTBot\nDisallow: /\n',
        near: 'User-agent: *\nCrawl-delay: 10\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
      },
      {
        file: 'User-agent: a\nContent-Signal: ai-train=no\nUser-agent: b\nDisallow: /\n',
        near: 'User-agent: a\nUser-agent: b\nContent-Signal: ai-train=no\nDisallow: /\n',
      },
    ],
  }),
  'CUS-SPLIT': kind<GluedValues>({
    severity: 'warning',
    source: contentUsage.source,
    applies: joinsRecords,
    examples: [
      {
        file: 'User-agent: *\nContent-Usage: train-ai=n\n\nUser-agent: zed\nDisallow: /x\n',
        near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
      },
    ],
  }),
};

type Context = ExtensionContext<typeof kinds>;

const lineName = (extensionLine: ExtensionLine) => nameOf(extensionLine.field);

/**
 * Tests whether a line is in the record of a crawler that is said to obey it. Computed once per record and kind of
 * line.
 */
function createSupportTest({ subject: { facts } }: Context): (extensionLine: ExtensionLine) => boolean {
  const answers = new Map<string, boolean>();
  return ({ extension, line }) => {
    const record = facts.recordByLine().get(line);
    if (!record) return false;
    const key = `${extension.id} ${record.agents[0]}`;
    const answer = answers.get(key) ?? agentsOf(record).some((agent) => supportsLine(extension, agent));
    answers.set(key, answer);
    return answer;
  };
}

const partlyRead = extensions.filter(({ facts }) => facts.status === 'partly');

/**
 * Lines that not every reader reads; the message names those that say that they do, with dates. Not reported if a crawler of the record is one
 * of them. For lines that no reader reads any more, the diagnostics of their values say so.
 */
function checkUnreadLines(context: Context) {
  const isObeyed = createSupportTest(context);
  const lines = partlyRead.flatMap((extension): readonly ExtensionLine[] =>
    linesOf(context.subject.file, extension),
  );
  return forEachInTask(lines, (extensionLine) => {
    if (isObeyed(extensionLine)) return;
    context.report(
      'R071',
      fieldColumns(extensionLine),
      { name: lineName(extensionLine), heeding: datedNamesHeeding(extensionLine.extension) },
      () => commentOutFixes(context, extensionLine),
    );
  });
}

/**
 * Moves the line below the rules of the record above it, before any blank line. A line above all records moves
 * into the first one. No fix if that record has no rule: some readers
 * take the line for one.
 */
export function moveIntoRecordFixes(
  { subject: { policy, facts }, fix }: FixContext,
  { line, field }: ExtensionLine,
): readonly Fix[] {
  const target = facts.recordTargets()(line);
  if (!target) return [];
  return [
    fix('modern-into-record', { line: target.start + 1 }, () =>
      placeLines(policy.source, [
        removeRows(policy, line, line + 1),
        { at: target.at, remove: 0, insert: [field.line] },
      ]),
    ),
  ];
}

/** Lines that have no effect outside of records. Content-Usage has another finding for this. */
const recordLines = extensions.filter(
  (extension) => extension.scope === 'record' && extension !== contentUsage,
);

/**
 * Lines for the crawlers of a record, where there is no record, or where a blank line separates them
 * from it.
 */
function checkOrphans(context: Context) {
  const { facts, file } = context.subject;
  const lines = recordLines.flatMap((extension): readonly ExtensionLine[] => linesOf(file, extension));
  return forEachInTask(lines, (extensionLine) => {
    const record = facts.recordByLine().get(extensionLine.line);
    const {
      inRun = false,
      blank = 0,
      isBlankEmpty = false,
    } = facts.neighbors().get(extensionLine.line) ?? {};
    if (record && inRun) return;
    const name = lineName(extensionLine);
    const [agent = ''] = record ? agentsOf(record) : [];
    const isLost = (reader: Reader) => losesLine(reader, name, isBlankEmpty);
    const parted = record && {
      agent,
      line: blank + 1,
      isBlankEmpty,
      readers: readers.filter(isLost).map(({ id }) => id),
    };
    context.report('LIN-ORPHAN', fieldColumns(extensionLine), { name, parted }, () => [
      ...moveIntoRecordFixes(context, extensionLine),
      ...deleteLineFixes(context, extensionLine),
    ]);
  });
}

/** Adds a rule below each of some lines, so that the list of user-agents ends there. */
const closeRecordFix = ({ subject: { policy }, fix }: FixContext, lines: readonly number[]): Fix =>
  fix('modern-close', { lines: lines.map((line) => line + 1) }, () =>
    placeLines(
      policy.source,
      lines.map((line) => ({
        at: line + 1,
        remove: 0,
        insert: [{ text: ruleText(policy.format, { effect: 'allow', path: '/' }) }],
      })),
    ),
  );

const hasBlank = (policy: Policy, from: number, to: number) => {
  for (let line = from + 1; line < to; line++) if (rowRoleAt(policy, line) === 'blank') return true;
  return false;
};

function valueAt(policy: Policy, at: number): string {
  const { line, places } = fieldAt(policy, at);
  return line.text.slice(places.valueStart, places.valueEnd);
}

/** Extension lines between two user-agents of one record. */
interface GluedLines {
  readonly last: ExtensionLine;
  readonly values: GluedValues;
}

/**
 * Reports extension lines between two user-agents of one record, once per record: no rule closes the first user-agent.
 */
function reportGluedLines(context: Context, record: RobotsRecord, between: readonly ExtensionLine[]): void {
  const { policy } = context.subject;
  const parted = new Set(agentLinesInside(record));
  const glued = new Map<string, GluedLines[]>();
  let next = 0;
  let above = -1;
  for (const below of record.agents) {
    const linesBetween: ExtensionLine[] = [];
    for (
      let extensionLine = between[next];
      extensionLine && extensionLine.line < below;
      extensionLine = between[++next]
    )
      if (above >= 0 && extensionLine.line > above) linesBetween.push(extensionLine);
    const last = linesBetween.at(-1);
    if (last && parted.has(below)) {
      const isPace = linesBetween.some(
        ({ extension }) => extension === crawlDelay || extension === requestRate,
      );
      const isAdjacent = !hasBlank(policy, above, below);
      const values: GluedValues = {
        name: lineName(last),
        above: valueAt(policy, above),
        below: valueAt(policy, below),
        line: below + 1,
        isAdjacent,
        isPace,
      };
      const key = `${isAdjacent} ${isPace}`;
      if (linesBetween.some(({ extension }) => extension === contentUsage))
        context.report('CUS-SPLIT', fieldColumns(last), values, () => closeRecordFix(context, [last.line]));
      else glued.set(key, [...(glued.get(key) ?? []), { last, values }]);
    }
    above = below;
  }
  for (const [first, ...more] of glued.values()) {
    if (!first) continue;
    const others = more.map(({ last }) => last.line + 1);
    const lines = [first, ...more].map(({ last }) => last.line);
    context.report('LIN-GLUE', fieldColumns(first.last), { ...first.values, others }, () =>
      closeRecordFix(context, lines),
    );
  }
}

/** A record with only extension lines runs into the record below it. */
function checkGluedRecords(context: Context) {
  const { lines } = context.subject.file;
  if (lines.length === 0) return;
  let next = 0;
  for (const record of context.subject.records.records) {
    const [first = 0] = record.agents;
    const last = record.agents.at(-1) ?? first;
    while ((lines[next]?.line ?? Infinity) < first) next++;
    const between: ExtensionLine[] = [];
    for (
      let at = next, extensionLine = lines[at];
      extensionLine && extensionLine.line < last;
      extensionLine = lines[++at]
    )
      between.push(extensionLine);
    if (between.length > 0) reportGluedLines(context, record, between);
  }
}

export const linePlaceChecks = defineChecks(kinds, checkUnreadLines, checkOrphans, checkGluedRecords);
