// Changes and saves several documents at once. Loaded together with the table of documents.

import type { Finding, Fix, Severity } from '../../../core/diagnostics/finding.ts';
import { findings } from '../../../core/diagnostics/registry.ts';
import { applyEdits } from '../../../core/document/edits.ts';
import type { Source } from '../../../core/document/source.ts';
import { writeForParser } from '../../../core/formats/robots-pi/edit/write-for-parser.ts';
import {
  effectiveDirectives,
  type Parser,
  parserOfPath,
} from '../../../core/formats/robots-pi/effective-directives.ts';
import type { Directives } from '../../../core/formats/robots-pi/read-pi.ts';
import { readRobotsDocument } from '../../../core/formats/robots-pi/robots-document.ts';
import { memoizeByKey } from '../../../core/text/lazy.ts';
import type { Site } from '../../../core/workspace/site.ts';
import { type DocumentFile, withSources } from '../../../state/document/document.ts';
import {
  changeDocument,
  type DocumentStore,
  edit,
  type GatepostState,
} from '../../../state/document/document-store.ts';
import { unsavedPaths } from '../../../state/saved/unsaved.ts';

/** The directives to write. One that is absent stays unchanged in each document. */
export type DirectiveChanges = Partial<Directives>;

function writeDirectives(
  { path, source }: DocumentFile,
  changes: DirectiveChanges,
  parser = parserOfPath(path),
): Source {
  if (source.big) return source;
  const { says } = effectiveDirectives(readRobotsDocument(source), parser);
  const edits = writeForParser(source, parser, { ...says, ...changes }, true);
  return edits.length === 0 ? source : applyEdits(source, edits);
}

/** Writes to several documents as one step of the history. Returns how many of them changed. */
export function writeToDocuments(
  store: DocumentStore,
  paths: readonly string[],
  changes: DirectiveChanges,
  parser?: Parser,
): number {
  let count = 0;
  const selected = new Set(paths);
  const { document } = store.getState();
  const after = withSources(document, (file) => {
    const source = selected.has(file.path) ? writeDirectives(file, changes, parser) : file.source;
    if (source !== file.source) count++;
    return source;
  });
  const label = { code: 'document-batch', params: { count } };
  if (count > 0) changeDocument(store, { origin: 'form', label }, () => after);
  return count;
}

const severityOrder: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Cached because a table of many documents is rendered again after each edit, which changes only one of them. */
const findingsByParser = memoizeByKey((_source: Source) => new Map<Parser, readonly Finding[]>());

/**
 * Returns the findings of a document of the site, the worst first. They are computed once for each version of it.
 */
export function documentFindings(
  site: Site,
  path: string,
  parser: Parser = parserOfPath(path),
): readonly Finding[] {
  const source = site.files.get(path)?.source;
  if (!source) return [];
  const byParser = findingsByParser(source);
  const cached = byParser.get(parser);
  if (cached) return cached;
  const rank = ({ severity }: Finding) => severityOrder.indexOf(severity);
  const sorted = findings(site, path, { parser }).toSorted((a, b) => rank(a) - rank(b));
  byParser.set(parser, sorted);
  return sorted;
}

/** Applies a fix to one of the documents. */
export const applyDocumentFix = (
  store: DocumentStore,
  path: string,
  { range }: Finding,
  { edits }: Fix,
): boolean =>
  edit(store, path, edits, {
    origin: 'form',
    label: { code: 'fix', params: { line: range.start.line + 1 } },
  }).done;

/** Returns those of the paths whose files have unsaved changes. */
export function filterUnsaved(state: GatepostState, paths: readonly string[]): string[] {
  const unsaved = new Set(unsavedPaths(state));
  return paths.filter((path) => unsaved.has(path));
}
