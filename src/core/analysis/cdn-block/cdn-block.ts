// The effect of a CDN block at the beginning of a file: what visitors receive, and which answers change.

import type { CdnBlockShape } from '../../catalogue/cdn-block-sample.ts';
import { linesOfText } from '../../document/lines.ts';
import type { Source } from '../../document/source.ts';
import { printSource, readSource } from '../../document/source.ts';
import { agentText, ruleText } from '../../formats/rep/edit/field-spelling.ts';

import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Format } from '../../syntax/directives.ts';
import {
  type ChangedAnswer,
  type ChangedAnswers,
  createChangedAnswers,
} from '../../trial/changed-answers.ts';
import { withSource } from '../../trial/edited-site.ts';
import { type TableCells, trialTask } from '../../trial/trial.ts';
import { prepareVersionTask, type ReaderAnswers, type Version } from '../../trial/version.ts';
import type { SharedQuery } from '../reader-differences/reader-diff.ts';
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
  return { source: readSource(bytes), offset: linesOfText(text).length - 1 };
}

/**
 * Why the answer for a crawler changes. `named`: the block names it, so that the file's record for all other
 * crawlers no longer applies. `joined`: its records in both parts are merged. `instead`: only the first record
 * applies, which is the block's. `glued`: a record of the block without a rule continues in the file. `adopted`:
 * rules of the file that were in no record become part of a record of the block. `new`: no record applied to it
 * before. `other`: the file itself is read differently after the block.
 */
export type CdnChangeCause = 'named' | 'joined' | 'instead' | 'glued' | 'adopted' | 'new' | 'other';

/** The changes with one cause. `count`: the number of answers, one for each crawler, URL and reader. */
export interface CdnChangeGroup {
  readonly cause: CdnChangeCause;
  readonly count: number;
  readonly changes: readonly ChangedAnswer[];
}

/** Both versions, prepared for one reader. */
export interface CdnVersionPair {
  readonly own: ReaderAnswers;
  readonly combined: ReaderAnswers;
}

/** Both versions, prepared for every reader. */
export interface CdnBlockVersions {
  readonly own: Version;
  readonly combined: Version;
  /** The number of lines of the combined file that belong to the block. */
  readonly offset: number;
}

/** Prepares both versions. Pauses often. */
export function* prepareCdnBlockTask(
  asked: SharedQuery,
  { source, offset }: CombinedFile,
  readers: readonly Reader[],
): CooperativeTask<CdnBlockVersions> {
  const site = withSource(asked.site, asked.file, source);
  const own = yield* prepareVersionTask(asked, readers);
  return { own, combined: yield* prepareVersionTask({ ...asked, site }, readers), offset };
}

/** Returns both versions for each reader. */
export const pairsOfVersions = ({ own, combined }: CdnBlockVersions): readonly CdnVersionPair[] =>
  own.prepared.flatMap((before, place) => {
    const after = combined.prepared[place];
    return after ? [{ own: before, combined: after }] : [];
  });

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
  readonly changes: ChangedAnswers;
}

/**
 * Finds the answers that the block changes, grouped by cause, the largest group first. Pauses after each crawler
 * and reader.
 * @param limit the number of changes of a group that are listed, before crawlers are merged. All are counted.
 */
export function* cdnBlockChangesTask(
  versions: CdnBlockVersions,
  table: TableCells,
  limit = 500,
): CooperativeTask<readonly CdnChangeGroup[]> {
  const groups = new Map<CdnChangeCause, CauseChanges>();
  const readers = pairsOfVersions(versions).map((pair) => ({
    ...pair,
    causeOf: createCauseFinder(pair, versions.offset),
  }));
  yield* trialTask(versions.own, versions.combined, table, {
    limit: 0,
    onChange: (names, url, _row, reader) => {
      const pair = readers[reader];
      if (!pair) return;
      const [name] = names;
      const cause = pair.causeOf(name, url);
      const group = groups.get(cause) ?? { count: 0, changes: createChangedAnswers(limit) };
      groups.set(cause, group);
      group.count += names.length;
      const [before, after] = [pair.own.asking(name, url).answer, pair.combined.asking(name, url).answer];
      for (const agent of names) group.changes.add({ agent, url, before, after, reader });
    },
  });
  return [...groups]
    .map(([cause, { count, changes }]) => ({ cause, count, changes: changes.list() }))
    .toSorted((a, b) => b.count - a.count);
}
