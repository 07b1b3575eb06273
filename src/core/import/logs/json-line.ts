// One line of a log as JSON: servers agree on no names, so that the likely ones are looked for, also one object deeper.
import { type LogLine, parseRequestLine } from './log-line.ts';

type JsonLineFields = ReadonlyMap<string, string>;

/** Objects inside the line that hold what is looked for: Caddy's, cloud load balancers', and lists of headers. */
const NESTED_KEYS = new Set(['request', 'httprequest', 'http', 'req', 'response', 'res', 'headers']);
const MAX_DEPTH = 3;

/** `http_user_agent`, `userAgent` and `User-Agent` are one name. */
const normalizeFieldName = (key: string) => key.toLowerCase().replace(/[^a-z\d]/g, '');

function collectFields(value: object, into: Map<string, string>, depth: number): void {
  for (const [key, found] of Object.entries(value)) {
    const name = normalizeFieldName(key);
    const single: unknown = Array.isArray(found) ? found[0] : found;
    if (typeof single === 'string' || typeof single === 'number') {
      if (!into.has(name)) into.set(name, String(single));
    } else if (typeof single === 'object' && single !== null && NESTED_KEYS.has(name) && depth < MAX_DEPTH) {
      collectFields(single, into, depth + 1);
    }
  }
}

const firstField = (fields: JsonLineFields, names: readonly string[]): string | undefined => {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== '' && value !== '-') return value;
  }
  return undefined;
};

const TARGET_FIELDS = ['requesturi', 'uri', 'url', 'requesturl', 'path', 'requestpath', 'originalurl'];
const METHOD_FIELDS = ['method', 'requestmethod', 'httpmethod', 'verb'];
const AGENT_FIELDS = ['httpuseragent', 'useragent', 'ua', 'requestuseragent', 'agent'];
const HOST_FIELDS = ['httphost', 'vhost', 'servername', 'requesthost', 'host'];
const STATUS_FIELDS = ['status', 'statuscode', 'responsestatus', 'responsecode', 'code'];
const SCHEME_FIELDS = ['scheme', 'requestscheme', 'proto', 'xforwardedproto'];
const REQUEST_FIELD = 'request';

/** A host name, not the address of the machine that wrote the log. */
const isHost = (text: string) =>
  /^[a-z\d](?:[\w.-]*[a-z\d])?\.[a-z]{2,}(?::\d+)?$/i.test(text) || /^localhost(:\d+)?$/.test(text);

/** How URLs begin on the host that these fields name; '' if they name none. */
function siteOfFields(fields: JsonLineFields): string {
  const host = firstField(fields, HOST_FIELDS);
  const scheme = firstField(fields, SCHEME_FIELDS);
  if (host === undefined || !isHost(host)) return '';
  return scheme === 'http' || scheme === 'https' ? `${scheme}://${host}` : `//${host}`;
}

/** Reads a line of JSON; undefined if it is no object. */
export function parseJsonLine(line: string): LogLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, string>();
  collectFields(value, fields, 1);
  const target = firstField(fields, TARGET_FIELDS);
  const written = parseRequestLine(fields.get(REQUEST_FIELD) ?? '');
  const method = firstField(fields, METHOD_FIELDS)?.toUpperCase() ?? 'GET';
  const request = target === undefined ? written : { method: written?.method ?? method, target };
  return {
    ...(request ? { request } : {}),
    site: siteOfFields(fields),
    status: Number(firstField(fields, STATUS_FIELDS)) || 0,
    userAgent: firstField(fields, AGENT_FIELDS) ?? '',
  };
}
