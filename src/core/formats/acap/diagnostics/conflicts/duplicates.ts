// Finds fields that repeat a field above for the same crawlers (ACAP 1.1 2.2).
import type { AcapFile, PlacedFieldOf } from '../../acap-file.ts';
import type { AcapRule, Qualifier } from '../../field.ts';

export const qualifierText = ({ name, type, value }: Qualifier): string => `${name ?? type.text}=${value}`;

/** The qualifiers of a field, in an order that does not depend on how they are written. */
export const qualifiersOf = ({ qualifiers }: { readonly qualifiers: readonly Qualifier[] }): string =>
  qualifiers.map(qualifierText).toSorted().join(' ');

const ruleKey = ({ effect, usage, resource, qualifiers }: AcapRule) =>
  `${effect} ${usage.word.text.toLowerCase()} ${resource.word.text} ${qualifiersOf({ qualifiers })}`;

/** The key of a list of crawlers or purposes: records for the same crawlers are merged (2.3.1). */
const crawlersKey = (words: readonly string[]) =>
  words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join('\n');

/**
 * The lists in which a field can be repeated: of records for the same crawlers, and of sub-records for the same
 * purposes.
 */
function ruleLists({ records }: AcapFile): Iterable<readonly PlacedFieldOf<'rule'>[]> {
  const lists = new Map<string, PlacedFieldOf<'rule'>[]>();
  const add = (key: string, rules: readonly PlacedFieldOf<'rule'>[]) => {
    const list = lists.get(key);
    if (!list) lists.set(key, [...rules]);
    else for (const rule of rules) list.push(rule);
  };
  for (const { crawlers, rules, subRecords } of records) {
    const key = crawlersKey(crawlers.map(({ field }) => field.name));
    add(key, rules);
    for (const sub of subRecords)
      add(`${key}\n\n${crawlersKey(sub.purposes.map(({ field }) => field.value))}`, sub.rules);
  }
  return lists.values();
}

/** Lines that repeat a line above for the same crawlers, with that line. Both are 0-based. */
export type DuplicateLines = ReadonlyMap<number, number>;

export function findDuplicates(file: AcapFile): DuplicateLines {
  const duplicates = new Map<number, number>();
  for (const rules of ruleLists(file)) {
    const first = new Map<string, number>();
    for (const { line, field } of rules) {
      const key = ruleKey(field);
      const above = first.get(key);
      if (above === undefined) first.set(key, line);
      else duplicates.set(line, above);
    }
  }
  return duplicates;
}
