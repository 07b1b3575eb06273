// The types and inputs of random steps of the store.
import type { DocumentStore } from '../../state/document/document-store.ts';
import type { Random } from '../seeded-random.ts';

export interface StepContext {
  readonly store: DocumentStore;
  readonly random: Random;
}

/** A user action. `run` does nothing if the state does not allow it. */
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
