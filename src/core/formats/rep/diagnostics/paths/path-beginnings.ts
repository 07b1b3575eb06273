// How a path begins: R040, R043, R093, R101, and R044, paths of the policy file itself.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { parsePattern } from '../../../../matching/path-pattern.ts';
import { canonicalUrl, type EscapeOptions } from '../../../../matching/percent-encoding.ts';
import { comparedPart, urlParts } from '../../../../matching/url-parts.ts';
import { readers } from '../../../../readers/registry.ts';
import { rfc9309 } from '../../../../readers/rfc9309.ts';
import type { Format } from '../../../../syntax/directives.ts';
import { textBetweenMarks } from '../../../../text/trim-characters.ts';
import { formatOfPath } from '../../../file-formats.ts';
import { readerTitles } from '../lines/concerned-readers.ts';
import { decodesSlash, readsLiterally } from './applies-to.ts';
import { pathExample, recordText } from './example.ts';
import {
  createSpot,
  createWritePathFix,
  type LineCheck,
  type PathLine,
  type SpotFixMaker,
  wholePath,
} from './line-spot.ts';
import { removeHidden } from './path-characters.ts';
import { deleteRuleFix } from './redundant-lines.ts';

const COMPLETE_URL = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;
const HOST = /^www\.[^/.\s]+\.[^/\s]+/i;
const ESCAPED_SLASH = /^%2F/i;
const STARS = /^\*+$/;

/** Whether a path begins as those of URLs do, for a reader at least, and for people: hidden characters are told by themselves. */
export const isRootedPath = (path: string): boolean =>
  ESCAPED_SLASH.test(path) || removeHidden(path).startsWith('/');

/** A path that is only stars: all URLs to some, none to others. */
const isStars = ({ path }: PathLine) => STARS.test(path);

/** The path of a URL, its query with it. */
const pathOfUrl = (url: string) => comparedPart(urlParts(url), 'path-and-query');

