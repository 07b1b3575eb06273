// Findings about the position of lines: lines in no record, records that run into the next one, lines that readers
// do not know.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { createFix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import type { Reader } from '../../../readers/reader.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { fieldAt, nameOf } from '../../../syntax/policy.ts';
import { readerTitles } from '../../rep/diagnostics/lines/concerned-readers.ts';
import { ruleText } from '../../rep/edit/field-spelling.ts';
import { removeRows, rowRoleAt } from '../../rep/edit/record-rows.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { recordText } from '../example.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { linesOf } from '../extension-file.ts';
import { datedNamesHeeding, supportsLine } from '../line-facts.ts';
import { isSkippedByReader, mayReadField } from '../line-readers.ts';
import { contentUsage } from '../lines/content-usage.ts';
import { crawlDelay } from '../lines/crawl-delay.ts';
import { requestRate } from '../lines/request-rate.ts';
import { extensions } from '../registry.ts';
import type { Check, CheckContext } from './check-context.ts';
import { fieldColumns, forEachInTask } from './check-context.ts';
import { commentOutFixes, deleteLineFixes } from './fixes.ts';
import { agentLinesInside, agentsOf } from './lines-by-record.ts';

/** The number of lines that a message may name. */
const MAX_LISTED_LINES = 12;

const lineName = (extensionLine: ExtensionLine) => nameOf(extensionLine.field);

/**
 * Tests whether a line is in the record of a crawler that is said to obey it. Computed once per record and kind of
 * line.
 */
function createSupportTest({ facts }: CheckContext): (extensionLine: ExtensionLine) => boolean {
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
 * R071: lines that not every reader reads; the message names those that say that they do, with dates. Not reported if a crawler of the record is one
 * of them. For lines that no reader reads any more, the diagnostics of their values say so.
 */
const checkUnreadLines: Check = (context) => {
  const isObeyed = createSupportTest(context);
  const lines = partlyRead.flatMap((extension): readonly ExtensionLine[] => linesOf(context.file, extension));
  return forEachInTask(lines, (extensionLine) => {
    if (isObeyed(extensionLine)) return;
    context.report(
      R071,
      fieldColumns(extensionLine),
      [lineName(extensionLine), ...datedNamesHeeding(extensionLine.extension)],
      () => commentOutFixes(context, extensionLine),
      extensionLine.extension.name.toLowerCase(),
    );
  });
};

/**
 * Moves the line below the rules of the record above it, before any blank line. A line above all records moves
 * into the first one. No fix if that record has no rule: some readers
 * take the line for one.
 */
export function moveIntoRecordFixes(
  { policy, facts }: CheckContext,
  { line, field }: ExtensionLine,
): readonly Fix[] {
  const target = facts.recordTargets()(line);
  if (!target) return [];
  return [
    createFix('modern-into-record', [String(target.start + 1)], 'changes', () =>
      placeLines(policy.source, [
        removeRows(policy, line, line + 1),
        { at: target.at, remove: 0, insert: [field.line] },
      ]),
    ),
  ];
}

/**
 * Whether a reader loses the line: it is above all records, or separated by a blank line. The detail is `parted`,
 * or `parted-blank` if the blank line contains white space, with the name of the line. Does not apply to readers
 * for which the blank line has no meaning, nor to those that skip the line anyway.
 */
const isCutOff = (reader: Reader, detail = ''): boolean => {
  const [cause, name = ''] = detail.split(' ');
  const { blankLine } = reader.record;
  const isEnd = blankLine === 'ends' || (cause === 'parted' && blankLine === 'ends-if-empty');
  return cause === 'first' || (isEnd && mayReadField(reader, name));
};

/** Lines that have no effect outside of records. Content-Usage has another finding for this. */
const recordLines = extensions.filter(
  (extension) => extension.scope === 'record' && extension !== contentUsage,
);

/**
 * LIN-ORPHAN: lines for the crawlers of a record, where there is no record, or where a blank line separates them
 * from it (LIN-005).
 */
const checkOrphans: Check = (context) => {
  const { facts, file } = context;
  const lines = recordLines.flatMap((extension): readonly ExtensionLine[] => linesOf(file, extension));
  return forEachInTask(lines, (extensionLine) => {
    const record = facts.recordByLine().get(extensionLine.line);
    const {
      inRun = false,
      blank = 0,
      isBlankEmpty = false,
    } = facts.neighbors().get(extensionLine.line) ?? {};
    if (record && inRun) return;
    const kind = extensionLine.extension.name.toLowerCase();
    const detail = record ? `${isBlankEmpty ? 'parted' : 'parted-blank'} ${kind}` : 'first';
    const parted = record && [
      String(blank + 1),
      readerTitles((reader) => isCutOff(reader, detail)),
      ...agentsOf(record).slice(0, 1),
    ];
    context.report(
      LIN_ORPHAN,
      fieldColumns(extensionLine),
      [lineName(extensionLine), ...(parted ?? [])],
      () => [...moveIntoRecordFixes(context, extensionLine), ...deleteLineFixes(context, extensionLine)],
      detail,
    );
  });
};

/** Adds a rule below each of some lines, so that the list of user-agents ends there. */
const closeRecordFix = (policy: Policy, lines: readonly number[]): Fix =>
  createFix(
    'modern-close',
    lines.map((line) => String(line + 1)),
    'changes',
    () =>
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
  readonly words: readonly string[];
}

/**
 * Reports extension lines between two user-agents of one record, once per record: no rule closes the first user-agent.
 */
function reportGluedLines(
  context: CheckContext,
  record: RobotsRecord,
  between: readonly ExtensionLine[],
): void {
  const { policy } = context;
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
      const detail = `${hasBlank(policy, above, below) ? 'parted' : 'adjacent'}${isPace ? '-pace' : ''}`;
      const words = [lineName(last), String(below + 1), valueAt(policy, above), valueAt(policy, below)];
      if (linesBetween.some(({ extension }) => extension === contentUsage))
        context.report(
          CUS_SPLIT,
          fieldColumns(last),
          words,
          () => [closeRecordFix(policy, [last.line])],
          detail,
        );
      else glued.set(detail, [...(glued.get(detail) ?? []), { last, words }]);
    }
    above = below;
  }
  for (const [detail, [first, ...others]] of glued) {
    if (!first) continue;
    const lines = [first, ...others].map(({ last }) => last.line);
    const numbers = lines.slice(1, MAX_LISTED_LINES).map((line) => String(line + 1));
    const words = [...first.words, String(others.length), ...numbers];
    context.report(LIN_GLUE, fieldColumns(first.last), words, () => [closeRecordFix(policy, lines)], detail);
  }
}

