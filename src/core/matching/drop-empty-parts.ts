// Paths taken apart and put together again, by which empty parts get lost (PYU-015, PYU-020).

/** Whose path it is: in a rule, what follows a double slash at its beginning is taken for a host. */
export type PathSide = 'rule' | 'url';

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/** Behind the last slash, a first semicolon that nothing follows. */
function dropEmptyParameters(path: string): string {
  const at = path.indexOf(';', Math.max(0, path.lastIndexOf('/')));
  return at >= 0 && at === path.length - 1 ? path.slice(0, at) : path;
}

/** The text at and behind a delimiter; '' if nothing follows it. */
const tailIfAny = (text: string, at: number) => (at < 0 || at === text.length - 1 ? '' : text.slice(at));

function joinPathParts(text: string): string {
  const hash = text.indexOf('#');
  const before = hash < 0 ? text : text.slice(0, hash);
  const mark = before.indexOf('?');
  const path = mark < 0 ? before : before.slice(0, mark);
  return dropEmptyParameters(path) + tailIfAny(before, mark) + tailIfAny(text, hash);
}

/**
 * A canonical path whose empty parameters, query and fragment are gone with their delimiters, and of a rule an empty
 * host behind `//`. Tabs and line breaks are gone too, and what a rule begins with up to and with U+0020.
 */
export function dropEmptyParts(units: string, side: PathSide): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is cut off.
  const text = (side === 'rule' ? units.replace(/^[\0-\x20]+/, '') : units).replace(/[\t\r\n]/g, '');
  if (side === 'url') return joinPathParts(text);
  if (SCHEME.test(text)) return text;
  if (!text.startsWith('//')) return joinPathParts(text);
  const end = text.slice(2).search(/[/?#]/);
  const host = end < 0 ? text.length : end + 2;
  return (host === 2 ? '' : text.slice(0, host)) + joinPathParts(text.slice(host));
}

/** A slash, as it is or escaped. */
const LEADING_SLASHES = /^(?:\/|%2f){1,2}/i;
const HOST_END = /\/|[?#]|%2f|%3f|%23/i;

/**
 * The path of a URL without scheme and host that is decoded before it is cut, where it begins with an escaped slash:
 * two slashes at its beginning are those before a host, which is dropped. Undefined for any other URL.
 */
export function pathOfDecodedUrl(url: string): string | undefined {
  const [slashes] = LEADING_SLASHES.exec(url) ?? [];
  if (!slashes || !/%2f/i.test(slashes)) return undefined;
  if (slashes.length < '/%2f'.length) return url;
  const behind = url.slice(slashes.length);
  const end = behind.search(HOST_END);
  return end < 0 ? '' : behind.slice(end);
}
