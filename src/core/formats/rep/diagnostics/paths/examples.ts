// Every lint of conventional rules about paths, in a file that has it and one that just has it not.

import type { FindingExample, FindingExamples } from '../../../../diagnostics/finding-example.ts';
import type { RepPathCode } from './table.ts';

const recordText = (...rules: readonly string[]) =>
  `User-agent: *\n${rules.map((rule) => `${rule}\n`).join('')}`;
const pathExample = (
  file: readonly string[],
  near: readonly string[],
  more: Partial<FindingExample> = {},
): FindingExample => ({
  file: recordText(...file),
  near: recordText(...near),
  ...more,
});

export const repPathExamples: FindingExamples<RepPathCode> = {
  R040: [
    pathExample(['Disallow: private/'], ['Disallow: /private/']),
    pathExample(['Disallow: ?sort='], ['Disallow: /*?sort=']),
    pathExample(['Disallow: .pdf$'], ['Disallow: /*.pdf$']),
    pathExample(['Disallow: ../tmp/'], ['Disallow: /tmp/']),
    pathExample(['Disallow: \\tmp\\'], ['Disallow: /tmp/']),
    pathExample(['Disallow: "/tmp/"'], ['Disallow: /tmp/']),
    pathExample(['Disallow: %2Ftmp/'], ['Disallow: /tmp/']),
  ],
  R041: [
    pathExample(['Disallow: /tmp/', 'Disallow:'], ['Disallow: /tmp/']),
    pathExample(['Disallow: # nothing', 'Disallow: /tmp/'], ['Disallow: /tmp/']),
  ],
  R042: [
    pathExample(['Disallow: /tmp/', 'Allow:'], ['Disallow: /tmp/', 'Allow: /tmp/a']),
    pathExample(['Allow:', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
  ],
  R043: [
    pathExample(['Disallow: https://www.example.com/tmp/?a=b'], ['Disallow: /tmp/?a=b'], {
      origin: 'https://www.example.com',
    }),
    pathExample(['Disallow: www.example.com/tmp/'], ['Disallow: /tmp/']),
  ],
  R044: [
    pathExample(['Disallow: /tmp/', 'Disallow: /robots.txt'], ['Disallow: /tmp/', 'Disallow: /robots.html']),
    pathExample(['Allow: /robots%2Etxt', 'Disallow: /'], ['Disallow: /']),
    {
      path: '/data.txt',
      file: recordText('Allow: /a.csv', 'Allow: /data.txt'),
      near: recordText('Allow: /a.csv', 'Allow: /data.csv'),
      reader: 'data.txt',
    },
  ],
  R045: [
    pathExample(['Disallow: /', 'Allow: /public/'], ['Allow: /public/', 'Disallow: /'], {
      reader: 'koster-1996',
    }),
    pathExample(
      ['Allow: /', '# kept apart', 'Disallow: /reserved'],
      ['# kept apart', 'Disallow: /reserved', 'Allow: /'],
      { reader: 'koster-1996' },
    ),
    pathExample(['Disallow: /~joe/', 'Allow: /%7Ejoe/a'], ['Allow: /%7Ejoe/a', 'Disallow: /~joe/'], {
      reader: 'koster-1996',
    }),
  ],
  R046: [
    pathExample(['Allow: /shop', 'Disallow: /shop/cart'], ['Disallow: /shop/cart', 'Allow: /shop'], {
      reader: 'koster-1996',
    }),
    pathExample(
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
    pathExample(['Disallow: /tmp/', 'Disallow: /a', 'Disallow: /tmp/'], ['Disallow: /tmp/', 'Disallow: /a']),
    pathExample(['Allow: /a', 'Allow: /a', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
  ],
  R048: [
    pathExample(['Disallow: /folder', 'Allow: /folder'], ['Disallow: /folder', 'Allow: /folder/a']),
    pathExample(['Allow: /a%7E', 'Disallow: /a~'], ['Disallow: /a~']),
  ],
  R049: [
    pathExample(['Disallow: /images/*.gif$'], ['Disallow: /images/'], { reader: 'koster-1996' }),
    pathExample(['Disallow: /fish$'], ['Disallow: /fish%24'], { reader: 'koster-1996' }),
  ],
  R050: [
    pathExample(['Disallow: /a$b/'], ['Disallow: /a%24b/']),
    pathExample(['Disallow: /a$*'], ['Disallow: /a$']),
  ],
  R051: [
    pathExample(['Disallow: /tmp/*'], ['Disallow: /tmp/']),
    pathExample(['Disallow: /a*b**$'], ['Disallow: /a*b$']),
    pathExample(['Disallow: /tmp/*', 'Allow: /tmp/x*'], ['Disallow: /tmp/', 'Allow: /tmp/x']),
  ],
  R052: [
    pathExample(['Disallow: /search?q='], ['Disallow: /search'], { reader: 'koster-1996' }),
    pathExample(['Disallow: /a;b=1'], ['Disallow: /a'], { reader: 'koster-1996' }),
  ],
  R053: [
    pathExample(['Disallow: /100%/'], ['Disallow: /100%25/']),
    pathExample(['Disallow: /a%3'], ['Disallow: /a%3C'], { reader: 'koster-1996' }),
  ],
  R054: [pathExample(['Disallow: /a%2Fb%2fc?d=%2F'], ['Disallow: /a/b/c?d=%2F'])],
  R055: [pathExample(['Disallow: /%7Ejoe/%61'], ['Disallow: /~joe/a'], { reader: 'google' })],
  R056: [pathExample(['Disallow: /a%3cb%e3'], ['Disallow: /a%3Cb%E3'])],
  R057: [pathExample(['Disallow: /~joe/'], ['Disallow: /joe/'], { reader: 'koster-1996' })],
  R058: [
    pathExample(['Disallow: /a b/'], ['Disallow: /a%20b/']),
    pathExample(['Disallow: /a /b  # both'], ['Disallow: /a', 'Disallow: /b # both']),
    pathExample(['Disallow: /tmp/ not for you'], ['Disallow: /tmp/ # not for you']),
  ],
  R059: [
    pathExample(['Disallow: /a#b'], ['Disallow: /a # b']),
    pathExample(['Disallow: /a#b of old'], ['Disallow: /a%23b # of old']),
  ],
  R060: [
    pathExample(['Allow: /org/a', 'Allow: /org/b', 'Disallow: /org/'], ['Disallow: /org/', 'Allow: /org/a'], {
      reader: 'koster-1996',
    }),
  ],
  R061: [
    pathExample(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today', '/newsletter'] }),
    pathExample(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today'] }),
  ],
  R062: [
    pathExample(['Disallow: /'], ['Disallow: /a']),
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
    pathExample(['Disallow: /tmp/', 'Allow: /'], ['Disallow: /', 'Allow: /']),
    pathExample(['Disallow: /tmp/', '# the rest', 'Allow: /'], ['Allow: /', 'Disallow: /tmp/']),
  ],
  R064: [pathExample(['Disallow: /Shop/'], ['Disallow: /shop/'], { urls: ['/shop/a', '/a'] })],
  R065: [
    pathExample(['Disallow: /a//b/./c/'], ['Disallow: /a/b/c/']),
    pathExample(['Disallow: /a/x/../b?c=//'], ['Disallow: /a/b?c=//']),
    pathExample(['Disallow: /a'], ['Disallow: /a'], {
      urls: ['https://example.com/a//b#c'],
      nearUrls: ['https://example.com/a/b'],
    }),
  ],
  R066: [pathExample(['Disallow: /a'], ['Disallow: /a'], { urls: ['/a#top'], nearUrls: ['/a'] })],
  R067: [
    pathExample(['Disallow: /*.gif'], ['Disallow: /gif/'], {
      urls: ['/a.gif', '/b.gif'],
      agents: [''],
      readers: ['rfc9309', 'koster-1996'],
    }),
  ],
  R093: [pathExample(['Disallow: *'], ['Disallow: /'])],
  R094: [
    pathExample(['Disallow: /a', 'Disallow: /b', 'Disallow: /a/b'], ['Disallow: /a', 'Disallow: /b'], {
      reader: 'koster-1996',
    }),
    pathExample(['Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'], ['Disallow: /a', 'Allow: /a/b'], {
      reader: 'koster-1996',
    }),
  ],
  R095: [
    pathExample(['Allow: /public/'], ['Allow: /public/', 'Disallow: /']),
    pathExample(['Allow: /a', 'Allow: /b'], ['Allow: /a', 'Allow: /']),
  ],
  R096: [
    pathExample(['Disallow: ^/tmp/.*\\.html$'], ['Disallow: /tmp/*.html$']),
    pathExample(['Disallow: /user/[0-9]+/'], ['Disallow: /user/*/']),
  ],
  R097: [pathExample(['Disallow: /**/tmp/'], ['Disallow: /*/tmp/'])],
  R098: [
    pathExample(['Disallow: /\u3164private/'], ['Disallow: /private/']),
    pathExample(['Disallow: /a\ufe0fb'], ['Disallow: /ab']),
    pathExample(['Disallow: /a\u00a0b'], ['Disallow: /a%20b']),
    pathExample(['Disallow: /\u0430dmin-x/'], ['Disallow: /admin-x/']),
  ],
  R099: [
    pathExample(
      ['Disallow: /wp-includes/'],
      ['Disallow: /wp-includes/', 'Allow: /wp-includes/*.css', 'Allow: /wp-includes/*.js'],
    ),
    pathExample(['Disallow: /*.js$'], ['Disallow: /*.json$']),
  ],
  R100: [
    pathExample(
      ['Disallow: /admin/', 'Disallow: /.git/', 'Disallow: /a/dump.sql', 'Disallow: /old/backup/'],
      ['Disallow: /administration-and-law/', 'Disallow: /gitarre/'],
    ),
  ],
  R101: [pathExample(['Disallow: *.pdf$'], ['Disallow: /*.pdf$'], { reader: 'koster-1996' })],
  R102: [
    pathExample(['Disallow: /a', 'Disallow: /a*'], ['Disallow: /a', 'Disallow: /a*b']),
    pathExample(['Allow: /', 'Disallow: /*'], ['Allow: /', 'Disallow: /*/']),
  ],
};
