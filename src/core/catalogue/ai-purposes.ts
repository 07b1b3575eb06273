// What content is used for, as far as the lines of today tell it apart (draft-romm-aipref-contentsignals-00).

/** An index with links and short excerpts; content for a model at the time of an answer; training. */
export const aiPurposes = ['search', 'ai-input', 'ai-train'] as const;

export type AiPurpose = (typeof aiPurposes)[number];
