// Files for screens that no example covers: very large, empty, and faulty ones.

/** A path of 2,000 characters, in numbered segments. */
const longPath = `/${Array.from({ length: 400 }, (_, i) => String(i).padStart(4, '0')).join('/')}`.slice(
  0,
  2000,
);

const manyAgents = Array.from({ length: 500 }, (_, i) => `crawler-with-a-long-name-${i + 1}`);

const longRobotsTxt = [
  '# A comment that goes on and on, for somebody wanted to explain everything that was ever decided about this line. '.repeat(
    4,
  ),
  ...manyAgents.map((agent) => `User-agent: ${agent}`),
  `Disallow: ${longPath}`,
  'Allow: /',
  '',
  `User-agent: ${'NameWithoutEnd'.repeat(20)}`,
  ...Array.from({ length: 60 }, (_, i) => `Disallow: /archive/${i}/`),
  '',
  'User-agent: *',
  'Disallow: /private/',
  '',
].join('\n');

const longOrigin = `https://${'a-host-with-a-long-name.'.repeat(4)}example`;

/** A workspace with very long values: the path is also a URL, and all user-agents are columns. */
export const longWorkspace = JSON.stringify({
  gatepost: 1,
  origin: longOrigin,
  files: [{ path: '/robots.txt', text: longRobotsTxt }],
  rows: [`${longOrigin}${longPath}`, `${longOrigin}/`, `${longOrigin}/private/x`, `${longOrigin}/archive/7/`],
  columns: [...manyAgents.slice(0, 12), 'Googlebot', ''],
  expectations: [
    { agent: 'Googlebot', url: `${longOrigin}${longPath}`, expect: 'deny' },
    { agent: '', url: `${longOrigin}/private/x`, expect: 'deny' },
  ],
});

/** A file with many findings. */
export const brokenRobotsTxt = [
  'Disallow: /nobody',
  '',
  'User-agent: a',
  '<html><body>404 Not Found',
  'Disalow: /x',
  'User-agent: b#',
  'Disallow: relative',
  'Disallow: /a\u202eb',
  'Sitemap: s',
  'Crawl-delay: soon',
  'Content-Signal: search=maybe',
  '',
  'User-agent: *',
  '',
  'Disallow: /after-a-blank-line',
  'Allow: /after-a-blank-line',
  '',
].join('\n');

/** Enough URLs for a tree of paths. */
export const treeWorkspace = JSON.stringify({
  gatepost: 1,
  origin: 'https://shop.example',
  files: [
    {
      path: '/robots.txt',
      text: 'User-agent: *\nDisallow: /cart/\nDisallow: /products/old/\n\nUser-agent: GPTBot\nDisallow: /\n',
    },
  ],
  rows: ['/', '/cart/', '/products/', '/products/old/', '/blog/2025/', '/blog/2026/'].flatMap((folder) =>
    Array.from({ length: 40 }, (_, i) => `https://shop.example${folder}${i === 0 ? '' : `page-${i}.html`}`),
  ),
  columns: ['Googlebot', 'GPTBot', ''],
});

/** A file with more lines than can be edited. */
export const tooBigRobotsTxt = 'User-agent: *\nDisallow: /a\n'.repeat(100_000);

/** Two locations, one of which reserves the right of text and data mining. */
export const tdmrepJson = `[
  { "location": "/*", "tdm-reservation": 0 },
  { "location": "/archive/*", "tdm-reservation": 1, "tdm-policy": "https://www.example.com/policy.json" }
]
`;

/** A license that permits search, prohibits AI training, and asks for a payment. */
export const licenseXml = `<rsl xmlns="https://rslstandard.org/rsl">
  <content url="/articles/">
    <license>
      <permits type="usage">search</permits>
      <prohibits type="usage">ai-train</prohibits>
      <payment type="purchase"><amount currency="EUR">500</amount></payment>
    </license>
  </content>
</rsl>
`;

/** Response headers of two groups of pages. */
export const headersFile = `/*
  X-Robots-Tag: noai, noimageai
  Content-Usage: train-ai=n

/archive/*
  X-Robots-Tag: GPTBot: noindex
  TDM-Reservation: 1
`;
