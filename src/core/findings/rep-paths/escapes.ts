// Escapes: R053 to R056.
import { withoutHidden } from './characters.ts';
import { type LineCheck, spotIn, writePath } from './spot.ts';

const ESCAPES = /%[0-9A-Fa-f]{2}/g;
const BROKEN = /%(?![0-9A-Fa-f]{2})/g;
/** The beginning of an escape at the end, or before a wildcard: whoever compares escapes as written finds it. */
const CUT_OFF = /%(?![0-9A-Fa-f]{2})(?=[0-9A-Fa-f]?(?:\*|\$?$))/g;
const UNRESERVED = /[A-Za-z0-9\-._~]/;

const meant = (escape: string) => String.fromCharCode(Number.parseInt(escape.slice(1), 16));
const isUnreserved = (escape: string) => UNRESERVED.test(meant(escape));

/** R053: a percent sign without two hexadecimal digits. */
export const brokenEscapes: LineCheck = (one) => {
  const { path } = one;
  const from = path.search(BROKEN);
  if (from < 0) return [];
  const [sign] = /^%[^%/*]{0,2}/u.exec(path.slice(from))!;
  const isCutOff = path.match(BROKEN)!.length === (path.match(CUT_OFF)?.length ?? 0);
  const fixes = [writePath(path.replace(BROKEN, '%25'))];
  const more = { words: [path, sign], ...(isCutOff ? { detail: 'cut-off' } : {}) };
  return [spotIn(one, 'R053', { from, to: from + sign.length }, fixes, more)];
};

/** R054: an escaped slash before the query. A path that begins with one, or with anything else, is told as R040. */
export const escapedSlashes: LineCheck = (one) => {
  const { path } = one;
  const query = path.indexOf('?');
  const before = query < 0 ? path : path.slice(0, query);
  const from = before.search(/%2F/i);
  if (from < 0 || !/^[/*]/.test(withoutHidden(path))) return [];
  const text = before.replace(/%2F/gi, '/') + path.slice(before.length);
  return [spotIn(one, 'R054', { from, to: from + 3 }, [writePath(text)])];
};

/** R055: escapes of what needs none. */
export const needlessEscapes: LineCheck = (one) => {
  const { path } = one;
  const escapes = [...path.matchAll(ESCAPES)].filter(([escape]) => isUnreserved(escape));
  const [first] = escapes;
  if (!first) return [];
  const text = path.replace(ESCAPES, (escape) => (isUnreserved(escape) ? meant(escape) : escape));
  const stretch = { from: first.index, to: first.index + 3 };
  return [spotIn(one, 'R055', stretch, [writePath(text)], { words: [path, first[0], meant(first[0])] })];
};

/** R056: hexadecimal digits in lower case. */
export const lowerHex: LineCheck = (one) => {
  const { path } = one;
  const first = [...path.matchAll(ESCAPES)].find(([escape]) => /[a-f]/.test(escape));
  if (!first) return [];
  const text = path.replace(ESCAPES, (escape) => escape.toUpperCase());
  const stretch = { from: first.index, to: first.index + 3 };
  return [spotIn(one, 'R056', stretch, [writePath(text, 'same')], { words: [path, first[0]] })];
};
