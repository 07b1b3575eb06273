// The answers to the question about documents: may it be indexed, and may its links be followed?

import type { DecisionOf, VerdictOf } from '../../../questions/question.ts';
import type { Parser } from '../effective-directives.ts';
import type { Directives } from '../read-pi.ts';

/** All answers, as keys. A matrix contains their indexes in this list. */
export const indexFollowKeys = [
  'index,follow',
  'noindex,follow',
  'index,nofollow',
  'noindex,nofollow',
] as const;

export type IndexFollowKey = (typeof indexFollowKeys)[number];

/**
 * The reason for an answer. `pi`, `meta`: the directive for the parser. `illegal`: the document has robots PIs, but
 * none is legal. `silence`: there is no directive for this parser. `no-document`, `other-site`: nothing is known.
 */
export type IndexFollowReason = 'pi' | 'meta' | 'illegal' | 'silence' | 'no-document' | 'other-site';

export interface IndexFollowOptions {
  readonly question: 'index-follow';
  /** The parser of the documents. If absent: an HTML parser for .html and .htm, an XML parser for everything else. */
  readonly parser?: Parser;
}

/** `by` is present exactly for the reasons `pi` and `meta`. */
export interface IndexFollowVerdict extends Omit<VerdictOf<string, IndexFollowReason>, 'answer'> {
  readonly answer: Directives;
  readonly key: IndexFollowKey;
}

export type IndexFollowDecision = Omit<DecisionOf<string, IndexFollowReason>, 'answer' | 'key'> &
  Pick<IndexFollowVerdict, 'answer' | 'key'>;

/** The key of a pair of directives. */
export const keyOfDirectives = ({ index, follow }: Directives): IndexFollowKey =>
  `${index ? 'index' : 'noindex'},${follow ? 'follow' : 'nofollow'}`;
