// Paths that readers split and join again, which loses empty parts (urllib).

/** Whether the path is a rule's or a URL's. In a rule, text after a double slash at its beginning is read as a host. */
export type PathSide = 'rule' | 'url';

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/** Removes a semicolon at the end of the last segment if it is the first one there. */
function dropEmptyParameters(path: string): string {
  const at = path.indexOf(';', Math.max(0, path.lastIndexOf('/')));
  return at >= 0 && at === path.length - 1 ? path.slice(0, at) : path;
}

/** Returns the text from a delimiter on. '' if nothing follows the delimiter. */
const tailIfAny = (text: string, at: number) => (at < 0 || at === text.length - 1 ? '' : text.slice(at));

function joinPathParts(text: string): string {
  const hash = text.indexOf('#');
  const before = hash < 0 ? text : text.slice(0, hash);
  const mark = before.indexOf('?');
  const path = mark < 0 ? before : before.slice(0, mark);
  return dropEmptyParameters(path) + tailIfAny(before, mark) + tailIfAny(text, hash);
}

/**
 * Removes empty parameters, query and fragment with their delimiters, and in a rule an empty host after `//`. Tabs
 * and line breaks are removed too, and so are characters up to U+0020 at the beginning of a rule.
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

/** One or two slashes, raw or escaped. */
const LEADING_SLASHES = /^(?:\/|%2f){1,2}/i;
const HOST_END = /\/|[?#]|%2f|%3f|%23/i;

/**
 * Returns the path of a URL without scheme and host that is decoded before it is split, if it begins with an
 * escaped slash: two slashes at its beginning precede a host, which is dropped. Undefined for any other URL.
 */
export function pathOfDecodedUrl(url: string): string | undefined {
  const [slashes] = LEADING_SLASHES.exec(url) ?? [];
  if (!slashes || !/%2f/i.test(slashes)) return undefined;
  if (slashes.length < '/%2f'.length) return url;
  const rest = url.slice(slashes.length);
  const end = rest.search(HOST_END);
  return end < 0 ? '' : rest.slice(end);
}
