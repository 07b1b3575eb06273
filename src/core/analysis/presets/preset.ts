// Presets: what a site allows and blocks, by the purposes of crawlers.
import type { AiPurpose } from '../../catalogue/ai-purposes.ts';
import { columnPurposeOf } from '../../catalogue/column-purposes.ts';
import type { Crawler, Purpose } from '../../catalogue/crawlers.ts';
import type { DocumentedCrawler } from '../../catalogue/documented-crawlers.ts';

/** The data of a crawler that a preset uses, from the catalog or a custom entry. */
export type PresetCrawler = Pick<
  DocumentedCrawler,
  'id' | 'tokens' | 'operator' | 'purposes' | 'effectOfBlocking'
>;

/** Whether a crawler is blocked or allowed. A crawler without a wish is not changed. */
export type AccessWish = 'out' | 'in';

/** A line that states a preference in addition to the access rules. It blocks no crawler. */
export interface PreferenceStatement {
  /** The id of its directive. */
  readonly directive: 'content-signal' | 'content-usage';
  /** By label, in the order in which they are written. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the files of a site should say about a purpose. `open`: what says no is removed, and nothing is granted. */
export type UseWish = 'yes' | 'no' | 'open';

/** What a preset states about AI use in files other than robots.txt. Nothing is written about other purposes. */
export type UseWishes = Readonly<Partial<Record<AiPurpose, UseWish>>>;

/** A hint about a preset's limits, which no line of the file can remove. */
export type PresetHint =
  /** Only a password keeps a site private. The noindex of a page that may not be fetched is not seen. */
  | 'ask-for-password'
  | 'noindex-unseen'
  /** The file cannot prevent search engines from showing AI answers. */
  | 'search-answers'
  /** Rules for single paths stay for allowed crawlers. */
  | 'paths-stay';

/** One preset, as data. To add one, add a row to `presets`. */
export interface CrawlerPreset {
  readonly id: string;
  /** Crawlers with one of these purposes are blocked. */
  readonly out: readonly Purpose[];
  /** Crawlers with one of these purposes are allowed. */
  readonly in: readonly Purpose[];
  /** The user decides about crawlers that have a blocked purpose and also one of these. */
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

const searchOnly: UseWishes = { search: 'yes', 'ai-search': 'no', 'ai-input': 'no', 'ai-train': 'no' };

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
    uses: { search: 'yes', 'ai-train': 'no' },
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
    uses: { 'ai-train': 'no' },
    hints: [],
  },
  {
    id: 'search-only',
    out: ['ai-training'],
    in: ['search'],
    keep: [],
    rest: 'out',
    others: 'out',
    everyName: true,
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
    hints: ['ask-for-password', 'noindex-unseen'],
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
    uses: { search: 'open', 'ai-search': 'open', 'ai-input': 'open', 'ai-train': 'open' },
    hints: ['paths-stay'],
  },
] as const satisfies readonly CrawlerPreset[];

export type PresetId = (typeof presets)[number]['id'];

/**
 * Whether the catalog lists a crawler as one for AI training: by its purposes, or because models are trained on
 * its archive.
 */
export const isTrainingCrawler = ({ tokens, purposes }: Pick<Crawler, 'tokens' | 'purposes'>): boolean =>
  purposes.includes('ai-training') || columnPurposeOf(tokens[0]) === 'ai-training';

/** Returns the purposes of a crawler that a preset blocks. */
export const blockedPurposes = (
  { out }: CrawlerPreset,
  crawler: Pick<Crawler, 'tokens' | 'purposes'>,
): readonly Purpose[] =>
  out.filter(
    (purpose) =>
      crawler.purposes.includes(purpose) || (purpose === 'ai-training' && isTrainingCrawler(crawler)),
  );

/** Returns a preset's wish for one crawler. `both`: it has blocked purposes and others. */
export function wishOfPreset(
  preset: CrawlerPreset,
  crawler: Pick<Crawler, 'tokens' | 'purposes'>,
): AccessWish | 'both' | undefined {
  const { purposes } = crawler;
  const hasPurposeIn = (list: readonly Purpose[]) => purposes.some((purpose) => list.includes(purpose));
  const isAllowed = hasPurposeIn(preset.in);
  const blocked = blockedPurposes(preset, crawler);
  if (blocked.length === 0) return isAllowed ? 'in' : preset.rest;
  if (preset.rest === 'out') return isAllowed ? 'both' : 'out';
  // Others train models on its archive: no purpose of its own says so.
  const isOnlyUsed = blocked.every((purpose) => !purposes.includes(purpose));
  return isAllowed || isOnlyUsed || hasPurposeIn(preset.keep) ? 'both' : 'out';
}
