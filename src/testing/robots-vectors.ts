// Typed access to the test vectors of the specifications: src/testing/vectors/*.json.
import type { Answer, Outcome, ReaderId, Reason } from '../core/index.ts';
import python from './vectors/python-urllib-3.14.json' with { type: 'json' };
import more from './vectors/readers-more.json' with { type: 'json' };
import robots from './vectors/robots.json' with { type: 'json' };

type VectorText = string | { readonly parts: readonly { readonly text: string; readonly repeat?: number }[] };

interface VectorBase<Kind extends string> {
  readonly id: string;
  readonly source: string;
  readonly kind: Kind;
  readonly profile: ReaderId;
  readonly why: string;
}

interface DecisionVector<Kind extends string> extends VectorBase<Kind> {
  readonly file: VectorText;
  readonly agent: string;
  readonly url: string;
  readonly expect: Answer;
  /** 1-based, in lines as the reader reads them; null without a deciding line. */
  readonly decides: { readonly reason: Reason; readonly line: number | null };
  /** Groups the verdicts of five readers on one file. */
  readonly group?: string;
}

export type DecideVector = DecisionVector<'decide' | 'path-match'>;
/** Like `decide`, for crawlers with quirks. */
export type AgentVector = DecisionVector<'agent'>;

export interface ParseVector extends VectorBase<'parse'> {
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

export interface LocateVector extends VectorBase<'locate'> {
  readonly url: string;
  readonly expect: string;
}

export interface HttpVector extends VectorBase<'http'> {
  readonly status: number | 'timeout' | 'network';
  readonly expect: Outcome;
  readonly specified: boolean;
}

export interface RedirectVector extends VectorBase<'redirect'> {
  readonly hops: number;
  readonly expect: 'parse-target' | Outcome;
}

export interface CacheVector extends VectorBase<'cache'> {
  readonly header: string | null;
  readonly expect: number;
}

export type Vector =
  | DecideVector
  | AgentVector
  | ParseVector
  | LocateVector
  | HttpVector
  | RedirectVector
  | CacheVector;

const robotsVectors = [...robots, ...more, ...python] as unknown as readonly Vector[];

/** The vectors of these kinds. */
export const filterVectors = <Kind extends Vector['kind']>(...kinds: readonly Kind[]) =>
  robotsVectors.filter((vector) => (kinds as readonly string[]).includes(vector.kind)) as Extract<
    Vector,
    { readonly kind: Kind }
  >[];

/** The file of a vector as text. */
export function vectorText(file: VectorText): string {
  if (typeof file === 'string') return file;
  return file.parts.map(({ text, repeat = 1 }) => text.repeat(repeat)).join('');
}

/** The line of the file that contains a line of a reader; both from 1. Some readers split a line of the file. */
export function toFileLine(text: string, line: number, lines: 'cr-lf' | 'unicode'): number {
  if (lines === 'cr-lf') return line;
  const ends = [...text.matchAll(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/g)].slice(0, line - 1);
  return ends.filter(([end]) => /[\r\n]/.test(end)).length + 1;
}
