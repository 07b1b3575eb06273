// Removes the ACAP lines of a file, and replaces the conventional records that no longer apply.

import { textAfterMark } from '../document/byte-order-mark.ts';
import { getLine } from '../document/lines.ts';
import { type LineChange, placeLines } from '../document/place-lines.ts';
import { sourceOfText } from '../document/source.ts';
import type { AcapFile } from '../formats/acap/acap-file.ts';
import { versionInComment } from '../formats/acap/edit/version-comment.ts';
import type { AcapLine } from '../formats/acap/field.ts';
import { contentEnd, isBlankOrEdge } from '../formats/rep/edit/record-rows.ts';
import { isOutsideRecords } from '../formats/rep/outside-records.ts';
import { readRecords } from '../formats/rep/records.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import { commentOf, createPolicy, fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { smallestOf } from '../text/large-lists.ts';
import { lowerCase } from '../text/lower-case.ts';
import { toAcapPath } from './acap-path.ts';
import { ANY_CRAWLER, comparedAgentName, poolRules, readConventionalGroups } from './conventional-groups.ts';
import type { Conversion, Loss } from './conversion.ts';
import type { CrawlerEntry, CrawlRule } from './crawl-rules.ts';
import type { WeighedRule } from './weighed-rules.ts';

const lineTextAt = ({ source }: Policy, line: number) => getLine(source.lines, line).text;

/** The lines of conventional records, except fields that belong to no record. */
function rowsOfRecords(policy: Policy): readonly number[] {
  return readConventionalGroups(policy).flatMap(({ agents, rules, others }) => [
    ...[...agents, ...rules].map(({ line }) => line),
    ...others.filter(({ name }) => !isOutsideRecords(name)).map(({ line }) => line),
  ]);
}

/** The text of a comment line; undefined for any other line. */
const commentAt = (policy: Policy, line: number): string | undefined =>
  /^[ \t]*#(.*)$/s.exec(lineTextAt(policy, line))?.[1];

/** Whether a comment is the conventional form of the ACAP line above it. */
function repeatsLine({ format, source }: Policy, note: string, { field }: AcapLine): boolean {
  const noteField = fieldAt(createPolicy(sourceOfText(note), format), 0, rfc9309.field);
  const value = valueOf(noteField);
  const { directive } = noteField;
  if (directive?.role === 'agent')
    return field?.kind === 'crawler' && lowerCase(field.name) === lowerCase(value);
  if (directive?.role !== 'rule' || field?.kind !== 'rule' || field.resource.kind !== 'pattern') return false;
  const { pattern } = field.resource;
  if (value === '') return field.effect === 'allow' && (pattern === '/' || pattern === '*');
  return directive.effect === field.effect && toAcapPath(value, source.encoding).text === pattern;
}

