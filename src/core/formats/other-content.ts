// What people paste or open in place of a policy file: a web address, a web page that a server hands out, or a document
// type definition.

/** Octets in which a page or a definition shows itself. */
const BEGINNING = 1024;
/**
 * Comments and processing instructions. Each ends at its first `-->` or `?>` and nowhere else, or nothing but comments
 * would be tried in every way of joining them.
 */
const TAG_START = /^(?:<!--(?:(?!-->).)*-->|<\?(?:(?!\?>).)*\?>|\s)*/s;

/** What pages begin with, and errors that servers hand out in place of one. */
const WEB_PAGE =
  /^<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|div|p|h[1-6]|center|table)(?=[\s/>])/i;

/** Declarations that only a document type definition begins with. */
const DTD_START = /^<!(?:(?:ELEMENT|ATTLIST|ENTITY|NOTATION)\s|\[\s*(?:INCLUDE|IGNORE|%))/;

/** What bytes begin like, if not like a policy file. */
export function detectOtherContent(bytes: Uint8Array): 'page' | 'dtd' | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, BEGINNING)).replace(TAG_START, '');
  if (WEB_PAGE.test(text)) return 'page';
  return DTD_START.test(text) ? 'dtd' : undefined;
}

/** The longest text that is looked at as an address, in characters. */
const ADDRESS = 2048;
const WITH_SCHEME = /^https?:\/\/[^\s/?#]+\S*$/i;
const HOST_ONLY = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?]\S*)?$/u;
/** Names of files look like hosts. */
const FILE_NAME = /^[^/?]*\.(?:txt|xml|dtd|html?|json|csv)$/i;

/** The web address that a text consists of, with or without its scheme; undefined if the text is anything else. */
export function parseAddress(text: string): URL | undefined {
  const line = text.trim();
  if (line.length > ADDRESS) return undefined;
  const isHost = HOST_ONLY.test(line) && !FILE_NAME.test(line);
  if (!isHost && !WITH_SCHEME.test(line)) return undefined;
  const address = isHost ? `https://${line}` : line;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Where the policy file for an address is: at the address itself if that is a text file, else at /robots.txt of its host. */
export const policyUrlFor = (address: URL): string =>
  address.pathname.endsWith('.txt') ? address.href : new URL('/robots.txt', address).href;
