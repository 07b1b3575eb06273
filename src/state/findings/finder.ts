// Finds problems in the open file in slices after each change, and applies fixes. Not part of the first page: only
// code that is loaded later imports this.

import type { Finding, Fix, Severity } from '../../core/diagnostics/finding.ts';
import { type FileWithIgnored, partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import type { FindingOptions } from '../../core/diagnostics/inspection.ts';
import { appliesToReader, findingsTask } from '../../core/diagnostics/registry.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { fixTitle } from '../../messages/explain/explain-finding.ts';
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
  /** The id of the file. */
  readonly file: number;
  readonly path: string;
  readonly source: Source;
  /** The findings to show: they matter to a watched reader. */
  readonly findings: readonly Finding[];
  /** The errors and warnings among them, by the id of their line, which edits above it do not change. */
  readonly byLine: ReadonlyMap<number, readonly Finding[]>;
  /** Findings that matter only to readers that are not watched. */
  readonly unwatched: readonly Finding[];
  /** Findings that are ignored. */
  readonly hidden: readonly Finding[];
  /** Findings that a comment in the file silences. */
  readonly silenced: readonly Finding[];
  /** All findings, in file order. */
  readonly all: readonly Finding[];
}

/** Maintains the findings of a store's open file. It works only while there are listeners. */
export interface Finder {
  /** The latest findings of the open file, which may have changed since; undefined before its first. */
  readonly found: () => FindingReport | undefined;
  readonly listen: (listener: () => void) => () => void;
}

/** Returns the same object while no input of the findings changes. */
const findingsTaskKey = createTaskKey();

/** The inputs of the findings of a file. */
export interface InspectionTarget {
  readonly document: SiteDocument;
  readonly reader: ReaderId;
  readonly watched: readonly Reader[];
  readonly path: string;
}

const mattersTo = (watched: readonly Reader[]) => (finding: Finding) =>
  watched.some((reader) => appliesToReader(finding, reader));

/** Returns the options for finding problems. */
export const findingOptions = (
  { rows: urls, columns: agents, offered = [] }: SiteDocument,
  reader: ReaderId,
  watched: readonly Reader[],
  day = today(),
): FindingOptions => ({ reader: readerOf(reader), readers: watched, urls, agents, offered, today: day });

/** Returns a file of a document with its ignored findings; undefined if there is no file at the path. */
export function ignoringFile(document: SiteDocument, path: string): FileWithIgnored | undefined {
  const source = fileOf(document, path)?.source;
  return source && { path, source, ignored: document.ignored ?? [] };
}

/** Finds problems in one file of the site that matter to a watched reader, without the ignored ones. */
export function* inspectFile({
  document,
  reader,
  watched,
  path,
}: InspectionTarget): CooperativeTask<readonly Finding[]> {
  const findings = yield* findingsTask(siteOf(document), path, findingOptions(document, reader, watched));
  const file = ignoringFile(document, path);
  return (file ? partitionIgnored(findings, file).shown : findings).filter(mattersTo(watched));
}

const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Returns the number of findings of each severity, the most severe first. */
export const countBySeverity = (findings: readonly Finding[]): (readonly [Severity, number])[] =>
  severities.map(
    (severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const,
  );

function groupByLine(
  { lines }: Source,
  findings: readonly Finding[],
): ReadonlyMap<number, readonly Finding[]> {
  const byLine = new Map<number, Finding[]>();
  for (const finding of findings) {
    const id = lineAt(lines, finding.range.start.line)?.id;
    if (id === undefined || (finding.severity !== 'error' && finding.severity !== 'warning')) continue;
    const sameLine = byLine.get(id);
    if (sameLine) sameLine.push(finding);
    else byLine.set(id, [finding]);
  }
  return byLine;
}

/**
 * Splits findings into those to show, those that matter only to readers that are not watched, those that are
 * ignored, and those that comments silence.
 */
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
  let currentTask: unknown;
  let ignored: SiteDocument['ignored'];
  let watched: readonly Reader[] = [];
  let cancel = () => undefined as void;
  let unsubscribe = () => undefined as void;

  const publish = (report: FindingReport | undefined) => {
    latest = report;
    for (const listener of listeners) listener();
  };
  /** Applies changed ignored findings. This needs no new search. */
  const applyIgnored = ({ document }: GatepostState) => {
    if (!latest || document.ignored === ignored) return;
    ignored = document.ignored;
    publish({ ...latest, ...splitFindings(latest.all, { ...latest, ignored: ignored ?? [] }, watched) });
  };
  const update = (state: GatepostState) => {
    const { id: file, path, source } = openFile(state);
    const { files, origin, rows, columns, offered } = state.document;
    const readers = watchedReadersOf(state, path);
    const ids = readers.map(({ id }) => id).join(' ');
    const task = findingsTaskKey(files, origin, path, state.view.reader, rows, columns, offered, ids);
    if (task === currentTask) return applyIgnored(state);
    currentTask = task;
    cancel();
    // Until another file is inspected, it has no findings.
    if (latest && latest.file !== file) publish(undefined);
    const onFindings = (allFindings: readonly Finding[]) => {
      ignored = store.getState().document.ignored;
      watched = readers;
      publish({
        file,
        path,
        source,
        all: allFindings,
        ...splitFindings(allFindings, { path, source, ignored: ignored ?? [] }, readers),
      });
    };
    const { document, view } = state;
    const options = findingOptions(document, view.reader, readers, day());
    cancel = runWhenIdle(findingsTask(siteOf(document), path, options), onFindings, idle);
  };
  return {
    // Without listeners, the file that was inspected last may be closed.
    found: () => (latest?.file === openFile(store.getState()).id ? latest : undefined),
    listen(listener) {
      if (listeners.size === 0) unsubscribe = store.subscribe(update);
      listeners.add(listener);
      update(store.getState());
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        unsubscribe();
        cancel();
        currentTask = undefined;
      };
    },
  };
}

/** Whether the findings are about the file as it is now. */
export const isCurrent = ({ document }: GatepostState, { path, source }: FindingReport): boolean =>
  fileOf(document, path)?.source === source;

/**
 * Applies the edits of a fix as one step of the history, or runs its command. Does nothing if the file has changed
 * since it was inspected.
 */
export function applyFix(store: DocumentStore, report: FindingReport, { range }: Finding, fix: Fix): boolean {
  if (!isCurrent(store.getState(), report)) return false;
  const { path } = report;
  if (fix.command) return runFixCommand(store, path, fix.command);
  const label = { code: 'fix-as', params: { line: range.start.line + 1, title: fixTitle(fix) } };
  return edit(store, path, fix.edits, { origin: 'text', label }).done;
}
