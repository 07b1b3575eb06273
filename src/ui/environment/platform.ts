// The machine that the page is used on.

/** Its keyboard has Command and Option in place of Ctrl and Alt. */
export const isMac = /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');

/** It is touched, not pointed at. */
export const isTouch = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches;
