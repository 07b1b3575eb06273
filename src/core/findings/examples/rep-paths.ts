// Every lint of conventional rules about paths, in a file that has it and one that just has it not.
import type { RepPathCode } from '../rep-paths/table.ts';
import type { FindingExample, FindingExamples } from './example.ts';

const record = (...rules: readonly string[]) => `User-agent: *\n${rules.map((rule) => `${rule}\n`).join('')}`;
const example = (
  file: readonly string[],
  near: readonly string[],
  more: Partial<FindingExample> = {},
): FindingExample => ({
  file: record(...file),
  near: record(...near),
  ...more,
});

export const repPathExamples: FindingExamples<RepPathCode> = {
  R040: [
    example(['Disallow: private/'], ['Disallow: /private/']),
    example(['Disallow: ?sort='], ['Disallow: /*?sort=']),
    example(['Disallow: .pdf$'], ['Disallow: /*.pdf$']),
    example(['Disallow: ../tmp/'], ['Disallow: /tmp/']),
    example(['Disallow: \\tmp\\'], ['Disallow: /tmp/']),
    example(['Disallow: "/tmp/"'], ['Disallow: /tmp/']),
    example(['Disallow: %2Ftmp/'], ['Disallow: /tmp/']),
  ],
  R041: [
    example(['Disallow: /tmp/', 'Disallow:'], ['Disallow: /tmp/']),
    example(['Disallow: # nothing', 'Disallow: /tmp/'], ['Disallow: /tmp/']),
  ],
  R042: [
    example(['Disallow: /tmp/', 'Allow:'], ['Disallow: /tmp/', 'Allow: /tmp/a']),
    example(['Allow:', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
  ],
  R043: [
    example(['Disallow: https://www.example.com/tmp/?a=b'], ['Disallow: /tmp/?a=b'], {
      origin: 'https://www.example.com',
    }),
    example(['Disallow: www.example.com/tmp/'], ['Disallow: /tmp/']),
  ],
  R044: [
    example(['Disallow: /tmp/', 'Disallow: /robots.txt'], ['Disallow: /tmp/', 'Disallow: /robots.html']),
    example(['Allow: /robots%2Etxt', 'Disallow: /'], ['Disallow: /']),
    {
      path: '/data.txt',
      file: record('Allow: /a.csv', 'Allow: /data.txt'),
      near: record('Allow: /a.csv', 'Allow: /data.csv'),
      reader: 'data.txt',
    },
  ],
  R045: [
    example(['Disallow: /', 'Allow: /public/'], ['Allow: /public/', 'Disallow: /'], {
      reader: 'koster-1996',
    }),
    example(
      ['Allow: /', '# kept apart', 'Disallow: /reserved'],
      ['# kept apart', 'Disallow: /reserved', 'Allow: /'],
      { reader: 'koster-1996' },
    ),
    example(['Disallow: /~joe/', 'Allow: /%7Ejoe/a'], ['Allow: /%7Ejoe/a', 'Disallow: /~joe/'], {
      reader: 'koster-1996',
    }),
  ],
  R046: [
    example(['Allow: /shop', 'Disallow: /shop/cart'], ['Disallow: /shop/cart', 'Allow: /shop'], {
      reader: 'koster-1996',
    }),
    example(
      [
        '# all',
        'Disallow: /',
        '# but these',
        'Allow: /a/',
        'Allow: /b/',
        '# but not',
        'Disallow: /a/c/',
        'Disallow: /*.gif',
      ],
      ['Disallow: /a/c/', 'Allow: /a/', 'Allow: /b/', 'Disallow: /'],
      { reader: 'koster-1996' },
    ),
    {
      file: 'User-agent: aa\nDisallow: /\nUser-agent: bb\nAllow: /x\nDisallow: /x/y\nCrawl-delay: 2\n',
      near: 'User-agent: aa\nDisallow: /\nUser-agent: bb\nDisallow: /x/y\nAllow: /x\n',
      reader: 'koster-1996',
    },
  ],
  R047: [
    example(['Disallow: /tmp/', 'Disallow: /a', 'Disallow: /tmp/'], ['Disallow: /tmp/', 'Disallow: /a']),
    example(['Allow: /a', 'Allow: /a', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
  ],
  R048: [
    example(['Disallow: /folder', 'Allow: /folder'], ['Disallow: /folder', 'Allow: /folder/a']),
    example(['Allow: /a%7E', 'Disallow: /a~'], ['Disallow: /a~']),
  ],
  R049: [
    example(['Disallow: /images/*.gif$'], ['Disallow: /images/'], { reader: 'koster-1996' }),
    example(['Disallow: /fish$'], ['Disallow: /fish%24'], { reader: 'koster-1996' }),
  ],
  R050: [example(['Disallow: /a$b/'], ['Disallow: /a%24b/']), example(['Disallow: /a$*'], ['Disallow: /a$'])],
  R051: [
    example(['Disallow: /tmp/*'], ['Disallow: /tmp/']),
    example(['Disallow: /a*b**$'], ['Disallow: /a*b$']),
    example(['Disallow: /tmp/*', 'Allow: /tmp/x*'], ['Disallow: /tmp/', 'Allow: /tmp/x']),
  ],
  R052: [
    example(['Disallow: /search?q='], ['Disallow: /search'], { reader: 'koster-1996' }),
    example(['Disallow: /a;b=1'], ['Disallow: /a'], { reader: 'koster-1996' }),
  ],
  R053: [
    example(['Disallow: /100%/'], ['Disallow: /100%25/']),
    example(['Disallow: /a%3'], ['Disallow: /a%3C'], { reader: 'koster-1996' }),
  ],
  R054: [example(['Disallow: /a%2Fb%2fc?d=%2F'], ['Disallow: /a/b/c?d=%2F'])],
  R055: [example(['Disallow: /%7Ejoe/%61'], ['Disallow: /~joe/a'], { reader: 'google' })],
  R056: [example(['Disallow: /a%3cb%e3'], ['Disallow: /a%3Cb%E3'])],
  R057: [example(['Disallow: /~joe/'], ['Disallow: /joe/'], { reader: 'koster-1996' })],
  R058: [
    example(['Disallow: /a b/'], ['Disallow: /a%20b/']),
    example(['Disallow: /a /b  # both'], ['Disallow: /a', 'Disallow: /b # both']),
    example(['Disallow: /tmp/ not for you'], ['Disallow: /tmp/ # not for you']),
  ],
  R059: [
    example(['Disallow: /a#b'], ['Disallow: /a # b']),
    example(['Disallow: /a#b of old'], ['Disallow: /a%23b # of old']),
  ],
  R060: [
    example(['Allow: /org/a', 'Allow: /org/b', 'Disallow: /org/'], ['Disallow: /org/', 'Allow: /org/a'], {
      reader: 'koster-1996',
    }),
  ],
  R061: [
    example(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today', '/newsletter'] }),
    example(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today'] }),
  ],
  R062: [
    example(['Disallow: /'], ['Disallow: /a']),
    {
      file: 'User-agent: aa\nDisallow:\n\nUser-agent: *\nDisallow: /*\n',
      near: 'User-agent: aa\nDisallow: /\n\nUser-agent: *\nDisallow:\n',
    },
    {
      file: 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nDisallow: /\n',
      near: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n',
    },
  ],
  R063: [
    example(['Disallow: /tmp/', 'Allow: /'], ['Disallow: /', 'Allow: /']),
    example(['Disallow: /tmp/', '# the rest', 'Allow: /'], ['Allow: /', 'Disallow: /tmp/']),
  ],
  R064: [example(['Disallow: /Shop/'], ['Disallow: /shop/'], { urls: ['/shop/a', '/a'] })],
  R065: [
    example(['Disallow: /a//b/./c/'], ['Disallow: /a/b/c/']),
    example(['Disallow: /a/x/../b?c=//'], ['Disallow: /a/b?c=//']),
    example(['Disallow: /a'], ['Disallow: /a'], {
      urls: ['https://example.com/a//b#c'],
      nearUrls: ['https://example.com/a/b'],
    }),
  ],
  R066: [example(['Disallow: /a'], ['Disallow: /a'], { urls: ['/a#top'], nearUrls: ['/a'] })],
  R067: [
    example(['Disallow: /*.gif'], ['Disallow: /gif/'], {
      urls: ['/a.gif', '/b.gif'],
      agents: [''],
      readers: ['rfc9309', 'koster-1996'],
    }),
  ],
  R093: [example(['Disallow: *'], ['Disallow: /'])],
  R094: [
    example(['Disallow: /a', 'Disallow: /b', 'Disallow: /a/b'], ['Disallow: /a', 'Disallow: /b'], {
      reader: 'koster-1996',
    }),
    example(['Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'], ['Disallow: /a', 'Allow: /a/b'], {
      reader: 'koster-1996',
    }),
  ],
  R095: [
    example(['Allow: /public/'], ['Allow: /public/', 'Disallow: /']),
    example(['Allow: /a', 'Allow: /b'], ['Allow: /a', 'Allow: /']),
  ],
  R096: [
    example(['Disallow: ^/tmp/.*\\.html$'], ['Disallow: /tmp/*.html$']),
    example(['Disallow: /user/[0-9]+/'], ['Disallow: /user/*/']),
  ],
  R097: [example(['Disallow: /**/tmp/'], ['Disallow: /*/tmp/'])],
  R098: [
    example(['Disallow: /\u3164private/'], ['Disallow: /private/']),
    example(['Disallow: /a\ufe0fb'], ['Disallow: /ab']),
    example(['Disallow: /a\u00a0b'], ['Disallow: /a%20b']),
    example(['Disallow: /\u0430dmin-x/'], ['Disallow: /admin-x/']),
  ],
  R099: [
    example(
      ['Disallow: /wp-includes/'],
      ['Disallow: /wp-includes/', 'Allow: /wp-includes/*.css', 'Allow: /wp-includes/*.js'],
    ),
    example(['Disallow: /*.js$'], ['Disallow: /*.json$']),
  ],
  R100: [
    example(
      ['Disallow: /admin/', 'Disallow: /.git/', 'Disallow: /a/dump.sql', 'Disallow: /old/backup/'],
      ['Disallow: /administration-and-law/', 'Disallow: /gitarre/'],
    ),
  ],
  R101: [example(['Disallow: *.pdf$'], ['Disallow: /*.pdf$'], { reader: 'koster-1996' })],
  R102: [
    example(['Disallow: /a', 'Disallow: /a*'], ['Disallow: /a', 'Disallow: /a*b']),
    example(['Allow: /', 'Disallow: /*'], ['Allow: /', 'Disallow: /*/']),
  ],
};
