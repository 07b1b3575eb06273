// The knobs of a reader that can change a verdict about fetching: the leaves of its data, by their paths.
import type { Reader } from '../../readers/reader.ts';

type OptionLeaf = string | number | boolean | null | readonly unknown[];
type KnownOption<T> = Exclude<T, undefined>;
type OptionPath<T> = {
  [K in keyof T & string]-?: KnownOption<T[K]> extends OptionLeaf
    ? K
    : `${K}.${OptionPath<KnownOption<T[K]>>}`;
}[keyof T & string];

/**
 * What says who a reader is, and what decides no verdict: how long a copy is used, how long a robot waits, how large a
 * file should be.
 */
const excludedOptions = [
  'id',
  'title',
  'source',
  'spec',
  'operator',
  'evidence',
  'cacheEvidence',
  'cache',
  'delay',
  'limits',
  'unspecified',
] as const;

/** Leaves that decide nothing either: every reader is asked about the same file. */
const silentOptions = ['file.path', 'http.unspecified'] as const;

/** A knob, as in `record.blankLine`. */
export type ReaderOptionName = Exclude<
  OptionPath<Omit<Reader, (typeof excludedOptions)[number]>>,
  (typeof silentOptions)[number]
>;

type OptionValueIn<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? OptionValueIn<KnownOption<T[Key]>, Rest>
    : never
  : Path extends keyof T
    ? KnownOption<T[Path]>
    : never;

/** What a knob can be set to. */
export type ReaderOptionValue<Name extends ReaderOptionName> = OptionValueIn<Reader, Name>;

type OptionTree = Readonly<Record<string, unknown>>;

const isOptionTree = (value: unknown): value is OptionTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function leafPaths(tree: OptionTree, before: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    isOptionTree(value) ? leafPaths(value, `${before}${key}.`) : [before + key],
  );
}

const skippedOptions: ReadonlySet<string> = new Set([...excludedOptions, ...silentOptions]);

/** All knobs of a reader, in the order in which its data has them. */
export function readerOptionNames(reader: Reader): ReaderOptionName[] {
  const heads = Object.entries(reader).filter(([key]) => !skippedOptions.has(key));
  return leafPaths(Object.fromEntries(heads), '').filter(
    (name) => !skippedOptions.has(name),
  ) as ReaderOptionName[];
}

const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => (isOptionTree(value) ? value[key] : undefined), tree);

const isSameValue = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The value of a knob. */
export const readerOptionValue = (reader: Reader, knob: ReaderOptionName): unknown =>
  valueAt(reader, knob.split('.'));

/** Behind all others: what follows from another knob, and explains less where both would do. */
const dependentOptions: readonly ReaderOptionName[] = ['record.ruleFields'];

/** The knobs in which two readers differ, in the order of the first. */
export function differingReaderOptions(a: Reader, b: Reader): ReaderOptionName[] {
  const names = new Set([...readerOptionNames(a), ...readerOptionNames(b)]);
  for (const knob of dependentOptions) if (names.delete(knob)) names.add(knob);
  return [...names].filter((knob) => !isSameValue(readerOptionValue(a, knob), readerOptionValue(b, knob)));
}

function setAtPath(into: unknown, from: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return from;
  const tree = isOptionTree(into) ? into : {};
  return { ...tree, [key]: setAtPath(tree[key], isOptionTree(from) ? from[key] : undefined, rest) };
}

/** Reader `a` with some of its knobs switched to the values of `b`. */
export function withReaderOptions(a: Reader, b: Reader, knobs: readonly ReaderOptionName[]): Reader {
  return knobs.reduce((reader, knob) => setAtPath(reader, b, knob.split('.')) as Reader, a);
}
