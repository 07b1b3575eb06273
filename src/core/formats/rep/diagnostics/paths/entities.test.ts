// R120: entities of HTML in paths, and that the fix replaces them and nothing else.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRobotsSite, findPathFindings } from '../../../../../testing/findings/path-findings.ts';
import { applyEdits } from '../../../../document/edits.ts';
import { textOfSource } from '../../../../document/source.ts';
import { fileAt } from '../../../../workspace/site.ts';

const findEntities = (text: string) =>
  findPathFindings(createRobotsSite(text)).filter(({ code }) => code === 'R120');

/** Returns the text after the fix of the first finding in a line, 0-based; undefined without a finding. */
function fixLine(text: string, line: number): string | undefined {
  const { source } = fileAt(createRobotsSite(text), '/robots.txt');
  const found = findEntities(text).find(({ range }) => range.start.line === line);
  return found && textOfSource(applyEdits(source, found.fixes[0]!.edits));
}

test.each([
  ['/a?x=1&amp;y=2', '/a?x=1&y=2'],
  ['/*&gt;', '/*%3E'],
  ['/a&lt;b&quot;c&apos;$', "/a%3Cb%22c'$"],
  ['/a&amp;amp;b&amp;lt;', '/a&b%3C'],
])('rfc 9309 2.2.2: an entity of HTML in a path is compared as written: %s', (path, fixed) => {
  const file = (written: string) => `User-agent: *\nDisallow: ${written}\n`;
  expect(fixLine(file(path), 1)).toBe(file(fixed));
});

test.each(['/a?x=1&y=2', '/a&amp', '/a&copy;', '/a?amp;b=1', '&amp;a'])(
  'product: a path without an entity, or that can never match, is not reported: %s',
  (path) => {
    expect(findEntities(`User-agent: *\nDisallow: ${path}\n`)).toEqual([]);
  },
);

const characters = { '&amp;': '&', '&lt;': '%3C', '&gt;': '%3E', '&quot;': '%22', '&apos;': "'" };
/** Parts of a path, as written and as fixed. None joins the part before it. */
const part = fc.oneof(
  fc.constantFrom(...Object.entries(characters)).map(([entity, text]) => [`-${entity}`, `-${text}`] as const),
  fc
    .constantFrom('x', '/', '*', '%41', '?a=1', '&b=2', '&c;', '&amp', '$', 'é', '-lt;')
    .map((text) => [text, text] as const),
);

test('ours: the fix for entities replaces each by its character, and changes nothing else', () => {
  const file = (path: string) =>
    `# a &amp; b\r\nUser-agent: *\r\nAllow: /&amp;\r\n\tDisallow:  /${path}x  # c &lt; d\r\nDisallow: /z\n`;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const [written, fixed] = [parts.map(([text]) => text).join(''), parts.map(([, text]) => text).join('')];
      expect(fixLine(file(written), 3)).toBe(written === fixed ? undefined : file(fixed));
    }),
    { numRuns: 200 },
  );
});
