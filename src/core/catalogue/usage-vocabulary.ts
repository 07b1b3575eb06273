// The labels of Content-Usage, by edition of draft-ietf-aipref-vocab. They changed with nearly every draft, and no
// other module names them. The purposes of a label are our interpretation, except for train-ai and search since
// vocab-05.
import { lastOf, type NonEmpty } from '../text/non-empty.ts';
import type { AiPurpose } from './ai-purposes.ts';

export interface UsageLabel {
  readonly label: string;
  /** The wider label whose preference applies if it is not stated. */
  readonly parent?: string;
  readonly purposes?: readonly AiPurpose[];
}

export interface UsageEdition {
  readonly id: string;
  /** The address of the draft. */
  readonly source: string;
  /** A date such as 2026-08-19, or a month. */
  readonly date: string;
  readonly labels: readonly UsageLabel[];
}

const labelsOf2026: readonly UsageLabel[] = [
  { label: 'train-ai', purposes: ['ai-train'] },
  { label: 'search', purposes: ['search'] },
];

/** From oldest to newest, without their sources. */
const editions: NonEmpty<Omit<UsageEdition, 'source'>> = [
  { id: 'vocab-00', date: '2025-05-01', labels: [] },
  {
    id: 'vocab-01',
    date: '2025-06-19',
    labels: [
      { label: 'tdm' },
      { label: 'ai', parent: 'tdm', purposes: ['ai-train'] },
      { label: 'genai', parent: 'ai' },
      { label: 'search', parent: 'tdm', purposes: ['search'] },
      { label: 'inference', parent: 'tdm', purposes: ['ai-input'] },
    ],
  },
  {
    id: 'vocab-02',
    date: '2025-07-21',
    labels: [
      { label: 'all' },
      { label: 'train-ai', parent: 'all', purposes: ['ai-train'] },
      { label: 'train-genai', parent: 'train-ai' },
      { label: 'ai-use', parent: 'all', purposes: ['ai-search', 'ai-input'] },
      { label: 'search', parent: 'all', purposes: ['search'] },
    ],
  },
  {
    id: 'vocab-03',
    date: '2025-09-05',
    labels: [
      { label: 'bots' },
      { label: 'train-ai', parent: 'bots', purposes: ['ai-train'] },
      { label: 'train-genai', parent: 'train-ai' },
      { label: 'search', parent: 'bots', purposes: ['search'] },
    ],
  },
  {
    id: 'vocab-04',
    date: '2025-10',
    labels: [
      { label: 'bots' },
      { label: 'train-ai', parent: 'bots', purposes: ['ai-train'] },
      // Output of an AI system, which includes search results (4.3).
      { label: 'ai-output', parent: 'bots', purposes: ['ai-search', 'ai-input'] },
      { label: 'search', parent: 'ai-output', purposes: ['search'] },
    ],
  },
  { id: 'vocab-05', date: '2025-12-01', labels: labelsOf2026 },
  { id: 'vocab-06', date: '2026-04-28', labels: labelsOf2026 },
  { id: 'vocab-07', date: '2026-08-19', labels: labelsOf2026 },
  {
    id: 'vocab-08',
    date: '2026-09-14',
    labels: [
      { label: 'train-ai', purposes: ['ai-train'] },
      // Input of a generative model that the user does not provide (4.2). Summaries are not search (4.3).
      { label: 'ai-use', purposes: ['ai-search', 'ai-input'] },
      { label: 'search', purposes: ['search'] },
    ],
  },
];

const withSource = (edition: Omit<UsageEdition, 'source'>): UsageEdition => ({
  ...edition,
  source: `https://www.ietf.org/archive/id/draft-ietf-aipref-${edition.id}.txt`,
});

/** From oldest to newest. */
export const usageEditions: NonEmpty<UsageEdition> = [
  withSource(editions[0]),
  ...editions.slice(1).map(withSource),
];

/** The edition that is used by default. */
export const newestEdition: UsageEdition = lastOf(usageEditions);

/** Finds an edition by its id; undefined if it is unknown. */
export const findEdition = (id: string): UsageEdition | undefined =>
  usageEditions.find((one) => one.id === id);

/** The labels for a purpose, the narrowest first: a wider one applies if those before it are not stated. */
export function labelsFor({ labels }: UsageEdition, purpose: AiPurpose): readonly string[] {
  const chain: string[] = [];
  let next = labels.find(({ purposes }) => purposes?.includes(purpose));
  while (next) {
    const { label, parent } = next;
    chain.push(label);
    next = labels.find((one) => one.label === parent);
  }
  return chain;
}
