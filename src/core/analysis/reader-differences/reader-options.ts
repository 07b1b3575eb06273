// The options of a reader that can change a verdict about fetching: the leaves of its data, by path.
import type { Reader } from '../../readers/reader.ts';

type OptionLeaf = string | number | boolean | null | readonly unknown[];
type KnownOption<T> = Exclude<T, undefined>;
type OptionPath<T> = {
  [K in keyof T & string]-?: KnownOption<T[K]> extends OptionLeaf
    ? K
    : `${K}.${OptionPath<KnownOption<T[K]>>}`;
}[keyof T & string];

/**
 * Options that identify a reader, and options without influence on a verdict: how long a copy is used, how long a
 * crawler waits, the limits of a file.
 */
const excludedOptions = [
  'id',
  'title',
  'source',
  'spec',
  'sections',
  'operator',
  'evidence',
  'cacheEvidence',
  'cache',
  'delay',
  'limits',
  'unspecified',
] as const;

/** Further leaves without influence: all readers read the same file. */
const silentOptions = ['file.path', 'http.unspecified'] as const;

/** The name of an option, such as `record.blankLine`. */
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

/** The possible values of an option. */
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

/** Returns the names of all options of a reader, in the order of its data. */
export function readerOptionNames(reader: Reader): ReaderOptionName[] {
  const keptEntries = Object.entries(reader).filter(([key]) => !skippedOptions.has(key));
  return leafPaths(Object.fromEntries(keptEntries), '').filter(
    (name) => !skippedOptions.has(name),
  ) as ReaderOptionName[];
}

const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => (isOptionTree(value) ? value[key] : undefined), tree);

const isSameValue = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns the value of an option. */
export const readerOptionValue = (reader: Reader, option: ReaderOptionName): unknown =>
  valueAt(reader, option.split('.'));

/**
 * Options that follow from another option. They come after all others, because they explain less where both would
 * be an explanation.
 */
const dependentOptions: readonly ReaderOptionName[] = ['record.ruleFields'];

/** Returns the options in which two readers differ, in the order of the first reader. */
export function differingReaderOptions(a: Reader, b: Reader): ReaderOptionName[] {
  const names = new Set([...readerOptionNames(a), ...readerOptionNames(b)]);
  for (const option of dependentOptions) if (names.delete(option)) names.add(option);
  return [...names].filter(
    (option) => !isSameValue(readerOptionValue(a, option), readerOptionValue(b, option)),
  );
}

function setAtPath(into: unknown, from: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return from;
  const tree = isOptionTree(into) ? into : {};
  return { ...tree, [key]: setAtPath(tree[key], isOptionTree(from) ? from[key] : undefined, rest) };
}

/** Returns reader `a` with some of its options switched to the values of `b`. */
export function withReaderOptions(a: Reader, b: Reader, optionNames: readonly ReaderOptionName[]): Reader {
  return optionNames.reduce((reader, option) => setAtPath(reader, b, option.split('.')) as Reader, a);
}
