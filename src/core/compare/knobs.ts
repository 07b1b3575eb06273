// The knobs of a reader that can change a verdict about fetching: the leaves of its data, by their paths.
import type { Reader } from '../readers/reader.ts';

type Leaf = string | number | boolean | null | readonly unknown[];
type Known<T> = Exclude<T, undefined>;
type PathIn<T> = {
  [K in keyof T & string]-?: Known<T[K]> extends Leaf ? K : `${K}.${PathIn<Known<T[K]>>}`;
}[keyof T & string];

/**
 * What says who a reader is, and what decides no verdict: how long a copy is used, how long a robot waits, how large a
 * file should be.
 */
const aside = [
  'id',
  'title',
  'source',
  'spec',
  'evidence',
  'cacheEvidence',
  'cache',
  'delay',
  'limits',
  'unspecified',
] as const;

/** Leaves that decide nothing either: every reader is asked about the same file. */
const silent = ['file.path', 'http.unspecified'] as const;

/** A knob, as in `record.blankLine`. */
export type KnobName = Exclude<PathIn<Omit<Reader, (typeof aside)[number]>>, (typeof silent)[number]>;

type ValueIn<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? ValueIn<Known<T[Key]>, Rest>
    : never
  : Path extends keyof T
    ? Known<T[Path]>
    : never;

/** What a knob can be set to. */
export type KnobValue<Name extends KnobName> = ValueIn<Reader, Name>;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function leavesOf(tree: Tree, before: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) ? leavesOf(value, `${before}${key}.`) : [before + key],
  );
}

const skipped: ReadonlySet<string> = new Set([...aside, ...silent]);

/** All knobs of a reader, in the order in which its data has them. */
export function knobsOf(reader: Reader): KnobName[] {
  const heads = Object.entries(reader).filter(([key]) => !skipped.has(key));
  return leavesOf(Object.fromEntries(heads), '').filter((name) => !skipped.has(name)) as KnobName[];
}

const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => (isTree(value) ? value[key] : undefined), tree);

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The value of a knob. */
export const knobValue = (reader: Reader, knob: KnobName): unknown => valueAt(reader, knob.split('.'));

/** Behind all others: what follows from another knob, and explains less where both would do. */
const behind: readonly KnobName[] = ['record.ruleFields'];

/** The knobs in which two readers differ, in the order of the first. */
export function differingKnobs(a: Reader, b: Reader): KnobName[] {
  const names = new Set([...knobsOf(a), ...knobsOf(b)]);
  for (const knob of behind) if (names.delete(knob)) names.add(knob);
  return [...names].filter((knob) => !same(knobValue(a, knob), knobValue(b, knob)));
}

function put(into: unknown, from: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return from;
  const tree = isTree(into) ? into : {};
  return { ...tree, [key]: put(tree[key], isTree(from) ? from[key] : undefined, rest) };
}

/** Reader `a` with some of its knobs switched to the values of `b`. */
export function withKnobs(a: Reader, b: Reader, knobs: readonly KnobName[]): Reader {
  return knobs.reduce((reader, knob) => put(reader, b, knob.split('.')) as Reader, a);
}
