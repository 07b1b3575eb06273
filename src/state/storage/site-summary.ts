// What the list of sites shows of a session, so that the list need not read its files: computed while it is open, and
// stored with its head.

import { createStore } from 'zustand/vanilla';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import { isCount, readList, readObject, readText } from '../serialization/read-values.ts';

/** The largest picture: rows of crawlers, and columns of URLs. */
export const PICTURE_SIZE = { rows: 5, columns: 11 } as const;

/** Answers as letters: no, limited, and yes or any other. */
export type PictureAnswer = 'y' | 'n' | 'l';

/** Counted things, and how many of them have the property in question. */
interface Share {
  readonly count: number;
  readonly of: number;
}

export interface SiteSummary {
  /** What the file does, in the language in which it was computed; absent for other kinds of files. */
  readonly sentence?: string;
  /** Whose reading that is, and which watched readers differ; absent if none does. */
  readonly readBy?: string;
  /** The language of both, as a BCP 47 tag. */
  readonly language: string;
  /** Whether the whole site is closed to everyone. */
  readonly isClosed?: true;
  /** Whether crawlers read no rule in the file, as in a web page. */
  readonly isUnreadable?: true;
  /** Whether the files are as they were opened, so that nothing was saved either. */
  readonly isUnchanged?: true;
  /** A part of the table: a text for each crawler, with a letter for each URL. */
  readonly picture: readonly string[];
  /** The answers that unsaved changes alter; absent if nothing is unsaved, or if it was not counted. */
  readonly changed?: Share;
  /** The expectations that fail; absent if there are none. */
  readonly failing?: Share;
}

const isPictureRow = (row: string): boolean => row.length <= PICTURE_SIZE.columns && /^[ynl]+$/.test(row);

/** @throws UnreadableError */
function readShare(value: unknown): Share | undefined {
  if (value === undefined) return undefined;
  const { count, of } = readObject(value);
  return isCount(count) && isCount(of) && count <= of ? { count, of } : undefined;
}

/** Decodes a stored summary. A damaged one counts as missing: it says nothing that the session does not. */
export function decodeSummary(value: unknown): SiteSummary | undefined {
  try {
    const summary = readObject(value);
    const picture = readList(summary['picture']).map(readText);
    const [changed, failing] = [readShare(summary['changed']), readShare(summary['failing'])];
    if (picture.length > PICTURE_SIZE.rows || !picture.every(isPictureRow)) return undefined;
    return {
      ...(summary['sentence'] === undefined ? {} : { sentence: readText(summary['sentence']) }),
      ...(summary['readBy'] === undefined ? {} : { readBy: readText(summary['readBy']) }),
      language: readText(summary['language']),
      ...(summary['isClosed'] === true ? { isClosed: true } : {}),
      ...(summary['isUnreadable'] === true ? { isUnreadable: true } : {}),
      ...(summary['isUnchanged'] === true ? { isUnchanged: true } : {}),
      picture,
      ...(changed ? { changed } : {}),
      ...(failing ? { failing } : {}),
    };
  } catch {
    return undefined;
  }
}

/** Everything that a summary is computed from, apart from the document. */
export const summaryInputs = ({ saved, view }: GatepostState): readonly unknown[] => [
  saved,
  view.reader,
  view.subject,
  view.status,
  view.redirects,
];

/** By document, because a session is written after its tab has opened another one. */
const known = new WeakMap<
  SiteDocument,
  { readonly inputs: readonly unknown[]; readonly summary: SiteSummary }
>();

/** Counts the summaries, for views that show the latest. */
export const summaryCount = createStore(() => ({ count: 0 }));

export function rememberSummary(state: GatepostState, summary: SiteSummary): void {
  known.set(state.document, { inputs: summaryInputs(state), summary });
  summaryCount.setState(({ count }) => ({ count: count + 1 }));
}

/** The pictures of documents whose sentence may still take seconds. They are not stored. */
const pictures = new WeakMap<SiteDocument, SiteSummary>();

/** Remembers the picture of a document that was opened, until all of its summary is known. */
export function rememberPicture({ document }: GatepostState, picture: SiteSummary): void {
  pictures.set(document, picture);
  summaryCount.setState(({ count }) => ({ count: count + 1 }));
}

export const pictureOf = ({ document }: GatepostState): SiteSummary | undefined => pictures.get(document);

/** Returns the summary of exactly this state; undefined if it is not computed yet. */
export function summaryOf(state: GatepostState): SiteSummary | undefined {
  const entry = known.get(state.document);
  return entry && summaryInputs(state).every((input, index) => input === entry.inputs[index])
    ? entry.summary
    : undefined;
}
