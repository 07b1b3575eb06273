// Checks the structure of records (ACAP 1.1 2.3).

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import type { AcapRecord } from '../acap-file.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import {
  type AcapContext,
  acap11,
  fieldColumns,
  fieldPlace,
  lineText,
  writtenName,
} from './check-context.ts';
import { removeLines } from './edits.ts';
import { acapText, anyCrawler, fileHead, permitPresent } from './example.ts';
import { splitAnyCrawler } from './split-record.ts';

const kinds = {
  'no-records': kind<{ readonly text: string }>({
    severity: 'warning',
    source: acap11('2.2'),
    examples: [createExample(fileHead, anyCrawler(permitPresent))],
  }),
  'any-crawler-not-alone': kind({
    severity: 'error',
    source: acap11('2.3.1'),
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
  }),
  'empty-subrecord': kind<{ readonly purpose: string }>({
    severity: 'error',
    source: acap11('2.3'),
    examples: [
      createExample(
        anyCrawler(permitPresent, 'ACAP-usage-purpose: news'),
        anyCrawler(permitPresent, 'ACAP-usage-purpose: news', 'ACAP-disallow-index: /'),
      ),
    ],
  }),
  'empty-record': kind<{ readonly name: string }>({
    severity: 'error',
    source: acap11('2.3'),
    examples: [
      createExample(
        anyCrawler(permitPresent, 'ACAP-crawler: anybot'),
        anyCrawler(permitPresent, 'ACAP-crawler: anybot', 'ACAP-request-re-crawl: /a'),
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

/** Reports a file with ACAP lines, or with the comment that states a version, but without a record. */
function checkNoRecords({ subject: { policy, file }, report }: Context) {
  if (file.records.length > 0) return;
  const first = file.lines[0];
  const line = first?.line ?? versionCommentLine(policy);
  const at = first ? fieldColumns(first.read) : { start: 0, end: lineText(policy, line).length };
  const text = first ? writtenName(policy, line) : lineText(policy, line);
  report('no-records', { line, ...at }, { text });
}

function checkCrawlers(context: Context, record: AcapRecord) {
  const { report, fix, subject } = context;
  const any = record.crawlers.find(({ field }) => field.any);
  const names = new Set(record.crawlers.map(({ field }) => field.name.toLowerCase()));
  if (any && names.size > 1)
    report('any-crawler-not-alone', { line: any.line, ...any.field.word }, {}, () =>
      hasNoFields(record) ? [] : fix('split-record', {}, () => splitAnyCrawler(subject, record), 'same'),
    );
}

const hasNoFields = ({ reference, rules, requests, subRecords }: AcapRecord) =>
  !reference && rules.length + requests.length + subRecords.length === 0;

/** Reports purposes at the end of a record without a field, with the crawlers if the record has nothing else. */
function checkEmptySub({ subject: { policy }, report, fix }: Context, record: AcapRecord) {
  const sub = record.subRecords.find(({ rules }) => rules.length === 0);
  const first = sub?.purposes[0];
  if (!sub || !first) return;
  const isWholeRecord = hasNoFields({
    ...record,
    subRecords: record.subRecords.filter((one) => one !== sub),
  });
  const lines = [...(isWholeRecord ? record.crawlers : []), ...sub.purposes].map(({ line }) => line);
  report('empty-subrecord', fieldPlace(policy, first.line), { purpose: first.field.value }, () =>
    fix('remove-empty', {}, () => removeLines(policy, lines), isWholeRecord ? 'changes' : 'same'),
  );
}

/** Reports an empty record. Only the last one can be empty: crawlers without fields join the record that follows. */
function checkRecords(context: Context) {
  const { subject, report, fix } = context;
  const { policy, file } = subject;
  for (const record of file.records) {
    checkCrawlers(context, record);
    checkEmptySub(context, record);
    if (!hasNoFields(record)) continue;
    const first = record.crawlers[0];
    const isBroken = file.lines.some(({ line, read }) => line > first.line && !read.field);
    if (isBroken) continue;
    const lines = record.crawlers.map(({ line }) => line);
    const verdicts = file.records.length > 1 ? 'same' : 'changes';
    report('empty-record', fieldPlace(policy, first.line), { name: first.field.name }, () =>
      fix('remove-empty', {}, () => removeLines(policy, lines), verdicts),
    );
  }
}

export const structureChecks = defineChecks(kinds, checkNoRecords, checkRecords);
