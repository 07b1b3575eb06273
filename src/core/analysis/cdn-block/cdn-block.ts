// A delivery network's block in front of a file: what visitors get, and what the own lines still say in it.

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

/** A block of a shape, as text. */
export function printCdnBlock(
  { begin, end, remarks, signal, closed }: CdnBlockShape,
  format: Format,
): string {
  const [name, value] = signal;
  const records = closed.map((agent) => [
    agentText(format, agent),
    ruleText(format, { effect: 'deny', path: '/' }),
  ]);
  const everybody = [
    agentText(format, '*'),
    `${name}: ${value}`,
    ruleText(format, { effect: 'allow', path: '/' }),
  ];
  const parts = [
    [`# ${begin}`, ...remarks.map((remark) => `# ${remark}`)],
    everybody,
    ...records,
    [`# ${end}`],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n\n`;
}

/** What visitors get. */
export interface CombinedFile {
  readonly source: Source;
  /** How many of its lines are the block's. */
  readonly offset: number;
}

/**
 * Puts a block in front of a file, octet for octet. A block that does not end in a line break gets one; behind a lone CR
 * it is an LF too, as one at the beginning of the file would otherwise be half of a line break.
 */
export function prependBlock(own: Source, block: string): CombinedFile {
  const text = block === '' || block.endsWith('\n') ? block : `${block}\n`;
  const [front, back] = [new TextEncoder().encode(text), printSource(own)];
  const bytes = new Uint8Array(front.length + back.length);
  bytes.set(front);
  bytes.set(back, front.length);
  return { source: readSource(bytes), offset: splitLines(text).length - 1 };
}

/**
 * Why a robot gets another answer. `named`: the block names it, so what the file says to all others no longer counts.
 * `joined`: its records in both parts count together. `instead`: only the first record counts, which is the block's.
 * `glued`: a record of the block without a rule runs on into the file. `adopted`: rules of the file that stood in no
 * record come into one of the block. `new`: nothing spoke to it before. `other`: the file itself is read otherwise behind
 * the block.
 */
export type CdnChangeCause = 'named' | 'joined' | 'instead' | 'glued' | 'adopted' | 'new' | 'other';

/** A URL and robots that get another answer, all the same one, from the same readers. */
export interface CdnAnswerChange {
  readonly url: string;
  readonly agents: readonly string[];
  readonly before: Answer;
  readonly after: Answer;
  /** Places of the readers. */
  readonly readers: readonly number[];
}

/** Changes with one cause; `count`: answers, one for each robot, URL and reader. */
export interface CdnChangeGroup {
  readonly cause: CdnChangeCause;
  readonly count: number;
  readonly changes: readonly CdnAnswerChange[];
}

/** Both versions, ready for one reader. */
export interface CdnVersionPair {
  readonly own: FetchAnswers;
  readonly combined: FetchAnswers;
}

/** Both versions, ready for every reader. */
export interface CdnBlockVersions {
  readonly readers: readonly CdnVersionPair[];
  /** How many lines of the combined file are the block's. */
  readonly offset: number;
}

/** Makes both versions ready; pauses between them. */
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

/** Why a robot is told something else of a URL under one reader. */
function createCauseFinder({ own: before, combined: behind }: CdnVersionPair, offset: number) {
  const partsOf = createPartsFinder(behind, offset);
  return (agent: string, url: string): CdnChangeCause => {
    const [was, is] = [before.classOf(agent), behind.classOf(agent)];
    const { whose, adopted } = partsOf(is);
    const by = adopted.length > 0 ? behind.asking(agent, url).by?.line : undefined;
    if (by !== undefined && adopted.some((lines) => lines.has(by))) return 'adopted';
    if (whose.has('both')) return 'glued';
    if (!whose.has('block')) return 'other';
    if (whose.has('own')) return 'joined';
    if (was.selection.records.length === 0) return 'new';
    // Whoever obeyed the record of another name, for want of one of its own, was not named either.
    const wasNamed = was.selection.name !== undefined && was.selection.quirk !== 'fallback';
    return !wasNamed && is.selection.name !== undefined ? 'named' : 'instead';
  };
}

interface CauseChanges {
  count: number;
  readonly changes: Map<string, CdnAnswerChange & { readonly readers: number[] }>;
}

/** Robots with the same change of the same URL from the same readers stand together. */
function mergeChangesByUrl(changes: Iterable<CdnAnswerChange>): readonly CdnAnswerChange[] {
  const together = new Map<string, CdnAnswerChange & { readonly agents: string[] }>();
  for (const change of changes) {
    const key = JSON.stringify([change.url, change.before, change.after, change.readers]);
    const known = together.get(key);
    if (known) addAll(known.agents, change.agents);
    else together.set(key, { ...change, agents: [...change.agents] });
  }
  return [...together.values()];
}

/**
 * The answers that the block changes, by cause, the largest group first. A piece per robot and reader.
 * @param limit how many changes of a group are listed before robots are put together; all are counted.
 */
export function* cdnBlockChangesTask(
  { readers, offset }: CdnBlockVersions,
  { agents, urls }: TableCells,
  limit = 500,
): CooperativeTask<readonly CdnChangeGroup[]> {
  const groups = new Map<CdnChangeCause, CauseChanges>();
  const note = (
    cause: CdnChangeCause,
    change: Omit<CdnAnswerChange, 'agents' | 'readers'>,
    agent: string,
    place: number,
  ) => {
    const group = groups.get(cause) ?? { count: 0, changes: new Map() };
    groups.set(cause, group);
    group.count++;
    const key = JSON.stringify([agent, change.url, change.before, change.after]);
    const known = group.changes.get(key);
    if (known) known.readers.push(place);
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
          note(causeOf(agent, url), change, agent, place);
        }
      },
    );
  }
  return [...groups]
    .map(([cause, { count, changes }]) => ({ cause, count, changes: mergeChangesByUrl(changes.values()) }))
    .toSorted((a, b) => b.count - a.count);
}
