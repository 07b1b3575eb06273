// The lines that go when ACAP becomes conventional records, and what people wrote beside them.

import type { AcapFile } from '../formats/acap/acap-file.ts';
import { versionInComment } from '../formats/acap/edit/version-comment.ts';
import type { AcapLine } from '../formats/acap/field.ts';
import { contentEnd } from '../formats/rep/edit/record-rows.ts';
import { isOutsideRecords } from '../formats/rep/outside-records.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import { commentOf, createPolicy, fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { lineAt } from '../text/lines.ts';
import { lowerCase } from '../text/lower-case.ts';
import { textAfterMark } from '../text/mark.ts';
import { sourceOfText } from '../text/source.ts';
import { toAcapPath } from './acap-path.ts';
import { readConventionalGroups } from './conventional-groups.ts';
import type { Loss } from './conversion.ts';

const lineTextAt = ({ source }: Policy, line: number) => lineAt(source.lines, line)!.text;

/** The lines of conventional records, but for fields that belong to no record. */
export function rowsOfRecords(policy: Policy): readonly number[] {
  return readConventionalGroups(policy).flatMap(({ agents, rules, others }) => [
    ...[...agents, ...rules].map(({ line }) => line),
    ...others.filter(({ name }) => !isOutsideRecords(name)).map(({ line }) => line),
  ]);
}

/** What a comment line says; undefined for any other line. */
const commentAt = (policy: Policy, line: number): string | undefined =>
  /^[ \t]*#(.*)$/s.exec(lineTextAt(policy, line))?.[1];

/** True if a comment is the conventional line that says what the ACAP line above it says. */
function repeatsLine({ format, source }: Policy, note: string, { field }: AcapLine): boolean {
  const one = fieldAt(createPolicy(sourceOfText(note), format), 0, rfc9309.field);
  const value = valueOf(one);
  const { directive } = one;
  if (directive?.role === 'agent')
    return field?.kind === 'crawler' && lowerCase(field.name) === lowerCase(value);
  if (directive?.role !== 'rule' || field?.kind !== 'rule' || field.resource.kind !== 'pattern') return false;
  const { pattern } = field.resource;
  if (value === '') return field.effect === 'allow' && (pattern === '/' || pattern === '*');
  return directive.effect === field.effect && toAcapPath(value, source.encoding).text === pattern;
}

/** Lines that go: ACAP, the copies of conventional lines below it, the comment that announces it. */
export function rowsOfAcap(policy: Policy, { lines }: AcapFile): Set<number> {
  const rows = new Set(lines.map(({ line }) => line));
  const end = contentEnd(policy);
  const originals = new Set(rowsOfRecords(policy).map((line) => textAfterMark(policy.source, line).trim()));
  for (const { line, read } of lines)
    for (let copy = line + 1; copy < end; copy++) {
      const note = commentAt(policy, copy);
      if (note === undefined || !(originals.has(note.trim()) || repeatsLine(policy, note, read))) break;
      rows.add(copy);
    }
  for (let line = 0; line < end; line++) if (versionInComment(policy, line)) rows.add(line);
  return rows;
}

/** What stands in a comment behind a field that goes. */
export function lossesOfComments(policy: Policy, rows: ReadonlySet<number>): readonly Loss[] {
  return [...rows].flatMap((line): Loss[] => {
    const field = fieldAt(policy, line);
    const text = field.kind === 'comment' ? undefined : commentOf(field)?.trim();
    return text ? [{ code: 'comment', line, words: [text] }] : [];
  });
}
