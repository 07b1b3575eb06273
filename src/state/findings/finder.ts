// What is wrong or odd in the open file: worked out in slices after each change, and mended by edits of the store.
// Not part of the first page: only what is loaded later imports this.

import type { Finding, Fix, Severity } from '../../core/diagnostics/finding.ts';
import { type FileWithIgnored, partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import type { FindingOptions } from '../../core/diagnostics/inspection.ts';
import { appliesToReader, findingsTask } from '../../core/diagnostics/registry.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { fixTitle } from '../../messages/explain-finding.ts';
import { fileOf, type SiteDocument } from '../document/document.ts';
import { type DocumentStore, edit, type GatepostState } from '../document/document-store.ts';
import { openFile, siteOf } from '../document/selectors.ts';
import { type IdleScheduler, runWhenIdle } from '../idle-tasks.ts';
import { watchedReadersOf } from '../readers/watched-readers.ts';
import { createTaskKey } from '../task-key.ts';
import { today } from '../today.ts';
import { runFixCommand } from './fix-commands.ts';

/** The findings of one version of a file. */
export interface FindingReport {
  readonly path: string;
  readonly source: Source;
  /** Those that are told: they matter to a watched reader. */
  readonly findings: readonly Finding[];
  /** The errors and warnings among them, by the id of their line, which edits above it do not change. */
  readonly byLine: ReadonlyMap<number, readonly Finding[]>;
  /** Those that matter only to readers that are not watched. */
  readonly unwatched: readonly Finding[];
  /** Those that are ignored. */
  readonly hidden: readonly Finding[];
  /** Those that a comment in the file silences. */
  readonly silenced: readonly Finding[];
  /** All of them, in file order. */
  readonly all: readonly Finding[];
}

/** Keeps the findings of a store's open file; works only while somebody listens. */
export interface Finder {
  /** The last that were worked out; their file may have changed since. */
  readonly found: () => FindingReport | undefined;
  readonly listen: (listener: () => void) => () => void;
}

/** The same object while nothing changed that findings hang on. */
const taskOf = createTaskKey();

/** What the findings of a file hang on. */
export interface InspectionTarget {
  readonly document: SiteDocument;
  readonly reader: ReaderId;
  readonly watched: readonly Reader[];
  readonly path: string;
}

const mattersTo = (watched: readonly Reader[]) => (finding: Finding) =>
  watched.some((reader) => appliesToReader(finding, reader));

/** What findings are looked for with. */
export const findingOptions = (
  { rows: urls, columns: agents }: SiteDocument,
  reader: ReaderId,
  watched: readonly Reader[],
  day = today(),
): FindingOptions => ({ reader: readerOf(reader), readers: watched, urls, agents, today: day });

/** A file of a document with what is ignored; undefined if it has none at the path. */
export function ignoringFile(document: SiteDocument, path: string): FileWithIgnored | undefined {
  const source = fileOf(document, path)?.source;
  return source && { path, source, ignored: document.ignored ?? [] };
}

/** Looks for what is wrong or odd in one file of the site to a watched reader, but for what is ignored. */
export function* inspectFile({
  document,
  reader,
  watched,
  path,
}: InspectionTarget): CooperativeTask<readonly Finding[]> {
  const found = yield* findingsTask(siteOf(document), path, findingOptions(document, reader, watched));
  const file = ignoringFile(document, path);
  return (file ? partitionIgnored(found, file).shown : found).filter(mattersTo(watched));
}

const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** How many findings there are of each severity, the gravest first. */
export const countBySeverity = (findings: readonly Finding[]): (readonly [Severity, number])[] =>
  severities.map(
    (severity) => [severity, findings.filter((one) => one.severity === severity).length] as const,
  );

function groupByLine(
  { lines }: Source,
  findings: readonly Finding[],
): ReadonlyMap<number, readonly Finding[]> {
  const byLine = new Map<number, Finding[]>();
  for (const finding of findings) {
    const id = lineAt(lines, finding.range.start.line)?.id;
    if (id === undefined || (finding.severity !== 'error' && finding.severity !== 'warning')) continue;
    const others = byLine.get(id);
    if (others) others.push(finding);
    else byLine.set(id, [finding]);
  }
  return byLine;
}

/** What is told, what matters only to readers that are not watched, what is ignored, and what comments silence. */
export function splitFindings(all: readonly Finding[], file: FileWithIgnored, watched: readonly Reader[]) {
  const { shown, hidden, silenced } = partitionIgnored(all, file);
  const matters = mattersTo(watched);
  const findings = shown.filter(matters);
  return {
    findings,
    byLine: groupByLine(file.source, findings),
    unwatched: shown.filter((finding) => !matters(finding)),
    hidden,
    silenced,
  };
}

export function createFinder(store: DocumentStore, day: () => string = today, idle?: IdleScheduler): Finder {
  const listeners = new Set<() => void>();
  let latest: FindingReport | undefined;
  let asked: unknown;
  let ignored: SiteDocument['ignored'];
  let watched: readonly Reader[] = [];
  let cancel = () => undefined as void;
  let leave = () => undefined as void;

  const tell = (found: FindingReport) => {
    latest = found;
    for (const listener of listeners) listener();
  };
  /** What is ignored is sifted out anew; nobody has to look for that. */
  const siftAnew = ({ document }: GatepostState) => {
    if (!latest || document.ignored === ignored) return;
    ignored = document.ignored;
    tell({ ...latest, ...splitFindings(latest.all, { ...latest, ignored: ignored ?? [] }, watched) });
  };
  const look = (state: GatepostState) => {
    const { path, source } = openFile(state);
    const { files, origin, rows, columns } = state.document;
    const readers = watchedReadersOf(state, path);
    const ids = readers.map(({ id }) => id).join(' ');
    const task = taskOf(files, origin, path, state.view.reader, rows, columns, ids);
    if (task === asked) return siftAnew(state);
    asked = task;
    cancel();
    const done = (all: readonly Finding[]) => {
      ignored = store.getState().document.ignored;
      watched = readers;
      tell({ path, source, all, ...splitFindings(all, { path, source, ignored: ignored ?? [] }, readers) });
    };
    const { document, view } = state;
    const options = findingOptions(document, view.reader, readers, day());
    cancel = runWhenIdle(findingsTask(siteOf(document), path, options), done, idle);
  };
  return {
    found: () => latest,
    listen(listener) {
      if (listeners.size === 0) leave = store.subscribe(look);
      listeners.add(listener);
      look(store.getState());
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        leave();
        cancel();
        asked = undefined;
      };
    },
  };
}

/** True if the findings are about the file as it is now. */
export const isCurrent = ({ document }: GatepostState, { path, source }: FindingReport): boolean =>
  fileOf(document, path)?.source === source;

/**
 * Makes the edits of a fix, as one step of the history, or what it does instead; nothing if the file has changed since
 * it was found.
 */
export function applyFix(store: DocumentStore, found: FindingReport, { range }: Finding, fix: Fix): boolean {
  if (!isCurrent(store.getState(), found)) return false;
  const { path } = found;
  if (fix.command) return runFixCommand(store, path, fix.command);
  const label = { code: 'fix-as', params: { line: range.start.line + 1, title: fixTitle(fix) } };
  return edit(store, path, fix.edits, { origin: 'text', label }).done;
}
