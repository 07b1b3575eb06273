// Runs all checks of single lines. Results are cached by line, so that an edit checks one line again.

import { type Chunk, linesIn, placedChunks, type SourceLine } from '../../../../document/lines.ts';
import { type Format, LENIENT_FIELDS } from '../../../../syntax/directives.ts';
import { scanLine } from '../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../../../syntax/recognize.ts';
import { lazy, memoizeByKey } from '../../../../text/lazy.ts';
import { checkBrokenEscapes, checkEntities, checkEscapedSlashes, checkNeedlessEscapes } from './escapes.ts';
import type { LineCheck, LineSpot, PathLine } from './line-spot.ts';
import { checkBeginning, createPolicyFileCheck } from './path-beginnings.ts';
import {
  checkDisguise,
  checkGrammarOf1996,
  checkNumberSigns,
  checkSpaces,
  checkUntidyPath,
} from './path-characters.ts';
import {
  checkExpressions,
  checkInnerDollars,
  checkLiteralSigns,
  checkQueries,
  findTrailingStars,
  type TrailingStars,
} from './wildcard-signs.ts';

/** Names of places with restricted access, as the beginning of a segment. */
const TELLING_PLACES =
  'admin|administrator|adminer|admin-panel|backend|backoffice|phpmyadmin|pma|cpanel|backups?|bak|old-site|install|' +
  'installer|setup|staging|private|internal|intranet|confidential|secrets?|hidden|passwords?|passwd|credentials|' +
  String.raw`tokens?|dumps?|logs|cron|sql|database|db|id_rsa|wp-(?:admin|config|login)|config(?:uration)?\.\w+`;
/** Files that no visitor should find. */
const TELLING_FILES = String.raw`\.(?:git|svn|hg|env|htaccess|htpasswd|ssh|aws|ds_store|vscode|idea)`;
const SECRETS = String.raw`[?&](?:api[-_]?key|token|password|passwd|secret)=`;
const TELLING_ENDINGS = String.raw`\.(?:sql|bak|dump|old|orig|swp)(?:\.\w+)?`;

const TELLING_PATTERN = new RegExp(
  String.raw`/(?:${TELLING_PLACES}|${TELLING_FILES})(?=$|[/.*$?])|${SECRETS}|${TELLING_ENDINGS}(?=$|[*$?/])`,
  'i',
);

/**
 * Paths that WordPress, Joomla, Drupal and Shopify write into every robots.txt: they disclose nothing about the
 * site.
 */
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

/** Whether a path names something that an attacker would look for. */
const isTellingPath = (path: string): boolean => TELLING_PATTERN.test(path) && !isShipped(path);

const lineChecks: readonly LineCheck[] = [
  checkBeginning,
  checkLiteralSigns,
  checkInnerDollars,
  checkQueries,
  checkExpressions,
  checkBrokenEscapes,
  checkEscapedSlashes,
  checkNeedlessEscapes,
  checkEntities,
  checkGrammarOf1996,
  checkSpaces,
  checkNumberSigns,
  checkUntidyPath,
  checkDisguise,
];

/** The results for a line. */
interface LineResult {
  readonly spots: readonly LineSpot[];
  readonly stars?: TrailingStars;
  /** The path, if it discloses something. */
  readonly disclosedPath?: string;
}

const NO_RESULT: LineResult = { spots: [] };
/** Most paths match this. They can only disclose something, and nothing else is checked. */
const PLAIN_LINE = /^(?=.)(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;

function checkLine(rule: PathLine, ownFile: LineCheck): LineResult {
  const isPlain = rule.comment < 0 && PLAIN_LINE.test(rule.path);
  const ownFileSpots = ownFile(rule);
  const spots = isPlain ? ownFileSpots : [...ownFileSpots, ...lineChecks.flatMap((check) => check(rule))];
  const discloses = rule.effect === 'deny' && isTellingPath(rule.path);
  const stars = isPlain ? undefined : findTrailingStars(rule);
  if (spots.length === 0 && !discloses && !stars) return NO_RESULT;
  return { spots, ...(stars && { stars }), ...(discloses && { disclosedPath: rule.path }) };
}

/** The cached results for a format and encoding: by line, and by chunk. */
interface CheckedLines {
  readonly ownFile: LineCheck;
  readonly resultOf: (line: SourceLine) => { result?: LineResult };
  readonly resultsOf: (chunk: Chunk) => { results?: readonly ChunkLineResult[] };
}

/** A rule line of a chunk with results. `i` is its index in the chunk. */
interface ChunkLineResult extends LineResult {
  readonly i: number;
}

/** Cached as long as lines and chunks exist: an edit checks one line again and reads one chunk. */
const checkedLinesOf = memoizeByKey((format: Format) => {
  const create = (): CheckedLines => ({
    ownFile: createPolicyFileCheck(format),
    resultOf: memoizeByKey(() => ({})),
    resultsOf: memoizeByKey(() => ({})),
  });
  return { octets: lazy(create), text: lazy(create) };
});

/** The results for a line, 0-based, of one Policy. */
export interface PlacedLineResult extends LineResult {
  readonly line: number;
}

/** Returns the results for the lines of a chunk that are rules with paths for any reader. */
function checkChunk(chunk: Chunk, { format, source }: Policy): readonly ChunkLineResult[] {
  const isOctets = source.encoding === 'octets';
  const { ownFile, resultOf, resultsOf } = checkedLinesOf(format)[isOctets ? 'octets' : 'text']();
  const checked = resultsOf(chunk);
  if (checked.results) return checked.results;
  const results: ChunkLineResult[] = [];
  const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
  for (const [i, line] of linesIn(chunk).entries()) {
    const { role, value, effect } = directiveOfKind(format, kinds[i] ?? LINE_KIND.blank) ?? {};
    if (role !== 'rule' || value !== 'path' || !effect) continue;
    const cached = resultOf(line);
    if (!cached.result) {
      const { valueStart, valueEnd, comment } = scanLine(line.text);
      const { text } = line;
      const path = text.slice(valueStart, valueEnd);
      cached.result = checkLine({ text, path, start: valueStart, comment, effect, isOctets }, ownFile);
    }
    if (cached.result !== NO_RESULT) results.push({ i, ...cached.result });
  }
  checked.results = results;
  return results;
}

/** Checks a whole file, one chunk at a time. */
export function* checkLines(policy: Policy): Generator<readonly PlacedLineResult[]> {
  for (const { chunk, start } of placedChunks(policy.source.lines))
    yield checkChunk(chunk, policy).map(({ i, ...result }) => ({ line: start + i, ...result }));
}