/** What somebody may have meant who began so, the likeliest first. */
function rootedAlternatives(path: string): readonly string[] {
  const quoted = textBetweenMarks(path, '"\'<“‘', '"\'>”’');
  if (quoted !== undefined) return quoted.startsWith('/') ? [quoted] : rootedAlternatives(quoted);
  const slashes = path.replace(/^[.\\]*\\/, '/').replaceAll('\\', '/');
  if (slashes.startsWith('/')) return [slashes];
  if (ESCAPED_SLASH.test(path)) return [path.replace(ESCAPED_SLASH, '/')];
  if (/^\.\.?\//.test(path)) return [path.replace(/^\.+/, '')];
  if (path.startsWith('?')) return [`/*${path}`, `/${path}`];
  if (/^\.[a-z0-9]{2,5}\$?$/i.test(path)) return [`/${path}`, `/*${path}`];
  return [`/${path}`];
}

const R043 = defineDiagnostic({
  code: 'R043',
  severity: 'error',
  spec: 'draft 1 3.1, 3.2.2 (KOS-001, KOS-034); RFC 9309 2.2.2 (RFC-009)',
  examples: [
    pathExample(['Disallow: https://www.example.com/tmp/?a=b'], ['Disallow: /tmp/?a=b'], {
      origin: 'https://www.example.com',
    }),
    pathExample(['Disallow: www.example.com/tmp/'], ['Disallow: /tmp/']),
  ],
});

const findCompleteUrl: LineCheck = (one) => {
  const url = COMPLETE_URL.test(one.path) ? one.path : `http://${one.path}`;
  const path = pathOfUrl(url);
  return [createSpot(one, R043, wholePath(one), [createWritePathFix(path)], { words: [one.path, path] })];
};

const R040 = defineDiagnostic({
  code: 'R040',
  severity: 'error',
  spec: 'draft 1 3.2.2 (KOS-034); RFC 9309 2.2.2 (RFC-009, RFC-023)',
  applies: (reader, detail) => (detail === 'escaped-slash' ? !decodesSlash(reader) : true),
  examples: [
    pathExample(['Disallow: private/'], ['Disallow: /private/']),
    pathExample(['Disallow: ?sort='], ['Disallow: /*?sort=']),
    pathExample(['Disallow: .pdf$'], ['Disallow: /*.pdf$']),
    pathExample(['Disallow: ../tmp/'], ['Disallow: /tmp/']),
    pathExample(['Disallow: \\tmp\\'], ['Disallow: /tmp/']),
    pathExample(['Disallow: "/tmp/"'], ['Disallow: /tmp/']),
    pathExample(['Disallow: %2Ftmp/'], ['Disallow: /tmp/']),
  ],
});

const R093 = defineDiagnostic({
  code: 'R093',
  severity: 'warning',
  spec: 'draft 1 3.3 (E-08); RFC 9309 2.2.3 (RFC-023)',
  applies: readsLiterally,
  examples: [pathExample(['Disallow: *'], ['Disallow: /'])],
});

const R101 = defineDiagnostic({
  code: 'R101',
  severity: 'error',
  spec: 'draft 1 3.2.2, 3.3 (KOS-034, KOS-040); RFC 9309 5.1 (RFC-023)',
  applies: readsLiterally,
  examples: [pathExample(['Disallow: *.pdf$'], ['Disallow: /*.pdf$'], { reader: 'koster-1996' })],
});

/** R043, R040, R093 and R101: a path that begins with something else than a slash. A star is as good to some. */
export const checkBeginning: LineCheck = (one) => {
  const { path } = one;
  if (path === '' || path.startsWith('/')) return [];
  if (isStars(one)) {
    const words = [path, one.effect];
    return one.effect === 'deny'
      ? [createSpot(one, R093, wholePath(one), [createWritePathFix('/')], { words })]
      : [];
  }
  if (COMPLETE_URL.test(path) || HOST.test(path)) return findCompleteUrl(one);
  if (path.startsWith('*'))
    return [createSpot(one, R101, { from: 0, to: 1 }, [createWritePathFix(`/${path}`)])];
  // What hides in front of the slash is told as R082 or R098.
  if (removeHidden(path).startsWith('/')) return [];
  const fixes = rootedAlternatives(path).map((text) => createWritePathFix(text));
  if (!ESCAPED_SLASH.test(path)) return [createSpot(one, R040, wholePath(one), fixes)];
  const more = {
    detail: 'escaped-slash',
    words: [path, readerTitles(decodesSlash)],
  };
  return [createSpot(one, R040, wholePath(one), fixes, more)];
};

/** The policy files that those who read files of this kind may always fetch; `isOwn`: the file itself. */
function policyPaths(format: Format): readonly { readonly path: string; readonly isOwn: boolean }[] {
  const files = readers.map(({ file }) => file).filter(({ path }) => formatOfPath(path).id === format.id);
  const paths = new Set(files.flatMap(({ alwaysAllowed }) => alwaysAllowed));
  return [...paths].map((own) => ({ path: own, isOwn: files.some(({ path }) => path === own) }));
}

const ESCAPE_READING: EscapeOptions = { ...rfc9309.path, decode: 'all-but-slash', escapedSpecials: false };

const R044 = defineDiagnostic({
  code: 'R044',
  severity: 'error',
  spec: 'draft 1 3 (KOS-045); draft-koster-robots-00 3.2.2 (DAT-017); RFC 9309 2.2.2 (RFC-013)',
  // The texts of before RFC 9309 want it in no rule at all; to later ones an Allow of it says nothing new.
  applies: ({ file, record }, detail = '') => {
    const [path = '', effect] = detail.split(' ');
    return file.alwaysAllowed.includes(path) && (effect !== 'allow' || record.blankLine === 'ends');
  },
  examples: [
    pathExample(['Disallow: /tmp/', 'Disallow: /robots.txt'], ['Disallow: /tmp/', 'Disallow: /robots.html']),
    pathExample(['Allow: /robots%2Etxt', 'Disallow: /'], ['Disallow: /']),
    {
      path: '/data.txt',
      file: recordText('Allow: /a.csv', 'Allow: /data.txt'),
      near: recordText('Allow: /a.csv', 'Allow: /data.csv'),
      reader: 'data.txt',
    },
  ],
});

/** R044: a rule about a policy file that may always be fetched, most often this one; escapes undone. */
export function createPolicyFileCheck(format: Format): LineCheck {
  const own = policyPaths(format).map((one) => ({ ...one, units: canonicalUrl(one.path, ESCAPE_READING) }));
  return (one) => {
    if (!/\.t|%/.test(one.path)) return [];
    const { segments } = parsePattern(one.path, 'utf-8', { ...rfc9309.path, ...ESCAPE_READING });
    const found = segments.length === 1 ? own.find(({ units }) => units === segments[0]) : undefined;
    if (!found) return [];
    const remove: SpotFixMaker = (policy, line) => deleteRuleFix(policy, line, true);
    return [
      createSpot(one, R044, wholePath(one), [remove], {
        detail: `${found.path} ${one.effect}`,
        words: [one.path, found.path, found.isOwn ? 'own' : 'other'],
      }),
    ];
  };
}

export const pathBeginningsDiagnostics = [R040, R043, R044, R093, R101];
