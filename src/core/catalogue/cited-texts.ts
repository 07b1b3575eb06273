// The texts that are cited, by their ids.

/** The texts that are cited, with the route of the page that explains one, if there is one. */
const citedTexts = {
  '1994 consensus': '/learn/koster-1996',
  'ACAP 1.1': '/learn/acap',
  'Apple crawler page': null,
  'Cloudflare, 2025 and 2026': null,
  'Conner, An Extended Standard for Robot Exclusion': null,
  'Google Search Central blog, 27 October 2014': null,
  'Google crawler list': null,
  'Google robots.txt specification': '/learn/rfc-9309',
  'Google, unofficially until 1 September 2019': null,
  Lighthouse: null,
  'RFC 3986': null,
  'RFC 8259': null,
  'RFC 9110': null,
  'RFC 9309': '/learn/rfc-9309',
  'RFC 9309 erratum': '/learn/rfc-9309',
  'RSL 1.0': null,
  'Robots PI 1999': '/learn/robots-pi',
  'Seznam help': null,
  TDMRep: null,
  'Unicode Technical Standard 39': null,
  'Yandex Webmaster help': '/learn/rfc-9309',
  'Yandex, until 2018': null,
  'agent quirks': null,
  'behaviour of urllib.robotparser': '/learn/koster-1996',
  'datatxt-spec': '/learn/data-txt',
  'draft 1': '/learn/koster-1996',
  'draft-giudici-web-robots-cntrl-00': '/learn/mobile-agents',
  'draft-ietf-aipref-attach-05': null,
  'draft-ietf-aipref-vocab-08': null,
  'draft-koster-robots-00': '/learn/koster-1996',
  'draft-romm-aipref-contentsignals-00': null,
  'isitagentready.com': null,
  'pages of the hosts': null,
  'pages of the operators': null,
  'practice of several crawlers': null,
  'robots.cc': '/learn/rfc-9309',
  'sitemaps.org': null,
  urllib: '/learn/koster-1996',
} as const satisfies Readonly<Record<string, string | null>>;

/** The id of a text. */
export type CitedTextId = keyof typeof citedTexts;

/** The route of the page that explains a cited text, if there is one. */
export const learnRouteOf = (text: string): string | undefined =>
  (citedTexts as Readonly<Record<string, string | null>>)[text] ?? undefined;

/** The ids of all texts. */
export const citedTextIds = Object.keys(citedTexts) as readonly CitedTextId[];
