import { expect, test } from 'vitest';
import { scanHtml } from './scan-html.ts';

/** The tags of a text as `name attribute=value attribute`, one after the other. */
function tagsIn(text: string): readonly string[] {
  const tags: string[] = [];
  scanHtml(text, ({ name, attributes }) => {
    const said = attributes.map(({ name: { start, end }, value, quote }) => {
      const written = text.slice(value.start, value.end);
      return text.slice(start, end) + (written || quote ? `=${written}` : '');
    });
    tags.push([name, ...said].join(' '));
  });
  return tags;
}

test.each<[sentence: string, text: string, tags: readonly string[]]>([
  ['13.2.5.8: a name ends at white space, a slash or >', '<A/><b\fc><d<e>', ['a', 'b c', 'd<e']],
  ['13.2.5.6: it begins with a letter of ASCII', '<_a><\u00e9><:b><1><c>', ['c']],
  ['13.2.5.8: and holds whatever does not end it', '<script=1><p></script>', ['script=1', 'p']],
  ['13.2.5.32: slashes between attributes mean nothing', '<a / b=1 / c />', ['a b=1 c']],
  ['13.2.5.32: an attribute may begin with an equals sign', '<a =b=c>', ['a =b=c']],
  ['13.2.5.33: quotes and < are characters of its name', '<a "b" <c>', ['a "b" <c']],
  ['13.2.5.35: nothing behind the equals sign is no value', '<a b= >', ['a b']],
  ['13.2.5.36: a quoted value holds >', `<a b=">" c='<d>'>`, ['a b=> c=<d>']],
  ['13.2.5.38: one without quotes goes on to white space or >', '<a b=c/d<"e\ff>', ['a b=c/d<"e f']],
  ['13.2.5.39: nothing need stand between attributes', '<a b="c"d>', ['a b=c d']],
  ['13.2.5.8: a tag that does not end is none', '<a><b c', ['a']],
  ['13.2.5.36: nor is one whose quote is not closed, and all behind it', '<a><b c="><d>', ['a']],
  ['13.2.5.7: an end tag may hold >', '<a></a b="<c>"><d>', ['a', 'd']],
  ['13.2.5.5: nothing ends plaintext', '<a><plaintext></plaintext><b>', ['a', 'plaintext']],
  [
    '13.2.5.11: white space ends the name of an end tag',
    '<title><a></titles><b></title\f><c>',
    ['title', 'c'],
  ],
])('html %s: %j', (_sentence, text, tags) => expect(tagsIn(text)).toEqual(tags));
