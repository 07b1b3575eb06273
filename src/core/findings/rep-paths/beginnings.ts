// How a path begins: R040, R043, R093, R101, and R044, paths of the policy file itself.
import { formatOfPath } from '../../formats/index.ts';
import { readPattern } from '../../matching/path-pattern.ts';
import { canonicalUrl, type EscapeReading } from '../../matching/percent.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import type { Format } from '../../policy/directive.ts';
import { readers } from '../../readers/index.ts';
import { rfc9309 } from '../../readers/rfc9309.ts';
import { betweenMarks } from '../../text/without-ends.ts';
import { titlesOf } from '../rep-lines/checking.ts';
import { withoutHidden } from './characters.ts';
import { deleteRule } from './spare.ts';
import { type FixMaker, type LineCheck, type PathLine, spotIn, wholePath, writePath } from './spot.ts';

const COMPLETE = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;
const HOST = /^www\.[^/.\s]+\.[^/\s]+/i;
const ESCAPED_SLASH = /^%2F/i;
const STARS = /^\*+$/;

/** Whether a path begins as those of URLs do, for a reader at least, and for people: hidden characters are told by themselves. */
export const begins = (path: string): boolean =>
  ESCAPED_SLASH.test(path) || withoutHidden(path).startsWith('/');

/** A path that is only stars: all URLs to some, none to others. */
const isStars = ({ path }: PathLine) => STARS.test(path);

/** The path of a URL, its query with it. */
const pathPart = (url: string) => comparedPart(urlParts(url), 'path-and-query');

/** What somebody may have meant who began so, the likeliest first. */
function rooted(path: string): readonly string[] {
  const quoted = betweenMarks(path, '"\'<“‘', '"\'>”’');
  if (quoted !== undefined) return quoted.startsWith('/') ? [quoted] : rooted(quoted);
  const slashes = path.replace(/^[.\\]*\\/, '/').replaceAll('\\', '/');
  if (slashes.startsWith('/')) return [slashes];
  if (ESCAPED_SLASH.test(path)) return [path.replace(ESCAPED_SLASH, '/')];
  if (/^\.\.?\//.test(path)) return [path.replace(/^\.+/, '')];
  if (path.startsWith('?')) return [`/*${path}`, `/${path}`];
  if (/^\.[a-z0-9]{2,5}\$?$/i.test(path)) return [`/${path}`, `/*${path}`];
  return [`/${path}`];
}

const complete: LineCheck = (one) => {
  const url = COMPLETE.test(one.path) ? one.path : `http://${one.path}`;
  const path = pathPart(url);
  return [spotIn(one, 'R043', wholePath(one), [writePath(path)], { words: [one.path, path] })];
};

/** R043, R040, R093 and R101: a path that begins with something else than a slash. A star is as good to some. */
export const beginnings: LineCheck = (one) => {
  const { path } = one;
  if (path === '' || path.startsWith('/')) return [];
  if (isStars(one)) {
    const words = [path, one.effect];
    return one.effect === 'deny' ? [spotIn(one, 'R093', wholePath(one), [writePath('/')], { words })] : [];
  }
  if (COMPLETE.test(path) || HOST.test(path)) return complete(one);
  if (path.startsWith('*')) return [spotIn(one, 'R101', { from: 0, to: 1 }, [writePath(`/${path}`)])];
  // What hides in front of the slash is told as R082 or R098.
  if (withoutHidden(path).startsWith('/')) return [];
  const fixes = rooted(path).map((text) => writePath(text));
  if (!ESCAPED_SLASH.test(path)) return [spotIn(one, 'R040', wholePath(one), fixes)];
  const more = { detail: 'escaped-slash', words: [path, titlesOf((reader) => reader.path.decode === 'all')] };
  return [spotIn(one, 'R040', wholePath(one), fixes, more)];
};

/** The policy files that those who read files of this kind may always fetch; `isOwn`: the file itself. */
function ownPaths(format: Format): readonly { readonly path: string; readonly isOwn: boolean }[] {
  const files = readers.map(({ file }) => file).filter(({ path }) => formatOfPath(path).id === format.id);
  const paths = new Set(files.flatMap(({ alwaysAllowed }) => alwaysAllowed));
  return [...paths].map((own) => ({ path: own, isOwn: files.some(({ path }) => path === own) }));
}

const DECODED: EscapeReading = { ...rfc9309.path, decode: 'all-but-slash', escapedSpecials: false };

/** R044: a rule about a policy file that may always be fetched, most often this one; escapes undone. */
export function ownFiles(format: Format): LineCheck {
  const own = ownPaths(format).map((one) => ({ ...one, units: canonicalUrl(one.path, DECODED) }));
  return (one) => {
    if (!/\.t|%/.test(one.path)) return [];
    const { segments } = readPattern(one.path, 'utf-8', { ...rfc9309.path, ...DECODED });
    const found = segments.length === 1 ? own.find(({ units }) => units === segments[0]) : undefined;
    if (!found) return [];
    const remove: FixMaker = (policy, line) => deleteRule(policy, line, true);
    return [
      spotIn(one, 'R044', wholePath(one), [remove], {
        detail: `${found.path} ${one.effect}`,
        words: [one.path, found.path, found.isOwn ? 'own' : 'other'],
      }),
    ];
  };
}
