// All checks of single lines; results are kept with the line, so that an edit checks one line again.

import { type Chunk, placedChunks, type SourceLine } from '../../../../document/lines.ts';
import { type Format, LENIENT_FIELDS } from '../../../../syntax/directives.ts';
import { scanLine } from '../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../../../syntax/recognize.ts';
import { lazy, memoizeByKey } from '../../../../text/lazy.ts';
import {
  checkBrokenEscapes,
  checkEscapedSlashes,
  checkLowerCaseHex,
  checkNeedlessEscapes,
} from './escapes.ts';
import type { LineCheck, LineSpot, PathLine } from './line-spot.ts';
import { checkBeginning, createPolicyFileCheck } from './path-beginnings.ts';
import {
  checkBlanks,
  checkDisguise,
  checkNumberSigns,
  checkUnprintable,
  checkUntidyPath,
} from './path-characters.ts';
import {
  checkDoubleStars,
  checkExpressions,
  checkInnerDollars,
  checkLiteralSigns,
  checkQueries,
  checkTrailingStars,
} from './wildcard-signs.ts';

// Paths that tell what better is not told: information disclosure, R100.

/** Names of places that are not for everybody, as the beginning of a segment. */
const TELLING_PLACES =
  'admin|administrator|adminer|admin-panel|backend|backoffice|phpmyadmin|pma|cpanel|backups?|bak|old-site|install|' +
  'installer|setup|staging|private|internal|intranet|confidential|secrets?|hidden|passwords?|passwd|credentials|' +
  String.raw`tokens?|dumps?|logs|cron|sql|database|db|id_rsa|wp-(?:admin|config|login)|config(?:uration)?\.\w+`;
/** What nobody should find at all. */
const TELLING_FILES = String.raw`\.(?:git|svn|hg|env|htaccess|htpasswd|ssh|aws|ds_store|vscode|idea)`;
const SECRETS = String.raw`[?&](?:api[-_]?key|token|password|passwd|secret)=`;
const TELLING_ENDINGS = String.raw`\.(?:sql|bak|dump|old|orig|swp)(?:\.\w+)?`;

const TELLING_PATTERN = new RegExp(
  String.raw`/(?:${TELLING_PLACES}|${TELLING_FILES})(?=$|[/.*$?])|${SECRETS}|${TELLING_ENDINGS}(?=$|[*$?/])`,
  'i',
);

/** What WordPress, Joomla, Drupal and Shopify write into every robots.txt: it tells a stranger nothing about the site. */
const SHIPPED_PATHS: ReadonlySet<string> = new Set([
  '/wp-admin',
  '/wp-login.php',
  '/administrator',
  '/logs',
  '/database',
  '/cron.php',
  '/install.php',
  ...['.txt', '.mysql.txt', '.pgsql.txt', '.sqlite.txt'].map((ending) => `/INSTALL${ending}`),
  ...['/?q=', '/index.php/', '/'].flatMap((way) => [`${way}admin`, `${way}user/password`]),
]);

const isShipped = (path: string) => SHIPPED_PATHS.has(path.replace(/\/?[*$]*$/, ''));

/** Whether a path names something that a stranger would look for. */
const isTellingPath = (path: string): boolean => TELLING_PATTERN.test(path) && !isShipped(path);

const lineChecks: readonly LineCheck[] = [
  checkBeginning,
  checkLiteralSigns,
  checkInnerDollars,
  checkTrailingStars,
  checkDoubleStars,
  checkQueries,
  checkExpressions,
  checkBrokenEscapes,
  checkEscapedSlashes,
  checkNeedlessEscapes,
  checkLowerCaseHex,
  checkUnprintable,
  checkBlanks,
  checkNumberSigns,
  checkUntidyPath,
  checkDisguise,
];

/** What was found in a line. */
interface LineResult {
  readonly spots: readonly LineSpot[];
  /** The path, if it tells what better is not told. */
  readonly tells?: string;
}

const NO_RESULT: LineResult = { spots: [] };
/** Most paths are like this, and nothing is to be said of them but that they tell. */
const PLAIN_LINE = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;

function checkLine(one: PathLine, ownFile: LineCheck): LineResult {
  const isPlain = one.comment < 0 && PLAIN_LINE.test(one.path);
  const own = ownFile(one);
  const spots = isPlain ? own : [...own, ...lineChecks.flatMap((check) => check(one))];
  const tells = one.effect === 'deny' && isTellingPath(one.path);
  if (spots.length === 0 && !tells) return NO_RESULT;
  return tells ? { spots, tells: one.path } : { spots };
}

/** What was found in single lines of a kind of file and encoding, and which chunks have been checked. */
interface CheckedLines {
  readonly ownFile: LineCheck;
  readonly resultOf: (line: SourceLine) => { result?: LineResult };
  readonly resultsOf: (chunk: Chunk) => { results?: readonly ChunkLineResult[] };
}

/** A rule line of a chunk in which something was found; `i` counts from the beginning of the chunk. */
interface ChunkLineResult extends LineResult {
  readonly i: number;
}

/** Kept as long as lines and chunks: an edit checks one line again, and looks through one chunk. */
const checkedLinesOf = memoizeByKey((format: Format) => {
  const create = (): CheckedLines => ({
    ownFile: createPolicyFileCheck(format),
    resultOf: memoizeByKey(() => ({})),
    resultsOf: memoizeByKey(() => ({})),
  });
  return { octets: lazy(create), text: lazy(create) };
});

/** What was found in a line, 0-based, of the one Policy. */
export interface PlacedLineResult extends LineResult {
  readonly line: number;
}

/** The lines of a chunk that are rules of paths to any reader, and in which something was found. */
function checkChunk(chunk: Chunk, { format, source }: Policy): readonly ChunkLineResult[] {
  const isOctets = source.encoding === 'octets';
  const { ownFile, resultOf, resultsOf } = checkedLinesOf(format)[isOctets ? 'octets' : 'text']();
  const checked = resultsOf(chunk);
  if (checked.results) return checked.results;
  const results: ChunkLineResult[] = [];
  const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
  for (const [i, line] of chunk.entries()) {
    const { role, value, effect } = directiveOfKind(format, kinds[i] ?? LINE_KIND.blank) ?? {};
    if (role !== 'rule' || value !== 'path' || !effect) continue;
    const known = resultOf(line);
    if (!known.result) {
      const { valueStart, valueEnd, comment } = scanLine(line.text);
      const { text } = line;
      const path = text.slice(valueStart, valueEnd);
      known.result = checkLine({ text, path, start: valueStart, comment, effect, isOctets }, ownFile);
    }
    if (known.result !== NO_RESULT) results.push({ i, ...known.result });
  }
  checked.results = results;
  return results;
}

/** All of a file, a chunk at a time. */
export function* checkLines(policy: Policy): Generator<readonly PlacedLineResult[]> {
  for (const { chunk, start } of placedChunks(policy.source.lines))
    yield checkChunk(chunk, policy).map(({ i, ...result }) => ({ line: start + i, ...result }));
}
