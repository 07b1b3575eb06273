// Whom a question is about, in a sentence.

/** '' is the one that nobody names. */
export const whoAsks = (agent: string): string => (agent === '' ? 'any other robot' : agent);
