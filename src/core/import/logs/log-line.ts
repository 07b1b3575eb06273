// Parses one line of a log in the common or the combined format, with or without a virtual host before it.
import { decodeOctets } from '../../matching/percent-encoding.ts';
import { parseIpAddress } from '../../text/ip-address.ts';
import type { LogRequest } from '../list.ts';

/** The method and target of a request line. */
export interface RequestLine {
  readonly method: string;
  readonly target: string;
}

/** Parses `GET /a HTTP/1.1`, with or without a version (HTTP/0.9). Spaces inside the target are kept. */
export function parseRequestLine(text: string): RequestLine | undefined {
  const space = text.indexOf(' ');
  const method = text.slice(0, space);
  if (space < 1 || !/^[A-Za-z]+$/.test(method)) return undefined;
  const rest = text.slice(space + 1);
  const version = /^HTTP\/\d/i.test(rest.slice(rest.lastIndexOf(' ') + 1))
    ? rest.lastIndexOf(' ')
    : rest.length;
  const target = rest.slice(0, Math.max(version, 0)).trim();
  return target === '' ? undefined : { method: method.toUpperCase(), target };
}

const ESCAPED_OCTET = /\\x([\dA-Fa-f]{2})/g;

/** Decodes `\xE3\x83\x84` if the octets are UTF-8; otherwise percent-encodes them as in URLs. */
function decodeEscapedOctets(run: string): string {
  const text = decodeOctets(
    run.replace(ESCAPED_OCTET, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  return text.includes('\ufffd')
    ? run.replace(ESCAPED_OCTET, (_, hex: string) => `%${hex.toUpperCase()}`)
    : text;
}

/** Decodes the escapes for octets that would end a quoted part or are not ASCII: `\"`, `\\`, `\x22`. */
const unescapeQuoted = (text: string): string =>
  text.includes('\\')
    ? text.replace(/(?:\\x[\dA-Fa-f]{2})+|\\(.)/g, (run, char?: string) => char ?? decodeEscapedOctets(run))
    : text;

/** The quoted part that begins at a place, and its end; undefined if there is none. */
function readQuoted(line: string, at: number): { text: string; end: number } | undefined {
  if (line[at] !== '"') return undefined;
  const quote = line.indexOf('"', at + 1);
  const text = quote < 0 ? '' : line.slice(at + 1, quote);
  // Most quoted parts have no escapes.
  if (quote >= 0 && !text.includes('\\')) return { text, end: quote + 1 };
  for (let end = at + 1; end < line.length; end++) {
    const char = line[end];
    if (char === '\\') end++;
    else if (char === '"') return { text: unescapeQuoted(line.slice(at + 1, end)), end: end + 1 };
  }
  return undefined;
}

const SCHEME_PORTS: Readonly<Record<string, string>> = { '443': 'https:', '80': 'http:' };

/** The beginning of a URL from `host:port` before the client address (`vhost_combined`); '' without it. */
function siteBeforeAddress(head: string): string {
  const [, host, port] = /^([A-Za-z\d][\w.-]*):(\d{1,5}) \S+ \S+ /.exec(head) ?? [];
  if (!host || !port) return '';
  const scheme = SCHEME_PORTS[port];
  return scheme ? `${scheme}//${host}` : `//${host}:${port}`;
}

/** The fields of a log line. `request` is absent if the client sent no valid request. */
export interface LogLine {
  readonly request?: RequestLine;
  readonly site: string;
  readonly status: number;
  readonly userAgent: string;
  /** The client: its IP address, or its name if the server looks names up; '' if the log has none. */
  readonly address: string;
  /** As in the log; '' if it has none. */
  readonly time: string;
}

/** Matches nearly every line: without escapes, and without a virtual host before it. */
const ORDINARY_LINE =
  /^([^\s:]+|[^\s:]*:[^\s:]*:\S*) [^\s["]+ [^\s["]+ \[([^\]"]*)\] "([A-Z]+) ([^\s"\\]+) HTTP\/\d[\d.]*" (\d{3}) (?:\d{1,20}|-)(?: "[^"\\]*" "([^"\\]*)"|$)/;

/** Parses a line: `host ident user [time] "request" status size`, optionally `"referer" "user-agent"`. */
export function parseLogLine(line: string): LogLine | undefined {
  const [, address = '', time = '', method, target, status, agent] = ORDINARY_LINE.exec(line) ?? [];
  if (method === undefined || target === undefined) return parseUnusualLine(line);
  return {
    request: { method, target },
    site: '',
    status: Number(status),
    userAgent: agent === undefined || agent === '-' ? '' : agent,
    address,
    time,
  };
}

const isIpAddress = (text: string) => parseIpAddress(text) !== undefined;

/** The client in the words before the time. There can be a virtual host before it. */
function clientOf(head: string, site: string): string {
  const words = head.split(' ', 3);
  return words.find(isIpAddress) ?? words[site === '' ? 0 : 1] ?? '';
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
  const head = line.slice(0, time + 1);
  const site = siteBeforeAddress(head);
  return {
    ...(request ? { request } : {}),
    site,
    status: Number(status) || 0,
    userAgent: agent && agent.text !== '-' ? agent.text : '',
    address: clientOf(head, site),
    time: line.slice(time + 2, at),
  };
}

/** Whether a method fetches a page. robots.txt is not about the others. */
export const isFetchMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Creates a request to a site. The target is a path, or a whole URL as proxies receive it (RFC 9112 3.2.2). */
export function createLogRequest(site: string, target: string, others: Omit<LogRequest, 'url'>): LogRequest {
  return { url: target.startsWith('/') ? site + target : target, ...others };
}
