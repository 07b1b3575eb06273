// Hosts that Python's urllib.parse.urlsplit() refuses with ValueError, as in CPython 3.12.1.

const IGNORED = /^[\0- ]+|[\t\r\n]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^\/\/([^/?#]*)/;

const isAddress = (text: string): boolean => {
  const [, address = '', zone] = /^([^%]*)(?:%(.*))?$/s.exec(text) ?? [];
  return zone !== '' && !zone?.includes('%') && URL.canParse(`http://[${address}]/`);
};

/** Whether the text between brackets is an address: IPv6, or one of a future version. */
const isBracketed = (text: string): boolean =>
  text.startsWith('v') ? /^v[a-f0-9]+\..+$/i.test(text) : isAddress(text);

/** Whether a host has characters whose compatibility forms end it (`℀` is `a/c`). */
function hasHiddenEnd(host: string): boolean {
  const plain = host.replace(/[@:#?]/g, '');
  const normal = plain.normalize('NFKC');
  return normal !== plain && /[/?#@:]/.test(normal);
}

/** Whether a text has a host, after two slashes or after a scheme and two slashes, that is not valid. */
export function hasInvalidHost(text: string): boolean {
  const host = HOST.exec(text.replace(IGNORED, '').replace(SCHEME, ''))?.[1] ?? '';
  const [opens, closes] = [host.includes('['), host.includes(']')];
  if (opens !== closes) return true;
  const bracketed = opens ? (host.slice(host.indexOf('[') + 1).split(']')[0] ?? '') : undefined;
  return (bracketed !== undefined && !isBracketed(bracketed)) || hasHiddenEnd(host);
}
