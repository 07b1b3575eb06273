// What a random step of the store is given, and what makes one.
import type { DocumentStore } from '../../state/document-store.ts';
import type { Random } from '../sync-random.ts';

export interface Hands {
  readonly store: DocumentStore;
  readonly random: Random;
}

/** What a person may do. `run` does nothing where there is nothing to do it to. */
export interface StoreStep {
  readonly name: string;
  readonly run: (hands: Hands) => void;
}

export const agents = ['*', 'a', 'b', 'GPTBot', 'Googlebot'] as const;
export const paths = ['/', '', '/a', '/a/b', '/*?x=', '/x$', '/é', '/%7E', '*'] as const;
export const texts = [
  'x',
  '',
  ' ',
  '/y',
  '#',
  ': ',
  'y\u2028z',
  '\u0000',
  '😀',
  '\u202e',
  '--',
  '<',
  '"',
] as const;
