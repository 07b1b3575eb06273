// Parses one line of a JSON log. Servers use different names, so the common ones are tried, also in nested objects.
import { type LogLine, parseRequestLine } from './log-line.ts';

type JsonLineFields = ReadonlyMap<string, string>;

/** Keys of nested objects with such fields: Caddy's, those of cloud load balancers, and lists of headers. */
const NESTED_KEYS = new Set(['request', 'httprequest', 'http', 'req', 'response', 'res', 'headers']);
const MAX_DEPTH = 3;

/** Normalizes names: `http_user_agent`, `userAgent` and `User-Agent` are the same. */
const normalizeFieldName = (key: string) => key.toLowerCase().replace(/[^a-z\d]/g, '');

function collectFields(value: object, fields: Map<string, string>, depth: number): void {
  for (const [key, fieldValue] of Object.entries(value)) {
    const name = normalizeFieldName(key);
    const single: unknown = Array.isArray(fieldValue) ? fieldValue[0] : fieldValue;
    if (typeof single === 'string' || typeof single === 'number') {
      if (!fields.has(name)) fields.set(name, String(single));
    } else if (typeof single === 'object' && single !== null && NESTED_KEYS.has(name) && depth < MAX_DEPTH) {
      collectFields(single, fields, depth + 1);
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
const ADDRESS_FIELDS = [
  'clientip',
  'remoteaddr',
  'remoteip',
  'clientaddr',
  'ip',
  'remotehost',
  'client',
  'remoteaddress',
];
const TIME_FIELDS = [
  'timestamp',
  'time',
  'timeiso8601',
  'timelocal',
  'ts',
  'datetime',
  'date',
  'msec',
  'starttime',
];
const REQUEST_FIELD = 'request';

/** Whether a text is a host name, not the IP address of the machine that wrote the log. */
const isHost = (text: string) =>
  /^[a-z\d](?:[\w.-]*[a-z\d])?\.[a-z]{2,}(?::\d+)?$/i.test(text) || /^localhost(:\d+)?$/.test(text);

/** The beginning of URLs on the host that the fields name; '' if they name none. */
function siteOfFields(fields: JsonLineFields): string {
  const host = firstField(fields, HOST_FIELDS);
  const scheme = firstField(fields, SCHEME_FIELDS);
  if (host === undefined || !isHost(host)) return '';
  return scheme === 'http' || scheme === 'https' ? `${scheme}://${host}` : `//${host}`;
}

/** Parses a line of JSON; undefined if it is not an object. */
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
  const requestLine = parseRequestLine(fields.get(REQUEST_FIELD) ?? '');
  const method = firstField(fields, METHOD_FIELDS)?.toUpperCase() ?? 'GET';
  const request = target === undefined ? requestLine : { method: requestLine?.method ?? method, target };
  return {
    ...(request ? { request } : {}),
    site: siteOfFields(fields),
    status: Number(firstField(fields, STATUS_FIELDS)) || 0,
    userAgent: firstField(fields, AGENT_FIELDS) ?? '',
    address: firstField(fields, ADDRESS_FIELDS) ?? '',
    time: firstField(fields, TIME_FIELDS)?.replace(/^\[(.*)\]$/, '$1') ?? '',
  };
}
