// The machine that the page is used on.

/** Its keyboard has Command and Option in place of Ctrl and Alt. */
export const isMac = /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');
