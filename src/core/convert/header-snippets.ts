// Writes response headers as server configuration, for servers that do not read a `_headers` file.
import { lowerCase } from '../text/lower-case.ts';

/** Headers for URLs. The pattern may contain `*` and `:name`, as in a `_headers` file. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

export const headerServers = ['apache', 'nginx', 'caddy', 'headers-file', 'vercel', 'wordpress'] as const;

/** `headers-file` is the file of Cloudflare Pages and of Netlify. */
export type HeaderServer = (typeof headerServers)[number];

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const PIECE = /(\*|:[A-Za-z]\w*)/;

/** A regular expression for the whole path of a pattern. */
const pathExpression = (pattern: string): string =>
  `^${pattern
    .split(PIECE)
    .map((piece) => (piece === '*' ? '.*' : PIECE.test(piece) ? '[^/]+' : escapeRegExp(piece)))
    .join('')}$`;

/** Puts a text in double quotes and escapes characters that would end them. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** nginx has no escape for `$`, which begins a variable. Only another variable can contain it. */
const quotedForNginx = (text: string): string => quoted(text).replaceAll('$', '${dollar}');
const quotedForCaddy = (text: string): string => quoted(text).replace(/[{}]/g, '\\$&');
/** In Apache, `%` begins a format. */
const quotedForApache = (text: string): string => quoted(text).replaceAll('%', '%%');
const quotedForPhp = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

function apacheLines({ pattern, headers }: HeaderRule): string[] {
  const lines = headers.map(({ name, value }) => `Header always add ${name} ${quotedForApache(value)}`);
  const expression = pathExpression(pattern).replaceAll('"', '\\"');
  return [`<If "%{REQUEST_URI} =~ m#${expression.replaceAll('#', '\\#')}#">`, ...indent(lines), '</If>'];
}

function nginxLines({ pattern, headers }: HeaderRule): string[] {
  const lines = headers.map(({ name, value }) => `add_header ${name} ${quotedForNginx(value)} always;`);
  return [`location ~ ${quoted(pathExpression(pattern)).replaceAll('\\\\', '\\')} {`, ...indent(lines), '}'];
}

function caddyLines({ pattern, headers }: HeaderRule, at: number): string[] {
  const matcher = `@headers${at + 1}`;
  const lines = headers.map(({ name, value }) => `header ${matcher} +${name} ${quotedForCaddy(value)}`);
  return [`${matcher} path_regexp ${pathExpression(pattern)}`, ...lines];
}

const fileLines = ({ pattern, headers }: HeaderRule): string[] => [
  pattern,
  ...headers.map(({ name, value }) => `  ${name}: ${value}`),
];

/** Vercel uses path-to-regexp, in which a star has to be a group. */
const vercelSource = (pattern: string): string =>
  pattern
    .split(PIECE)
    .map((piece) =>
      piece === '*' ? '(.*)' : PIECE.test(piece) ? piece : piece.replace(/[()[\]{}?+!*:\\]/g, '\\$&'),
    )
    .join('');

const vercelText = (rules: readonly HeaderRule[]): string => {
  const headers = rules.map((rule) => ({
    source: vercelSource(rule.pattern),
    headers: joinEqualNames(rule.headers).map(({ name, value }) => ({ key: name, value })),
  }));
  return `${JSON.stringify({ headers }, null, 2)}\n`;
};

/** Joins headers of the same name with commas (RFC 9110 5.3), as JSON would keep only the last one. */
function joinEqualNames(headers: HeaderRule['headers']): HeaderRule['headers'] {
  const joined = new Map<string, { name: string; value: string }>();
  for (const { name, value } of headers) {
    const same = joined.get(lowerCase(name));
    if (same) same.value += `, ${value}`;
    else joined.set(lowerCase(name), { name, value });
  }
  return [...joined.values()];
}

function phpLines({ pattern, headers }: HeaderRule): string[] {
  const lines = headers.map(({ name, value }) => `header( ${quotedForPhp(`${name}: ${value}`)}, false );`);
  const expression = `#${pathExpression(pattern).replaceAll('#', '\\#')}#`;
  return [`if ( preg_match( ${quotedForPhp(expression)}, $path ) ) {`, ...indent(lines), '}'];
}

const phpText = (rules: readonly HeaderRule[]): string =>
  [
    "add_action( 'send_headers', function () {",
    ...indent(["$path = (string) strtok( $_SERVER['REQUEST_URI'], '?' );", ...rules.flatMap(phpLines)]),
    '} );',
    '',
  ].join('\n');

const joinBlocks = (blocks: readonly (readonly string[])[]): string =>
  `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;

/** In nginx, only a variable can contain a dollar sign. */
const nginxText = (rules: readonly HeaderRule[]): string => {
  const hasDollar = rules.some(({ headers }) => headers.some(({ value }) => value.includes('$')));
  const geo = ['# Outside of the server block:', 'geo $dollar { default "$"; }'];
  return joinBlocks([...(hasDollar ? [geo] : []), ...rules.map(nginxLines)]);
};

const writers: Readonly<Record<HeaderServer, (rules: readonly HeaderRule[]) => string>> = {
  apache: (rules) => joinBlocks(rules.map(apacheLines)),
  nginx: nginxText,
  caddy: (rules) => joinBlocks(rules.map(caddyLines)),
  'headers-file': (rules) => joinBlocks(rules.map(fileLines)),
  vercel: vercelText,
  wordpress: phpText,
};

/** Writes the configuration that makes a server send headers; '' without rules. Values must not have line breaks. */
export const writeHeaderSnippet = (server: HeaderServer, rules: readonly HeaderRule[]): string =>
  rules.length === 0 ? '' : writers[server](rules);
