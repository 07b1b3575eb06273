// Presets: what a site allows and blocks, by the purposes of crawlers.
import type { AiPurpose } from '../../catalogue/ai-purposes.ts';
import type { Crawler, Purpose } from '../../catalogue/crawlers.ts';

/** What a preset knows of a crawler; entries of the catalogue fit, and those of one's own. */
export type PresetCrawler = Pick<Crawler, 'id' | 'tokens' | 'operator' | 'purposes' | 'effectOfBlocking'>;

/** Kept out of the site, or let in. Whoever has no wish is left alone. */
export type AccessWish = 'out' | 'in';

/** A line that states a preference beside the access rules; nobody is kept out by it. */
export interface PreferenceStatement {
  /** The id of its directive. */
  readonly directive: 'content-signal' | 'content-usage';
  /** By label, in the order in which they are written. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a preset wants to say about AI use in the files beside robots.txt. */
export interface UseWishes {
  /** By purpose; about the others nothing is written. */
  readonly says: Readonly<Partial<Record<AiPurpose, 'yes' | 'no'>>>;
  /** Present if only prohibitions that are written are taken back: nothing is added. */
  readonly onlyWritten?: true;
}

/** What has to be said of a preset besides, because no line of the file can do it. */
export type PresetHint =
  /** Only a password keeps a site closed; a page that may not be fetched cannot show its noindex. */
  | 'ask-for-password'
  | 'noindex-unseen'
  /** Search engines cannot be told by the file to show no AI answers. */
  | 'search-answers'
  /** Rules about single paths stay. */
  | 'paths-stay';

/** One preset, as data. A new one is a row of `presets`. */
export interface CrawlerPreset {
  readonly id: string;
  /** Crawlers that come for one of these are kept out. */
  readonly out: readonly Purpose[];
  /** Crawlers that come for one of these are let in. */
  readonly in: readonly Purpose[];
  /** Who also comes for one of these is left to the person, whatever else it comes for. */
  readonly keep: readonly Purpose[];
  /** What all other crawlers of the catalogue meet. */
  readonly rest?: AccessWish;
  /** What robots meet that no record names. */
  readonly others?: AccessWish;
  /** True if names in the file that the catalogue lacks are meant too. */
  readonly everyName?: true;
  /** Lines that say the same to those who read them; only written if somebody asks for it. */
  readonly statements: readonly PreferenceStatement[];
  /** Absent if the preset is not about AI use. */
  readonly uses?: UseWishes;
  readonly hints: readonly PresetHint[];
}

const searchOnly: UseWishes = {
  says: { search: 'yes', 'ai-search': 'no', 'ai-input': 'no', 'ai-train': 'no' },
};

const visibleInSearch = ['search', 'user-triggered', 'social-preview'] as const;

export const presets = [
  {
    id: 'no-training',
    out: ['ai-training'],
    in: [],
    keep: visibleInSearch,
    statements: [
      { directive: 'content-signal', values: { search: 'yes', 'ai-train': 'no' } },
      { directive: 'content-usage', values: { search: 'y', 'train-ai': 'n' } },
    ],
    uses: { says: { search: 'yes', 'ai-train': 'no' } },
    hints: [],
  },
  {
    id: 'no-ai',
    out: ['ai-training', 'ai-input'],
    in: [],
    keep: ['search', 'social-preview'],
    statements: [
      { directive: 'content-signal', values: { search: 'yes', 'ai-input': 'no', 'ai-train': 'no' } },
      { directive: 'content-usage', values: { search: 'y', 'ai-use': 'n', 'train-ai': 'n' } },
    ],
    uses: searchOnly,
    hints: ['search-answers'],
  },
  {
    id: 'archive-no-training',
    out: ['ai-training'],
    in: ['archive'],
    keep: visibleInSearch,
    statements: [
      { directive: 'content-signal', values: { 'ai-train': 'no' } },
      { directive: 'content-usage', values: { 'train-ai': 'n' } },
    ],
    uses: { says: { 'ai-train': 'no' } },
    hints: [],
  },
  {
    id: 'search-only',
    out: [],
    in: ['search'],
    keep: [],
    rest: 'out',
    others: 'out',
    statements: [
      { directive: 'content-signal', values: { search: 'yes', 'ai-input': 'no', 'ai-train': 'no' } },
      { directive: 'content-usage', values: { search: 'y', 'ai-use': 'n', 'train-ai': 'n' } },
    ],
    uses: searchOnly,
    hints: ['search-answers', 'paths-stay'],
  },
  { id: 'no-seo', out: ['seo'], in: [], keep: ['search'], statements: [], hints: [] },
  {
    id: 'close-site',
    out: [],
    in: [],
    keep: [],
    rest: 'out',
    others: 'out',
    everyName: true,
    statements: [],
    hints: ['ask-for-password', 'noindex-unseen', 'paths-stay'],
  },
  {
    id: 'allow-all',
    out: [],
    in: [],
    keep: [],
    rest: 'in',
    others: 'in',
    everyName: true,
    statements: [],
    uses: {
      says: { search: 'yes', 'ai-search': 'yes', 'ai-input': 'yes', 'ai-train': 'yes' },
      onlyWritten: true,
    },
    hints: ['paths-stay'],
  },
] as const satisfies readonly CrawlerPreset[];

export type PresetId = (typeof presets)[number]['id'];

/** What a preset makes of one crawler; `both`: it comes for what is kept out and for what is not. */
export function wishOfPreset(
  preset: CrawlerPreset,
  { purposes }: Pick<Crawler, 'purposes'>,
): AccessWish | 'both' | undefined {
  const has = (some: readonly Purpose[]) => purposes.some((purpose) => some.includes(purpose));
  if (has(preset.out)) return has(preset.keep) || has(preset.in) ? 'both' : 'out';
  if (has(preset.in)) return 'in';
  return preset.rest;
}

/** The wishes of a preset, by the ids of crawlers; without those that are left to the person. */
export function wishesOfPreset(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
): ReadonlyMap<string, AccessWish> {
  const wishes = new Map<string, AccessWish>();
  for (const crawler of crawlers) {
    const wish = wishOfPreset(preset, crawler);
    if (wish && wish !== 'both') wishes.set(crawler.id, wish);
  }
  return wishes;
}
