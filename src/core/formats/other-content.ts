// Detects what users paste or open instead of a policy file: a web address, a web page that a server returned, or
// a document type definition.

/** The number of octets in which a page or a definition can be recognized. */
const BEGINNING = 1024;
/**
 * Comments and processing instructions. Each ends only at its first `-->` or `?>`: otherwise a series of comments
 * would be matched in every possible combination.
 */
const TAG_START = /^(?:<!--(?:(?!-->).)*-->|<\?(?:(?!\?>).)*\?>|\s)*/s;

/** The beginnings of pages, and of errors that servers return instead of one. */
const WEB_PAGE =
  /^<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|div|p|h[1-6]|center|table)(?=[\s/>])/i;

/** Declarations with which only a document type definition begins. */
const DTD_START = /^<!(?:(?:ELEMENT|ATTLIST|ENTITY|NOTATION)\s|\[\s*(?:INCLUDE|IGNORE|%))/;

/** Returns the kind of file that bytes begin like. Undefined if they may be a policy file. */
export function detectOtherContent(bytes: Uint8Array): 'page' | 'dtd' | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, BEGINNING)).replace(TAG_START, '');
  if (WEB_PAGE.test(text)) return 'page';
  return DTD_START.test(text) ? 'dtd' : undefined;
}

/** The greatest length of a text that may be an address, in characters. */
const MAX_ADDRESS_LENGTH = 2048;
const WITH_SCHEME = /^https?:\/\/[^\s/?#]+\S*$/i;
const HOST_ONLY = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?]\S*)?$/u;
/** Matches file names that look like hosts. */
const FILE_NAME = /^[^/?]*\.(?:txt|xml|dtd|html?|json|csv)$/i;

/**
 * Returns the web address that a text consists of, with or without its scheme. Undefined if the text is anything
 * else.
 */
export function parseAddress(text: string): URL | undefined {
  const line = text.trim();
  if (line.length > MAX_ADDRESS_LENGTH) return undefined;
  const isHost = HOST_ONLY.test(line) && !FILE_NAME.test(line);
  if (!isHost && !WITH_SCHEME.test(line)) return undefined;
  const address = isHost ? `https://${line}` : line;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Returns the URL of the policy file for an address: the address itself if it is a text file, else /robots.txt of
 * its host.
 */
export const policyUrlFor = (address: URL): string =>
  address.pathname.endsWith('.txt') ? address.href : new URL('/robots.txt', address).href;
