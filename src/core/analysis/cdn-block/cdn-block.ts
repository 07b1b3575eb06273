// The effect of a CDN block at the beginning of a file: what visitors receive, and which answers change.

import type { CdnBlockShape } from '../../catalogue/cdn-block-sample.ts';
import type { Source } from '../../document/source.ts';
import { printSource, readSource, splitLines } from '../../document/source.ts';
import { agentText, ruleText } from '../../formats/rep/edit/field-spelling.ts';
import type { FetchAnswers } from '../../formats/rep/question/fetch.ts';
import { answerFetch } from '../../formats/rep/question/fetch.ts';
import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { answerAt } from '../../questions/question.ts';
import { versionDiffTask } from '../../questions/table-diff.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Format } from '../../syntax/directives.ts';
import { addAll } from '../../text/large-lists.ts';
import type { SharedQuery, TableCells } from '../reader-differences/reader-diff.ts';
import { createPartsFinder } from './applied-parts.ts';

/** Returns a block of a given shape as text. */
export function printCdnBlock(
  { begin, end, remarks, signal, closed }: CdnBlockShape,
  format: Format,
): string {
  const [name, value] = signal;
  const records = closed.map((agent) => [
    agentText(format, agent),
    ruleText(format, { effect: 'deny', path: '/' }),
  ]);
  const starRecord = [
    agentText(format, '*'),
    `${name}: ${value}`,
    ruleText(format, { effect: 'allow', path: '/' }),
  ];
  const parts = [
    [`# ${begin}`, ...remarks.map((remark) => `# ${remark}`)],
    starRecord,
    ...records,
    [`# ${end}`],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n\n`;
}

/** The file that visitors receive. */
export interface CombinedFile {
  readonly source: Source;
  /** The number of its lines that belong to the block. */
  readonly offset: number;
}

/**
 * Prepends a block to a file, octet by octet. A block without a line break at its end gets one. After a lone CR
 * that is an LF too, because an LF at the beginning of the file would otherwise become half of a line break.
 */
export function prependBlock(original: Source, block: string): CombinedFile {
  const text = block === '' || block.endsWith('\n') ? block : `${block}\n`;
  const [front, back] = [new TextEncoder().encode(text), printSource(original)];
  const bytes = new Uint8Array(front.length + back.length);
  bytes.set(front);
  bytes.set(back, front.length);
  return { source: readSource(bytes), offset: splitLines(text).length - 1 };
}

/**
 * Why the answer for a crawler changes. `named`: the block names it, so that the file's record for all other
 * crawlers no longer applies. `joined`: its records in both parts are merged. `instead`: only the first record
 * applies, which is the block's. `glued`: a record of the block without a rule continues in the file. `adopted`:
 * rules of the file that were in no record become part of a record of the block. `new`: no record applied to it
 * before. `other`: the file itself is read differently after the block.
 */
export type CdnChangeCause = 'named' | 'joined' | 'instead' | 'glued' | 'adopted' | 'new' | 'other';

/** A URL, and the crawlers and readers for which its answer changes in the same way. */
export interface CdnAnswerChange {
  readonly url: string;
  readonly agents: readonly string[];
  readonly before: Answer;
  readonly after: Answer;
  /** Indexes of the readers. */
  readonly readers: readonly number[];
}

/** The changes with one cause. `count`: the number of answers, one for each crawler, URL and reader. */
export interface CdnChangeGroup {
  readonly cause: CdnChangeCause;
  readonly count: number;
  readonly changes: readonly CdnAnswerChange[];
}

/** Both versions, prepared for one reader. */
export interface CdnVersionPair {
  readonly own: FetchAnswers;
  readonly combined: FetchAnswers;
}

/** Both versions, prepared for every reader. */
export interface CdnBlockVersions {
  readonly readers: readonly CdnVersionPair[];
  /** The number of lines of the combined file that belong to the block. */
  readonly offset: number;
}

/** Prepares both versions. Pauses between them. */
export function* prepareCdnBlockTask(
  { site, file, ...options }: SharedQuery,
  { source, offset }: CombinedFile,
  readers: readonly Reader[],
): CooperativeTask<CdnBlockVersions> {
  const format = site.files.get(file)?.format;
  const files = format ? new Map(site.files).set(file, { source, format }) : site.files;
  const prepare = (version: PolicyFiles, reader: Reader) =>
    answerFetch(version, { question: 'fetch', reader, file, ...options });
  const prepared: CdnVersionPair[] = [];
  for (const reader of readers) {
    const own = prepare(site, reader);
    yield;
    prepared.push({ own, combined: prepare({ ...site, files }, reader) });
    yield;
  }
  return { readers: prepared, offset };
}

/** Creates a function that finds why the answer for a crawler and a URL changes under one reader. */
function createCauseFinder({ own: before, combined: afterBlock }: CdnVersionPair, offset: number) {
  const partsOf = createPartsFinder(afterBlock, offset);
  return (agent: string, url: string): CdnChangeCause => {
    const [was, is] = [before.classOf(agent), afterBlock.classOf(agent)];
    const { owners, adopted } = partsOf(is);
    const by = adopted.length > 0 ? afterBlock.asking(agent, url).by?.line : undefined;
    if (by !== undefined && adopted.some((lines) => lines.has(by))) return 'adopted';
    if (owners.has('both')) return 'glued';
    if (!owners.has('block')) return 'other';
    if (owners.has('own')) return 'joined';
    if (was.selection.records.length === 0) return 'new';
    // A crawler that obeyed the record of another name as a fallback was not named either.
    const wasNamed = was.selection.name !== undefined && was.selection.quirk !== 'fallback';
    return !wasNamed && is.selection.name !== undefined ? 'named' : 'instead';
  };
}

interface CauseChanges {
  count: number;
  readonly changes: Map<string, CdnAnswerChange & { readonly readers: number[] }>;
}

/** Merges crawlers with the same change of the same URL and the same readers. */
function mergeChangesByUrl(changes: Iterable<CdnAnswerChange>): readonly CdnAnswerChange[] {
  const merged = new Map<string, CdnAnswerChange & { readonly agents: string[] }>();
  for (const change of changes) {
    const key = JSON.stringify([change.url, change.before, change.after, change.readers]);
    const existing = merged.get(key);
    if (existing) addAll(existing.agents, change.agents);
    else merged.set(key, { ...change, agents: [...change.agents] });
  }
  return [...merged.values()];
}

/**
 * Finds the answers that the block changes, grouped by cause, the largest group first. Pauses after each crawler
 * and reader.
 * @param limit the number of changes of a group that are listed, before crawlers are merged. All are counted.
 */
export function* cdnBlockChangesTask(
  { readers, offset }: CdnBlockVersions,
  { agents, urls }: TableCells,
  limit = 500,
): CooperativeTask<readonly CdnChangeGroup[]> {
  const groups = new Map<CdnChangeCause, CauseChanges>();
  const addChange = (
    cause: CdnChangeCause,
    change: Omit<CdnAnswerChange, 'agents' | 'readers'>,
    agent: string,
    place: number,
  ) => {
    const group = groups.get(cause) ?? { count: 0, changes: new Map() };
    groups.set(cause, group);
    group.count++;
    const key = JSON.stringify([agent, change.url, change.before, change.after]);
    const existing = group.changes.get(key);
    if (existing) existing.readers.push(place);
    else if (group.changes.size < limit)
      group.changes.set(key, { ...change, agents: [agent], readers: [place] });
  };
  const columns = agents.map((agent) => [agent] as const);
  for (const [place, pair] of readers.entries()) {
    const causeOf = createCauseFinder(pair, offset);
    yield* versionDiffTask(
      pair.own.asking,
      pair.combined.asking,
      columns,
      urls,
      ({ names, rows, before, after }) => {
        const [agent] = names;
        for (const { row, url } of rows) {
          const change = { url, before: answerAt(before, row), after: answerAt(after, row) };
          addChange(causeOf(agent, url), change, agent, place);
        }
      },
    );
  }
  return [...groups]
    .map(([cause, { count, changes }]) => ({ cause, count, changes: mergeChangesByUrl(changes.values()) }))
    .toSorted((a, b) => b.count - a.count);
}
