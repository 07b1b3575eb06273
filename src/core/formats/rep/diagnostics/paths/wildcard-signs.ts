// R049 to R052, R096, R097: characters that only some readers treat as wildcards, or that none does.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createCommandFix } from '../../../../diagnostics/finding.ts';
import { defaultReader, readerOf } from '../../../../readers/registry.ts';
import { readsLiterally, readsWildcards } from './applies-to.ts';
import { isEverything } from './check-context.ts';
import { pathExample } from './example.ts';
import {
  createRewriteFix,
  createSpot,
  createWritePathFix,
  type LineCheck,
  type SpotFixMaker,
  wholePath,
} from './line-spot.ts';
import { isRootedPath } from './path-beginnings.ts';

const SPECIALS = /\*|\$$/;
const escapeSpecials = (path: string) => path.replaceAll('*', '%2A').replace(/\$$/, '%24');

const createModernReadingFix: SpotFixMaker = () =>
  createCommandFix('read-with-wildcards', [readerOf(defaultReader).title], {
    do: 'read-as',
    reader: defaultReader,
  });

const R049 = defineDiagnostic({
  code: 'R049',
  severity: 'warning',
  spec: 'draft 1 3.3 (KOS-040); RFC 9309 2.2.3 (RFC-019)',
  applies: readsLiterally,
  examples: [
    pathExample(['Disallow: /images/*.gif$'], ['Disallow: /images/'], { reader: 'koster-1996' }),
    pathExample(['Disallow: /fish$'], ['Disallow: /fish%24'], { reader: 'koster-1996' }),
  ],
});

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
  return [
    createSpot(rule, R049, { from: at, to: at + 1 }, fixes, { words: [rule.path, rule.path.charAt(at)] }),
  ];
};

const R050 = defineDiagnostic({
  code: 'R050',
  severity: 'info',
  spec: 'RFC 9309 2.2.3 (RFC-020)',
  applies: readsWildcards,
  examples: [
    pathExample(['Disallow: /a$b/'], ['Disallow: /a%24b/']),
    pathExample(['Disallow: /a$*'], ['Disallow: /a$']),
  ],
});

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
  return [createSpot(rule, R050, { from: at, to: at + 1 }, fixes)];
};

export const R051 = defineDiagnostic({
  code: 'R051',
  severity: 'hint',
  spec: 'RFC 9309 2.2.3 (RFC-019)',
  applies: readsWildcards,
  examples: [
    pathExample(['Disallow: /tmp/*'], ['Disallow: /tmp/']),
    pathExample(['Disallow: /a*b**$'], ['Disallow: /a*b$']),
    pathExample(['Disallow: /tmp/*', 'Allow: /tmp/x*'], ['Disallow: /tmp/', 'Allow: /tmp/x']),
  ],
});

/** Returns the number of characters before the stars at the end of a path, and an anchor behind them. */
export function lengthWithoutStars(path: string): number {
  let length = path.endsWith('$') ? path.length - 1 : path.length;
  while (path[length - 1] === '*') length--;
  return length;
}

/** R051: stars at the end, where any text may follow anyway. `*$` means the same. */
export const checkTrailingStars: LineCheck = (rule) => {
  const { path } = rule;
  const from = lengthWithoutStars(path);
  // Behind a dollar, the star is what keeps it from being the end.
  if (from === 0 || path[from] !== '*' || path[from - 1] === '$') return [];
  return [createSpot(rule, R051, { from, to: path.length }, [createRewriteFix(rule, [path.slice(0, from)])])];
};

const R097 = defineDiagnostic({
  code: 'R097',
  severity: 'hint',
  spec: 'RFC 9309 2.2.3 (RFC-019)',
  applies: readsWildcards,
  examples: [pathExample(['Disallow: /**/tmp/'], ['Disallow: /*/tmp/'])],
});

/** R097: adjacent stars in the middle. */
export const checkDoubleStars: LineCheck = (rule) => {
  const { path } = rule;
  const from = path.indexOf('**');
  if (from < 0 || !/\*\*[^*$]/.test(path)) return [];
  let to = from;
  while (path[to] === '*') to++;
  return [createSpot(rule, R097, { from, to }, [createRewriteFix(rule, [path.replace(/\*{2,}/g, '*')])])];
};

/** Returns a path without its query. Undefined if nothing would be left. */
function removeQuery(path: string): string | undefined {
  const cut = path.slice(0, path.indexOf('?'));
  return /^\/?\*?$/.test(cut) ? undefined : cut;
}

const R052 = defineDiagnostic({
  code: 'R052',
  severity: 'warning',
  spec: 'draft 1 3.2.2, 3.3 (KOS-038)',
  applies: ({ path }) => path.urlPart === 'path',
  examples: [
    pathExample(['Disallow: /search?q='], ['Disallow: /search'], { reader: 'koster-1996' }),
    pathExample(['Disallow: /a;b=1'], ['Disallow: /a'], { reader: 'koster-1996' }),
  ],
});

/** R052: text that readers of 1996 never compare, or that their grammar does not contain. */
export const checkQueries: LineCheck = (rule) => {
  const { path } = rule;
  const query = path.indexOf('?');
  if (query >= 0) {
    const cut = removeQuery(path);
    return [
      createSpot(
        rule,
        R052,
        { from: query, to: path.length },
        cut === undefined ? [] : [createWritePathFix(cut, 'changes', 'write-without-query', [path])],
      ),
    ];
  }
  const at = path.indexOf(';');
  return at < 0
    ? []
    : [
        createSpot(rule, R052, { from: at, to: at + 1 }, [], {
          detail: 'semicolon',
          words: [path, ';'],
        }),
      ];
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

const R096 = defineDiagnostic({
  code: 'R096',
  severity: 'info',
  spec: 'RFC 9309 2.2.3 (RFC-019, RFC-020); draft 1 3.3 (KOS-040)',
  examples: [
    pathExample(['Disallow: ^/tmp/.*\\.html$'], ['Disallow: /tmp/*.html$']),
    pathExample(['Disallow: /user/[0-9]+/'], ['Disallow: /user/*/']),
  ],
});

/** R096: a path that is written as a regular expression. */
export const checkExpressions: LineCheck = (rule) => {
  const sign = findExpressionSign(rule.path);
  if (sign === undefined) return [];
  const text = expressionAsPattern(rule.path);
  const fixes = text === undefined ? [] : [createWritePathFix(text)];
  return [createSpot(rule, R096, wholePath(rule), fixes, { words: [rule.path, sign] })];
};

export const wildcardSignsDiagnostics = [R049, R050, R051, R052, R096, R097];
