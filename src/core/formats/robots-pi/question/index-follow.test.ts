// The question about documents: robots.txt, the document, META tags for one crawler, and response headers together.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../../testing/sentence-of.ts';
import { ask, prepare } from '../../../questions/registry.ts';
import { openSite } from '../../../workspace/site.ts';
import { documentParts, indexFollowQuestion } from './index-follow.ts';
import { type IndexFollowOptions, indexFollowKeys } from './index-follow-verdict.ts';

const XML = '<?xml version="1.0"?>\n<?robots index="no" follow="yes"?>\n<a/>\n';
const META = '<html><head>\n<meta name="robots" content="nofollow">\n</head></html>\n';
const NAMED =
  '<html><head>\n<meta name="Googlebot" content="noindex">\n<meta name="acmebot" content="none">\n</head></html>\n';

interface Row {
  readonly robots?: string;
  readonly headers?: string;
  readonly document?: string;
  readonly url?: string;
  readonly agent?: string;
  readonly options?: Partial<IndexFollowOptions>;
}

const siteOf = ({ robots, headers, document = XML, url = '/a.xml' }: Row) =>
  openSite({
    origin: 'https://site.example',
    files: {
      ...(document === '' ? {} : { [url]: document }),
      ...(robots === undefined ? {} : { '/robots.txt': robots }),
      ...(headers === undefined ? {} : { '/_headers': headers }),
    },
  });

function answer(row: Row): string {
  const { agent = '', url = '/a.xml', options = {} } = row;
  const verdict = ask(siteOf(row), { question: 'index-follow', agent, url, ...options });
  const lines = verdict.deciding.map(({ path, line }) => `${path}:${line + 1}`);
  expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
  return [verdict.key, verdict.reason, ...lines].join(' ');
}

const closed = 'User-agent: *\nDisallow: /a.xml\n\nUser-agent: openbot\nDisallow:\n';

describe('product: a document that its crawler may not fetch is never read', () => {
  test.each<[string, Row, string]>([
    ['by any other crawler', { robots: closed }, 'unread unread /robots.txt:2'],
    [
      'nor its headers',
      { robots: closed, headers: '/*\n  X-Robots-Tag: none\n' },
      'unread unread /robots.txt:2',
    ],
    ['an allowed crawler reads it', { robots: closed, agent: 'openbot' }, 'noindex,follow pi /a.xml:2'],
    ['without robots.txt all crawlers do', {}, 'noindex,follow pi /a.xml:2'],
    [
      'each reader decides for itself',
      { robots: 'User-agent: *\nDisallow: /*.xml$\n', options: { reader: 'koster-1996' } },
      'noindex,follow pi /a.xml:2',
    ],
    ['the status can close everything', { robots: '', options: { status: 503 } }, 'unread unread'],
    [
      'another file can be asked',
      { robots: closed, options: { file: '/other.txt' } },
      'noindex,follow pi /a.xml:2',
    ],
  ])('%s', (_what, row, expected) => expect(answer(row)).toBe(expected));
});

describe('google, robots meta tag specifications: headers and tags add up, and the more restrictive one counts', () => {
  const page = { document: META, url: '/p.html' };
  const named = { document: NAMED, url: '/p.html' };
  test.each<[string, Row, string]>([
    [
      'a header forbids what the document allows',
      { ...page, headers: '/p.html\n  X-Robots-Tag: noindex\n' },
      'noindex,nofollow meta /p.html:2 /_headers:2',
    ],
    [
      'a header alone',
      { document: '<html></html>', url: '/p.html', headers: '/*\n  x-robots-tag: NONE\n' },
      'noindex,nofollow header /_headers:2',
    ],
    [
      'a page that is not among the files',
      { document: '', headers: '/*\n  X-Robots-Tag: noindex\n' },
      'noindex,follow header /_headers:2',
    ],
    [
      'an XML parser',
      { headers: '/*\n  X-Robots-Tag: nofollow\n' },
      'noindex,nofollow pi /a.xml:2 /_headers:2',
    ],
    [
      'a header that permits changes nothing',
      { headers: '/*\n  X-Robots-Tag: all\n' },
      'noindex,follow pi /a.xml:2',
    ],
    [
      'nor does one of another page',
      { headers: '/b/*\n  X-Robots-Tag: none\n' },
      'noindex,follow pi /a.xml:2',
    ],
    [
      'nor one for another crawler',
      { headers: '/*\n  X-Robots-Tag: acmebot: none\n', agent: 'openbot' },
      'noindex,follow pi /a.xml:2',
    ],
    [
      'a header for this crawler',
      { headers: '/*\n  X-Robots-Tag: AcmeBot: nofollow\n', agent: 'acmebot' },
      'noindex,nofollow pi /a.xml:2 /_headers:2',
    ],
    ['a META tag for this crawler', { ...named, agent: 'googlebot' }, 'noindex,follow meta /p.html:2'],
    [
      'a META tag for a crawler that the catalogue does not have',
      { ...named, agent: 'AcmeBot' },
      'noindex,nofollow meta /p.html:3',
    ],
    ['it does not apply to others', { ...named, agent: 'openbot' }, 'index,follow silence'],
    ['nor to any other crawler', named, 'index,follow silence'],
    [
      'an XML parser reads no META tag',
      { ...named, agent: 'googlebot', options: { parser: 'xml' } },
      'index,follow silence',
    ],
  ])('%s', (_what, row, expected) => expect(answer(row)).toBe(expected));
});

