// Text that is displayed as written.

/** Whether a text is displayed exactly as it is: visible ASCII, and no spaces that a page collapses. */
export const isPlain = (text: string): boolean => !/[^ -~]|^ | $| {2}/.test(text);
