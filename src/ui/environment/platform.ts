// The platform on which the page runs.

/** Whether the keyboard has Command and Option in place of Ctrl and Alt. */
export const isMac = /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');

/** Whether the primary input is touch. */
export const isTouch = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches;
