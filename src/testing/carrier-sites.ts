// Small sites with random statements about use in every place, and larger ones like those of real sites.
import { createRandom, type Random } from './seeded-random.ts';

interface CarrierSite {
  readonly origin: string;
  readonly files: Readonly<Record<string, string>>;
  /** Crawlers to ask about; `''` is any other. */
  readonly agents: readonly string[];
  /** Paths to ask about. */
  readonly paths: readonly string[];
  /** Those that a document or a line of robots.txt names, with an example for each wildcard. */
  readonly named: readonly string[];
}

const CARRIER_ORIGIN = 'https://www.example.com';

const NAMES = ['GPTBot', 'Googlebot', 'bingbot', 'CCBot', 'Applebot', 'OAI-SearchBot', 'AhrefsBot', 'zed'];
const AGENTS = [...NAMES, 'Google-Extended', 'Amazonbot', 'Googlebot-Image', ''];
/** Patterns of robots.txt, and a path that each matches. */
const PATTERNS = [
  ['/', '/'],
  ['/art/', '/art/'],
  ['/art/new/', '/art/new/'],
  ['/p.html', '/p.html'],
  ['/*.pdf$', '/file.pdf'],
  ['/shop/%7Ea', '/shop/%7Ea'],
] as const;
const DOCUMENTS = ['/p.html', '/art/q.html'];
const LICENSES = ['/license.xml', '/a.xml', '/b.xml'];
const SIGNALS = ['search=yes', 'search=no', 'ai-input=yes', 'ai-input=no', 'ai-train=yes', 'ai-train=no'];
const USAGES = [
  'train-ai=n',
  'train-ai=y',
  'search=y, ai-use=n',
  'ai-use=y',
  'train-ai=n, search=n',
  'train=n',
  'train-ai=n,',
];
const DIRECTIVES = [
  'noindex',
  'nosnippet',
  'noarchive',
  'nocache',
  'max-snippet:0',
  'none',
  'index',
  'all',
  'noai',
  'nositelinkssearchbox',
];
const USES = ['all', 'ai-all', 'ai-train', 'ai-input', 'ai-index', 'search'];

const list = (random: Random, most: number, make: () => string): string[] =>
  Array.from({ length: random.below(most + 1) }, make);

const licenseLink = (random: Random) =>
  `<${CARRIER_ORIGIN}${random.pick(LICENSES)}>; rel="license"; type="application/rsl+xml"`;

function licenseText(random: Random, url: string): string {
  const lists = list(
    random,
    2,
    () => `<${random.pick(['permits', 'prohibits'])} type="usage">${random.pick(USES)}</USE>`,
  ).map((text) => text.replace('USE', text.startsWith('<permits') ? 'permits' : 'prohibits'));
  const payment = random.once(4) ? '<payment type="crawl"/>' : '';
  return `<rsl xmlns="https://rslstandard.org/rsl">\n<content url="${url}"><license>\n${lists.join('\n')}${payment}\n</license></content>\n</rsl>\n`;
}

function statementLine(random: Random): string {
  const [pattern] = random.pick(PATTERNS);
  return random.pick([
    `Content-Usage: ${random.once(2) ? '' : `${pattern} `}${random.pick(USAGES)}`,
    `Content-Signal: ${random.pick(SIGNALS)}`,
    `License: ${random.once(6) ? 'https://licenses.example' : CARRIER_ORIGIN}${random.pick(LICENSES)}`,
    `Disallow: ${pattern}`,
    `Allow: ${pattern}`,
  ]);
}

function robotsText(random: Random, records: number): string {
  const record = () =>
    [
      ...Array.from({ length: 1 + random.below(2) }, () => `User-agent: ${random.pick(NAMES)}`),
      ...list(random, 3, () => statementLine(random)),
      'Allow: /',
    ].join('\n');
  return `${[
    ...list(random, 1, () => statementLine(random)),
    ...Array.from({ length: records }, record),
    ['User-agent: *', ...list(random, 3, () => statementLine(random)), 'Disallow: /cart/'].join('\n'),
    ...list(random, 1, () => `License: ${CARRIER_ORIGIN}${random.pick(LICENSES)}`),
  ].join('\n\n')}\n`;
}

function headersText(random: Random): string {
  const field = () =>
    random.pick([
      `X-Robots-Tag: ${random.once(3) ? `${random.pick(NAMES)}: ` : ''}${random.pick(DIRECTIVES)}`,
      `Content-Usage: ${random.pick(USAGES)}`,
      `Content-Signal: ${random.pick(SIGNALS)}`,
      `TDM-Reservation: ${random.pick(['0', '1', 'x'])}`,
      `Link: ${licenseLink(random)}`,
    ]);
  return ['/*', '/art/*', '/p.html']
    .filter(() => random.once(2))
    .flatMap((pattern) => [pattern, ...list(random, 3, () => `  ${field()}`)])
    .join('\n');
}

function documentText(random: Random): string {
  const meta = () =>
    random.pick([
      `<meta name="${random.once(2) ? 'robots' : random.pick(NAMES)}" content="${random.pick(DIRECTIVES)}">`,
      `<meta name="tdm-reservation" content="${random.pick(['0', '1'])}">`,
      `<link rel="license" type="application/rsl+xml" href="${CARRIER_ORIGIN}${random.pick(LICENSES)}">`,
      `<script type="application/rsl+xml">${licenseText(random, '')}</script>`,
    ]);
  return `<!DOCTYPE html>\n<html><head>\n${list(random, 3, meta).join('\n')}\n<title>t</title></head><body></body></html>\n`;
}

const reservationText = (random: Random): string =>
  JSON.stringify(
    ['/art/', '/p.html', '/'].map((location) => ({ location, 'tdm-reservation': random.below(2) })),
    undefined,
    1,
  );

/** Creates a site. Each of its files may be missing, except robots.txt. @param records the number of named records */
export function createCarrierSite(seed: number, records = seed % 4): CarrierSite {
  const random = createRandom(seed);
  const optional = (path: string, make: () => string) => (random.once(2) ? { [path]: make() } : {});
  const files = {
    '/robots.txt': robotsText(random, records),
    ...optional('/_headers', () => headersText(random)),
    ...optional('/.well-known/tdmrep.json', () => reservationText(random)),
    ...Object.assign(
      {},
      ...LICENSES.map((path) => optional(path, () => licenseText(random, random.pick(['/', '/art/'])))),
      ...DOCUMENTS.map((path) => optional(path, () => documentText(random))),
    ),
  } as Record<string, string>;
  const documents = DOCUMENTS.filter((path) => path in files);
  const lines = files['/robots.txt']?.split('\n') ?? [];
  const isNamed = (pattern: string) =>
    lines.some((line) => /^(?:Disallow|Allow|Content-Usage): (\S+)/.exec(line)?.[1] === pattern);
  const inLines = PATTERNS.filter(([pattern]) => isNamed(pattern)).map(([, path]) => path);
  return {
    origin: CARRIER_ORIGIN,
    files,
    agents: AGENTS,
    paths: [...new Set([...PATTERNS.map(([, path]) => path), ...documents])],
    named: [...inLines, ...documents],
  };
}
