// Checks the structure of records (ACAP 1.1 2.3).

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { getLine, placedChunks } from '../../../document/lines.ts';
import { printSource } from '../../../document/source.ts';
import type { AcapRecord } from '../acap-file.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import {
  acap11,
  type Check,
  type CheckContext,
  fieldColumns,
  lineText,
  parsedLine,
  writtenName,
} from './check-context.ts';
import { createRemoveLineFix, removeLines } from './edits.ts';
import { acapText, anyCrawler, fileHead, permitPresent } from './example.ts';
import { splitAnyCrawler } from './split-record.ts';

const noRecords = defineDiagnostic({
  code: 'no-records',
  severity: 'warning',
  spec: acap11('2.2'),
  examples: [createExample(fileHead, anyCrawler(permitPresent))],
});

const duplicateCrawler = defineDiagnostic({
  code: 'duplicate-crawler',
  severity: 'warning',
  spec: acap11('2.3.1'),
  examples: [
    createExample(
      acapText('ACAP-crawler: anybot', 'ACAP-crawler: AnyBot', permitPresent),
      acapText('ACAP-crawler: anybot', 'ACAP-crawler: anybot2', permitPresent),
    ),
  ],
});

const anyCrawlerNotAlone = defineDiagnostic({
  code: 'any-crawler-not-alone',
  severity: 'error',
  spec: acap11('2.3.1'),
  examples: [
    createExample(
      acapText(
        'ACAP-crawler: *',
        'ACAP-crawler: anybot',
        permitPresent,
        'ACAP-usage-purpose: n',
        'ACAP-disallow-index: /a',
      ),
      acapText('ACAP-crawler: otherbot', 'ACAP-crawler: anybot', permitPresent),
    ),
  ],
});

const emptySubrecord = defineDiagnostic({
  code: 'empty-subrecord',
  severity: 'error',
  spec: acap11('2.3'),
  examples: [
    createExample(
      anyCrawler(permitPresent, 'ACAP-usage-purpose: news'),
      anyCrawler(permitPresent, 'ACAP-usage-purpose: news', 'ACAP-disallow-index: /'),
    ),
  ],
});

const emptyRecord = defineDiagnostic({
  code: 'empty-record',
  severity: 'error',
  spec: acap11('2.3'),
  examples: [
    createExample(
      anyCrawler(permitPresent, 'ACAP-crawler: anybot'),
      anyCrawler(permitPresent, 'ACAP-crawler: anybot', 'ACAP-request-re-crawl: /a'),
    ),
  ],
});

const fileTooLong = defineDiagnostic({
  code: 'file-too-long',
  severity: 'info',
  spec: acap11('4'),
  examples: [
    createExample(
      anyCrawler(`ACAP-allow-index: /${'a'.repeat(2000)}`),
      anyCrawler(`ACAP-allow-index: /${'a'.repeat(1900)}`),
    ),
  ],
});

/** Reports a file with ACAP lines, or with the comment that states a version, but without a record. */
export const checkNoRecords: Check = ({ policy, file, report }) => {
  if (file.records.length > 0) return;
  const first = file.lines[0];
  const line = first?.line ?? versionCommentLine(policy);
  const at = first ? fieldColumns(first.read) : { start: 0, end: lineText(policy, line).length };
  report(noRecords, line, at, [first ? writtenName(policy, line) : lineText(policy, line)]);
};

function checkCrawlers(context: CheckContext, record: AcapRecord): void {
  const { policy, report } = context;
  const names = new Set<string>();
  for (const { line, field } of record.crawlers) {
    const name = field.name.toLowerCase();
    if (names.has(name))
      report(duplicateCrawler, line, field.word, [field.name], () => [
        createRemoveLineFix(policy, line, 'same'),
      ]);
    names.add(name);
  }
  const any = record.crawlers.find(({ field }) => field.any);
  if (any && names.size > 1)
    report(anyCrawlerNotAlone, any.line, any.field.word, ['*'], () =>
      hasNoFields(record) ? [] : splitAnyCrawler(context, record),
    );
}

const hasNoFields = ({ reference, rules, requests, subRecords }: AcapRecord) =>
  !reference && rules.length + requests.length + subRecords.length === 0;

/** Reports purposes at the end of a record without a field, with the crawlers if the record has nothing else. */
function checkEmptySub({ policy, report }: CheckContext, record: AcapRecord): void {
  const sub = record.subRecords.find(({ rules }) => rules.length === 0);
  const first = sub?.purposes[0];
  if (!sub || !first) return;
  const isWholeRecord = hasNoFields({
    ...record,
    subRecords: record.subRecords.filter((one) => one !== sub),
  });
  const lines = [...(isWholeRecord ? record.crawlers : []), ...sub.purposes].map(({ line }) => line);
  const fix = (): readonly Fix[] => [
    createFix('remove-empty', [], isWholeRecord ? 'changes' : 'same', () => removeLines(policy, lines)),
  ];
  report(emptySubrecord, first.line, fieldColumns(parsedLine(policy, first.line)), [first.field.value], fix);
}

/** Reports an empty record. Only the last one can be empty: crawlers without fields join the record that follows. */
export const checkRecords: Check = (context) => {
  const { policy, file, report } = context;
  for (const record of file.records) {
    checkCrawlers(context, record);
    checkEmptySub(context, record);
    if (!hasNoFields(record)) continue;
    const first = record.crawlers[0];
    const isBroken = file.lines.some(({ line, read }) => line > first.line && !read.field);
    if (isBroken) continue;
    const lines = record.crawlers.map(({ line }) => line);
    const verdicts = file.records.length > 1 ? 'same' : 'changes';
    report(emptyRecord, first.line, fieldColumns(parsedLine(policy, first.line)), [first.field.name], () => [
      createFix('remove-empty', [], verdicts, () => removeLines(policy, lines)),
    ]);
  }
};

const MAX_OCTETS = 500 * 1024;
const MAX_CHARACTERS = 2000;

/** Reports long lines and files. The source sets no limit, but some readers do (section 4). */
export const checkSize: Check = ({ policy, report }) => {
  const { source } = policy;
  let characters = 0;
  for (const { chunk, start } of placedChunks(source.lines)) {
    chunk.forEach(({ text, eol }, i) => {
      characters += text.length + eol.length;
      if (text.length <= MAX_CHARACTERS) return;
      const at = { start: MAX_CHARACTERS, end: text.length };
      report(fileTooLong, start + i, at, ['line', String(text.length)]);
    });
  }
  const octets = 3 * characters > MAX_OCTETS ? printSource(source).length : 0;
  if (octets > MAX_OCTETS) {
    const end = getLine(source.lines, 0).text.length;
    report(fileTooLong, 0, { start: 0, end }, ['file', String(octets)]);
  }
};

export const structureDiagnostics = [
  noRecords,
  duplicateCrawler,
  anyCrawlerNotAlone,
  emptySubrecord,
  emptyRecord,
  fileTooLong,
];
