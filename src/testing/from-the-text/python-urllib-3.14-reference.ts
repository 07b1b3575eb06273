// urllib.robotparser since GH-138908, read a second time from Lib/urllib/robotparser.py of python/cpython (055a953f): slow
// and plain.
import { allowedAnswer, REFERENCE_HOST, type ReferenceReader } from './reader-reference.ts';

/** `normalize`: escapes are undone, and all but letters, digits, `/` and `_ . - ~` is escaped. */
function reencode(text: string): string {
  const octets = String.fromCharCode(...new TextEncoder().encode(text));
  const decoded = octets.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return decoded.replaceAll(
    /[^A-Za-z0-9/_.~-]/g,
    (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Stretches without some characters are normalized, of the path and of the query behind the first question mark. */
function reencodeParts(text: string, inPath: RegExp, inQuery: RegExp): string {
  const mark = text.indexOf('?');
  if (mark < 0) return text.replaceAll(inPath, reencode);
  return `${text.slice(0, mark).replaceAll(inPath, reencode)}?${text.slice(mark + 1).replaceAll(inQuery, reencode)}`;
}

const comparedUrl = (url: string): string => {
  const rest = url.slice(REFERENCE_HOST.length).replaceAll(/[\t\r\n]/g, '');
  return reencodeParts(rest.startsWith('//') ? `//${rest}` : rest, /[^]+/g, /[^=&]+/g) || '/';
};

interface Rule {
  readonly allow: boolean;
  /** Undefined for a rule that is dropped. */
  readonly pattern: RegExp | undefined;
  readonly line: number;
}

interface Entry {
  readonly names: string[];
  readonly rules: Rule[];
}

function patternOf(value: string): RegExp | undefined {
  const simple = value.replaceAll(/\*+/g, '*').replaceAll(/\$[$*]+/g, '$');
  const path = reencodeParts(simple, /[^*$]+/g, /[^=&*$]+/g);
  const [before = '', ...behind] = path.split('$');
  if (behind.length > 1 || behind.some((text) => text !== '')) return undefined;
  const pieces = before.split('*').map((piece) => piece.replaceAll(/[.?]/g, String.raw`\$&`));
  const last = pieces.length > 1 ? `[^]*${pieces.pop()}` : '';
  return new RegExp(`^${pieces.join('[^]*?')}${last}${behind.length > 0 ? '$' : ''}`);
}

const SPACE =
  /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;
const strip = (text: string) => text.replaceAll(SPACE, '');

function parseEntries(file: string): Entry[] {
  const entries: Entry[] = [];
  let open: Entry = { names: [], rules: [] };
  let state: 'start' | 'names' | 'rules' = 'start';
  // For people, and so in an answer, a line ends at CR, LF and CRLF only.
  let seen = 1;
  file.split(/(\r\n|[\r\n\v\f\u001c\u001d\u001e\u0085\u2028\u2029])/).forEach((text, at) => {
    if (at % 2 === 1) {
      if (/[\r\n]/.test(text)) seen++;
      return;
    }
    const line = strip(text.split('#')[0] as string);
    const colon = line.indexOf(':');
    if (colon < 0) return;
    const field = strip(line.slice(0, colon)).toLowerCase();
    const value = strip(line.slice(colon + 1));
    if (field === 'user-agent') {
      if (state === 'rules') {
        entries.push(open);
        open = { names: [], rules: [] };
      }
      open.names.push(value);
      state = 'names';
    } else if (state !== 'start' && /^(?:allow|disallow|crawl-delay|request-rate)$/.test(field)) {
      state = 'rules';
      if (field.endsWith('allow'))
        open.rules.push({ allow: field === 'allow' || value === '', pattern: patternOf(value), line: seen });
    }
  });
  return state === 'start' ? entries : [...entries, open];
}

/** All entries of one name become one, which keeps the names that both had. */
function mergeEntries(entries: readonly Entry[]): Map<string, Entry> {
  const groups = new Map<string, Entry>();
  for (const entry of entries)
    for (const name of entry.names.map((one) => one.toLowerCase())) {
      const known = groups.get(name);
      const merged = known && {
        names: known.names.filter((one) => entry.names.includes(one)),
        rules: [...known.rules, ...entry.rules],
      };
      groups.set(name, merged ?? entry);
    }
  return groups;
}

function findEntry(groups: Map<string, Entry>, agent: string): Entry | undefined {
  const own = groups.get(agent.toLowerCase());
  if (own) return own;
  const name = (agent.split('/')[0] as string).toLowerCase();
  const isMeant = (one: string) => one !== '*' && name.includes(one.toLowerCase());
  return [...groups.values()].find(({ names }) => names.some(isMeant)) ?? groups.get('*');
}

/** `parse`, `_find_entry` and `can_fetch`. */
export const referencePythonUrllib314: ReferenceReader = (file, agent, url) => {
  const compared = comparedUrl(url);
  if (compared === '/robots.txt') return allowedAnswer;
  const rules = findEntry(mergeEntries(parseEntries(file)), agent)?.rules ?? [];
  const matching = rules.flatMap((rule) => {
    const [match] = rule.pattern?.exec(compared) ?? [];
    return match === undefined ? [] : [{ rule, end: match.length }];
  });
  const furthest = matching.filter(({ end }) => end === Math.max(...matching.map((one) => one.end)));
  const winner = furthest.find(({ rule }) => rule.allow) ?? furthest[0];
  if (!winner) return allowedAnswer;
  const alike = furthest.filter(({ rule }) => rule.allow === winner.rule.allow);
  return { answer: winner.rule.allow ? 'allow' : 'deny', lines: alike.map(({ rule }) => rule.line) };
};
