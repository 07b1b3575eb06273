// R049 to R052, R096: characters that only some readers treat as wildcards, or that none does.

import { cite } from '../../../../catalogue/citations.ts';
import { kind } from '../../../../diagnostics/define-checks.ts';
import { createCommandFix } from '../../../../diagnostics/finding.ts';
import { defaultReader } from '../../../../readers/registry.ts';
import { setPath } from '../../edit/set-path.ts';
import { readsLiterally, readsWildcards } from './applies-to.ts';
import { isEverything } from './check-context.ts';
import { pathExample } from './example.ts';
import {
  createRewriteFix,
  createWritePathFix,
  type LineCheck,
  type PathLine,
  type SpotFixMaker,
  spotsOf,
  wholePath,
} from './line-spot.ts';
import { isRootedPath } from './path-beginnings.ts';

export const wildcardKinds = {
  R049: kind<{ readonly path: string; readonly sign: string }>({
    severity: 'warning',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2.3')],
    applies: readsLiterally,
    examples: [
      pathExample(['Disallow: /images/*.gif$'], ['Disallow: /images/'], { reader: 'koster-1996' }),
      pathExample(['Disallow: /fish$'], ['Disallow: /fish%24'], { reader: 'koster-1996' }),
    ],
  }),
  R050: kind<{ readonly path: string }>({
    severity: 'info',
    source: cite('RFC 9309', '2.2.3'),
    applies: readsWildcards,
    examples: [
      pathExample(['Disallow: /a$b/'], ['Disallow: /a%24b/']),
      pathExample(['Disallow: /a$*'], ['Disallow: /a$']),
    ],
  }),
  R051: kind<{ readonly path: string; readonly count: number; readonly lines: readonly number[] }>({
    severity: 'hint',
    source: cite('RFC 9309', '2.2.3'),
    applies: readsWildcards,
    examples: [
      pathExample(['Disallow: /tmp/*'], ['Disallow: /tmp/']),
      pathExample(['Disallow: /a*b**$'], ['Disallow: /a*b$']),
      pathExample(['Disallow: /tmp/*', 'Allow: /tmp/x*'], ['Disallow: /tmp/', 'Allow: /tmp/x']),
    ],
  }),
  R052: kind<{ readonly path: string; readonly isQuery: boolean }>({
    severity: 'warning',
    source: cite('draft 1', '3.2.2, 3.3'),
    applies: ({ path }) => path.urlPart === 'path',
    examples: [
      pathExample(['Disallow: /search?q='], ['Disallow: /search'], { reader: 'koster-1996' }),
      pathExample(['Disallow: /a;b=1'], ['Disallow: /a'], { reader: 'koster-1996' }),
    ],
  }),
  R096: kind<{ readonly path: string; readonly sign: string }>({
    severity: 'info',
    source: [...cite('RFC 9309', '2.2.3'), ...cite('draft 1', '3.3')],
    examples: [
      pathExample(['Disallow: ^/tmp/.*\\.html$'], ['Disallow: /tmp/*.html$']),
      pathExample(['Disallow: /user/[0-9]+/'], ['Disallow: /user/*/']),
    ],
  }),
};

const createSpot = spotsOf(wildcardKinds);

const SPECIALS = /\*|\$$/;
/** A path in which stars and a dollar sign at the end match themselves. */
export const escapeSpecials = (path: string) => path.replaceAll('*', '%2A').replace(/\$$/, '%24');

/** Selects a reader with wildcards, unless the selected one has them. */
const createModernReadingFix: SpotFixMaker = ({ inspection: { options } }) =>
  options.reader && readsWildcards(options.reader)
    ? undefined
    : createCommandFix(
        'read-with-wildcards',
        { reader: defaultReader },
        { do: 'read-as', reader: defaultReader },
      );

/**
 * R049: wildcards that readers of 1996 read literally. The beginning of a path is reported as R040, R043, R093 or
 * R101.
 */
export const checkLiteralSigns: LineCheck = (rule) => {
  const at = rule.path.search(SPECIALS);
  if (at < 0 || !isRootedPath(rule.path)) return [];
  const fixes = [
    createWritePathFix(escapeSpecials(rule.path), 'changes', 'write-literally'),
    createModernReadingFix,
  ];
  const values = { path: rule.path, sign: rule.path.charAt(at) };
  return [createSpot(rule, 'R049', { from: at, to: at + 1 }, values, fixes)];
};

