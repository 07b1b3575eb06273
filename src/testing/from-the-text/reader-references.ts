// Simple reference implementations of the readers of 1994, Yandex and Bing, from their descriptions
// only, one function for each.
import {
  allowedAnswer,
  answerByRule,
  isBlankLine,
  parseField,
  REFERENCE_HOST,
  type ReferenceAnswer,
  type ReferenceGroup,
  type ReferenceReader,
  type ReferenceRule,
} from './reader-reference.ts';

/** The path and query of a URL of this host, without the fragment. An empty path becomes a slash. */
function pathAndQuery(url: string): string {
  const rest = url.slice(REFERENCE_HOST.length).split('#')[0] as string;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The names that a crawler tries, in order, according to its operator (agent quirks). `*` is the last. */
export type AgentChoice = (agent: string) => readonly string[];
/** A name with a version is reduced to the name before it is looked up (draft 1 3.2.1, RFC 9309 2.2.1). */
const plainChoice: AgentChoice = (agent) => [agent.replace(/\/.*/, ''), '*'];

/** 1994 consensus. */
export const createNorobots1994 =
  (choice: AgentChoice): ReferenceReader =>
  (file, agent, url) => {
    const records: ReferenceGroup[] = [];
    let open: ReferenceGroup = { names: [], rules: [] };
    const end = () => {
      if (open.names.length > 0 && open.rules.length > 0) records.push(open);
      open = { names: [], rules: [] };
    };
    file.split(/\r\n|\r|\n/).forEach((line, at) => {
      if (isBlankLine(line)) return end();
      const [field, value = ''] = parseField(line) ?? [];
      if (field === 'user-agent') {
        if (open.rules.length > 0) end();
        open.names.push(value);
      }
      if (field === 'disallow' && open.names.length > 0)
        open.rules.push({ allow: false, path: value, line: at + 1 });
    });
    end();
    const path = pathAndQuery(url);
    if (path === '/robots.txt') return allowedAnswer;
    const matchesName = (value: string, name: string) =>
      name === '*' ? value === '*' : value.toLowerCase().includes(name.toLowerCase());
    const candidates = choice(agent)
      .filter((name) => name !== '')
      .map((name) => records.find(({ names }) => names.some((value) => matchesName(value, name))));
    const rule = candidates
      .find((record) => record !== undefined)
      ?.rules.find((candidate) => candidate.path !== '' && path.startsWith(candidate.path));
    return rule ? answerByRule(rule) : allowedAnswer;
  };
export const referenceNorobots1994 = createNorobots1994(plainChoice);

const unreservedCharacter = /[A-Za-z0-9\-._~]/;
/** Splits text into escapes and characters. Unneeded escapes are decoded, and non-ASCII characters are escaped. */
function splitEscapes(text: string): string[] {
  return (text.match(/%[0-9A-Fa-f]{2}|./gsu) ?? []).flatMap((piece) => {
    if (piece.length === 3 && piece.startsWith('%')) {
      const character = String.fromCharCode(Number.parseInt(piece.slice(1), 16));
      return unreservedCharacter.test(character) ? character : piece.toUpperCase();
    }
    return piece.charCodeAt(0) < 0x80 ? piece : (encodeURIComponent(piece).match(/%../g) as string[]);
  });
}
const escapeLiteral = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const queryDelimiters: Readonly<Record<string, string>> = {
  ':': '%3A',
  '/': '%2F',
  '?': '%3F',
  '[': '%5B',
  ']': '%5D',
  '@': '%40',
  '#': '%23',
};
const escapedDelimiters = Object.entries(queryDelimiters);
/** A placeholder for a delimiter of the query, escaped or not. */
const markDelimiters = (escaped: string): string =>
  String.fromCharCode(0xe000 + Number.parseInt(escaped.slice(1), 16));

/** Prepares a URL for matching: escapes its own `*` and `$`, and marks delimiters of its query (RFC 9309 2.2.2). */
function prepareUrl(path: string, marks: boolean): string {
  let inQuery = false;
  return splitEscapes(path)
    .map((piece) => {
      if (piece === '*') return '%2A';
      if (piece === '$') return '%24';
      const escaped = escapedDelimiters.find((pair) => pair.includes(piece))?.[1];
      if (marks && inQuery && escaped !== undefined) return markDelimiters(escaped);
      inQuery ||= piece === '?';
      return piece;
    })
    .join('');
}

function matchesPattern(pattern: string, path: string, marks: boolean): boolean {
  const anchored = pattern.endsWith('$');
  const parts = splitEscapes(anchored ? pattern.slice(0, -1) : pattern).map((piece) => {
    if (piece === '*') return '[^]*';
    if (piece === '$') return '%24';
    const escaped = escapedDelimiters.find((pair) => pair.includes(piece))?.[1];
    return marks && escaped ? `(?:${escapeLiteral(piece)}|${markDelimiters(escaped)})` : escapeLiteral(piece);
  });
  return new RegExp(`^${parts.join('')}${anchored ? '$' : ''}`).test(prepareUrl(path, marks));
}

/** RFC 9309 2.2.2, Yandex: the most octets, then Allow. */
function longestMatch(rules: readonly ReferenceRule[], path: string, marks: boolean): ReferenceAnswer {
  const matching = rules.filter((rule) => rule.path !== '' && matchesPattern(rule.path, path, marks));
  const size = (rule: ReferenceRule) => splitEscapes(rule.path).join('').length;
  const most = Math.max(...matching.map(size));
  const best = matching.filter((rule) => size(rule) === most);
  const winner = best.find((rule) => rule.allow) ?? best[0];
  if (!winner) return allowedAnswer;
  return {
    answer: winner.allow ? 'allow' : 'deny',
    lines: best.filter((rule) => rule.allow === winner.allow).map(({ line }) => line),
  };
}

/** RFC 9309; with `blankEnds`, Yandex instead. */
function parseGroups(file: string, blankEnds: boolean): ReferenceGroup[] {
  const groups: ReferenceGroup[] = [];
  let open: ReferenceGroup | undefined;
  file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, at) => {
      if (blankEnds && isBlankLine(line)) open = undefined;
      const [field, value = ''] = parseField(line) ?? [];
      if (field === 'user-agent') {
        if (!open || open.rules.length > 0) groups.push((open = { names: [], rules: [] }));
        open.names.push(value.toLowerCase());
      }
      if (field === 'allow' || field === 'disallow')
        open?.rules.push({ allow: field === 'allow', path: value, line: at + 1 });
    });
  return groups;
}

function combineGroups(
  groups: readonly ReferenceGroup[],
  agent: string,
  choice: AgentChoice,
): ReferenceRule[] {
  for (const name of choice(agent)) {
    const matching = groups.filter(({ names }) => name !== '' && names.includes(name.toLowerCase()));
    if (matching.length > 0) return matching.flatMap(({ rules }) => rules);
  }
  return [];
}

/** Yandex. */
export const createYandex =
  (choice: AgentChoice): ReferenceReader =>
  (file, agent, url) => {
    const path = pathAndQuery(url);
    if (path === '/robots.txt' || new TextEncoder().encode(file).length > 512_000) return allowedAnswer;
    return longestMatch(combineGroups(parseGroups(file, true), agent, choice), path, false);
  };

/** Bing, otherwise RFC 9309. */
export const createBing =
  (choice: AgentChoice): ReferenceReader =>
  (file, agent, url) => {
    const path = pathAndQuery(url);
    if (path === '/robots.txt') return allowedAnswer;
    return longestMatch(combineGroups(parseGroups(file, false), agent, choice), path, true);
  };
export const referenceYandex = createYandex(plainChoice);
export const referenceBing = createBing(plainChoice);
