// Files for the examples of diagnostics.

/** A record that allows everything to any other crawler. */
export const ALLOW_ALL = 'User-agent: *\nDisallow:\n';

/** Encodes a text with characters of Latin-1 only. */
export const encodeOctets = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

/** Returns this number of Disallow lines. They are equal: different ones would take long to create. */
export const disallowLines = (count: number, path: string) => `Disallow: /${path}\n`.repeat(count);
