// One line of a log as JSON: servers agree on no names, so that the likely ones are looked for, also one object deeper.
import { type LogLine, requestLine } from './log-line.ts';

type Fields = ReadonlyMap<string, string>;

/** Objects inside the line that hold what is looked for: Caddy's, cloud load balancers', and lists of headers. */
const INNER = new Set(['request', 'httprequest', 'http', 'req', 'response', 'res', 'headers']);
const DEEPEST = 3;

/** `http_user_agent`, `userAgent` and `User-Agent` are one name. */
export const plainName = (key: string) => key.toLowerCase().replace(/[^a-z\d]/g, '');

function gather(value: object, into: Map<string, string>, depth: number): void {
  for (const [key, found] of Object.entries(value)) {
    const name = plainName(key);
    const single: unknown = Array.isArray(found) ? found[0] : found;
    if (typeof single === 'string' || typeof single === 'number') {
      if (!into.has(name)) into.set(name, String(single));
    } else if (typeof single === 'object' && single !== null && INNER.has(name) && depth < DEEPEST) {
      gather(single, into, depth + 1);
    }
  }
}

const firstOf = (fields: Fields, names: readonly string[]): string | undefined => {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== '' && value !== '-') return value;
  }
  return undefined;
};

export const TARGETS = ['requesturi', 'uri', 'url', 'requesturl', 'path', 'requestpath', 'originalurl'];
export const METHODS = ['method', 'requestmethod', 'httpmethod', 'verb'];
export const AGENTS = ['httpuseragent', 'useragent', 'ua', 'requestuseragent', 'agent'];
export const HOSTS = ['httphost', 'vhost', 'servername', 'requesthost', 'host'];
export const STATUSES = ['status', 'statuscode', 'responsestatus', 'responsecode', 'code'];
export const SCHEMES = ['scheme', 'requestscheme', 'proto', 'xforwardedproto'];
export const REQUEST = 'request';

/** A host name, not the address of the machine that wrote the log. */
const isHost = (text: string) =>
  /^[a-z\d](?:[\w.-]*[a-z\d])?\.[a-z]{2,}(?::\d+)?$/i.test(text) || /^localhost(:\d+)?$/.test(text);

/** How URLs begin on the host that these fields name; '' if they name none. */
export function siteOf(fields: Fields): string {
  const host = firstOf(fields, HOSTS);
  const scheme = firstOf(fields, SCHEMES);
  if (host === undefined || !isHost(host)) return '';
  return scheme === 'http' || scheme === 'https' ? `${scheme}://${host}` : `//${host}`;
}

/** Reads a line of JSON; undefined if it is no object. */
export function readJsonLine(line: string): LogLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, string>();
  gather(value, fields, 1);
  const target = firstOf(fields, TARGETS);
  const written = requestLine(fields.get(REQUEST) ?? '');
  const method = firstOf(fields, METHODS)?.toUpperCase() ?? 'GET';
  const request = target === undefined ? written : { method: written?.method ?? method, target };
  return {
    ...(request ? { request } : {}),
    site: siteOf(fields),
    status: Number(firstOf(fields, STATUSES)) || 0,
    userAgent: firstOf(fields, AGENTS) ?? '',
  };
}
