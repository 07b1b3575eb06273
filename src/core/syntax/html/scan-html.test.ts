import { expect, test } from 'vitest';
import { scanHtml } from './scan-html.ts';

/** The tags of a text as `name attribute=value attribute`, in order. */
function tagsIn(text: string): readonly string[] {
  const tags: string[] = [];
  scanHtml(text, ({ name, attributes }) => {
    const printed = attributes.map(({ name: { start, end }, value, quote }) => {
      const written = text.slice(value.start, value.end);
      return text.slice(start, end) + (written || quote ? `=${written}` : '');
    });
    tags.push([name, ...printed].join(' '));
  });
  return tags;
}

test.each<[sentence: string, text: string, tags: readonly string[]]>([
  ['13.2.5.8: a name ends at white space, a slash or >', '<A/><b\fc><d<e>', ['a', 'b c', 'd<e']],
  ['13.2.5.6: a name begins with an ASCII letter', '<_a><\u00e9><:b><1><c>', ['c']],
  ['13.2.5.8: a name contains everything up to its end', '<script=1><p></script>', ['script=1', 'p']],
  ['13.2.5.32: slashes between attributes are ignored', '<a / b=1 / c />', ['a b=1 c']],
  ['13.2.5.32: an attribute may begin with an equals sign', '<a =b=c>', ['a =b=c']],
  ['13.2.5.33: quotes and < are characters of its name', '<a "b" <c>', ['a "b" <c']],
  ['13.2.5.35: without text after the equals sign there is no value', '<a b= >', ['a b']],
  ['13.2.5.36: a quoted value may contain >', `<a b=">" c='<d>'>`, ['a b=> c=<d>']],
  ['13.2.5.38: a value without quotes ends at white space or >', '<a b=c/d<"e\ff>', ['a b=c/d<"e f']],
  ['13.2.5.39: attributes need no white space between them', '<a b="c"d>', ['a b=c d']],
  ['13.2.5.8: a tag without an end is not a tag', '<a><b c', ['a']],
  [
    '13.2.5.36: a tag with an open quote is not a tag, and neither is anything after it',
    '<a><b c="><d>',
    ['a'],
  ],
  ['13.2.5.7: an end tag may contain >', '<a></a b="<c>"><d>', ['a', 'd']],
  ['13.2.5.5: nothing ends plaintext', '<a><plaintext></plaintext><b>', ['a', 'plaintext']],
  [
    '13.2.5.11: white space ends the name of an end tag',
    '<title><a></titles><b></title\f><c>',
    ['title', 'c'],
  ],
])('html %s: %j', (_sentence, text, tags) => expect(tagsIn(text)).toEqual(tags));
