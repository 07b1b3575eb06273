// Typed access to the cases about the carriers of AI and indexing policy: src/testing/vectors/carriers.json.
import type { AiPurpose } from '../core/catalogue/ai-purposes.ts';
import type { Severity } from '../core/diagnostics/finding.ts';
import carriers from './vectors/carriers.json' with { type: 'json' };

interface Question {
  readonly question: 'ai-use' | 'index-follow';
  readonly purpose: AiPurpose;
  /** `''` is any other crawler. */
  readonly agent: string;
  readonly url: string;
  readonly edition?: string;
}

interface Lint {
  readonly path: string;
  readonly want: 'some' | 'none';
  /** From 0. All lines if absent. */
  readonly line?: number;
  /** The least severity that counts; a warning if absent. */
  readonly min?: Severity;
}

export interface CarrierVector {
  readonly id: string;
  /** The specification or documentation that says so. */
  readonly source: string;
  readonly origin: string;
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly ask?: Question;
  /** The answers that the source allows. */
  readonly expect?: readonly string[];
  readonly lint?: Lint;
  readonly cli?: {
    readonly args: readonly string[];
    readonly want: readonly string[];
    readonly unwanted: readonly string[];
  };
}

export const carrierVectors = carriers.cases as unknown as readonly CarrierVector[];
