// Files that break editors. Every command and every round trip is tested on them.

/** Texts by their difficulty. A leading U+FEFF is a byte order mark. */
export const edgeCaseTexts = {
  'empty file': '',
  'byte order mark alone': '\ufeff',
  'two byte order marks': '\ufeff\ufeffUser-agent: *\n',
  'one line break': '\n',
  'CR only': 'User-agent: *\rDisallow: /a\r\rUser-agent: b\rDisallow: /b\r',
  CRLF: '\ufeffUser-agent: *\r\nDisallow: /a\r\n\r\nUser-agent: b\r\nAllow: /b\r\n',
  'mixed endings': 'User-agent: *\r\nDisallow: /a\r\n\nUser-agent: b\rAllow: /b\n\rUser-agent: c\n',
  'LF CR in sequence': 'User-agent: *\n\rDisallow: /\n\r',
  'no final line break': '# top\n\n# a\nUser-agent: a\nDisallow: /a # why\n\nUser-agent: b\nAllow: /',
  'blank last line without ending': 'User-agent: a\nAllow: /\n \t',
  'NUL and other controls': 'User-agent: a\u0000b\nDisallow: /\u0001\u007f\u0085\n\u0000\n',
  'tabs, vertical tabs and form feeds': '\tUser-agent\t:\ta\t\n\vDisallow\f:\v/a\f#\v\n\f\n',
  'line separators that end no line': 'User-agent: a\u2028Disallow: /\u2029\nAllow: /\u0085x\n',
  'astral characters':
    '# \u{1f916}\u{1f916}\nUser-agent: \u{1f577}\nDisallow: /\u{20000}\u{1f4a9} # \u{1d11e}\n',
  'rules that belong to nobody': 'Allow: /a\n# c\nDisallow: /b\n\nUser-agent: *\n\nDisallow: /\n',
  'blocks without rules': 'User-agent: a\n\nUser-agent: b\nSitemap: /s\nUser-agent: c\n# end\n\n\n',
  'blocks without blank lines':
    'User-agent: a\nDisallow: /a\nUser-agent: b\nAllow: /b\n# c\nUser-agent: c\nAllow: /c',
  'misspellings and missing colons':
    'Useragent: a\nDisalow: /\nDisallow /x\nuser agent: b\nAllowed : /\nDISALLOWED /y z\n',
  'broken lines':
    'User-agent: a\n: x\nwhat is this\nDisallow\n#\n # \nFoo: bar: baz # c # d\n= : =\nAllow:/#c\n',
  'a page of HTML':
    '<!doctype html>\n<html lang="en">\n<title>404: Not found</title>\n<p>Nothing here\n</html>\n',
  'names of the language': '__proto__: x\nconstructor: y\nUser-agent: __proto__\nDisallow: constructor\n',
} as const satisfies Readonly<Record<string, string>>;

/** A line of 500 KiB. It is not in the table, because testing every command on it would take too long. */
export const longLine = `Disallow: /${'*a'.repeat(250 * 1024)}`;

/** Bytes that are not, or not only, UTF-8. */
export const edgeCaseBytes = {
  'UTF-16 LE': [0xff, 0xfe, 0x61, 0x00, 0x0d, 0x00, 0x0a, 0x00],
  'UTF-16 BE': [0xfe, 0xff, 0x00, 0x61, 0x00, 0x0d],
  'UTF-16 with an odd number of bytes': [0xff, 0xfe, 0x61, 0x00, 0x0d],
  'UTF-16 with half a surrogate pair': [0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00],
  'UTF-16 with halves the wrong way round': [0xfe, 0xff, 0xdc, 0x00, 0xd8, 0x00],
  'UTF-16 with two marks': [0xff, 0xfe, 0xff, 0xfe],
  'Latin-1': [0x44, 0x3a, 0x20, 0x2f, 0xe9, 0x0d, 0x85, 0x0a],
  'UTF-8 mark before Latin-1': [0xef, 0xbb, 0xbf, 0xe9],
  'UTF-8 mark twice': [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf],
  'half a UTF-8 mark': [0xef, 0xbb],
  'UTF-8 cut in a character': [0x61, 0xf0, 0x9f, 0xa4],
  'overlong UTF-8': [0xc0, 0xaf],
  'a surrogate in UTF-8': [0xed, 0xa0, 0x80],
  'every byte': Array.from({ length: 256 }, (_, i) => i),
} as const satisfies Readonly<Record<string, readonly number[]>>;