/** LIN-GLUE: a record with only extension lines runs into the record below it (LIN-003). */
const checkGluedRecords: Check = (context) => {
  const { lines } = context.file;
  if (lines.length === 0) return;
  let next = 0;
  for (const record of context.records.records) {
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
};

/**
 * Whether a record with such a field is complete for a reader, because the reader takes the field for a rule (LIN-006).
 */
const endsRecordThere: NonNullable<Diagnostic['applies']> = ({ record }, detail) =>
  record.otherField !== 'is-rule' &&
  (detail?.startsWith('adjacent') || record.blankLine === 'ignored') &&
  !(detail?.endsWith('pace') && record.ruleFields.length > 2);

const R071 = defineDiagnostic({
  code: 'R071',
  severity: 'info',
  spec: 'RFC 9309 2.2.4',
  applies: (reader, detail) => isSkippedByReader(reader, detail ?? ''),
  check: checkUnreadLines,
  examples: [
    { file: recordText('Crawl-delay: 10'), near: recordText('# Crawl-delay: 10') },
    { file: recordText('Clean-param: ref'), near: recordText('Sitemap: https://h.example/s.xml') },
  ],
});

const LIN_ORPHAN = defineDiagnostic({
  code: 'LIN-ORPHAN',
  severity: 'warning',
  spec: 'RFC 9309 2.2',
  applies: isCutOff,
  check: checkOrphans,
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
});

const LIN_GLUE = defineDiagnostic({
  code: 'LIN-GLUE',
  severity: 'warning',
  spec: 'RFC 9309 2.2',
  applies: endsRecordThere,
  check: checkGluedRecords,
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
});

const CUS_SPLIT = defineDiagnostic({
  code: 'CUS-SPLIT',
  severity: 'warning',
  spec: contentUsage.spec,
  applies: endsRecordThere,
  check: checkGluedRecords,
  examples: [
    {
      file: 'User-agent: *\nContent-Usage: train-ai=n\n\nUser-agent: zed\nDisallow: /x\n',
      near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
    },
  ],
});

export const linePlaceDiagnostics = [R071, LIN_ORPHAN, LIN_GLUE, CUS_SPLIT];
