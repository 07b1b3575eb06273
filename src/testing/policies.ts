// Policies from text, and tables of edits, for tests.
import { expect, test } from 'vitest';
import { allLines, chunkOfLines, type SourceLine } from '../core/document/lines.ts';
import type { TextEdit } from '../core/document/range.ts';
import { type Source, sourceOfText, textOfSource } from '../core/document/source.ts';
import { formatOfPath } from '../core/formats/file-formats.ts';
import { createPolicy, type Policy, policyAfterEdits } from '../core/syntax/policy.ts';

/** A robots.txt; a leading U+FEFF is its byte order mark. */
export function policyOfText(text: string): Policy {
  return createPolicy(sourceOfText(text), formatOfPath('/robots.txt'));
}

/** The text of a file with its byte order mark. */
export function fileText(source: Source): string {
  return (source.bom ? '\ufeff' : '') + textOfSource(source);
}

/** All lines of a file. */
export function sourceLines({ lines }: Source): SourceLine[] {
  return allLines(lines);
}

/** The same lines in chunks of `size`, as many edits may create them. */
export function rechunkPolicy({ source, format }: Policy, size: number): Policy {
  const all = sourceLines(source);
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, k) => k * size);
  const chunks = starts.map((start) => chunkOfLines(all.slice(start, start + size)));
  return createPolicy({ ...source, lines: { length: all.length, chunks, starts } }, format);
}

/** A row of a table of edits: the text before, the edit, the text after. */
export type EditRow = readonly [
  name: string,
  before: string,
  action: (policy: Policy) => readonly TextEdit[],
  after: string,
];

/** Registers a test per row. It also checks that ids are unique, and that unchanged lines are the same objects. */
export function testEdits(rows: readonly EditRow[]): void {
  test.each(rows)('%s', (_name, before, action, after) => {
    const policy = policyOfText(before);
    const result = policyAfterEdits(policy, action(policy)).source;
    expect(fileText(result)).toBe(after);
    expectIdentity(policy.source, result);
  });
}

/** Expects unique ids, and that as many equal lines as possible are the same objects (except last lines). */
function expectIdentity(before: Source, after: Source): void {
  const lines = sourceLines(after);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  const old = new Set(sourceLines(before));
  const wanted = countTexts(sourceLines(before));
  const found = countTexts(lines.filter((line) => old.has(line)));
  for (const [key, count] of countTexts(lines)) {
    expect([key, found.get(key) ?? 0]).toEqual([key, Math.min(count, wanted.get(key) ?? 0)]);
  }
}

/** Expects unique ids, and the old object for a line with an old id, unless it was emptied or its ending changed. */
export function expectSameObjects(before: Source, after: Source): void {
  const lines = sourceLines(after);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  const old = new Map(sourceLines(before).map((line) => [line.id, line]));
  for (const line of lines) {
    const was = old.get(line.id);
    if (was && was.eol === line.eol && line.text !== '') expect(line).toBe(was);
  }
}

function countTexts(lines: readonly SourceLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, eol } of lines) if (eol) counts.set(text + eol, (counts.get(text + eol) ?? 0) + 1);
  return counts;
}
