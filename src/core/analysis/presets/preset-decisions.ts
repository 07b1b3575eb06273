// Crawlers about which a preset asks the user before anything is written.
import { columnPurposeOf } from '../../catalogue/column-purposes.ts';
import { communityCrawlers } from '../../catalogue/community-crawlers.ts';
import type { Purpose } from '../../catalogue/crawlers.ts';
import { type AccessWish, type CrawlerPreset, type PresetCrawler, wishOfPreset } from './preset.ts';

/** The user's decision about a crawler. `leave`: its access does not change. */
export type PresetChoice = AccessWish | 'leave';

/**
 * Whether the catalog lists a crawler as one for AI training: by its purposes, or because models are trained on
 * its archive.
 */
export const isTrainingCrawler = ({ tokens, purposes }: PresetCrawler): boolean =>
  purposes.includes('ai-training') || columnPurposeOf(tokens[0]) === 'ai-training';

/** A crawler with a purpose that the preset blocks and another purpose, and the default decision. */
export interface PresetDecision {
  readonly crawler: PresetCrawler;
  readonly byDefault: PresetChoice;
  /** The purposes other than those that the preset blocks; never empty. */
  readonly besides: readonly Purpose[];
}

/**
 * Returns all crawlers about which a preset asks the user, in their order. No crawler with a blocked purpose is
 * skipped silently.
 */
export function decisionsOfPreset(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
): readonly PresetDecision[] {
  const blocksTraining = preset.out.includes('ai-training');
  return crawlers.flatMap((crawler) => {
    const wish = wishOfPreset(preset, crawler);
    if (wish !== 'both' && (wish === 'out' || !blocksTraining || !isTrainingCrawler(crawler))) return [];
    const byDefault = wish === 'in' ? 'in' : 'leave';
    const besides = crawler.purposes.filter((purpose) => !preset.out.includes(purpose));
    return [{ crawler, byDefault, besides }];
  });
}

/** Readers look for a single word. They would cut a name with a space or a slash to another name. */
const isSingleWord = (name: string) => /^[\w.-]+$/.test(name);

const trainingNames = communityCrawlers.filter(({ purposes }) => purposes.includes('ai-training'));

/** Names that only a community list describes as training crawlers, and that can be written into a record. */
export const communityTrainingCrawlers: readonly PresetCrawler[] = trainingNames
  .filter(({ tokens: [name] }) => isSingleWord(name))
  .map(({ id, tokens, operator, purposes }) => ({ id, tokens, operator, purposes, effectOfBlocking: null }));

/** The remaining names, which no reader would find in the listed form. */
export const unwritableTrainingNames: readonly string[] = trainingNames
  .map(({ tokens: [name] }) => name)
  .filter((name) => !isSingleWord(name));
