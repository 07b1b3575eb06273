// What follows from the document: computed when asked, memoised on immutable objects, never stored.

import { type Source, sourceOfText } from '../../core/document/source.ts';
import { formatOf } from '../../core/formats/file-formats.ts';
import { createPolicy, type Policy } from '../../core/syntax/policy.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { findFileForQuestion } from '../../core/workspace/file-for-question.ts';
import type { Site } from '../../core/workspace/site.ts';
import { type DocumentFile, fileOf, type SiteDocument } from './document.ts';
import type { GatepostState } from './state.ts';

/** Versions of the site that are kept: the present one, the one still drawn as totals, and one more. */
const VERSIONS = 3;

/** The file that is open in the records and text panes. */
export function openFile(state: GatepostState): DocumentFile {
  const file = fileOf(state.document, state.view.path) ?? state.document.files[0];
  if (!file) throw new Error('a document has at least one file');
  return file;
}

export const openSource = (state: GatepostState): Source => openFile(state).source;

const unread = sourceOfText('');

/** What is worked out of a file: nothing of one that is too big to be edited. Who shows answers says so instead. */
export const emptyIfTooBig = (source: Source): Source => (source.big ? unread : source);

/** A file as a policy. */
export const policyOfFile = ({ path, source, format }: DocumentFile): Policy =>
  createPolicy(emptyIfTooBig(source), formatOf(path, format));

/** The open file as a policy. */
export const openPolicy = (state: GatepostState): Policy => policyOfFile(openFile(state));

/** Kept because answers are kept with the site: another object would begin all of them anew. */
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

/** The site of a document, to ask questions about: the same object for the same files. */
export const siteOf = ({ files, origin }: SiteDocument): Site => siteWith(files, origin);

/**
 * The file that the site is asked about: the one that the reader looks for, if the site has it; else the open one,
 * whatever its name, unless it is a document, which holds no records. `isOwnOnly`: nor is a file taken for it that
 * stands where other readers look, as a robots.txt for a data.txt that the site lacks.
 */
export const queriedPath = ({ document, view }: GatepostState, own: string, isOwnOnly = false): string =>
  findFileForQuestion(siteOf(document), own, isOwnOnly, [view.path]);
