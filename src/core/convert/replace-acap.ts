// Takes the ACAP lines of a file away, and puts conventional records in the place of those that no longer hold.

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

// The lines that go when ACAP becomes conventional records, and what people wrote beside them.
const lineTextAt = ({ source }: Policy, line: number) => getLine(source.lines, line).text;

/** The lines of conventional records, but for fields that belong to no record. */
function rowsOfRecords(policy: Policy): readonly number[] {
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

/** What stands in a comment behind a field that goes. */
function lossesOfComments(policy: Policy, rows: ReadonlySet<number>): readonly Loss[] {
  return [...rows].flatMap((line): Loss[] => {
    const field = fieldAt(policy, line);
    const text = field.kind === 'comment' ? undefined : commentOf(field)?.trim();
    return text ? [{ code: 'comment', line, words: [text] }] : [];
  });
}

const isAcapName = (name: string) => /^acap-/i.test(name);

/** Rules as a set to compare: nobody's order counts. */
const rulesKey = (rules: readonly WeighedRule[]) =>
  [...new Set(rules.map(({ effect, units }) => `${effect} ${units}`))].sort().join('\n');

/** The names for which the records in the file say otherwise than what is to be written. */
export function findChangingNames(
  policy: Policy,
  told: readonly CrawlerEntry[],
  needed: (rules: readonly CrawlRule[]) => readonly CrawlRule[],
): ReadonlySet<string> {
  const pools = poolRules(readConventionalGroups(policy), comparedAgentName);
  const keys = new Map<readonly CrawlRule[], string>();
  const keyOf = (rules: readonly CrawlRule[]) => {
    const key = keys.get(rules) ?? rulesKey(needed(rules));
    keys.set(rules, key);
    return key;
  };
  const byName = new Map(told.map((one) => [lowerCase(one.name), one]));
  const names = new Set([...byName.keys(), ...pools.keys()]);
  const any = pools.get(ANY_CRAWLER) ?? [];
  const [everybody] = told;
  const changes = (name: string) =>
    keyOf((byName.get(name) ?? everybody)?.crawl.rules ?? []) !== keyOf(pools.get(name) ?? any);
  return new Set([...names].filter(changes));
}

/** True if there are records already. */
export const hasRecords = (policy: Policy): boolean => readConventionalGroups(policy).length > 0;

/** What robots that know no ACAP lose when their records are replaced. */
export function lossesOfRecords(policy: Policy, changing: ReadonlySet<string>): readonly Loss[] {
  return readConventionalGroups(policy).flatMap(({ agents, others }): Loss[] => {
    const names = agents.map(({ value }) => value).filter((value) => changing.has(lowerCase(value)));
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

/** Blank lines that would be left over: between lines that go, at the beginning and at the end of the file. */
function addBlankRows(policy: Policy, rows: Set<number>, place: number): void {
  const end = contentEnd(policy);
  const isGone = (line: number) => rows.has(line) || isBlankOrEdge(policy, line);
  let [head, tail] = [0, end];
  while (head < end && isGone(head)) head++;
  while (tail > head && isGone(tail - 1)) tail--;
  /** True if the lines that go, the last of them at `line`, have a blank line above them that stays. */
  const isDoubled = (line: number) => {
    let above = line;
    while (rows.has(above)) above--;
    return above >= 0 && above !== place - 1 && isBlankOrEdge(policy, above);
  };
  const isLeft = (line: number) => line < end && !rows.has(line) && isBlankOrEdge(policy, line);
  // Blank lines next to each other stay or go together.
  for (let line = 0; line < end; line++) {
    const from = line;
    while (isLeft(line)) line++;
    if (line === from) continue;
    const isGoneAbove = rows.has(from - 1);
    const isBetween = isGoneAbove && (rows.has(line) || isDoubled(from - 1));
    const isEdge = (from < head && isGoneAbove) || (from >= tail && (place < tail || isGoneAbove));
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
 * The edits, and the comments that go with their lines; `records` are the lines of those to write, or undefined if
 * those that stand in the file stay.
 */
export function replaceAcap(
  policy: Policy,
  file: AcapFile,
  records: readonly (readonly string[])[] | undefined,
): Conversion {
  const rows = rowsOfAcap(policy, file);
  const old = records ? rowsOfRecords(policy) : [];
  const place = records ? smallestOf(old.length > 0 ? old : [file.firstRecord]) : -1;
  for (const line of old) rows.add(line);
  // Rules of no record have no effect; behind the new records they would belong to the last one.
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
