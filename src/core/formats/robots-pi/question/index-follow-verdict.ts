// The question about documents: may it be indexed, and may its links be followed?

import type { DecisionOf, VerdictOf } from '../../../questions/question.ts';
import type { Parser } from '../effective-directives.ts';
import type { Directives } from '../read-pi.ts';

/** All answers, as keys; a matrix holds their places in this list. */
export const indexFollowKeys = [
  'index,follow',
  'noindex,follow',
  'index,nofollow',
  'noindex,nofollow',
] as const;

export type IndexFollowKey = (typeof indexFollowKeys)[number];

/**
 * What an answer rests on. `pi`, `meta`: the directive for the parser. `illegal`: no robots PI of the document is legal.
 * `silence`: none speaks to the parser. `no-document`, `other-site`: nothing is known.
 */
export type IndexFollowReason = 'pi' | 'meta' | 'illegal' | 'silence' | 'no-document' | 'other-site';

export interface IndexFollowOptions {
  readonly question: 'index-follow';
  /** What reads the documents; without it an HTML parser for .html and .htm, an XML parser for all else. */
  readonly parser?: Parser;
}

/** `by` is present exactly with the reasons `pi` and `meta`. */
export interface IndexFollowVerdict extends Omit<VerdictOf<string, IndexFollowReason>, 'answer'> {
  readonly answer: Directives;
  readonly key: IndexFollowKey;
}

export type IndexFollowDecision = Omit<DecisionOf<string, IndexFollowReason>, 'answer' | 'key'> &
  Pick<IndexFollowVerdict, 'answer' | 'key'>;

/** The key of a pair of directives. */
export const keyOfDirectives = ({ index, follow }: Directives): IndexFollowKey =>
  `${index ? 'index' : 'noindex'},${follow ? 'follow' : 'nofollow'}`;
