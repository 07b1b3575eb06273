// What records are made of (ACAP 1.1 2.3).

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { lineAt } from '../../../document/lines.ts';
import { printSource } from '../../../document/source.ts';
import type { AcapRecord } from '../acap-file.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import {
  type Check,
  type CheckContext,
  fieldColumns,
  lineText,
  parsedLine,
  writtenName,
} from './check-context.ts';
import { createRemoveLineFix, removeLines } from './edits.ts';
import { splitAnyCrawler } from './split-record.ts';

/** ACAP lines, or the comment that states a version, and no record. */
export const checkNoRecords: Check = ({ policy, file, put }) => {
  if (file.records.length > 0) return;
  const first = file.lines[0];
  const line = first?.line ?? versionCommentLine(policy);
  const at = first ? fieldColumns(first.read) : { start: 0, end: lineText(policy, line).length };
  put('no-records', line, at, [first ? writtenName(policy, line) : lineText(policy, line)]);
};

function checkCrawlers(checking: CheckContext, record: AcapRecord): void {
  const { policy, put } = checking;
  const seen = new Set<string>();
  for (const { line, field } of record.crawlers) {
    const name = field.name.toLowerCase();
    if (seen.has(name))
      put('duplicate-crawler', line, field.word, [field.name], () => [
        createRemoveLineFix(policy, line, 'same'),
      ]);
    seen.add(name);
  }
  const any = record.crawlers.find(({ field }) => field.any);
  if (any && seen.size > 1)
    put('any-crawler-not-alone', any.line, any.field.word, ['*'], () =>
      hasNoFields(record) ? [] : splitAnyCrawler(checking, record),
    );
}

const hasNoFields = ({ reference, rules, requests, subRecords }: AcapRecord) =>
  !reference && rules.length + requests.length + subRecords.length === 0;

/** The purposes at the end of a record that no field follows, with the crawlers if the record has nothing else. */
function checkEmptySub({ policy, put }: CheckContext, record: AcapRecord): void {
  const sub = record.subRecords.find(({ rules }) => rules.length === 0);
  const first = sub?.purposes[0];
  if (!sub || !first) return;
  const isAll = hasNoFields({ ...record, subRecords: record.subRecords.filter((one) => one !== sub) });
  const lines = [...(isAll ? record.crawlers : []), ...sub.purposes].map(({ line }) => line);
  const fix = (): readonly Fix[] => [
    createFix('remove-empty', [], isAll ? 'changes' : 'same', () => removeLines(policy, lines)),
  ];
  put('empty-subrecord', first.line, fieldColumns(parsedLine(policy, first.line)), [first.field.value], fix);
}

/** Only the last record can stand empty: crawlers without fields join those that follow. */
export const checkRecords: Check = (checking) => {
  const { policy, file, put } = checking;
  for (const record of file.records) {
    checkCrawlers(checking, record);
    checkEmptySub(checking, record);
    if (!hasNoFields(record)) continue;
    const first = record.crawlers[0]!;
    const isBroken = file.lines.some(({ line, read }) => line > first.line && !read.field);
    if (isBroken) continue;
    const lines = record.crawlers.map(({ line }) => line);
    const verdicts = file.records.length > 1 ? 'same' : 'changes';
    put('empty-record', first.line, fieldColumns(parsedLine(policy, first.line)), [first.field.name], () => [
      createFix('remove-empty', [], verdicts, () => removeLines(policy, lines)),
    ]);
  }
};

const MAX_OCTETS = 500 * 1024;
const MAX_CHARACTERS = 2000;

/** The source sets no limit; some readers do (section 4). */
export const checkSize: Check = ({ policy, put }) => {
  const { source } = policy;
  let characters = 0;
  source.lines.chunks.forEach((chunk, k) => {
    chunk.forEach(({ text, eol }, i) => {
      characters += text.length + eol.length;
      if (text.length <= MAX_CHARACTERS) return;
      const at = { start: MAX_CHARACTERS, end: text.length };
      put('file-too-long', source.lines.starts[k]! + i, at, ['line', String(text.length)]);
    });
  });
  const octets = 3 * characters > MAX_OCTETS ? printSource(source).length : 0;
  if (octets > MAX_OCTETS) {
    const end = lineAt(source.lines, 0)!.text.length;
    put('file-too-long', 0, { start: 0, end }, ['file', String(octets)]);
  }
};
