// Headers of responses as the configuration of servers: for those that do not read a `_headers` file.
import { lowerCase } from '../text/lower-case.ts';

/** Headers for URLs: a pattern with `*` and `:name`, as in a `_headers` file. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

export const headerServers = ['apache', 'nginx', 'caddy', 'headers-file', 'vercel', 'wordpress'] as const;

/** `headers-file` is the file of Cloudflare Pages and of Netlify. */
export type HeaderServer = (typeof headerServers)[number];

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const PIECE = /(\*|:[A-Za-z]\w*)/;

/** The pattern as a regular expression for the whole path. */
const pathExpression = (pattern: string): string =>
  `^${pattern
    .split(PIECE)
    .map((piece) => (piece === '*' ? '.*' : PIECE.test(piece) ? '[^/]+' : escapeRegExp(piece)))
    .join('')}$`;

/** In double quotes, with what would end them escaped. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** nginx has no escape for `$`, which would begin a variable: only a variable can hold it. */
const quotedForNginx = (text: string): string => quoted(text).replaceAll('$', '${dollar}');
const quotedForCaddy = (text: string): string => quoted(text).replace(/[{}]/g, '\\$&');
/** Apache takes `%` for the beginning of a format. */
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

/** Vercel matches with path-to-regexp: a star is a group of its own. */
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

/** Headers of one name as one, with commas (RFC 9110 5.3): JSON would keep only the last of them. */
function joinEqualNames(headers: HeaderRule['headers']): HeaderRule['headers'] {
  const joined = new Map<string, { name: string; value: string }>();
  for (const { name, value } of headers) {
    const known = joined.get(lowerCase(name));
    if (known) known.value += `, ${value}`;
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

/** nginx knows no way to write a dollar sign but a variable that holds one. */
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

/** The configuration that makes a server send headers; '' for none. Values have no line breaks. */
export const writeHeaderSnippet = (server: HeaderServer, rules: readonly HeaderRule[]): string =>
  rules.length === 0 ? '' : writers[server](rules);
