// Completions of the robots PI in documents.
import { expect, test } from 'vitest';
import { explainPiece } from '../../messages/explain/explain-piece.ts';
import { sourceOfText } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { createPolicy } from '../syntax/policy.ts';
import { findCompletions } from './language-service.ts';

const forms = [
  '<?robots index="no" follow="yes"?>',
  '<?robots index="no" follow="no"?>',
  '<?robots index="yes" follow="no"?>',
  '<?robots index="yes" follow="yes"?>',
];

/** Returns the completions at the `|` of a line, and the line with the first of them. */
function complete(marked: string, path = '/doc.xml') {
  const column = marked.indexOf('|');
  const text = marked.replace('|', '');
  const policy = createPolicy(sourceOfText(text), formatOfPath(path));
  const offer = findCompletions({ policy, line: 0, column, text, paths: [], files: [] });
  return (
    offer && {
      texts: offer.suggestions.map((suggestion) => suggestion.text),
      first: text.slice(0, offer.start) + offer.suggestions[0]?.text + text.slice(offer.end),
      suggestions: offer.suggestions,
    }
  );
}

test.each([
  ['<?|', forms[0]],
  ['<?r|', forms[0]],
  ['<?ro|', forms[0]],
  ['<?RO|bots', forms[0]],
  ['<?robots|', forms[0]],
  ['<?robots |', forms[0]],
  ['<?robots index="|', forms[0]],
  ['<?robots |?>', forms[0]],
  ['<?robots ind|ex="yes" follow="yes"?><a/>', `${forms[0]}<a/>`],
  [
    '<!-- a --><?xml-stylesheet href="a"?><?ro| <a/>',
    `<!-- a --><?xml-stylesheet href="a"?>${forms[0]} <a/>`,
  ],
])('robots PI (syntax): %s offers the four legal forms', (marked, first) => {
  const offer = complete(marked);
  expect(offer?.texts).toEqual(forms);
  expect(offer?.first).toBe(first);
});

test.each(['|', '<|', 'a|', '<?xml|', '<?robotsx|', '<?robots?>|', '<?robots?> r|', '<a href="?|'])(
  'ours: %s offers nothing in a document',
  (marked) => expect(complete(marked)).toBeUndefined(),
);

test.each(['/a.html', '/a.xhtml', '/a.dtd'])('robots PI (where to put): %s is a document too', (path) =>
  expect(complete('<?ro|', path)?.texts).toEqual(forms),
);

test('product: each form says what it means', () => {
  const meanings = complete('<?|')?.suggestions.map(explainPiece) ?? [];
  expect(new Set(meanings).size).toBe(forms.length);
  for (const meaning of meanings) expect(meaning).toMatch(/index/);
});
