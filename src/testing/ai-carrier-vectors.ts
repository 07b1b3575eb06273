// Typed access to the test vectors of statements about AI use outside robots.txt: src/testing/vectors/ai-carriers.json.
import type { UseCarrierId, UseStatement } from '../core/questions/use-statement.ts';
import carriers from './vectors/ai-carriers.json' with { type: 'json' };

export interface AiCarrierVector {
  readonly id: string;
  readonly carrier: UseCarrierId;
  /** The number of the rule in docs/carriers.md. */
  readonly requirement: string;
  readonly why: string;
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** `''` is any other crawler. */
  readonly agent: string;
  readonly url: string;
  /** In any order. Lines from 0. */
  readonly statements: readonly (Pick<UseStatement, 'purpose' | 'says' | 'isSettled'> & {
    readonly line: number;
  })[];
}

export const aiCarrierVectors = carriers as unknown as readonly AiCarrierVector[];
