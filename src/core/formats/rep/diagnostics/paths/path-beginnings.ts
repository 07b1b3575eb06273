// R040, R043, R093, R101: how a path begins; and R044: paths of the policy file itself.

import { cite } from '../../../../catalogue/citations.ts';
import { kind } from '../../../../diagnostics/define-checks.ts';
import { parsePattern } from '../../../../matching/path-pattern.ts';
import type { Effect } from '../../../../matching/path-rule.ts';
import { canonicalUrl, type EscapeOptions } from '../../../../matching/percent-encoding.ts';
import { comparedPart, urlParts } from '../../../../matching/url-parts.ts';
import { type ReaderId, readers } from '../../../../readers/registry.ts';
import { rfc9309 } from '../../../../readers/rfc9309.ts';
import type { Format } from '../../../../syntax/directives.ts';
import { textBetweenMarks } from '../../../../text/trim-characters.ts';
import { formatOfPath } from '../../../file-formats.ts';
import { decodesSlash, readsLiterally } from './applies-to.ts';
import { isEverything } from './check-context.ts';
import { pathExample, recordText } from './example.ts';
import {
  createRewriteFix,
  createWritePathFix,
  type LineCheck,
  type PathLine,
  type SpotFixMaker,
  spotsOf,
  wholePath,
} from './line-spot.ts';
import { removeHidden } from './path-characters.ts';
import { deleteRuleFix } from './rules/redundant-lines.ts';

export const beginningKinds = {
  R043: kind<{ readonly url: string; readonly path: string; readonly closesAll: boolean }>({
    severity: 'error',
    source: [...cite('draft 1', '3.1, 3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: https://www.example.com/tmp/?a=b'], ['Disallow: /tmp/?a=b'], {
        origin: 'https://www.example.com',
      }),
      pathExample(['Disallow: www.example.com/tmp/'], ['Disallow: /tmp/']),
    ],
  }),
  R040: kind<{ readonly path: string; readonly decoders: readonly ReaderId[] }>({
    severity: 'error',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    applies: (reader, { decoders }) => decoders.length === 0 || !decodesSlash(reader),
    examples: [
      pathExample(['Disallow: private/'], ['Disallow: /private/']),
      pathExample(['Disallow: ?sort='], ['Disallow: /*?sort=']),
      pathExample(['Disallow: .pdf$'], ['Disallow: /*.pdf$']),
      pathExample(['Disallow: ../tmp/'], ['Disallow: /tmp/']),
      pathExample(['Disallow: \\tmp\\'], ['Disallow: /tmp/']),
      pathExample(['Disallow: "/tmp/"'], ['Disallow: /tmp/']),
      pathExample(['Disallow: %2Ftmp/'], ['Disallow: /tmp/']),
    ],
  }),
  R093: kind<{ readonly path: string }>({
    severity: 'warning',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2.3')],
    applies: readsLiterally,
    examples: [pathExample(['Disallow: *'], ['Disallow: /'])],
  }),
  R101: kind<{ readonly path: string }>({
    severity: 'error',
    source: [...cite('draft 1', '3.2.2, 3.3'), ...cite('RFC 9309', '5.1')],
    applies: readsLiterally,
    examples: [pathExample(['Disallow: *.pdf$'], ['Disallow: /*.pdf$'], { reader: 'koster-1996' })],
  }),
  R044: kind<{
    readonly path: string;
    readonly file: string;
    readonly isOwn: boolean;
    readonly effect: Effect;
  }>({
    severity: 'error',
    source: [
      ...cite('draft 1', '3'),
      ...cite('draft-koster-robots-00', '3.2.2'),
      ...cite('RFC 9309', '2.2.2'),
    ],
    // Specifications before RFC 9309 do not allow it in any rule. For later readers an Allow for it is merely
    // redundant.
    applies: ({ file, record }, { file: policyFile, effect }) =>
      file.alwaysAllowed.includes(policyFile) && (effect !== 'allow' || record.blankLine === 'ends'),
    examples: [
      pathExample(
        ['Disallow: /tmp/', 'Disallow: /robots.txt'],
        ['Disallow: /tmp/', 'Disallow: /robots.html'],
      ),
      pathExample(['Allow: /robots%2Etxt', 'Disallow: /'], ['Disallow: /']),
      {
        path: '/data.txt',
        file: recordText('Allow: /a.csv', 'Allow: /data.txt'),
        near: recordText('Allow: /a.csv', 'Allow: /data.csv'),
        reader: 'data.txt',
      },
    ],
  }),
};

const createSpot = spotsOf(beginningKinds);

const COMPLETE_URL = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;
const HOST = /^www\.[^/.\s]+\.[^/\s]+/i;
const ESCAPED_SLASH = /^%2F/i;
const STARS = /^\*+$/;
/** Full-width and mathematical slashes. */
const SLASH_LOOK_ALIKE = /^[\uff0f\u2044\u2215\u29f8]/;

/**
 * Whether a path begins as those of URLs do, for at least one reader, and visually: hidden characters are reported
 * separately.
 */
export const isRootedPath = (path: string): boolean =>
  ESCAPED_SLASH.test(path) || removeHidden(path).startsWith('/');

/** Whether a path consists of stars: it matches all URLs for some readers, and none for others. */
const isStars = ({ path }: PathLine) => STARS.test(path);

