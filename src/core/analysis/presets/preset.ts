// Presets: what a site allows and blocks, by the purposes of crawlers.
import type { AiPurpose } from '../../catalogue/ai-purposes.ts';
import type { Crawler, Purpose } from '../../catalogue/crawlers.ts';

/** The data of a crawler that a preset uses, from the catalog or a custom entry. */
export type PresetCrawler = Pick<Crawler, 'id' | 'tokens' | 'operator' | 'purposes' | 'effectOfBlocking'>;

/** Whether a crawler is blocked or allowed. A crawler without a wish is not changed. */
export type AccessWish = 'out' | 'in';

/** A line that states a preference in addition to the access rules. It blocks no crawler. */
export interface PreferenceStatement {
  /** The id of its directive. */
  readonly directive: 'content-signal' | 'content-usage';
  /** By label, in the order in which they are written. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a preset states about AI use in files other than robots.txt. */
export interface UseWishes {
  /** By purpose. Nothing is written about the other purposes. */
  readonly says: Readonly<Partial<Record<AiPurpose, 'yes' | 'no'>>>;
  /** Present if only existing prohibitions are removed, and nothing is added. */
  readonly onlyWritten?: true;
}

/** A hint about a preset's limits, which no line of the file can remove. */
export type PresetHint =
  /** Only a password keeps a site private. The noindex of a page that may not be fetched is not seen. */
  | 'ask-for-password'
  | 'noindex-unseen'
  /** The file cannot prevent search engines from showing AI answers. */
  | 'search-answers'
  /** Rules for single paths stay. */
  | 'paths-stay';

/** One preset, as data. To add one, add a row to `presets`. */
export interface CrawlerPreset {
  readonly id: string;
  /** Crawlers with one of these purposes are blocked. */
  readonly out: readonly Purpose[];
  /** Crawlers with one of these purposes are allowed. */
  readonly in: readonly Purpose[];
  /** The user decides about blocked crawlers that also have one of these purposes. */
  readonly keep: readonly Purpose[];
  /** The wish for all other crawlers of the catalog. */
  readonly rest?: AccessWish;
  /** The wish for crawlers that no record names. */
  readonly others?: AccessWish;
  /** Present if names in the file that the catalog lacks are included. */
  readonly everyName?: true;
  /** Lines that state the same for crawlers that read them. They are written only on request. */
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

/** Returns a preset's wish for one crawler. `both`: it has blocked purposes and others. */
export function wishOfPreset(
  preset: CrawlerPreset,
  { purposes }: Pick<Crawler, 'purposes'>,
): AccessWish | 'both' | undefined {
  const hasPurposeIn = (purposesToFind: readonly Purpose[]) =>
    purposes.some((purpose) => purposesToFind.includes(purpose));
  if (hasPurposeIn(preset.out)) return hasPurposeIn(preset.keep) || hasPurposeIn(preset.in) ? 'both' : 'out';
  if (hasPurposeIn(preset.in)) return 'in';
  return preset.rest;
}

/** Returns the wishes of a preset by crawler id, without the crawlers that the user decides about. */
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
