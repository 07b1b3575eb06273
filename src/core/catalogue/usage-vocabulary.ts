// The labels of Content-Usage, by edition of draft-ietf-aipref-vocab. They changed with nearly every draft, and will again:
// nothing else names them. Which purpose a label is about is our reading, but for the editions that have the two of today.
import { lastOf, type NonEmpty } from '../text/non-empty.ts';
import type { AiPurpose } from './ai-purposes.ts';

export interface UsageLabel {
  readonly label: string;
  /** The wider label whose preference it takes where it is not stated. */
  readonly parent?: string;
  readonly purpose?: AiPurpose;
}

export interface UsageEdition {
  readonly id: string;
  /** As 2026-08-19, or a month. */
  readonly date: string;
  readonly labels: readonly UsageLabel[];
}

const currentLabels: readonly UsageLabel[] = [
  { label: 'train-ai', purpose: 'ai-train' },
  { label: 'search', purpose: 'search' },
];

/** The oldest first. */
export const usageEditions: NonEmpty<UsageEdition> = [
  { id: 'vocab-00', date: '2025-05-01', labels: [] },
  {
    id: 'vocab-01',
    date: '2025-06-19',
    labels: [
      { label: 'tdm' },
      { label: 'ai', parent: 'tdm', purpose: 'ai-train' },
      { label: 'genai', parent: 'ai' },
      { label: 'search', parent: 'tdm', purpose: 'search' },
      { label: 'inference', parent: 'tdm', purpose: 'ai-input' },
    ],
  },
  {
    id: 'vocab-02',
    date: '2025-07-21',
    labels: [
      { label: 'all' },
      { label: 'train-ai', parent: 'all', purpose: 'ai-train' },
      { label: 'train-genai', parent: 'train-ai' },
      { label: 'ai-use', parent: 'all', purpose: 'ai-input' },
      { label: 'search', parent: 'all', purpose: 'search' },
    ],
  },
  {
    id: 'vocab-03',
    date: '2025-09-05',
    labels: [
      { label: 'bots' },
      { label: 'train-ai', parent: 'bots', purpose: 'ai-train' },
      { label: 'train-genai', parent: 'train-ai' },
      { label: 'search', parent: 'bots', purpose: 'search' },
    ],
  },
  {
    id: 'vocab-04',
    date: '2025-10',
    labels: [
      { label: 'bots' },
      { label: 'train-ai', parent: 'bots', purpose: 'ai-train' },
      { label: 'ai-output', parent: 'bots', purpose: 'ai-input' },
      { label: 'search', parent: 'ai-output', purpose: 'search' },
    ],
  },
  { id: 'vocab-05', date: '2025-12-01', labels: currentLabels },
  { id: 'vocab-06', date: '2026-04-28', labels: currentLabels },
  { id: 'vocab-07', date: '2026-08-19', labels: currentLabels },
];

/** The edition that counts where none is asked for. */
export const newestEdition: UsageEdition = lastOf(usageEditions);

/** An edition by its id; undefined for one that is not known. */
export const findEdition = (id: string): UsageEdition | undefined =>
  usageEditions.find((one) => one.id === id);

/** The labels that speak of a purpose, the narrowest first: a wider one counts where those before it say nothing. */
export function labelsFor({ labels }: UsageEdition, purpose: AiPurpose): readonly string[] {
  const along: string[] = [];
  let next = labels.find((one) => one.purpose === purpose);
  while (next) {
    const { label, parent } = next;
    along.push(label);
    next = labels.find((one) => one.label === parent);
  }
  return along;
}
