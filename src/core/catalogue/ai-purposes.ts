// The purposes for which content is used, as far as current fields distinguish them
// (draft-romm-aipref-contentsignals-00).

/**
 * An index with links and short excerpts; AI answers that link to their sources; content for a model when it
 * answers; training.
 */
export const aiPurposes = ['search', 'ai-search', 'ai-input', 'ai-train'] as const;

export type AiPurpose = (typeof aiPurposes)[number];

/** The purposes that Content-Signal distinguishes: its `ai-input` covers "generative AI search answers". */
export const signalPurposes = ['search', 'ai-input', 'ai-train'] as const satisfies readonly AiPurpose[];

export type SignalPurpose = (typeof signalPurposes)[number];

/** The key of Content-Signal for a purpose. */
export const signalPurposeOf = (purpose: AiPurpose): SignalPurpose =>
  purpose === 'ai-search' ? 'ai-input' : purpose;
