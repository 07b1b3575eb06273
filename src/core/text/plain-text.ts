// Text that needs no second look.

/** Whether a text is drawn as it stands: ASCII that shows, and no spaces that a page swallows. */
export const isPlain = (text: string): boolean => !/[^ -~]|^ | $| {2}/.test(text);
