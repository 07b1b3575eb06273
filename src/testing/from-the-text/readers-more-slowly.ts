// Four readers, read a second time from their sentences alone (modern-lines 14, robots-family 5): slow and plain, one
// function for each, which share only what is the same in all texts.

/** An answer, and the lines, counted from 1, any of which may be named as the one that decides. */
export interface Said {
  readonly answer: 'allow' | 'deny';
  readonly lines: readonly number[];
}
export type Slowly = (file: string, agent: string, url: string) => Said;

interface Rule {
  readonly allow: boolean;
  readonly path: string;
  readonly line: number;
}
interface Names {
  readonly names: string[];
  readonly rules: Rule[];
}

export const host = 'https://h.example';
const allowed: Said = { answer: 'allow', lines: [] };
const by = ({ allow, line }: Rule): Said => ({ answer: allow ? 'allow' : 'deny', lines: [line] });

const isBlank = (line: string): boolean => /^[ \t]*$/.test(line);

/** Field in lower case and value, without comment and the blanks around them. */
function fieldOf(line: string): readonly [string, string] | undefined {
  const [, field, value] =
    /^[ \t]*([^:]*?)[ \t]*:[ \t]*(.*?)[ \t]*$/s.exec(line.split('#')[0] as string) ?? [];
  return field === undefined || value === undefined ? undefined : [field.toLowerCase(), value];
}

/** Path and query of a URL of this host, without the fragment; a slash stands for no path. */
function pathAndQuery(url: string): string {
  const rest = url.slice(host.length).split('#')[0] as string;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** What an operator says of its robots (modern-lines 15): the names that are tried, in their order; `*` is the last. */
export type Choice = (agent: string) => readonly string[];
const plainly: Choice = (agent) => [agent, '*'];

/** N94-001 to N94-008. */
export const norobots1994By =
  (choice: Choice): Slowly =>
  (file, agent, url) => {
    const records: Names[] = [];
    let open: Names = { names: [], rules: [] };
    const end = () => {
      if (open.names.length > 0 && open.rules.length > 0) records.push(open);
      open = { names: [], rules: [] };
    };
    file.split(/\r\n|\r|\n/).forEach((line, at) => {
      if (isBlank(line)) return end();
      const [field, value = ''] = fieldOf(line) ?? [];
      if (field === 'user-agent') {
        if (open.rules.length > 0) end();
        open.names.push(value);
      }
      if (field === 'disallow' && open.names.length > 0)
        open.rules.push({ allow: false, path: value, line: at + 1 });
    });
    end();
    const path = pathAndQuery(url);
    if (path === '/robots.txt') return allowed;
    const speaksTo = (value: string, name: string) =>
      name === '*' ? value === '*' : value.toLowerCase().includes(name.toLowerCase());
    const found = choice(agent)
      .filter((name) => name !== '')
      .map((name) => records.find(({ names }) => names.some((value) => speaksTo(value, name))));
    const rule = found
      .find((record) => record !== undefined)
      ?.rules.find((one) => one.path !== '' && path.startsWith(one.path));
    return rule ? by(rule) : allowed;
  };
export const norobots1994 = norobots1994By(plainly);

const unreserved = /[A-Za-z0-9\-._~]/;
/** In pieces: an escape, or a character; escapes of what needs none are undone, what is no US-ASCII is escaped. */
function pieces(text: string): string[] {
  return (text.match(/%[0-9A-Fa-f]{2}|./gsu) ?? []).flatMap((piece) => {
    if (piece.length === 3 && piece.startsWith('%')) {
      const character = String.fromCharCode(Number.parseInt(piece.slice(1), 16));
      return unreserved.test(character) ? character : piece.toUpperCase();
    }
    return piece.charCodeAt(0) < 0x80 ? piece : (encodeURIComponent(piece).match(/%../g) as string[]);
  });
}
const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const delimiters: Readonly<Record<string, string>> = {
  ':': '%3A',
  '/': '%2F',
  '?': '%3F',
  '[': '%5B',
  ']': '%5D',
  '@': '%40',
  '#': '%23',
};
const escapedDelimiters = Object.entries(delimiters);
/** What stands for a delimiter of the query, escaped or not. */
const mark = (escaped: string): string => String.fromCharCode(0xe000 + Number.parseInt(escaped.slice(1), 16));

/** A URL as wildcards are matched against it: its own `*` and `$` escaped, delimiters of its query marked (RFC-016). */
function matched(path: string, marks: boolean): string {
  let inQuery = false;
  return pieces(path)
    .map((piece) => {
      if (piece === '*') return '%2A';
      if (piece === '$') return '%24';
      const escaped = escapedDelimiters.find((pair) => pair.includes(piece))?.[1];
      if (marks && inQuery && escaped !== undefined) return mark(escaped);
      inQuery ||= piece === '?';
      return piece;
    })
    .join('');
}

function matches(pattern: string, path: string, marks: boolean): boolean {
  const anchored = pattern.endsWith('$');
  const parts = pieces(anchored ? pattern.slice(0, -1) : pattern).map((piece) => {
    if (piece === '*') return '[^]*';
    if (piece === '$') return '%24';
    const escaped = escapedDelimiters.find((pair) => pair.includes(piece))?.[1];
    return marks && escaped ? `(?:${literal(piece)}|${mark(escaped)})` : literal(piece);
  });
  return new RegExp(`^${parts.join('')}${anchored ? '$' : ''}`).test(matched(path, marks));
}

/** RFC-010, RFC-011, YDX-006, YDX-007: most octets, then Allow. */
function longest(rules: readonly Rule[], path: string, marks: boolean): Said {
  const found = rules.filter((rule) => rule.path !== '' && matches(rule.path, path, marks));
  const size = (rule: Rule) => pieces(rule.path).join('').length;
  const most = Math.max(...found.map(size));
  const best = found.filter((rule) => size(rule) === most);
  const winner = best.find((rule) => rule.allow) ?? best[0];
  if (!winner) return allowed;
  return {
    answer: winner.allow ? 'allow' : 'deny',
    lines: best.filter((rule) => rule.allow === winner.allow).map(({ line }) => line),
  };
}

/** RFC-002 to RFC-008 and RFC-018; with `blankEnds` what YDX-003 and YDX-008 say instead. */
function grouped(file: string, blankEnds: boolean): Names[] {
  const groups: Names[] = [];
  let open: Names | undefined;
  file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, at) => {
      if (blankEnds && isBlank(line)) open = undefined;
      const [field, value = ''] = fieldOf(line) ?? [];
      if (field === 'user-agent') {
        if (!open || open.rules.length > 0) groups.push((open = { names: [], rules: [] }));
        open.names.push(value.toLowerCase());
      }
      if (field === 'allow' || field === 'disallow')
        open?.rules.push({ allow: field === 'allow', path: value, line: at + 1 });
    });
  return groups;
}

