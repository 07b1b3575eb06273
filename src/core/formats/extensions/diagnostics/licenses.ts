// Findings about License: the crawlers that it is for, and additional lines that one vendor writes next to it (RSL
// 1.0 4.4).

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import { recordText } from '../example.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { fromLine } from '../line-readers.ts';
import { license } from '../lines/license.ts';
import { type ExtensionContext, type FixContext, fieldColumns } from './check-context.ts';
import { isNeutralLine } from './fixes.ts';
import { agentsOf } from './lines-by-record.ts';

const kinds = {
  'RSL-IN-RECORD': kind<{ readonly url: string; readonly place: 'in' | 'after' }>({
    severity: 'info',
    ...fromLine(license),
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
  }),
};

type Context = ExtensionContext<typeof kinds>;

/** Moves the line above the first record, where it is in no record for any reader. */
function moveAboveRecordsFix(context: FixContext, { line, field }: ExtensionLine): Fix {
  const { policy } = context.subject;
  return context.fix(
    'modern-move-above',
    { line: line + 1 },
    () =>
      placeLines(policy.source, [
        removeRows(policy, line, line + 1),
        { at: blocksOf(policy)[0]?.lead ?? 0, remove: 0, insert: [field.line, { text: '' }] },
      ]),
    isNeutralLine(context, line) ? 'same' : 'changes',
  );
}

/**
 * A license in a record is only for the crawlers of that record, and there are others. After the last
 * record, this is open.
 */
function checkLicensesInRecords(context: Context) {
  const { records } = context.subject.records;
  const afterRecords = blocksOf(context.subject.policy).at(-1)?.end ?? 0;
  for (const extensionLine of linesOf(context.subject.file, license)) {
    const record = context.subject.facts.recordByLine().get(extensionLine.line);
    if (!record || (records.length === 1 && agentsOf(record).includes('*'))) continue;
    const place = extensionLine.line >= afterRecords ? 'after' : 'in';
    context.report('RSL-IN-RECORD', fieldColumns(extensionLine), { url: extensionLine.value, place }, () =>
      moveAboveRecordsFix(context, extensionLine),
    );
  }
}

export const licenseChecks = defineChecks(kinds, checkLicensesInRecords);
