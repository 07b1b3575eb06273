// What is wrong or odd in the open file: worked out in slices after each change, and mended by edits of the store.
// Not part of the first page: only what is loaded later imports this.
import { findingsInPieces } from '../core/findings/index.ts';
import type { Finding, Fix, Severity } from '../core/policy/finding.ts';
import type { InPieces } from '../core/questions/pieces.ts';
import { type ReaderId, readerOf } from '../core/readers/index.ts';
import type { Source } from '../core/text/source.ts';
import { openFile, siteOf } from './derived.ts';
import { fileOf, type SiteDocument } from './document.ts';
import { type DocumentStore, edit, type GatepostState } from './document-store.ts';
import { recent } from './matrix-recent.ts';
import { inSlices, type WhenIdle } from './slices.ts';
import { today } from './today.ts';

/** The findings of one version of a file. */
export interface Found {
  readonly path: string;
  readonly source: Source;
  readonly findings: readonly Finding[];
}

/** Keeps the findings of a store's open file; works only while somebody listens. */
export interface Finder {
  /** The last that were worked out; their file may have changed since. */
  readonly found: () => Found | undefined;
  readonly listen: (listener: () => void) => () => void;
}

/** The same object while nothing changed that findings hang on. */
const taskOf = recent(1, (..._hangsOn: readonly unknown[]) => ({}));

/** What the findings of a file hang on. */
export interface Inspected {
  readonly document: SiteDocument;
  readonly reader: ReaderId;
  readonly path: string;
}

/** Looks for what is wrong or odd in one file of the site. */
export function inspectFile(
  { document, reader, path }: Inspected,
  day = today(),
): InPieces<readonly Finding[]> {
  const { rows: urls, columns: agents } = document;
  return findingsInPieces(siteOf(document), path, { reader: readerOf(reader), urls, agents, today: day });
}

const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** How many findings there are of each severity, the gravest first. */
export const countBySeverity = (findings: readonly Finding[]): (readonly [Severity, number])[] =>
  severities.map(
    (severity) => [severity, findings.filter((one) => one.severity === severity).length] as const,
  );

export function createFinder(store: DocumentStore, day: () => string = today, idle?: WhenIdle): Finder {
  const listeners = new Set<() => void>();
  let latest: Found | undefined;
  let asked: unknown;
  let cancel = () => undefined as void;
  let leave = () => undefined as void;

  const look = (state: GatepostState) => {
    const { path, source } = openFile(state);
    const { files, origin, rows: urls, columns: agents } = state.document;
    const task = taskOf(files, origin, path, state.view.reader, urls, agents);
    if (task === asked) return;
    asked = task;
    cancel();
    const done = (findings: readonly Finding[]) => {
      latest = { path, source, findings };
      for (const listener of listeners) listener();
    };
    const { document, view } = state;
    cancel = inSlices(inspectFile({ document, reader: view.reader, path }, day()), done, idle);
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
export const isCurrent = ({ document }: GatepostState, { path, source }: Found): boolean =>
  fileOf(document, path)?.source === source;

/** Makes the edits of a fix, as one step of the history; nothing if the file has changed since it was found. */
export function applyFix(store: DocumentStore, found: Found, { range }: Finding, { edits }: Fix): boolean {
  if (!isCurrent(store.getState(), found)) return false;
  const label = { code: 'fix', params: { line: range.start.line + 1 } };
  return edit(store, found.path, edits, { origin: 'text', label });
}