function combined(groups: readonly Names[], agent: string, choice: Choice): Rule[] {
  for (const name of choice(agent)) {
    const these = groups.filter(({ names }) => name !== '' && names.includes(name.toLowerCase()));
    if (these.length > 0) return these.flatMap(({ rules }) => rules);
  }
  return [];
}

/** YDX-001 to YDX-011. */
export const yandexBy =
  (choice: Choice): Slowly =>
  (file, agent, url) => {
    const path = pathAndQuery(url);
    if (path === '/robots.txt' || new TextEncoder().encode(file).length > 512_000) return allowed;
    return longest(combined(grouped(file, true), agent, choice), path, false);
  };

/** BNG-002 to BNG-007, so RFC 9309 otherwise. */
export const bingBy =
  (choice: Choice): Slowly =>
  (file, agent, url) => {
    const path = pathAndQuery(url);
    if (path === '/robots.txt') return allowed;
    return longest(combined(grouped(file, false), agent, choice), path, true);
  };
export const yandex = yandexBy(plainly);
export const bing = bingBy(plainly);

/** PYU-006: every escape once; what is no UTF-8 becomes U+FFFD. */
function decoded(text: string): string {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  return text.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) =>
    utf8.decode(
      Uint8Array.from(escapes.match(/[^%]{2}/g) as string[], (digits) => Number.parseInt(digits, 16)),
    ),
  );
}

/** PYU-014, PYU-015: parts that are empty vanish with the character before them. */
function withoutEmptyParts(text: string): string {
  const [, before = '', query, fragment] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  const lastPart = before.lastIndexOf('/') + 1;
  const firstSemicolon = before.indexOf(';', lastPart);
  const path = firstSemicolon === before.length - 1 ? before.slice(0, -1) : before;
  const kept = (part: string | undefined) => (part === undefined || part.length === 1 ? '' : part);
  return path + kept(query) + kept(fragment);
}

const withoutLineEnds = (text: string): string => text.replaceAll(/[\t\r\n]/g, '');

/** PYU-001 to PYU-017 and PYU-020. */
export const pythonUrllib: Slowly = (file, agent, url) => {
  const records: Names[] = [];
  let byDefault: Names | undefined;
  let open: Names = { names: [], rules: [] };
  let complete = false;
  const end = () => {
    if (complete && !open.names.includes('*')) records.push(open);
    else if (complete) byDefault ??= open;
    open = { names: [], rules: [] };
    complete = false;
  };
  const lineEnd = /(\r\n|[\r\n\v\f\u001c\u001d\u001e\u0085\u2028\u2029])/;
  // For people, and so in an answer, a line ends at CR, LF and CRLF only.
  let seen = 1;
  file.split(lineEnd).forEach((line, at) => {
    if (at % 2 === 1) {
      if (/[\r\n]/.test(line)) seen++;
      return;
    }
    if (line === '') return end();
    const [field, raw = ''] = fieldOf(line) ?? [];
    const value = decoded(raw);
    if (field === 'user-agent') {
      if (complete) end();
      open.names.push(value);
    } else if (/^(?:allow|disallow|crawl-delay|request-rate)$/.test(field ?? '') && open.names.length > 0) {
      complete = true;
      if (!field?.endsWith('allow')) return;
      // What stands between `//` and the next `/`, `?` or `#` would be a host: a `;` is an ordinary character there.
      const text = withoutLineEnds(value.replace(/^ +/, ''));
      const [place = ''] = /^\/\/[^/?#]*/.exec(text) ?? [];
      const path = (place === '//' ? '' : place) + withoutEmptyParts(text.slice(place.length));
      open.rules.push({ allow: field === 'allow' || value === '', path, line: seen });
    }
  });
  end();
  const name = (agent.split('/')[0] as string).toLowerCase();
  const record =
    records.find(({ names }) => names.some((value) => name.includes(value.toLowerCase()))) ?? byDefault;
  const path = withoutEmptyParts(withoutLineEnds(decoded(url)).slice(host.length)) || '/';
  const rule = record?.rules.find((one) => path.startsWith(one.path));
  return rule ? by(rule) : allowed;
};
