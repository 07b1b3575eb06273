// A simple reference implementation of urllib.robotparser since GH-138908, from Lib/urllib/robotparser.py of
// python/cpython (055a953f).
import { allowedAnswer, REFERENCE_HOST, type ReferenceReader } from './reader-reference.ts';

/** `normalize`: decodes escapes, then escapes all characters except letters, digits, `/` and `_ . - ~`. */
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

/** Normalizes stretches without certain characters, of the path and of the query after the first question mark. */
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
  /** Undefined for a dropped rule. */
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
  const [before = '', ...rest] = path.split('$');
  if (rest.length > 1 || rest.some((text) => text !== '')) return undefined;
  const pieces = before.split('*').map((piece) => piece.replaceAll(/[.?]/g, String.raw`\$&`));
  const last = pieces.length > 1 ? `[^]*${pieces.pop()}` : '';
  return new RegExp(`^${pieces.join('[^]*?')}${last}${rest.length > 0 ? '$' : ''}`);
}

const SPACE =
  /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;
const strip = (text: string) => text.replaceAll(SPACE, '');

function parseEntries(file: string): Entry[] {
  const entries: Entry[] = [];
  let open: Entry = { names: [], rules: [] };
  let state: 'start' | 'names' | 'rules' = 'start';
  // For users, and so in an answer, a line ends only at CR, LF and CRLF.
  let lineNumber = 1;
  file.split(/(\r\n|[\r\n\v\f\u001c\u001d\u001e\u0085\u2028\u2029])/).forEach((text, at) => {
    if (at % 2 === 1) {
      if (/[\r\n]/.test(text)) lineNumber++;
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
        open.rules.push({
          allow: field === 'allow' || value === '',
          pattern: patternOf(value),
          line: lineNumber,
        });
    }
  });
  return state === 'start' ? entries : [...entries, open];
}

/** Merges all entries of one name into one, which keeps the names that both had. */
function mergeEntries(entries: readonly Entry[]): Map<string, Entry> {
  const groups = new Map<string, Entry>();
  for (const entry of entries)
    for (const name of entry.names.map((entryName) => entryName.toLowerCase())) {
      const existing = groups.get(name);
      const merged = existing && {
        names: existing.names.filter((entryName) => entry.names.includes(entryName)),
        rules: [...existing.rules, ...entry.rules],
      };
      groups.set(name, merged ?? entry);
    }
  return groups;
}

function findEntry(groups: Map<string, Entry>, agent: string): Entry | undefined {
  const ownEntry = groups.get(agent.toLowerCase());
  if (ownEntry) return ownEntry;
  const name = (agent.split('/')[0] as string).toLowerCase();
  const isContained = (entryName: string) => entryName !== '*' && name.includes(entryName.toLowerCase());
  return [...groups.values()].find(({ names }) => names.some(isContained)) ?? groups.get('*');
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
  const furthest = matching.filter(
    ({ end }) => end === Math.max(...matching.map((candidate) => candidate.end)),
  );
  const winner = furthest.find(({ rule }) => rule.allow) ?? furthest[0];
  if (!winner) return allowedAnswer;
  const winners = furthest.filter(({ rule }) => rule.allow === winner.rule.allow);
  return { answer: winner.rule.allow ? 'allow' : 'deny', lines: winners.map(({ rule }) => rule.line) };
};