test('product: the explanation names the header, and what the document says besides', () => {
  const site = siteOf({ document: META, url: '/p.html', headers: '/*\n  X-Robots-Tag: acmebot: noindex\n' });
  const verdict = ask(site, { question: 'index-follow', agent: 'acmebot', url: '/p.html' });
  expect(verdict.trace().map(sentenceOf)).toEqual([
    '/p.html is read by an HTML parser.',
    'Line 2 decides: the robots META tag says: index it, do not follow its links.',
    'Line 2 also counts: the response header for acmebot says: do not index it, follow its links.',
  ]);
});

describe('pages of the operators: what else tags and headers say to a crawler', () => {
  const html =
    '<head>\n<meta name="robots" content="nofollow, unavailable_after: 2027-01-31, none, max-snippet:oops">\n<meta name="bingbot" content="noarchive">\n</head>\n';
  const headers = '/p*\n  X-Robots-Tag: googlebot: nosnippet\n  X-Robots-Tag: noimageindex\n';
  const saidTo = (agent: string, robots = '') =>
    ask(siteOf({ document: html, url: '/p.html', headers, robots }), {
      question: 'index-follow',
      agent,
      url: '/p.html',
    }).directives.map(({ text, by, operator, documentedBy }) => [
      text,
      `${by.path}:${by.line + 1}`,
      operator === undefined || documentedBy.includes(operator),
    ]);
  test.each<[string, readonly unknown[]]>([
    [
      'Googlebot',
      [
        ['unavailable_after: 2027-01-31', '/p.html:2', true],
        ['nosnippet', '/_headers:2', true],
        ['noimageindex', '/_headers:3', true],
      ],
    ],
    [
      'bingbot',
      [
        ['unavailable_after: 2027-01-31', '/p.html:2', false],
        ['noarchive', '/p.html:3', true],
        ['noimageindex', '/_headers:3', false],
      ],
    ],
    [
      '',
      [
        ['unavailable_after: 2027-01-31', '/p.html:2', true],
        ['noimageindex', '/_headers:3', true],
      ],
    ],
  ])('to %j', (agent, expected) => expect(saidTo(agent)).toEqual(expected));

  test('nothing is read of a page that may not be fetched', () =>
    expect(saidTo('Googlebot', 'User-agent: *\nDisallow: /p\n')).toEqual([]));
});

test('ours: the whole answer, its parts, the matrix and the classes agree', () => {
  const agents = ['', 'openbot', 'acmebot', 'Googlebot', 'OpenBot'];
  const urls = ['/a.xml', '/p.html', '/missing', 'https://other.example/a.xml'];
  const rule = fc.constantFrom('', '/', '/a.xml', '/p', '/*.html$');
  const tag = fc.constantFrom(
    'noindex',
    'none',
    'all',
    'acmebot: nofollow',
    'googlebot: noindex, openbot: none',
  );
  fc.assert(
    fc.property(rule, rule, tag, fc.constantFrom(META, NAMED, '<p/>'), (first, second, header, html) => {
      const site = openSite({
        origin: 'https://site.example',
        files: {
          '/robots.txt': `User-agent: *\nDisallow: ${first}\n\nUser-agent: openbot\nDisallow: ${second}\n`,
          '/a.xml': XML,
          '/p.html': html,
          '/_headers': `/*\n  X-Robots-Tag: ${header}\n`,
        },
      });
      const asking = prepare(site, { question: 'index-follow' });
      const { answers } = asking.matrix(agents, urls);
      const keys = agents.map((agent) => urls.map((url) => asking(agent, url).key));
      expect(
        urls.map((_, row) => agents.map((_, at) => indexFollowKeys[answers[row * agents.length + at]!])),
      ).toEqual(urls.map((_, row) => keys.map((column) => column[row])));
      for (const [at, agent] of agents.entries()) {
        const alike = agents.findIndex((other) => asking.classOf(other) === asking.classOf(agent));
        expect(keys[at]).toEqual(keys[alike]);
        for (const [row, url] of urls.entries()) {
          const parts = documentParts.map(
            (part) =>
              indexFollowQuestion.parts!.prepare(
                site,
                part,
                { question: 'index-follow' },
                {
                  reader: 'rfc9309',
                  file: '/robots.txt',
                },
              )(agent, url).key,
          );
          const [index, follow] = parts;
          const whole = `${index === 'yes' ? '' : 'no'}index,${follow === 'yes' ? '' : 'no'}follow`;
          expect(index === 'unread' ? 'unread' : whole).toBe(keys[at]![row]);
        }
      }
    }),
    { numRuns: 60 },
  );
});
