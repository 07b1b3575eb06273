// A reference implementation for tdmrep.json, written from the report of the TDM Reservation Protocol (W3C Community
// Group, 10 May 2024) without code of core, and unoptimized. Tests compare the engine with it.

/** The answer of the file about a URL, and the line with the name of the deciding member (from 0). */
export interface TdmrepVerdict {
  readonly reservation: 0 | 1;
  readonly line: number;
}

/** A JSON value and its position. */
interface Located {
  readonly value: unknown;
  readonly elements?: readonly Located[];
  /** The members of an object in order. A name may be repeated. */
  readonly members?: readonly { readonly name: string; readonly at: number; readonly held: Located }[];
}

/** Parses text that is known to be JSON. */
function locateJson(text: string): Located {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gs)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
  let next = 0;
  const isNext = (sign: string) => tokens[next]!.text === sign;
  const read = (): Located => {
    const token = tokens[next++]!;
    if (token.text === '[') {
      const elements: Located[] = [];
      while (!isNext(']')) {
        elements.push(read());
        if (isNext(',')) next++;
      }
      next++;
      return { value: elements, elements };
    }
    if (token.text === '{') {
      const members: { name: string; at: number; held: Located }[] = [];
      while (!isNext('}')) {
        const name = tokens[next]!;
        next += 2;
        members.push({ name: JSON.parse(name.text) as string, at: name.at, held: read() });
        if (isNext(',')) next++;
      }
      next++;
      return { value: members, members };
    }
    return { value: JSON.parse(token.text) };
  };
  return read();
}

/** RFC 8259, 8.1: a byte order mark may be ignored. Undefined if the text is not JSON. */
function readJson(text: string): { readonly root: Located; readonly text: string } | undefined {
  const json = text.replace(/^\uFEFF/, '');
  try {
    JSON.parse(json);
  } catch {
    return undefined;
  }
  return { root: locateJson(json), text: json };
}

const isUnreserved = (char: string) => /^[A-Za-z0-9._~-]$/.test(char);

const escapeUtf8 = (char: string) =>
  [...new TextEncoder().encode(char)]
    .map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** Section 6.2: decodes escapes of unreserved characters. Other escapes and UTF-8 octets stay. */
function normalize(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, escapeUtf8).replace(/%([0-9A-Fa-f]{2})/g, (escape, digits: string) => {
    const char = String.fromCharCode(Number.parseInt(digits, 16));
    return isUnreserved(char) ? char : escape.toUpperCase();
  });
}

const escapeSpecial = (text: string) => text.replaceAll('$', '%24').replaceAll('*', '%2A');

/** The path and query, without origin and fragment. */
function toTarget(url: string): string {
  const target = url.replace(/#.*$/s, '').replace(/^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?]*/, '');
  return target.startsWith('/') ? target : `/${target}`;
}

/** The parts between the stars must follow in order; the first at the start, and with `$` the last at the end. */
function matchesParts(target: string, parts: readonly string[], isWhole: boolean): boolean {
  const [first = '', ...rest] = parts;
  if (!target.startsWith(first)) return false;
  const behind = target.slice(first.length);
  if (rest.length === 0) return !isWhole || behind === '';
  for (let skipped = 0; skipped <= behind.length; skipped++)
    if (matchesParts(behind.slice(skipped), rest, isWhole)) return true;
  return false;
}

/** Whether a location matches a URL (section 6.2 and its table of special characters). */
function matchesTdmrepLocation(location: string, url: string): boolean {
  if (location === '') return false;
  const isWhole = location.endsWith('$');
  const parts = (isWhole ? location.slice(0, -1) : location).split('*');
  return matchesParts(
    normalize(escapeSpecial(toTarget(url))),
    parts.map((part) => normalize(escapeSpecial(part))),
    isWhole,
  );
}

const lastMember = ({ members = [] }: Located, name: string) =>
  members.findLast((member) => member.name === name);

/** The answer of `/.well-known/tdmrep.json` about a URL; undefined if the reservation is unset. */
export function askTdmrepOracle(file: string, url: string): TdmrepVerdict | undefined {
  const json = readJson(file);
  for (const rule of json?.root.elements ?? []) {
    const location = lastMember(rule, 'location')?.held.value;
    if (typeof location !== 'string' || !matchesTdmrepLocation(location, url)) continue;
    const reservation = lastMember(rule, 'tdm-reservation');
    const value = reservation?.held.value;
    if (!json || !reservation || (value !== 0 && value !== 1)) return undefined;
    const line = json.text.slice(0, reservation.at).split(/\r\n|\n|\r/).length - 1;
    return { reservation: value === 1 ? 1 : 0, line };
  }
  return undefined;
}
