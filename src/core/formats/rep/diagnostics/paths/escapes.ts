// R053 to R055: percent-escapes.

import { cite } from '../../../../catalogue/citations.ts';
import { kind } from '../../../../diagnostics/define-checks.ts';
import { decodesAll, decodesSlash } from './applies-to.ts';
import { pathExample } from './example.ts';
import { createWritePathFix, type LineCheck, spotsOf } from './line-spot.ts';
import { removeHidden } from './path-characters.ts';

export const escapeKinds = {
  R053: kind<{ readonly path: string; readonly sign: string; readonly isCutOff: boolean }>({
    severity: 'error',
    source: [...cite('RFC 3986', '2.1'), ...cite('draft 1', '3.2.2')],
    applies: (reader, { isCutOff }) => !isCutOff || decodesAll(reader),
    examples: [
      pathExample(['Disallow: /100%/'], ['Disallow: /100%25/']),
      pathExample(['Disallow: /a%3'], ['Disallow: /a%3C'], { reader: 'koster-1996' }),
    ],
  }),
  R054: kind<{ readonly path: string }>({
    severity: 'info',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    applies: (reader) => !decodesSlash(reader),
    examples: [pathExample(['Disallow: /a%2Fb%2fc?d=%2F'], ['Disallow: /a/b/c?d=%2F'])],
  }),
  R055: kind<{ readonly path: string; readonly escape: string; readonly character: string }>({
    severity: 'info',
    source: [...cite('robots.cc'), ...cite('RFC 9309', '2.2.2')],
    applies: ({ path }) => path.decode === 'none',
    examples: [pathExample(['Disallow: /%7Ejoe/%61'], ['Disallow: /~joe/a'], { reader: 'google' })],
  }),
};

const createSpot = spotsOf(escapeKinds);

const ESCAPES = /%[0-9A-Fa-f]{2}/g;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;
/** The beginning of an escape at the end, or before a wildcard. Readers that compare escapes as written match it. */
const INCOMPLETE_ESCAPE = /%(?![0-9A-Fa-f]{2})(?=[0-9A-Fa-f]?(?:\*|\$?$))/g;
const UNRESERVED = /[A-Za-z0-9\-._~]/;

const decodeEscape = (escape: string) => String.fromCharCode(Number.parseInt(escape.slice(1), 16));
const isUnreserved = (escape: string) => UNRESERVED.test(decodeEscape(escape));

/** A percent sign without two hexadecimal digits. */
export const checkBrokenEscapes: LineCheck = (rule) => {
  const { path } = rule;
  const from = path.search(BROKEN_ESCAPE);
  const sign = from < 0 ? undefined : /^%[^%/*]{0,2}/u.exec(path.slice(from))?.[0];
  if (sign === undefined) return [];
  const isCutOff = path.match(BROKEN_ESCAPE)?.length === (path.match(INCOMPLETE_ESCAPE)?.length ?? 0);
  const fixes = [createWritePathFix(path.replace(BROKEN_ESCAPE, '%25'))];
  return [createSpot(rule, 'R053', { from, to: from + sign.length }, { path, sign, isCutOff }, fixes)];
};

/** An escaped slash before the query. A path that begins with one, or not with a slash, is reported as R040. */
export const checkEscapedSlashes: LineCheck = (rule) => {
  const { path } = rule;
  const query = path.indexOf('?');
  const before = query < 0 ? path : path.slice(0, query);
  const from = before.search(/%2F/i);
  if (from < 0 || !/^[/*]/.test(removeHidden(path))) return [];
  const text = before.replace(/%2F/gi, '/') + path.slice(before.length);
  return [createSpot(rule, 'R054', { from, to: from + 3 }, { path }, [createWritePathFix(text)])];
};

/** Escapes of characters that need none. */
export const checkNeedlessEscapes: LineCheck = (rule) => {
  const { path } = rule;
  const escapes = [...path.matchAll(ESCAPES)].filter(([escape]) => isUnreserved(escape));
  const [first] = escapes;
  if (!first) return [];
  const text = path.replace(ESCAPES, (escape) => (isUnreserved(escape) ? decodeEscape(escape) : escape));
  const stretch = { from: first.index, to: first.index + 3 };
  return [
    createSpot(rule, 'R055', stretch, { path, escape: first[0], character: decodeEscape(first[0]) }, [
      createWritePathFix(text),
    ]),
  ];
};