/** Returns the path of a URL, including its query. */
const pathOfUrl = (url: string) => comparedPart(urlParts(url), 'path-and-query');

/**
 * Returns the paths that together match what a path with a star at the beginning does. The star can stand for nothing,
 * so that `*` before a slash also matches at the beginning of a URL, and `/*` does not. Undefined if readers disagree
 * on whether a slash follows.
 */
function pathsWithoutLeadingStar(path: string): readonly [string, ...string[]] | undefined {
  const rest = path.replace(/^\*+/, '');
  if (ESCAPED_SLASH.test(rest)) return undefined;
  if (!rest.startsWith('/')) return [`/*${rest}`];
  // A path that matches at the beginning whatever follows the slash.
  return rest === '/' || rest.startsWith('/*') ? [rest] : [`/*${rest}`, rest];
}

/** Returns what a path with another beginning may have been meant to be, the likeliest first. */
function rootedAlternatives(path: string): readonly string[] {
  const quoted = textBetweenMarks(path, '"\'<“‘', '"\'>”’');
  if (quoted !== undefined) return quoted.startsWith('/') ? [quoted] : rootedAlternatives(quoted);
  if (SLASH_LOOK_ALIKE.test(path)) return [`/${path.slice(1)}`];
  const slashes = path.replace(/^[.\\]*\\/, '/').replaceAll('\\', '/');
  if (slashes.startsWith('/')) return [slashes];
  if (ESCAPED_SLASH.test(path)) return [path.replace(ESCAPED_SLASH, '/')];
  if (/^\.\.?\//.test(path)) return [path.replace(/^\.+/, '')];
  if (path.startsWith('?')) return [`/*${path}`, `/${path}`];
  if (/^\.[a-z0-9]{2,5}\$?$/i.test(path)) return [`/${path}`, `/*${path}`];
  return [`/${path}`];
}

const findCompleteUrl: LineCheck = (rule) => {
  const url = COMPLETE_URL.test(rule.path) ? rule.path : `http://${rule.path}`;
  const path = pathOfUrl(url);
  // Whoever writes the address of a site seldom means all of this one.
  const closesAll = rule.effect === 'deny' && isEverything(path);
  const fix: SpotFixMaker = closesAll
    ? (context, line) => deleteRuleFix(context, line, false)
    : createWritePathFix(path);
  return [createSpot(rule, 'R043', wholePath(rule), { url: rule.path, path, closesAll }, [fix])];
};

/** R043, R040, R093 and R101: a path that does not begin with a slash. Some readers accept a star. */
export const checkBeginning: LineCheck = (rule) => {
  const { path } = rule;
  if (path === '' || path.startsWith('/')) return [];
  if (isStars(rule)) {
    return rule.effect === 'deny'
      ? [createSpot(rule, 'R093', wholePath(rule), { path }, [createRewriteFix(rule, ['/'])])]
      : [];
  }
  if (COMPLETE_URL.test(path) || HOST.test(path)) return findCompleteUrl(rule);
  if (path.startsWith('*')) {
    const paths = pathsWithoutLeadingStar(path);
    const fixes = paths ? [createRewriteFix(rule, paths)] : [];
    return [createSpot(rule, 'R101', { from: 0, to: 1 }, { path }, fixes)];
  }
  // Hidden characters before the slash are reported as R082 or R098.
  if (removeHidden(path).startsWith('/')) return [];
  const fixes = rootedAlternatives(path).map((text) => createWritePathFix(text));
  const decoders = ESCAPED_SLASH.test(path) ? readers.filter(decodesSlash).map(({ id }) => id) : [];
  return [createSpot(rule, 'R040', wholePath(rule), { path, decoders }, fixes)];
};

/**
 * Returns the policy files that the readers of this format may always fetch. `isOwn`: whether it is the file
 * itself.
 */
function policyPaths(format: Format): readonly { readonly path: string; readonly isOwn: boolean }[] {
  const files = readers.map(({ file }) => file).filter(({ path }) => formatOfPath(path).id === format.id);
  const paths = new Set(files.flatMap(({ alwaysAllowed }) => alwaysAllowed));
  return [...paths].map((policyPath) => ({
    path: policyPath,
    isOwn: files.some(({ path }) => path === policyPath),
  }));
}

const ESCAPE_READING: EscapeOptions = { ...rfc9309.path, decode: 'all-but-slash', escapedSpecials: false };

/** R044: a rule about a policy file that may always be fetched, usually this one. Escapes are decoded. */
export function createPolicyFileCheck(format: Format): LineCheck {
  const policyFiles = policyPaths(format).map((file) => ({
    ...file,
    units: canonicalUrl(file.path, ESCAPE_READING),
  }));
  return (rule) => {
    if (!/\.t|%/.test(rule.path)) return [];
    const { segments } = parsePattern(rule.path, 'utf-8', { ...rfc9309.path, ...ESCAPE_READING });
    const policyFile =
      segments.length === 1 ? policyFiles.find(({ units }) => units === segments[0]) : undefined;
    if (!policyFile) return [];
    const { path, effect } = rule;
    const { path: file, isOwn } = policyFile;
    const remove: SpotFixMaker = (context, line) => deleteRuleFix(context, line, true);
    return [createSpot(rule, 'R044', wholePath(rule), { path, file, isOwn, effect }, [remove])];
  };
}
