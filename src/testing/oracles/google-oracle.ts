// A reference implementation of Google's reader, written from the behavior of its robots.cc without code of core. It
// works on octets: a string here has one character per octet. Tests compare the engine with it.

/** Whether the crawler may fetch, and the deciding line (1-based; 0 without one). */
export interface OracleVerdict {
  readonly allowed: boolean;
  readonly line: number;
}

const LINE_BUFFER_BYTES = 8 * 2083;
const UTF8_BOM = [0xef, 0xbb, 0xbf];
const FIELD_KEYS: readonly (readonly [string, 'agent' | 'allow' | 'disallow'])[] = [
  ['user-agent', 'agent'],
  ['useragent', 'agent'],
  ['user agent', 'agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
];

/** The line buffer: octets beyond its size, which includes one NUL, are dropped. CR, LF and CRLF end a line. */
function splitOracleLines(bytes: Uint8Array): string[] {
  const lines: string[] = [];
  let buffer: number[] = [];
  let mark = 0;
  let afterReturn = false;
  const flush = () => {
    lines.push(String.fromCharCode(...buffer));
    buffer = [];
  };
  for (const octet of bytes) {
    if (mark < 3 && octet === UTF8_BOM[mark++]) continue;
    mark = 3;
    if (octet !== 0x0a && octet !== 0x0d) {
      if (buffer.length < LINE_BUFFER_BYTES - 1) buffer.push(octet);
      continue;
    }
    if (!(buffer.length === 0 && afterReturn && octet === 0x0a)) flush();
    afterReturn = octet === 0x0d;
  }
  flush();
  return lines;
}

const stripBlanks = (text: string) => text.replace(/^[\t-\r ]+|[\t-\r ]+$/g, '');

/** The key and value of a line, or undefined. The line and all its parts are C strings. */
function parseOracleField(line: string): readonly [string, string] | undefined {
  const text = stripBlanks(line.split('\0')[0]!.split('#')[0]!);
  let separator = text.indexOf(':');
  if (separator < 0) {
    separator = text.search(/[ \t]/);
    const words = text.slice(separator).replace(/^[ \t]+/, '');
    if (separator < 0 || /[ \t]/.test(words)) return undefined;
  }
  const key = stripBlanks(text.slice(0, separator));
  return key === '' ? undefined : [key, stripBlanks(text.slice(separator + 1))];
}

/** Writes hex digits of escapes in upper case, and escapes octets from 128 on. Nothing is decoded. */
function escapeOctets(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[\u0080-\u00ff]/g, (found) =>
    found.startsWith('%') ? found.toUpperCase() : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Tracks all positions of the path at which the pattern read so far may end. */
function matchesPattern(path: string, pattern: string): boolean {
  let ends = [0];
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i]!;
    if (char === '$' && i === pattern.length - 1) return ends.at(-1) === path.length;
    if (char === '*') ends = Array.from({ length: path.length - ends[0]! + 1 }, (_, k) => ends[0]! + k);
    else ends = ends.filter((end) => path[end] === char).map((end) => end + 1);
    if (ends.length === 0) return false;
  }
  return true;
}

interface BestMatch {
  octets: number;
  line: number;
}

const noMatch = (): BestMatch => ({ octets: -1, line: 0 });

/** The best matches for the crawler by name, and for all crawlers. */
const createScores = () => ({
  named: { allow: noMatch(), disallow: noMatch() },
  global: { allow: noMatch(), disallow: noMatch() },
});

function matchLength(path: string, pattern: string, isAllow: boolean): number {
  if (matchesPattern(path, pattern)) return pattern.length;
  const slash = pattern.lastIndexOf('/');
  if (!isAllow || slash < 0 || !pattern.startsWith('/index.htm', slash)) return -1;
  const directory = `${pattern.slice(0, slash + 1)}$`;
  return matchesPattern(path, directory) ? directory.length : -1;
}

/**
 * Whether a crawler with these names may fetch a path (with its query, beginning with a slash).
 * Without names it is any other crawler.
 */
export function askGoogleOracle(bytes: Uint8Array, names: readonly string[], path: string): OracleVerdict {
  const url = escapeOctets(path);
  const scores = createScores();
  let isNamed = false;
  let isGlobal = false;
  let everNamed = false;
  let behindRule = false;
  splitOracleLines(bytes).forEach((text, i) => {
    const [key = '', value = ''] = parseOracleField(text) ?? [];
    const kind = FIELD_KEYS.find(([beginning]) => key.toLowerCase().startsWith(beginning))?.[1];
    if (kind === 'agent') {
      if (behindRule) isNamed = isGlobal = behindRule = false;
      const name = /^[A-Za-z_-]*/.exec(value)![0].toLowerCase();
      if (/^\*([\t-\r ]|$)/.test(value)) isGlobal = true;
      else if (names.some((one) => one.toLowerCase() === name)) isNamed = everNamed = true;
    } else if (kind && (isNamed || isGlobal)) {
      behindRule = true;
      const octets = matchLength(url, escapeOctets(value), kind === 'allow');
      const best = scores[isNamed ? 'named' : 'global'][kind];
      if (octets > best.octets) Object.assign(best, { octets, line: i + 1 });
    }
  });
  const { allow, disallow } = everNamed ? scores.named : scores.global;
  if (Math.max(allow.octets, disallow.octets) <= 0) return { allowed: true, line: 0 };
  const allowed = disallow.octets <= allow.octets;
  return { allowed, line: allowed ? allow.line : disallow.line };
}
