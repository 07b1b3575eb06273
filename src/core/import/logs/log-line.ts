// One line of a log in the common or the combined format, also with the virtual host before it.
import { decodeOctets } from '../../matching/percent-encoding.ts';
import type { LogRequest } from '../list.ts';

/** What a request line says. */
export interface RequestLine {
  readonly method: string;
  readonly target: string;
}

/** `GET /a HTTP/1.1`, or without a version (HTTP/0.9); undefined if it is none. Blanks inside the target stay. */
export function parseRequestLine(text: string): RequestLine | undefined {
  const blank = text.indexOf(' ');
  const method = text.slice(0, blank);
  if (blank < 1 || !/^[A-Za-z]+$/.test(method)) return undefined;
  const rest = text.slice(blank + 1);
  const version = /^HTTP\/\d/i.test(rest.slice(rest.lastIndexOf(' ') + 1))
    ? rest.lastIndexOf(' ')
    : rest.length;
  const target = rest.slice(0, Math.max(version, 0)).trim();
  return target === '' ? undefined : { method: method.toUpperCase(), target };
}

const ESCAPED_OCTET = /\\x([\dA-Fa-f]{2})/g;

/** What servers write as `\xE3\x83\x84`: octets of UTF-8; others as URLs hold them. */
function decodeEscapedOctets(run: string): string {
  const text = decodeOctets(
    run.replace(ESCAPED_OCTET, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  return text.includes('\ufffd')
    ? run.replace(ESCAPED_OCTET, (_, hex: string) => `%${hex.toUpperCase()}`)
    : text;
}

/** Undoes what servers write for octets that would end a quoted part, or are not ASCII: `\"`, `\\`, `\x22`. */
const unescapeQuoted = (text: string): string =>
  text.includes('\\')
    ? text.replace(/(?:\\x[\dA-Fa-f]{2})+|\\(.)/g, (run, char?: string) => char ?? decodeEscapedOctets(run))
    : text;

/** The quoted part that begins at a place, and where it ends; undefined if there is none. */
function readQuoted(line: string, at: number): { text: string; end: number } | undefined {
  if (line[at] !== '"') return undefined;
  const quote = line.indexOf('"', at + 1);
  const text = quote < 0 ? '' : line.slice(at + 1, quote);
  // Most have nothing to undo.
  if (quote >= 0 && !text.includes('\\')) return { text, end: quote + 1 };
  for (let end = at + 1; end < line.length; end++) {
    const char = line[end];
    if (char === '\\') end++;
    else if (char === '"') return { text: unescapeQuoted(line.slice(at + 1, end)), end: end + 1 };
  }
  return undefined;
}

const SCHEME_PORTS: Readonly<Record<string, string>> = { '443': 'https:', '80': 'http:' };

/** `host:port` before the address of the client (`vhost_combined`), as the beginning of a URL; '' without one. */
function siteBeforeAddress(head: string): string {
  const [, host, port] = /^([A-Za-z\d][\w.-]*):(\d{1,5}) \S+ \S+ /.exec(head) ?? [];
  if (!host || !port) return '';
  const scheme = SCHEME_PORTS[port];
  return scheme ? `${scheme}//${host}` : `//${host}:${port}`;
}

/** What a line of a log holds. `request` is absent if what the client sent is no request. */
export interface LogLine {
  readonly request?: RequestLine;
  readonly site: string;
  readonly status: number;
  readonly userAgent: string;
}

/** Nearly every line: nothing to undo in it, and no virtual host before it. */
const ORDINARY_LINE =
  /^(?:[^\s:]+|[^\s:]*:[^\s:]*:\S*) [^\s["]+ [^\s["]+ \[[^\]"]*\] "([A-Z]+) ([^\s"\\]+) HTTP\/\d[\d.]*" (\d{3}) (?:\d{1,20}|-)(?: "[^"\\]*" "([^"\\]*)"|$)/;

/** Reads a line: `host ident user [time] "request" status size`, then perhaps `"referer" "user-agent"`. */
export function parseLogLine(line: string): LogLine | undefined {
  const [, method, target, status, agent] = ORDINARY_LINE.exec(line) ?? [];
  if (method === undefined || target === undefined) return parseUnusualLine(line);
  return {
    request: { method, target },
    site: '',
    status: Number(status),
    userAgent: agent === undefined || agent === '-' ? '' : agent,
  };
}

function parseUnusualLine(line: string): LogLine | undefined {
  const time = line.indexOf(' [');
  const at = time < 0 ? -1 : line.indexOf('] "', time);
  const first = at < 0 ? undefined : readQuoted(line, at + 2);
  if (!first) return undefined;
  const [all, status] = /^ (\d{3}|-)(?: (?:\d+|-))?/.exec(line.slice(first.end, first.end + 40)) ?? [];
  if (all === undefined) return undefined;
  const referer = readQuoted(line, first.end + all.length + 1);
  const agent = referer && readQuoted(line, referer.end + 1);
  const request = parseRequestLine(first.text);
  return {
    ...(request ? { request } : {}),
    site: siteBeforeAddress(line.slice(0, time + 1)),
    status: Number(status) || 0,
    userAgent: agent && agent.text !== '-' ? agent.text : '',
  };
}

/** The methods that fetch a page; what others ask for, robots.txt does not speak of. */
export const isFetchMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** A request to a site: the target is a path, or a whole URL as proxies get it (RFC 9112 3.2.2). */
export function createLogRequest(
  site: string,
  target: string,
  others: Pick<LogRequest, 'status' | 'userAgent'>,
): LogRequest {
  return { url: target.startsWith('/') ? site + target : target, ...others };
}
