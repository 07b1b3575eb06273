// The cells of the table that the view can be limited to: by the tone of their answers, and by their marks.

/**
 * Shape and color of an answer: yes, yes with restrictions, no, and neither; a host, none, not assigned; as
 * printed, and different. `text`: words without a shape.
 */
export const tones = [
  'allow',
  'limited',
  'deny',
  'other',
  'host',
  'none',
  'free',
  'same',
  'unlike',
  'text',
] as const;
export type Tone = (typeof tones)[number];

/** In the order of their display in a cell and in the filter. */
export const markCodes = ['changed', 'failed', 'differs', 'expected', 'requested', 'unasked'] as const;
export type MarkCode = (typeof markCodes)[number];

/** Which answers are shown: all, those of one tone, or cells with a mark. */
export type AnswerFilter = 'all' | Tone | MarkCode;
