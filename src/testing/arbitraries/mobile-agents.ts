// Random files with lines for mobile agents among records, for property tests.
import fc from 'fast-check';

const mobilePaths = [
  '/',
  '/a',
  '/a/',
  '/a/b',
  '/b',
  '/%61/',
  '/a%2Fb',
  '/ab',
  '/%zz',
  '/a?x',
  'a',
  '/é',
  '/*',
  '',
];
const mobileTargets = [
  'none',
  'None',
  'atp://x:1',
  'atp://y:2',
  'atp://z',
  'http://h:80',
  'atp://x:1/',
  'x',
  '',
];

const anyMobileLine = fc
  .tuple(
    fc.constantFrom('Mobile-agent-server:', ' mobile-AGENT-server :\t'),
    fc.constantFrom(...mobilePaths),
    fc.constantFrom(' ', '\t ', '   '),
    fc.constantFrom(...mobileTargets),
    fc.constantFrom('', '', '', ' # why', ' more', '#'),
  )
  .map(([name, path, gap, target, tail]) => `${name} ${path}${gap}${target}${tail}`);

const anyOtherLine = fc.constantFrom(
  '',
  '',
  '# c',
  'User-agent: a',
  'User-agent: *',
  'Disallow: /a',
  'Disallow: /',
  'Allow: /a/b',
  'Disallow /a',
  'Sitemap: http://x/s',
  'Mobile-agent-server /a atp://x:1',
  'Mobile-agent-server: ',
  'junk',
);

const anyLine = fc.oneof({ weight: 3, arbitrary: anyMobileLine }, { weight: 2, arbitrary: anyOtherLine });

/** A file of a few lines with line endings of one kind. */
export const anyMobileFile: fc.Arbitrary<string> = fc
  .tuple(fc.array(anyLine, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  .map(([lines, eol, isEnded]) => lines.join(eol) + (isEnded ? eol : ''));

/** URLs that the lines of these files match, or nearly match. */
export const mobileUrls: readonly string[] =
  ' / /a /a/ /a/b /a/b/c /ab /b /c /a%2Fb /a%2fb/c /%61/b /é /%C3%A9 /a?x /* /x /%zz /A/ http://h/a/ a#b'.split(
    ' ',
  );
