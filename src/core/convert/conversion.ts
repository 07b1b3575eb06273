// What a conversion between conventional records and ACAP comes to: edits, and all that cannot be said the same way.
import type { TextEdit } from '../document/range.ts';

/** What is lost where a file of the R package pins becomes records. */
export type PinsLossCode =
  /** An address on another site, which no rule can speak of. Words: the address. */
  | 'pins-elsewhere'
  /** Columns become lines, without their structure. Words: how many. */
  | 'pins-columns'
  /** A name that is no token or is a field of its own; a value that cannot be written. Words: name, value. */
  | 'pins-name'
  | 'pins-value'
  /** Words: the name. */
  | 'pins-line-breaks'
  /** A line that our reader of YAML does not read. */
  | 'pins-unread';

/** What is lost where decisions about fetching are said in other places: pages, headers, documents. */
export type PlaceLossCode =
  /** There only indexing can be forbidden, and a robot has to fetch to learn of it. Words: the URL. */
  | 'place-fetched'
  /** What is said to all holds for a robot that may fetch, too. Words: its name, the URL. */
  | 'place-everyone'
  /** Only robots that look for their own name there hear it. Words: the name. */
  | 'place-named'
  /** A robot that cannot be named there. Words: the name, the URL. */
  | 'place-nameless'
  /** A URL on another site. Words: the URL. */
  | 'place-elsewhere';

/** What is lost or changes its meaning. The words for each are in `messages`. */
export type LossCode =
  | PinsLossCode
  | PlaceLossCode
  /** The file has ACAP lines already: nothing is changed. Or it has no record to convert. */
  | 'acap-present'
  | 'nothing-to-convert'
  /** The file is in a version of ACAP that is not read. Words: the version. */
  | 'version'
  /** One protocol ignores the case of paths, the other does not. Words: the path. */
  | 'case'
  /** Behind `?`, RFC 9309 takes escaped and plain delimiters for the same, ACAP does not. Words: the path. */
  | 'query-escapes'
  /** A path can only be written percent-encoded, which some robots take for another one. Words: path, new path. */
  | 'path-encoded'
  /** Of two rules that meet, another one decides. Words: the path that decided, those that decide now. */
  | 'another-decides'
  /** A permission that decided now meets a prohibition, and neither is narrower. Words: its path, theirs. */
  | 'undecided'
  /** A permission and a prohibition left it open, which was a prohibition; now it is written as one. Words: the path. */
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
  /** Fields that hold for one purpose only. Words: the purposes. */
  | 'purpose'
  /** A request to take down or to crawl again. Words: the action, the path. */
  | 'request'
  /** Another file that is read too: what it says now is copied, or it is not there. Words: the address. */
  | 'reference'
  | 'reference-missing'
  /** What no field speaks about was left to the crawler, and is allowed now. */
  | 'silence'
  /** Conventional records say something else; they give way. Words: the names. */
  | 'records-replaced'
  /** A comment that stands behind a field, and goes with it. Words: the comment. */
  | 'comment'
  /** More rules can meet than are compared: another one may decide, and what is needless may be written. */
  | 'not-compared'
  /** The rules for all crawlers together are too many to be written; nothing is changed. */
  | 'too-many-rules';

/** One thing that the converted file does not say, or says otherwise. */
export interface Loss {
  readonly code: LossCode;
  /** Line of the file before the conversion, 0-based. */
  readonly line: number;
  /** Words of the file that the message names. */
  readonly words: readonly string[];
}

/** Edits for one undo step, and the losses to show before they are made; by line. */
export interface Conversion {
  readonly edits: readonly TextEdit[];
  readonly losses: readonly Loss[];
}

/** Each loss once, by line. */
export function sortLosses(losses: readonly Loss[]): readonly Loss[] {
  const byKey = new Map(losses.map((loss) => [JSON.stringify(loss), loss]));
  return [...byKey.values()].toSorted((a, b) => a.line - b.line);
}
