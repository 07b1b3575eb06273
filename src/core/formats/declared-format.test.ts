// The kind of document that a file declares, whatever its name.
import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { declaredFormat, formatOf, formatOfPath } from './file-formats.ts';

const NAMESPACE = 'https://rslstandard.org/rsl';

test.each([
  ['/feed.xml', `<rsl xmlns="${NAMESPACE}"/>`, 'rsl'],
  ['/terms', `<?xml version="1.0"?>\n<!-- a -->\n<r:rsl a="b" xmlns:r='${NAMESPACE}'>`, 'rsl'],
  ['/a.html', `<!DOCTYPE rsl>\r\n<rsl\n  xmlns="${NAMESPACE}">`, 'rsl'],
  ['/feed.xml', '<rsl xmlns="https://h.example"/>', undefined],
  ['/feed.xml', `<rslx xmlns="${NAMESPACE}"/>`, undefined],
  ['/feed.xml', `<a><rsl xmlns="${NAMESPACE}"/></a>`, undefined],
  ['/feed.xml', `<!-- <rsl xmlns="${NAMESPACE}"/> -->`, undefined],
  ['/license.xml', `<rsl xmlns="${NAMESPACE}"/>`, undefined],
  ['/data.txt', `<rsl xmlns="${NAMESPACE}"/>`, undefined],
  ['/page', '<?xml version="1.0"?><a/>', 'xml'],
  ['/page', 'User-agent: *', undefined],
])('RSL 1.0 2.2: %s with %s: %s', (path, text, format) =>
  expect(declaredFormat(path, sourceOfText(text))).toBe(format),
);

test.each([
  ['/license.xml', 'rsl'],
  ['/LICENSE.XML', 'rsl'],
  ['/a/license.xml', 'xml'],
  ['/licenses.xml', 'xml'],
  ['/schemas/story.dtd', 'xml'],
  ['/STORY.DTD', 'xml'],
  ['/story.dtd.txt', 'robots-txt'],
])('product: the format of the path %s is %s', (path, format) => expect(formatOfPath(path).id).toBe(format));

test('product: a selected format has priority over the path', () => {
  expect(formatOf('/license.xml', 'xml').id).toBe('xml');
  expect(formatOf('/feed.xml', 'rsl').id).toBe('rsl');
});
