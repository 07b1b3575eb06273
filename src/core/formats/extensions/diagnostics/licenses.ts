// License: which crawlers it is for, and the further lines that one vendor writes beside it (RSL 1.0 4.4).

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { insertAt } from '../../../document/range.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import { EXACT_FIELDS } from '../../../syntax/directives.ts';
import { fieldAt, nameOf } from '../../../syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../../syntax/recognize.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import { preferenceOf } from '../content-usage.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { type Check, type CheckContext, fieldColumns } from './check-context.ts';
import { isNeutralLine } from './line-neighbours.ts';
import { agentsOf } from './lines-by-record.ts';

/** Moves the line above the first record: there it is in no record for any reader. */
function moveAboveRecordsFix({ policy }: CheckContext, { line, field }: ExtensionLine): Fix {
  return createFix(
    'modern-move-above',
    [String(line + 1)],
    isNeutralLine(policy, line) ? 'same' : 'changes',
    () =>
      placeLines(policy.source, [
        removeRows(policy, line, line + 1),
        { at: blocksOf(policy)[0]?.lead ?? 0, remove: 0, insert: [field.line, { text: '' }] },
      ]),
  );
}

/** RSL-IN-RECORD: a license in a record is only for the crawlers of that record, and there are others. */
export const checkLicensesInRecords: Check = (look) => {
  const { records } = look.records;
  const recordOf = new Map(records.flatMap((record) => record.others.map((line) => [line, record] as const)));
  for (const one of look.file.licenses) {
    const record = recordOf.get(one.line);
    if (!record || (records.length === 1 && agentsOf(record).includes('*'))) continue;
    look.put('RSL-IN-RECORD', fieldColumns(one), [one.value], () => [moveAboveRecordsFix(look, one)]);
  }
};

const EXTRA_LINE = /^(?:permits|prohibits|compensation|standard)$/i;

function reportExtraLine({ policy, put }: CheckContext, line: number): void {
  const field = fieldAt(policy, line);
  if (!EXTRA_LINE.test(nameOf(field))) return;
  const { nameStart: start, nameEnd: end } = field.places;
  put('RSL-EXTRA-LINES', { line, start, end }, [nameOf(field)], () => [
    createFix('modern-comment-out', [String(line + 1)], 'changes', () => [insertAt(line, start, '# ')]),
  ]);
}

/** RSL-EXTRA-LINES: lines that are not in the guide; only where a License is in the file, for the words are common. */
export const checkExtraLines: Check = (look) => {
  const { policy, file } = look;
  if (file.licenses.length === 0) return;
  const { chunks, starts } = policy.source.lines;
  chunks.forEach((chunk, k) => {
    kindsInChunk(chunk, policy.format, EXACT_FIELDS).forEach((kind, i) => {
      if (kind === LINE_KIND.other) reportExtraLine(look, starts[k]! + i);
    });
  });
};

const findTrainingRefusal = (look: CheckContext): ExtensionLine | undefined =>
  look.file.signals.find(({ read: { parts } }) =>
    parts?.some(({ key, value }) => key === 'ai-train' && value === 'no'),
  ) ?? look.file.usages.find(({ read: { parts } }) => preferenceOf(parts, 'train-ai') === 'disallowed');

/** RSL-REMIND: a licence may offer what a line refuses; its document is not read here. */
export const checkLicenseConflict: Check = (look) => {
  const no = findTrainingRefusal(look);
  if (!no) return;
  for (const one of look.file.licenses)
    if (one.read.parts) look.put('RSL-REMIND', fieldColumns(one), [one.value, no.value, String(no.line + 1)]);
};
