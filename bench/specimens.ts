// Small files on which programs differ, with the answers of RFC 9309, which decide which program is right.

export interface Specimen {
  readonly what: string;
  /** The section of RFC 9309. */
  readonly section: string;
  readonly file: string;
  readonly agent: string;
  readonly path: string;
  readonly isAllowed: boolean;
}

const forAll = (...rules: readonly string[]) => ['User-agent: *', ...rules, ''].join('\n');

export const specimens: readonly Specimen[] = [
  {
    what: 'the longest path decides, wherever it stands',
    section: '2.2.2',
    file: forAll('Disallow: /a', 'Allow: /a/b'),
    agent: 'x',
    path: '/a/b',
    isAllowed: true,
  },
  {
    what: 'of equal paths the one that allows',
    section: '2.2.2',
    file: forAll('Disallow: /a', 'Allow: /a'),
    agent: 'x',
    path: '/a',
    isAllowed: true,
  },
  {
    what: 'a wildcard is an octet that counts, as Google reads it',
    section: '2.2.2',
    file: forAll('Allow: /ab/c', 'Disallow: /*b**c'),
    agent: 'x',
    path: '/ab/c',
    isAllowed: false,
  },
  {
    what: 'a path matches from its first octet on',
    section: '2.2.2',
    file: forAll('Disallow: /b'),
    agent: 'x',
    path: '/a/b',
    isAllowed: true,
  },
  {
    what: 'a path that ends in $ matches to the end',
    section: '2.2.3',
    file: forAll('Disallow: /a$'),
    agent: 'x',
    path: '/ab',
    isAllowed: true,
  },
  {
    what: 'a $ within a path is a character',
    section: '2.2.3',
    file: forAll('Disallow: /a$b'),
    agent: 'x',
    path: '/a$b',
    isAllowed: false,
  },
  {
    what: 'a path that ends in *$ matches whatever follows',
    section: '2.2.3',
    file: forAll('Disallow: /*.php$'),
    agent: 'x',
    path: '/a.php/b.php',
    isAllowed: false,
  },
  {
    what: 'a letter that was percent-encoded is that letter',
    section: '2.2.2',
    file: forAll('Disallow: /%62ar'),
    agent: 'x',
    path: '/bar',
    isAllowed: false,
  },
  {
    what: 'an encoded slash is no slash',
    section: '2.2.2',
    file: forAll('Disallow: /a/b'),
    agent: 'x',
    path: '/a%2Fb',
    isAllowed: true,
  },
  {
    what: 'a path beyond ASCII is compared encoded',
    section: '2.2.2',
    file: forAll('Disallow: /\u30c4'),
    agent: 'x',
    path: '/%E3%83%84',
    isAllowed: false,
  },
  {
    what: 'paths heed the case of letters',
    section: '2.2.2',
    file: forAll('Disallow: /a'),
    agent: 'x',
    path: '/A',
    isAllowed: true,
  },
  {
    what: 'names of robots do not',
    section: '2.2.1',
    file: 'User-agent: FOO\nDisallow: /\n',
    agent: 'foo',
    path: '/a',
    isAllowed: false,
  },
  {
    what: 'a name means no robot whose name only holds it',
    section: '2.2.1',
    file: 'User-agent: bot\nDisallow: /\n\nUser-agent: *\nDisallow: /b\n',
    agent: 'robot',
    path: '/a',
    isAllowed: true,
  },
  {
    what: 'groups for the same robot are one',
    section: '2.2.1',
    file: 'User-agent: foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n',
    agent: 'foo',
    path: '/b',
    isAllowed: false,
  },
  {
    what: 'several robots share one group',
    section: '2.2.1',
    file: 'User-agent: foo\nUser-agent: bar\nDisallow: /\n',
    agent: 'foo',
    path: '/a',
    isAllowed: false,
  },
  {
    what: 'other lines do not end a group',
    section: '2.2.4',
    file: 'User-agent: foo\nSitemap: https://www.example.com/s.xml\nUser-agent: bar\nDisallow: /\n',
    agent: 'foo',
    path: '/a',
    isAllowed: false,
  },
  {
    what: '/robots.txt itself is always allowed',
    section: '2.2.2',
    file: forAll('Disallow: /'),
    agent: 'x',
    path: '/robots.txt',
    isAllowed: true,
  },
];
