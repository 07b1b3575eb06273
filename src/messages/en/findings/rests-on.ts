// What a finding rests on, for readers: the names of the texts and their sections. The numbers that our own lists of
// requirements have mean nothing to them.

const SECTION = /^\(?[A-Z]{1,3}-?\d+|^\(digest /;

/** "1996 draft 1 3.2.1; RFC 9309 2.2.1" for "draft 1 3.2.1 (KOS-028); RFC 9309 2.2.1 (RFC-007)". */
export const restsOn = (spec: string): string =>
  spec
    .replace(/ \([^)]*\)/g, (bracket) => (SECTION.test(bracket.trim()) ? '' : bracket))
    .replace(/^ours: /, '')
    .replace(/(^|[;,] )draft 1\b/g, '$11996 draft 1')
    .replace(/\bdraft-koster-robots-00\b/g, '1996 Internet-Draft')
    .replace(/\brobots\.cc\b/g, 'Google’s robots.cc');
