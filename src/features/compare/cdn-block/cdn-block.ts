// Simulates the answers of the open file if a content delivery network puts its block before it. Nothing is
// written.
import { createStore } from 'zustand/vanilla';
import {
  type CdnBlockVersions,
  type CdnChangeGroup,
  type CombinedFile,
  cdnBlockChangesTask,
  prepareCdnBlockTask,
  prependBlock,
  printCdnBlock,
} from '../../../core/analysis/cdn-block/cdn-block.ts';
import { type AffectedOwnLines, affectedOwnLinesTask } from '../../../core/analysis/cdn-block/own-lines.ts';
import { cdnBlockSample } from '../../../core/catalogue/cdn-block-sample.ts';
import { type Source, sourceOfText } from '../../../core/document/source.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { withSource } from '../../../core/trial/edited-site.ts';
import type { TableCells } from '../../../core/trial/trial.ts';
import type { ReaderQuestion } from '../../../state/table/comparison/reader-comparison.ts';

/** Returns the sample as text. */
export const sampleCdnBlock = (): string => printCdnBlock(cdnBlockSample, formatOfPath('/robots.txt'));

/** The edited block. It is not stored. */
export const cdnBlockStore = createStore<{ readonly block: string }>(() => ({ block: sampleCdnBlock() }));

export const setCdnBlock = (block: string): void => cdnBlockStore.setState({ block });

export interface CdnBlockQuestion {
  readonly readers: ReaderQuestion;
  readonly block: string;
}

export interface CdnBlockComparison extends AffectedOwnLines {
  readonly path: string;
  readonly own: Source;
  readonly combined: CombinedFile;
  readonly readers: readonly Reader[];
  readonly table: TableCells;
  readonly groups: readonly CdnChangeGroup[];
  /** The number of changed answers, and of all: one for each crawler, URL and reader. */
  readonly changed: number;
  readonly all: number;
}

/** With more answers than this, nothing is compared. */
export const MAX_ANSWERS = 1_000_000;

/** The maximum number of changes of a group that are listed. */
const MAX_LISTED_CHANGES = 500;

/**
 * Returns the names in both versions, as any of the readers finds them; '' means `*`. The task pauses after each
 * list of names.
 */
function* namesIn({ own, combined }: CdnBlockVersions): CooperativeTask<Iterable<string>> {
  const names = new Set<string>();
  // Many readers share a list.
  const files = [...combined.prepared, ...own.prepared].map(({ plan }) => plan.file);
  for (const agents of new Set(files.map((file) => file?.agents))) {
    for (const { value, isStar } of agents?.lines ?? []) names.add(isStar ? '' : value);
    yield;
  }
  return names;
}

/** Returns the crawlers of the table, of the block and of the file, and any other crawler. */
function crawlersOf(columns: readonly string[], names: Iterable<string>): readonly string[] {
  const crawlers = new Map([['', '']]);
  for (const name of [...columns, ...names]) {
    const crawler = name === '*' ? '' : name;
    const key = lowerCase(crawler);
    if (!crawlers.has(key)) crawlers.set(key, crawler);
  }
  return [...crawlers.values()];
}

/** Compares the open file with the combined file. Returns undefined if that would take too long. */
export function* compareCdnBlock({
  readers: question,
  block,
}: CdnBlockQuestion): CooperativeTask<CdnBlockComparison | undefined> {
  yield;
  const { asked, readers, table } = question;
  // If the site does not have the file, crawlers get only the block.
  const own = asked.site.files.get(asked.file)?.source ?? sourceOfText('');
  const site = withSource(asked.site, asked.file, own);
  const combined = prependBlock(own, block);
  const prepared = yield* prepareCdnBlockTask({ site, file: asked.file }, combined, readers);
  const agents = crawlersOf(table.agents, yield* namesIn(prepared));
  const urls = [...new Set(['/', ...table.urls])];
  const all = agents.length * urls.length * readers.length;
  if (all > MAX_ANSWERS) return undefined;
  const groups = yield* cdnBlockChangesTask(prepared, { agents, urls }, MAX_LISTED_CHANGES);
  const lines = yield* affectedOwnLinesTask(prepared);
  const changed = groups.reduce((sum, { count }) => sum + count, 0);
  const common = { path: asked.file, own, combined, readers, table: { agents, urls } };
  return { ...lines, ...common, groups, changed, all };
}
