// What content is used for, as far as the lines of today tell it apart (draft-romm-aipref-contentsignals-00).

/**
 * An index with links and short excerpts; AI answers that link to their sources; content for a model at the time of an
 * answer; training.
 */
export const aiPurposes = ['search', 'ai-search', 'ai-input', 'ai-train'] as const;

export type AiPurpose = (typeof aiPurposes)[number];

/** What Content-Signal tells apart: its `ai-input` covers "generative AI search answers". */
export const signalPurposes = ['search', 'ai-input', 'ai-train'] as const satisfies readonly AiPurpose[];

export type SignalPurpose = (typeof signalPurposes)[number];

/** The key of Content-Signal that is about a purpose. */
export const signalPurposeOf = (purpose: AiPurpose): SignalPurpose =>
  purpose === 'ai-search' ? 'ai-input' : purpose;
