// The vectors of the specifications, typed: src/testing/vectors/*.json.
import type { Answer, Outcome, ReaderId, Reason } from '../core/index.ts';
import robots from './vectors/robots.json' with { type: 'json' };

type Text = string | { readonly parts: readonly { readonly text: string; readonly repeat?: number }[] };

interface Common<Kind extends string> {
  readonly id: string;
  readonly source: string;
  readonly kind: Kind;
  readonly profile: ReaderId;
  readonly why: string;
}

export interface DecideVector extends Common<'decide' | 'path-match'> {
  readonly file: Text;
  readonly agent: string;
  readonly url: string;
  readonly expect: Answer;
  /** 1-based; null if no line decides. */
  readonly decides: { readonly reason: Reason; readonly line: number | null };
  /** Ties the verdicts of five readers on one file together. */
  readonly group?: string;
}

export interface ParseVector extends Common<'parse'> {
  readonly file: string;
  readonly expect: {
    readonly records: readonly {
      readonly agents: readonly string[];
      readonly rules: readonly (readonly [string, string])[];
    }[];
    readonly orphans: readonly (readonly [string, string])[];
    readonly others: readonly (readonly [string, string])[];
  };
}

export interface LocateVector extends Common<'locate'> {
  readonly url: string;
  readonly expect: string;
}

export interface HttpVector extends Common<'http'> {
  readonly status: number | 'timeout';
  readonly expect: Outcome;
  readonly specified: boolean;
}

export interface RedirectVector extends Common<'redirect'> {
  readonly hops: number;
  readonly expect: 'parse-target' | Outcome;
}

export interface CacheVector extends Common<'cache'> {
  readonly header: string | null;
  readonly expect: number;
}

export type Vector = DecideVector | ParseVector | LocateVector | HttpVector | RedirectVector | CacheVector;

const robotsVectors = robots as unknown as readonly Vector[];

/** The vectors of these kinds. */
export const vectorsOfKind = <Kind extends Vector['kind']>(...kinds: readonly Kind[]) =>
  robotsVectors.filter((vector) => (kinds as readonly string[]).includes(vector.kind)) as Extract<
    Vector,
    { readonly kind: Kind }
  >[];

/** The file of a vector as text. */
export function textOfVector(file: Text): string {
  if (typeof file === 'string') return file;
  return file.parts.map(({ text, repeat = 1 }) => text.repeat(repeat)).join('');
}
