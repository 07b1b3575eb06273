// License: where it stands, and the further lines that one vendor puts beside it (modern-lines 11).

import { preferenceOf } from '../../dialects/modern-lines/content-usage.ts';
import type { ModernLine } from '../../dialects/modern-lines/file.ts';
import { EXACT } from '../../policy/directive.ts';
import { fileEnd, isBlankOrEdge, takeOut } from '../../policy/edit/rows.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import { fieldAt, nameOf } from '../../policy/policy.ts';
import { KIND, kindsInChunk } from '../../policy/recognise.ts';
import { insertAt } from '../../text/range.ts';
import { type Check, type Look, wholeField } from './looking.ts';
import { isNeutral, standings } from './standing.ts';

/** Puts the line at the end of the file, behind a blank line. */
function atEnd({ policy }: Look, { line, field }: ModernLine): Fix {
  const end = fileEnd(policy);
  const gap = isBlankOrEdge(policy, end - 1) ? [] : [{ text: '' }];
  return fixOf('modern-move-to-end', [String(line + 1)], isNeutral(policy, line) ? 'same' : 'changes', () =>
    placeLines(policy.source, [
      takeOut(policy, line, line + 1),
      { at: end, remove: 0, insert: [...(end === line + 1 ? [{ text: '' }] : gap), field.line] },
    ]),
  );
}

/** RSL-IN-RECORD: it looks as if it were said to the robots of a record, and counts for all. */
export const inRecords: Check = (look) => {
  for (const one of look.file.licenses)
    if (standings(look.policy).get(one.line)!.inRun)
      look.put('RSL-IN-RECORD', wholeField(one), [one.value], () => [atEnd(look, one)]);
};

const EXTRA = /^(?:permits|prohibits|compensation|standard)$/i;

function extraLine({ policy, put }: Look, line: number): void {
  const field = fieldAt(policy, line);
  if (!EXTRA.test(nameOf(field))) return;
  const { nameStart: start, nameEnd: end } = field.places;
  put('RSL-EXTRA-LINES', { line, start, end }, [nameOf(field)], () => [
    fixOf('modern-comment-out', [String(line + 1)], 'changes', () => [insertAt(line, start, '# ')]),
  ]);
}

/** RSL-EXTRA-LINES: lines that are not in the guide; only where a License is in the file, for the words are common. */
export const extraLines: Check = (look) => {
  const { policy, file } = look;
  if (file.licenses.length === 0) return;
  const { chunks, starts } = policy.source.lines;
  chunks.forEach((chunk, k) => {
    kindsInChunk(chunk, policy.format, EXACT).forEach((kind, i) => {
      if (kind === KIND.other) extraLine(look, starts[k]! + i);
    });
  });
};

const forbidsTraining = (look: Look): ModernLine | undefined =>
  look.file.signals.find(({ read: { parts } }) =>
    parts?.some(({ key, value }) => key === 'ai-train' && value === 'no'),
  ) ?? look.file.usages.find(({ read: { parts } }) => preferenceOf(parts, 'train-ai') === 'disallowed');

/** RSL-REMIND: a licence may offer what a line refuses; its document is not read here. */
export const remind: Check = (look) => {
  const no = forbidsTraining(look);
  if (!no) return;
  for (const one of look.file.licenses)
    if (one.read.parts) look.put('RSL-REMIND', wholeField(one), [one.value, no.value, String(no.line + 1)]);
};