/** The lines to remove: ACAP lines, the comments below that repeat conventional lines, the version comment. */
function rowsOfAcap(policy: Policy, { lines }: AcapFile): Set<number> {
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

/** The losses of comments after fields that are removed. */
function lossesOfComments(policy: Policy, rows: ReadonlySet<number>): readonly Loss[] {
  return [...rows].flatMap((line): Loss[] => {
    const field = fieldAt(policy, line);
    const text = field.kind === 'comment' ? undefined : commentOf(field)?.trim();
    return text ? [{ code: 'comment', line, words: [text] }] : [];
  });
}

const isAcapName = (name: string) => /^acap-/i.test(name);

/** Equal for lists with the same rules, in any order. */
const rulesKey = (rules: readonly WeighedRule[]) =>
  [...new Set(rules.map(({ effect, units }) => `${effect} ${units}`))].sort().join('\n');

/** The names for which the records in the file give other answers than the records to be written. */
export function findChangingNames(
  policy: Policy,
  entries: readonly CrawlerEntry[],
  needed: (rules: readonly CrawlRule[]) => readonly CrawlRule[],
): ReadonlySet<string> {
  const pools = poolRules(readConventionalGroups(policy), comparedAgentName);
  const keys = new Map<readonly CrawlRule[], string>();
  const keyOf = (rules: readonly CrawlRule[]) => {
    const key = keys.get(rules) ?? rulesKey(needed(rules));
    keys.set(rules, key);
    return key;
  };
  const byName = new Map(entries.map((one) => [lowerCase(one.name), one]));
  const names = new Set([...byName.keys(), ...pools.keys()]);
  const any = pools.get(ANY_CRAWLER) ?? [];
  const [anyOther] = entries;
  const changes = (name: string) =>
    keyOf((byName.get(name) ?? anyOther)?.crawl.rules ?? []) !== keyOf(pools.get(name) ?? any);
  return new Set([...names].filter(changes));
}

/** Whether there are conventional records. */
export const hasRecords = (policy: Policy): boolean => readConventionalGroups(policy).length > 0;

/** The losses for crawlers that do not read ACAP when their records are replaced. */
export function lossesOfRecords(policy: Policy, changingNames: ReadonlySet<string>): readonly Loss[] {
  return readConventionalGroups(policy).flatMap(({ agents, others }): Loss[] => {
    const names = agents.map(({ value }) => value).filter((value) => changingNames.has(lowerCase(value)));
    const fields = others.filter(({ name }) => !isOutsideRecords(name) && !isAcapName(name));
    const [first] = agents;
    return [
      ...(first && names.length > 0
        ? [{ code: 'records-replaced', line: first.line, words: names } as const]
        : []),
      ...fields.map(({ line, name, value }): Loss => ({ code: 'other-field', line, words: [name, value] })),
    ];
  });
}

/** Adds blank lines that would be left over: between removed lines, and at the beginning and the end of the file. */
function addBlankRows(policy: Policy, rows: Set<number>, place: number): void {
  const end = contentEnd(policy);
  const isRemovedOrBlank = (line: number) => rows.has(line) || isBlankOrEdge(policy, line);
  let [head, tail] = [0, end];
  while (head < end && isRemovedOrBlank(head)) head++;
  while (tail > head && isRemovedOrBlank(tail - 1)) tail--;
  /** Whether a blank line that is kept is above the removed lines that end at `line`. */
  const isDoubled = (line: number) => {
    let above = line;
    while (rows.has(above)) above--;
    return above >= 0 && above !== place - 1 && isBlankOrEdge(policy, above);
  };
  const isRemaining = (line: number) => line < end && !rows.has(line) && isBlankOrEdge(policy, line);
  // Adjacent blank lines are kept or removed together.
  for (let line = 0; line < end; line++) {
    const from = line;
    while (isRemaining(line)) line++;
    if (line === from) continue;
    const isRemovedAbove = rows.has(from - 1);
    const isBetween = isRemovedAbove && (rows.has(line) || isDoubled(from - 1));
    const isEdge = (from < head && isRemovedAbove) || (from >= tail && (place < tail || isRemovedAbove));
    if (isBetween || isEdge) for (let blank = from; blank < line; blank++) rows.add(blank);
  }
}

function removalRuns(rows: ReadonlySet<number>): LineChange[] {
  const changes: { at: number; remove: number; insert: { text: string }[] }[] = [];
  for (const line of [...rows].sort((a, b) => a - b)) {
    const open = changes.at(-1);
    if (open && line === open.at + open.remove) open.remove++;
    else changes.push({ at: line, remove: 1, insert: [] });
  }
  return changes;
}

/**
 * Returns the edits, and the losses of comments. `records` are the lines of the new records, or undefined to keep
 * the existing ones.
 */
export function replaceAcap(
  policy: Policy,
  file: AcapFile,
  records: readonly (readonly string[])[] | undefined,
): Conversion {
  const rows = rowsOfAcap(policy, file);
  const oldLines = records ? rowsOfRecords(policy) : [];
  const place = records ? smallestOf(oldLines.length > 0 ? oldLines : [file.firstRecord]) : -1;
  for (const line of oldLines) rows.add(line);
  // Rules outside records have no effect, but after the new records they would belong to the last one.
  const { orphans } = readRecords(policy, rfc9309);
  if (records) for (const { line } of orphans) if (line > place) rows.add(line);
  const losses = lossesOfComments(policy, rows);
  addBlankRows(policy, rows, place);
  const changes = removalRuns(rows);
  if (!records) return { edits: placeLines(policy.source, changes), losses };
  const at = changes.findIndex((change) => place >= change.at && place < change.at + change.remove);
  const run = changes[at]!;
  const blankAt = (line: number) => (isBlankOrEdge(policy, line) ? [] : ['']);
  const texts = records.flatMap((texts, i) => (i === 0 ? texts : ['', ...texts]));
  const insert = [...blankAt(run.at - 1), ...texts, ...blankAt(run.at + run.remove)].map((text) => ({
    text,
  }));
  changes[at] = { ...run, insert };
  return { edits: placeLines(policy.source, changes), losses };
}
