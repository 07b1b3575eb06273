// What a random step of the store is given, and what makes one.
import type { DocumentStore } from '../../state/document/document-store.ts';
import type { Random } from '../seeded-random.ts';

export interface StepContext {
  readonly store: DocumentStore;
  readonly random: Random;
}

/** What a person may do. `run` does nothing where there is nothing to do it to. */
export interface StoreStep {
  readonly name: string;
  readonly run: (hands: StepContext) => void;
}

export const stepAgents = ['*', 'a', 'b', 'GPTBot', 'Googlebot'] as const;
export const stepPaths = ['/', '', '/a', '/a/b', '/*?x=', '/x$', '/é', '/%7E', '*'] as const;
export const stepTexts = [
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
