// R053 to R055, R120: percent-escapes, and entities of HTML.

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
  /** `character`: what the entity means, as URLs write it. */
  R120: kind<{ readonly path: string; readonly entity: string; readonly character: string }>({
    severity: 'warning',
    source: [...cite('RFC 9309', '2.2.2'), ...cite('RFC 3986', '2.1')],
    examples: [
      pathExample(['Disallow: /a?x=1&amp;y=2'], ['Disallow: /a?x=1&y=2']),
      pathExample(['Disallow: /*&gt;'], ['Disallow: /*%3E']),
    ],
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

/** The characters of the entities that XML and HTML share, as URLs write them. Numeric ones have a #, which cuts the path. */
const ENTITY_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '%3E',
  lt: '%3C',
  quot: '%22',
};
/** An entity. One whose ampersand is itself written as an entity, such as `&amp;lt;`, is read as one. */
const ENTITIES = /&(?:amp;)*(amp|apos|gt|lt|quot);/g;

/** Entities of HTML. A path that does not begin with a slash or a star is reported as R040. */
export const checkEntities: LineCheck = (rule) => {
  const { path } = rule;
  const [first] = path.matchAll(ENTITIES);
  if (!first || !/^[/*]/.test(removeHidden(path))) return [];
  const [entity, name = ''] = first;
  const text = path.replace(ENTITIES, (_, each: string) => ENTITY_CHARACTERS[each] ?? '');
  const stretch = { from: first.index, to: first.index + entity.length };
  const values = { path, entity, character: ENTITY_CHARACTERS[name] ?? '' };
  return [createSpot(rule, 'R120', stretch, values, [createWritePathFix(text)])];
};
