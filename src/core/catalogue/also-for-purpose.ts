// Crawlers that come for a purpose besides the one by which they are grouped.
import { type ColumnPurpose, columnPurposeOf } from './column-purposes.ts';
import { crawlerKindOf } from './crawler-kind.ts';
import { crawlers, type Purpose } from './crawlers.ts';

/** The purpose of the catalog that a group of crawlers has; absent if the catalog does not know which have it besides. */
const purposeOfGroup: Readonly<Partial<Record<ColumnPurpose, Purpose>>> = {
  search: 'search',
  'ai-training': 'ai-training',
  'ai-search': 'ai-input',
  seo: 'seo',
  previews: 'social-preview',
  archives: 'archive',
  ads: 'ads',
};

/** Returns the preferred names of crawlers that also have a purpose, and are grouped by another one. */
export function namesAlsoFor(group: ColumnPurpose): readonly string[] {
  const purpose = purposeOfGroup[group];
  if (purpose === undefined) return [];
  return crawlers
    .filter((crawler) => crawler.purposes.includes(purpose) && crawlerKindOf(crawler) !== 'unused')
    .map(({ tokens: [name] }) => name)
    .filter((name) => columnPurposeOf(name) !== group);
}
