// Files that the examples of diagnostics are made of.

/** A record that allows everything to any other crawler. */
export const ALLOW_ALL = 'User-agent: *\nDisallow:\n';

/** The octets of a text that has no other characters than those of Latin-1. */
export const encodeOctets = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

/** So many different rules. */
export const disallowLines = (count: number, pad = '') =>
  Array.from({ length: count }, (_, i) => `Disallow: /${pad}${i}\n`).join('');
