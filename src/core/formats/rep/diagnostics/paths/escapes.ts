// Escapes: R053 to R056.

import { createSpot, createWritePathFix, type LineCheck } from './line-spot.ts';
import { removeHidden } from './path-characters.ts';

const ESCAPES = /%[0-9A-Fa-f]{2}/g;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;
/** The beginning of an escape at the end, or before a wildcard: whoever compares escapes as written finds it. */
const INCOMPLETE_ESCAPE = /%(?![0-9A-Fa-f]{2})(?=[0-9A-Fa-f]?(?:\*|\$?$))/g;
const UNRESERVED = /[A-Za-z0-9\-._~]/;

const decodeEscape = (escape: string) => String.fromCharCode(Number.parseInt(escape.slice(1), 16));
const isUnreserved = (escape: string) => UNRESERVED.test(decodeEscape(escape));

/** R053: a percent sign without two hexadecimal digits. */
export const checkBrokenEscapes: LineCheck = (one) => {
  const { path } = one;
  const from = path.search(BROKEN_ESCAPE);
  if (from < 0) return [];
  const [sign] = /^%[^%/*]{0,2}/u.exec(path.slice(from))!;
  const isCutOff = path.match(BROKEN_ESCAPE)!.length === (path.match(INCOMPLETE_ESCAPE)?.length ?? 0);
  const fixes = [createWritePathFix(path.replace(BROKEN_ESCAPE, '%25'))];
  const more = { words: [path, sign], ...(isCutOff ? { detail: 'cut-off' } : {}) };
  return [createSpot(one, 'R053', { from, to: from + sign.length }, fixes, more)];
};

/** R054: an escaped slash before the query. A path that begins with one, or with anything else, is told as R040. */
export const checkEscapedSlashes: LineCheck = (one) => {
  const { path } = one;
  const query = path.indexOf('?');
  const before = query < 0 ? path : path.slice(0, query);
  const from = before.search(/%2F/i);
  if (from < 0 || !/^[/*]/.test(removeHidden(path))) return [];
  const text = before.replace(/%2F/gi, '/') + path.slice(before.length);
  return [createSpot(one, 'R054', { from, to: from + 3 }, [createWritePathFix(text)])];
};

/** R055: escapes of what needs none. */
export const checkNeedlessEscapes: LineCheck = (one) => {
  const { path } = one;
  const escapes = [...path.matchAll(ESCAPES)].filter(([escape]) => isUnreserved(escape));
  const [first] = escapes;
  if (!first) return [];
  const text = path.replace(ESCAPES, (escape) => (isUnreserved(escape) ? decodeEscape(escape) : escape));
  const stretch = { from: first.index, to: first.index + 3 };
  return [
    createSpot(one, 'R055', stretch, [createWritePathFix(text)], {
      words: [path, first[0], decodeEscape(first[0])],
    }),
  ];
};

/** R056: hexadecimal digits in lower case. */
export const checkLowerCaseHex: LineCheck = (one) => {
  const { path } = one;
  const first = [...path.matchAll(ESCAPES)].find(([escape]) => /[a-f]/.test(escape));
  if (!first) return [];
  const text = path.replace(ESCAPES, (escape) => escape.toUpperCase());
  const stretch = { from: first.index, to: first.index + 3 };
  return [createSpot(one, 'R056', stretch, [createWritePathFix(text, 'same')], { words: [path, first[0]] })];
};
