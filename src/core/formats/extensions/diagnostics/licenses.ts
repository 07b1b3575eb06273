// Findings about License: the crawlers that it is for, and additional lines that one vendor writes next to it (RSL
// 1.0 4.4).

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { insertAt } from '../../../document/range.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import { EXACT_FIELDS } from '../../../syntax/directives.ts';
import { fieldAt, nameOf } from '../../../syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../../syntax/recognize.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import { recordText, standaloneExample } from '../example.ts';
import { type ExtensionLine, linesOf, readableLinesOf } from '../extension-file.ts';
import { diagnosticOf } from '../line-readers.ts';
import { contentSignal } from '../lines/content-signal.ts';
import { contentUsage, preferenceOf } from '../lines/content-usage.ts';
import { license } from '../lines/license.ts';
import { type Check, type CheckContext, fieldColumns } from './check-context.ts';
import { isNeutralLine } from './fixes.ts';
import { agentsOf } from './lines-by-record.ts';

/** Moves the line above the first record, where it is in no record for any reader. */
function moveAboveRecordsFix(context: CheckContext, { line, field }: ExtensionLine): Fix {
  const { policy } = context;
  return createFix(
    'modern-move-above',
    [String(line + 1)],
    isNeutralLine(context, line) ? 'same' : 'changes',
    () =>
      placeLines(policy.source, [
        removeRows(policy, line, line + 1),
        { at: blocksOf(policy)[0]?.lead ?? 0, remove: 0, insert: [field.line, { text: '' }] },
      ]),
  );
}

/**
 * RSL-IN-RECORD: a license in a record is only for the crawlers of that record, and there are others. After the last
 * record, this is open.
 */
const checkLicensesInRecords: Check = (context) => {
  const { records } = context.records;
  const afterRecords = blocksOf(context.policy).at(-1)?.end ?? 0;
  for (const extensionLine of linesOf(context.file, license)) {
    const record = context.facts.recordByLine().get(extensionLine.line);
    if (!record || (records.length === 1 && agentsOf(record).includes('*'))) continue;
    const place = extensionLine.line >= afterRecords ? 'after' : 'in';
    context.report(RSL_IN_RECORD, fieldColumns(extensionLine), [extensionLine.value, place], () => [
      moveAboveRecordsFix(context, extensionLine),
    ]);
  }
};

const EXTRA_LINE = /^(?:permits|prohibits|compensation|standard)$/i;

function reportExtraLine({ policy, report }: CheckContext, line: number): void {
  const field = fieldAt(policy, line);
  if (!EXTRA_LINE.test(nameOf(field))) return;
  const { nameStart: start, nameEnd: end } = field.places;
  report(RSL_EXTRA_LINES, { line, start, end }, [nameOf(field)], () => [
    createFix('modern-comment-out', [String(line + 1)], 'changes', () => [insertAt(line, start, '# ')]),
  ]);
}

/** RSL-EXTRA-LINES: lines that are not in the guide. Only if the file has a License, because the words are common. */
const checkExtraLines: Check = (context) => {
  const { policy, file } = context;
  if (linesOf(file, license).length === 0) return;
  let start = 0;
  for (const chunk of policy.source.lines.chunks) {
    const first = start;
    kindsInChunk(chunk, policy.format, EXACT_FIELDS).forEach((kind, i) => {
      if (kind === LINE_KIND.other) reportExtraLine(context, first + i);
    });
    start += chunk.length;
  }
};

const findTrainingRefusal = (context: CheckContext): ExtensionLine | undefined =>
  linesOf(context.file, contentSignal).find(({ read: { parts } }) =>
    parts?.some(({ key, value }) => key === 'ai-train' && value === 'no'),
  ) ??
  linesOf(context.file, contentUsage).find(
    ({ read: { parts } }) => preferenceOf(parts, 'train-ai') === 'disallowed',
  );

/** RSL-REMIND: a license may offer what a line refuses. Its document is not read here. */
const checkLicenseConflict: Check = (context) => {
  const refusal = findTrainingRefusal(context);
  if (!refusal) return;
  for (const extensionLine of readableLinesOf(context.file, license))
    context.report(RSL_REMIND, fieldColumns(extensionLine), [
      extensionLine.value,
      refusal.value,
      String(refusal.line + 1),
    ]);
};

const RSL_IN_RECORD = defineDiagnostic({
  code: 'RSL-IN-RECORD',
  severity: 'info',
  ...diagnosticOf(license),
  check: checkLicensesInRecords,
  examples: [
    {
      file: 'User-agent: a\nDisallow: /x\nLicense: https://h.example/license.xml\n',
      near: recordText('License: https://h.example/license.xml'),
    },
    {
      file: recordText('License: https://h.example/license.xml', '\nUser-agent: a\nAllow: /\n'),
      near: 'License: https://h.example/license.xml\n\nUser-agent: a\nAllow: /\n',
    },
  ],
});

const RSL_EXTRA_LINES = defineDiagnostic({
  code: 'RSL-EXTRA-LINES',
  severity: 'info',
  ...diagnosticOf(license),
  check: checkExtraLines,
  examples: standaloneExample(
    'License: https://h.example/license.xml\nPermits: all',
    'License: https://h.example/license.xml\nPermit: all',
  ),
});

const RSL_REMIND = defineDiagnostic({
  code: 'RSL-REMIND',
  severity: 'info',
  ...diagnosticOf(license),
  check: checkLicenseConflict,
  examples: [
    {
      file: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\n\nLicense: https://h.example/license.xml\n',
      near: 'User-agent: *\nAllow: /\nContent-Signal: search=yes\n\nLicense: https://h.example/license.xml\n',
    },
  ],
});

export const licenseDiagnostics = [RSL_IN_RECORD, RSL_EXTRA_LINES, RSL_REMIND];
