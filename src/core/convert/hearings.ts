// What each crawler hears that a file speaks about, found without reading all records for every name.

import type { AcapFile } from '../formats/acap/acap-file.ts';
import { type ApplicableRules, type CrawlerProfile, collectRules } from '../formats/acap/applicable-rules.ts';
import { findReferencedFile, type UsagePlan } from '../formats/acap/question/usage-plan.ts';
import { lowerCase } from '../text/lower-case.ts';
import { ANY_CRAWLER } from './conventional-groups.ts';

/** The records of a file by the names they speak to, as places; `*` is any crawler. */
type PlacesByName = ReadonlyMap<string, readonly number[]>;

function indexRecordsByName({ records }: AcapFile): PlacesByName {
  const found = new Map<string, number[]>();
  records.forEach(({ crawlers }, place) => {
    for (const key of new Set(
      crawlers.map(({ field }) => (field.any ? ANY_CRAWLER : lowerCase(field.name))),
    )) {
      const places = found.get(key);
      if (places) places.push(place);
      else found.set(key, [place]);
    }
  });
  return found;
}

export interface CrawlerRulesIndex {
  /** All names in the file and in those that it refers to, in file order, as written. */
  readonly names: readonly string[];
  /** The lines of references that lead nowhere. */
  readonly missing: ReadonlySet<number>;
  /** What a crawler hears; the same object for all that the same records speak to. The key is in lower case. */
  heard(key: string): ApplicableRules;
}

/** Crawlers are told apart by their whole names. */
export function indexCrawlerRules({ site, path, file }: UsagePlan): CrawlerRulesIndex {
  const names: string[] = [];
  const missing = new Set<number>();
  const indexes = new Map<AcapFile, PlacesByName>([[file, indexRecordsByName(file)]]);
  const addNames = ({ crawlers }: AcapFile['records'][number]) => {
    for (const { field } of crawlers) names.push(field.name);
  };
  for (const record of file.records) {
    addNames(record);
    if (!record.reference) continue;
    const target = findReferencedFile(site, record.reference.field.locator)?.file;
    if (!target) missing.add(record.reference.line);
    if (!target || indexes.has(target)) continue;
    indexes.set(target, indexRecordsByName(target));
    if (target.version.major === 1) for (const one of target.records) addNames(one);
  }
  const placesFor = (one: AcapFile, key: string) => indexes.get(one)?.get(key) ?? [];
  /** The file as if it had only the records that speak to one crawler. */
  const fileFor = (one: AcapFile, key: string): AcapFile => {
    const places = new Set([...placesFor(one, key), ...placesFor(one, ANY_CRAWLER)]);
    return { ...one, records: [...places].sort((a, b) => a - b).map((place) => one.records[place]!) };
  };
  const known = new Map<string, ApplicableRules>();
  return {
    names,
    missing,
    heard(key) {
      const named = key === ANY_CRAWLER ? [] : [...indexes.values()].map((index) => index.get(key) ?? []);
      const id = named.some((places) => places.length > 0) ? named.join('\n') : '';
      let heard = known.get(id);
      if (!heard) {
        const opening = {
          path,
          file: fileFor(file, key),
          refer: (locator: string) => {
            const found = findReferencedFile(site, locator);
            return found && { path: found.path, file: fileFor(found.file, key) };
          },
        };
        const agent = key === ANY_CRAWLER ? '' : key;
        const listener: CrawlerProfile = { agent, crawlerMatch: 'exact', capabilities: {} };
        known.set(id, (heard = collectRules(opening, listener)));
      }
      return heard;
    },
  };
}
