// Crawlers that a preset leaves to the user, who decides before anything is written.
import { columnPurposeOf } from '../../catalogue/column-purposes.ts';
import { communityCrawlers } from '../../catalogue/community-crawlers.ts';
import type { Purpose } from '../../catalogue/crawlers.ts';
import { type AccessWish, type CrawlerPreset, type PresetCrawler, wishOfPreset } from './preset.ts';

/** What a person decides about a crawler; `leave`: what it may fetch stays as it is. */
export type PresetChoice = AccessWish | 'leave';

/** Whether the catalogue calls a crawler one for AI training: by its purposes, or because models are trained on its archive. */
export const isTrainingCrawler = ({ tokens, purposes }: PresetCrawler): boolean =>
  purposes.includes('ai-training') || columnPurposeOf(tokens[0]) === 'ai-training';

/** A crawler that comes for what a preset blocks and for something else, and what happens unless the person says otherwise. */
export interface PresetDecision {
  readonly crawler: PresetCrawler;
  readonly byDefault: PresetChoice;
  /** Purposes beside those that the preset blocks; never empty. */
  readonly besides: readonly Purpose[];
}

/** All crawlers that a preset leaves to the person, in their order: none with a blocked purpose is left out unasked. */
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

/** Readers look for one word; a name with a blank or a slash would be cut by them, to the name of something else. */
const isSingleWord = (name: string) => /^[\w.-]+$/.test(name);

const trainingNames = communityCrawlers.filter(({ purposes }) => purposes.includes('ai-training'));

/** Names that only a community list calls training crawlers, and that can be written into a record. */
export const communityTrainingCrawlers: readonly PresetCrawler[] = trainingNames
  .filter(({ tokens: [name] }) => isSingleWord(name))
  .map(({ id, tokens, operator, purposes }) => ({ id, tokens, operator, purposes, effectOfBlocking: null }));

/** The others: names that no reader looks for as they are listed. */
export const unwritableTrainingNames: readonly string[] = trainingNames
  .map(({ tokens: [name] }) => name)
  .filter((name) => !isSingleWord(name));
