// Values derived from the document: computed on demand, memoized on immutable objects, never stored.

import { type Source, sourceOfText } from '../../core/document/source.ts';
import { formatOf } from '../../core/formats/file-formats.ts';
import { createPolicy, type Policy } from '../../core/syntax/policy.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { findFileForQuestion } from '../../core/workspace/file-for-question.ts';
import type { Site } from '../../core/workspace/site.ts';
import { type DocumentFile, fileOf, type SiteDocument } from './document.ts';
import type { GatepostState } from './state.ts';

/** How many versions of the site are kept: the current one, the one that totals still show, and one more. */
const VERSIONS = 3;

/** Returns the file that is open in the records and text panes. */
export function openFile(state: GatepostState): DocumentFile {
  const file = fileOf(state.document, state.view.path) ?? state.document.files[0];
  if (!file) throw new Error('a document has at least one file');
  return file;
}

export const openSource = (state: GatepostState): Source => openFile(state).source;

const emptySource = sourceOfText('');

/**
 * Returns an empty source for a file that is too big to be edited: nothing is derived from it. Views that show
 * answers say so instead.
 */
export const emptyIfTooBig = (source: Source): Source => (source.big ? emptySource : source);

/** Returns a file as a policy. */
export const policyOfFile = ({ path, source, format }: DocumentFile): Policy =>
  createPolicy(emptyIfTooBig(source), formatOf(path, format));

/** Returns the open file as a policy. */
export const openPolicy = (state: GatepostState): Policy => policyOfFile(openFile(state));

/** Kept because answers are cached with the site: another object would compute all of them again. */
const siteWith = memoizeLast(
  VERSIONS,
  (files: SiteDocument['files'], origin: string): Site => ({
    origin,
    files: new Map(
      files.map(({ path, source, format }) => [
        path,
        { path, source: emptyIfTooBig(source), format: formatOf(path, format) },
      ]),
    ),
  }),
);

/** Returns the site of a document for questions: the same object for the same files. */
export const siteOf = ({ files, origin }: SiteDocument): Site => siteWith(files, origin);

/**
 * Returns the path of the file that a question is about: the one that the reader requests, if the site has it;
 * otherwise the open one, whatever its name, unless it is a document, which has no records. `isOwnOnly`: a file at
 * a path that other readers request is not used either, such as a robots.txt for a data.txt that the site does not
 * have.
 */
export const queriedPath = (
  { document, view }: GatepostState,
  requestedPath: string,
  isOwnOnly = false,
): string => findFileForQuestion(siteOf(document), requestedPath, isOwnOnly, [view.path]);
