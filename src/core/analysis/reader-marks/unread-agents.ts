// Marks lines that were meant as user-agent lines but are none for a reader, with the record that has their rules now.

import { type Chunk, lineIn, placedChunks } from '../../document/lines.ts';
import { createFieldNames, isConventional } from '../../formats/rep/diagnostics/lines/fields/field-names.ts';
import {
  INTENDED_PART,
  interpretLine,
  scanIntendedLine,
} from '../../formats/rep/diagnostics/lines/line-meaning.ts';
import type { Records } from '../../formats/rep/records.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import type { Reader } from '../../readers/reader.ts';
import { type FieldOptions, type Format, LENIENT_FIELDS } from '../../syntax/directives.ts';
import { fieldAt, nameOf, type Policy, valueOf } from '../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import type { AddMark } from './mark.ts';

/** How the text of a line begins that can be meant as a user-agent line: most lines are dismissed by it. */
const CAN_BE_AGENT = /^[^:#\w]*[a-z][\w \t-]{5,12}(?:[:= \t]|$)/i;

/** Returns the lines of a chunk that no reader reads and that were meant as user-agent lines, by their places in it. */
const misspelledAgents = memoizeByKey((format: Format) => {
  const names = createFieldNames(format);
  return memoizeByKey((chunk: Chunk): readonly number[] => {
    const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
    const lines: number[] = [];
    for (const [at, kind] of kinds.entries()) {
      if (kind !== LINE_KIND.other && kind !== LINE_KIND.junk) continue;
      const text = lineIn(chunk, at)?.text ?? '';
      if (!CAN_BE_AGENT.test(text)) continue;
      if (interpretLine(text, scanIntendedLine(text), names).part === INTENDED_PART.agent) lines.push(at);
    }
    return lines;
  });
});

/** Returns the lines of a chunk that some readers read as user-agent lines, but not this one. */
function unrecognizedAgents(chunk: Chunk, format: Format, field: FieldOptions): readonly number[] {
  const lenient = kindsInChunk(chunk, format, LENIENT_FIELDS);
  const own = kindsInChunk(chunk, format, field);
  const lines: number[] = [];
  for (const [at, kind] of lenient.entries()) {
    if (own[at] === kind) continue;
    const directive = directiveOfKind(format, kind);
    if (directive?.role === 'agent' && isConventional(format, directive)) lines.push(at);
  }
  return lines;
}

/** Returns all such lines of a file, in file order. */
function unreadAgents({ source, format }: Policy, { field }: Reader): number[] {
  const misspelled = misspelledAgents(format);
  const lines: number[] = [];
  for (const { chunk, start } of placedChunks(source.lines))
    for (const at of [...misspelled(chunk), ...unrecognizedAgents(chunk, format, field)])
      lines.push(start + at);
  return lines.toSorted((a, b) => a - b);
}

/** The rules of a reader in file order, with their records, and the lines of its user-agents. */
function rulesInOrder({ records, orphans }: Records) {
  const rules: { readonly line: number; readonly record: RobotsRecord | undefined }[] = [
    ...records.flatMap((record) => record.rules.map(({ line }) => ({ line, record }))),
    ...orphans.map(({ line }) => ({ line, record: undefined })),
  ];
  return rules.toSorted((a, b) => a.line - b.line);
}

/** Marks the lines of a file that were meant as user-agent lines and are none for the reader. */
export function markUnreadAgents(policy: Policy, records: Records, reader: Reader, addMark: AddMark): void {
  const lines = unreadAgents(policy, reader).filter((line) => line < records.seen.end);
  if (lines.length === 0) return;
  const rules = rulesInOrder(records);
  let next = 0;
  for (const [i, line] of lines.entries()) {
    while ((rules[next]?.line ?? Infinity) < line) next++;
    const end = lines[i + 1] ?? Infinity;
    const first = rules[next];
    const record = first && first.line < end ? first.record : undefined;
    // A record that begins below the line has user-agents of its own.
    const isBelow = (record?.agents[0] ?? -1) > line;
    let count = 0;
    if (!isBelow)
      for (let at = next; (rules[at]?.line ?? Infinity) < end && rules[at]?.record === record; at++) count++;
    const [agentLine = -1] = count > 0 ? (record?.agents ?? []) : [];
    const field = fieldAt(policy, line);
    addMark(line, {
      code: 'unread-agent',
      params: {
        name: field.places.shape === 'field' ? nameOf(field) : '',
        rules: count,
        agent: agentLine < 0 ? '' : valueOf(fieldAt(policy, agentLine)),
        line: agentLine,
        more: agentLine < 0 ? 0 : (record?.agents.length ?? 1) - 1,
      },
    });
  }
}
