// The uses of content that are text and data mining, as far as a source settles it.

import type { AiPurpose } from '../../catalogue/ai-purposes.ts';

export interface MiningPurpose {
  readonly purpose: AiPurpose;
  /** False if no specification and no operator settles whether it is text and data mining. */
  readonly isSettled: boolean;
  readonly source: string;
  /** The date of the source, such as `2024-06-13`. */
  readonly date: string;
}

/**
 * Search is not one of them: the group that maintains the protocol does not count indexing for search, or
 * snippets, as text and data mining (w3c/tdm-reservation-protocol, docs/tdm-meaning.md).
 */
export const miningPurposes: readonly MiningPurpose[] = [
  {
    // Recital 105: text and data mining is used to train models. Article 53 (1) c: providers of models follow the
    // reservations of rights under article 4 (3) of Directive (EU) 2019/790, which the protocol expresses.
    purpose: 'ai-train',
    isSettled: true,
    source: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    date: '2024-06-13',
  },
  {
    // Article 2 (2) defines text and data mining as any automated analysis that generates information. No text
    // says whether that includes content as input of a model at the time of an answer.
    purpose: 'ai-input',
    isSettled: false,
    source: 'https://eur-lex.europa.eu/eli/dir/2019/790/oj',
    date: '2019-04-17',
  },
];