/** R050: a dollar that is not at the end. */
export const checkInnerDollars: LineCheck = (rule) => {
  const { path } = rule;
  const at = path.indexOf('$');
  if (at < 0 || at === path.length - 1) return [];
  const [, head] = /^([^$]*\$)\*+$/.exec(path) ?? [];
  const escaped = path.replace(/\$(?!$)/g, '%24');
  const fixes = [
    ...(head === undefined || isEverything(head) ? [] : [createWritePathFix(head, 'changes', 'write-end')]),
    createWritePathFix(escaped, 'changes', 'write-literally'),
  ];
  return [createSpot(rule, 'R050', { from: at, to: at + 1 }, { path }, fixes)];
};

/** Returns the number of characters before the stars at the end of a path, and an anchor behind them. */
export function lengthWithoutStars(path: string): number {
  let length = path.endsWith('$') ? path.length - 1 : path.length;
  while (path[length - 1] === '*') length--;
  return length;
}

/** Stars at the end of a path. */
export interface TrailingStars {
  readonly path: string;
  readonly remove: SpotFixMaker;
}

/** Finds stars at the end, where any text may follow anyway. `*$` means the same. */
export function findTrailingStars(rule: PathLine): TrailingStars | undefined {
  const { path } = rule;
  const from = lengthWithoutStars(path);
  // Behind a dollar, the star is what keeps it from being the end.
  if (from === 0 || path[from] !== '*' || path[from - 1] === '$') return undefined;
  return { path, remove: createRewriteFix(rule, [path.slice(0, from)]) };
}

/** Returns a path without its query. Undefined if nothing would be left. */
function removeQuery(path: string): string | undefined {
  const cut = path.slice(0, path.indexOf('?'));
  return /^\/?\*?$/.test(cut) ? undefined : cut;
}

/** R052: text that readers of 1996 never compare, or that their grammar does not contain. */
export const checkQueries: LineCheck = (rule) => {
  const { path } = rule;
  const query = path.indexOf('?');
  if (query >= 0) {
    const cut = removeQuery(path);
    // What is left may end in white space, which no value does.
    const write: SpotFixMaker = ({ subject: { policy }, fix }, line) =>
      cut === undefined || cut.trim() !== cut
        ? undefined
        : fix('write-without-query', { text: cut, path }, () => setPath(policy, line, cut));
    return [createSpot(rule, 'R052', { from: query, to: path.length }, { path, isQuery: true }, [write])];
  }
  const at = path.indexOf(';');
  return at < 0 ? [] : [createSpot(rule, 'R052', { from: at, to: at + 1 }, { path, isQuery: false })];
};

/**
 * Text that occurs in regular expressions and hardly in URLs: an anchor, an escaped letter or character,
 * alternatives, `.+`.
 */
const EXPRESSION = /^\/?\^|\\[./dwsb?]|\([^()|]*\|[^()]*\)|\.\+/i;
/** A character class. It counts only if it contains a range. */
const CLASS = /\[[^[\]]*\]/g;
const RANGE = /[a-z0-9]-[a-z0-9]/i;

const findExpressionSign = (path: string): string | undefined =>
  EXPRESSION.exec(path)?.[0] ?? path.match(CLASS)?.find((characterClass) => RANGE.test(characterClass));

const UNSUPPORTED_SYNTAX = /[()[\]{}|]|\\[dwsb]/;

function expressionAsPattern(path: string): string | undefined {
  if (UNSUPPORTED_SYNTAX.test(path)) return undefined;
  const plain = path
    .replace(/^\/?\^/, '')
    .replace(/(^|[^\\])\.[+*]/g, '$1*')
    .replace(/\\(.)/g, '$1');
  return plain.startsWith('/') ? plain : `/${plain}`;
}

/** R096: a path that is written as a regular expression. */
export const checkExpressions: LineCheck = (rule) => {
  const sign = findExpressionSign(rule.path);
  if (sign === undefined) return [];
  const text = expressionAsPattern(rule.path);
  const fixes = text === undefined ? [] : [createWritePathFix(text)];
  return [createSpot(rule, 'R096', wholePath(rule), { path: rule.path, sign }, fixes)];
};
