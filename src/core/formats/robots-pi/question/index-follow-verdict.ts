// The answers to the question about documents: may it be indexed, and may its links be followed?

import type { Status } from '../../../questions/answer.ts';
import type { DecisionOf, VerdictOf } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import type { ReaderId } from '../../../readers/registry.ts';
import type { Parser } from '../effective-directives.ts';
import type { Directives } from '../read-pi.ts';
import type { PageDirective } from './crawler-restrictions.ts';

/** All answers, as keys. A matrix contains their indexes in this list. */
export const indexFollowKeys = [
  'index,follow',
  'noindex,follow',
  'index,nofollow',
  'noindex,nofollow',
  'unread',
] as const;

export type IndexFollowKey = (typeof indexFollowKeys)[number];

/**
 * The reason for an answer. `pi`, `meta`: the directive for the parser; a META tag may name the crawler. `header`: a
 * response header forbids something that the document does not. `illegal`: the document has robots PIs, but none is
 * legal. `silence`: there is no directive for this parser. `no-document`, `other-site`: nothing is known. `unread`:
 * robots.txt forbids the crawler to fetch the document, so it reads neither the document nor its headers.
 */
export type IndexFollowReason =
  | 'pi'
  | 'meta'
  | 'header'
  | 'illegal'
  | 'silence'
  | 'no-document'
  | 'other-site'
  | 'unread';

export interface IndexFollowOptions {
  readonly question: 'index-follow';
  /** The parser of the documents. If absent: an HTML parser for .html and .htm, an XML parser for everything else. */
  readonly parser?: Parser;
  /** The reader of the file that says whether the document may be fetched; RFC 9309 by default. */
  readonly reader?: ReaderId | Reader;
  /** That file, and the result of the request for it, as in AskOptions. */
  readonly file?: string;
  readonly status?: Status;
  readonly redirects?: number;
}

/** `by` is present for the reasons `pi`, `meta` and `header`, and for `unread` if a rule forbids fetching. */
export interface IndexFollowVerdict extends Omit<VerdictOf<string, IndexFollowReason>, 'answer'> {
  readonly answer: Directives | 'unread';
  readonly key: IndexFollowKey;
  /** What tags and headers say to the crawler besides; empty if it does not read them. */
  readonly directives: readonly PageDirective[];
}

export type IndexFollowDecision = Omit<DecisionOf<string, IndexFollowReason>, 'answer' | 'key'> &
  Pick<IndexFollowVerdict, 'answer' | 'key'>;

/** The key of a pair of directives. */
export const keyOfDirectives = ({ index, follow }: Directives): Exclude<IndexFollowKey, 'unread'> =>
  `${index ? 'index' : 'noindex'},${follow ? 'follow' : 'nofollow'}`;
