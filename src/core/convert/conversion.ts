// Types of the result of a conversion between conventional records and ACAP: edits, and losses.
import type { TextEdit } from '../document/range.ts';

/** The losses when a file of the R package pins is converted to records. */
export type PinsLossCode =
  /** An address on another site, for which there is no rule. Words: the address. */
  | 'pins-elsewhere'
  /** Columns become lines, without their structure. Words: the number of columns. */
  | 'pins-columns'
  /** A name that is not a token or is a reserved field name; a value that cannot be written. Words: name, value. */
  | 'pins-name'
  | 'pins-value'
  /** Words: the name. */
  | 'pins-line-breaks'
  /** A line that our YAML reader does not read. */
  | 'pins-unread';

/** The losses when decisions about fetching are written in other places: pages, headers, documents. */
export type PlaceLossCode =
  /** The place can only prohibit indexing, and a crawler has to fetch the page to see it. Words: the URL. */
  | 'place-fetched'
  /** A line for all crawlers also applies to a crawler that may fetch. Words: its name, the URL. */
  | 'place-everyone'
  /** Only crawlers that look for their name in this place see the line. Words: the name. */
  | 'place-named'
  /** A crawler that cannot be named in this place. Words: the name, the URL. */
  | 'place-nameless'
  /** A URL on another site. Words: the URL. */
  | 'place-elsewhere';

/** The kinds of losses and changes of meaning. The sentence for each is in `messages`. */
export type LossCode =
  | PinsLossCode
  | PlaceLossCode
  /** The file already has ACAP lines, so nothing is changed; or it has no record to convert. */
  | 'acap-present'
  | 'nothing-to-convert'
  /** The file has a version of ACAP that cannot be read. Words: the version. */
  | 'version'
  /** One protocol ignores the case of paths, the other does not. Words: the path. */
  | 'case'
  /** After `?`, RFC 9309 treats escaped and plain delimiters as equal, ACAP does not. Words: the path. */
  | 'query-escapes'
  /** A path can only be written percent-encoded, which some crawlers read as another path. Words: path, new path. */
  | 'path-encoded'
  /** Of two rules that overlap, another one decides. Words: the path that decided, the paths that decide now. */
  | 'another-decides'
  /** A permission that decided now overlaps a prohibition, and neither is narrower. Words: its path, their paths. */
  | 'undecided'
  /**
   * A permission and a prohibition of equal scope, which was a prohibition, and is now written as one. Words: the
   * path.
   */
  | 'tie'
  /** A name that cannot be written. Words: the name. */
  | 'name'
  /** The policy file itself, which RFC 9309 always allows. Words: the crawlers. */
  | 'own-file'
  /** A field that the other protocol has no place for. Words: name and value. */
  | 'other-field'
  /** A usage other than crawling. Words: the usage, the resource. */
  | 'usage'
  /** A restriction of a permission. Words: `type=value`, the usage. */
  | 'qualifier'
  /** Fields for one purpose only. Words: the purposes. */
  | 'purpose'
  /** A request to take down or crawl again. Words: the action, the path. */
  | 'request'
  /** Another file that applies too: its current content is copied, or it is missing. Words: the address. */
  | 'reference'
  | 'reference-missing'
  /** Paths that no field mentions were left to the crawler, and are allowed now. */
  | 'silence'
  /** Conventional records with other answers, which are replaced. Words: the names. */
  | 'records-replaced'
  /** A comment after a field that is removed with it. Words: the comment. */
  | 'comment'
  /** More rules overlap than can be compared: another one may decide, and needless rules may be written. */
  | 'not-compared'
  /** The rules of all crawlers together are too many to be written. Nothing is changed. */
  | 'too-many-rules';

/** One thing that the converted file does not express, or expresses differently. */
export interface Loss {
  readonly code: LossCode;
  /** The line of the file before the conversion, 0-based. */
  readonly line: number;
  /** Words of the file that the message names. */
  readonly words: readonly string[];
}

/** Edits for one undo step, and the losses to show before they are applied, sorted by line. */
export interface Conversion {
  readonly edits: readonly TextEdit[];
  readonly losses: readonly Loss[];
}

/** Sorts losses by line and removes duplicates. */
export function sortLosses(losses: readonly Loss[]): readonly Loss[] {
  const byKey = new Map(losses.map((loss) => [JSON.stringify(loss), loss]));
  return [...byKey.values()].toSorted((a, b) => a.line - b.line);
}
