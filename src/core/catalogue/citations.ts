// Parses the citations of a finding or reader difference: texts and places in them, in the form of `spec`: `draft
// 1 3.3; RFC 9309 2.2.2 (draft 1 3.3, RFC 9309 2.2.2)`. In parentheses are the numbers of our requirement lists.

/** Names of texts that are the same in every language. */
const properNames = [
  'ACAP 1.1',
  'Conner, An Extended Standard for Robot Exclusion',
  'Lighthouse',
  'RFC 3986',
  'RFC 8259',
  'RFC 9110',
  'RFC 9309',
  'Robots PI 1999',
  'TDMRep',
  'Unicode Technical Standard 39',
  'data.txt',
  'draft-giudici-web-robots-cntrl-00',
  'draft-ietf-aipref-attach-05',
  'draft-ietf-aipref-vocab-08',
  'draft-romm-aipref-contentsignals-00',
  'isitagentready.com',
  'sitemaps.org',
  'urllib',
] as const;

/** Texts that have a different name in each language. Every language has to provide it. */
const descriptiveNames = [
  '1994 consensus',
  'ACAP 1.1 Annex A',
  'Apple crawler page',
  'Cloudflare, 2025 and 2026',
  'Google Search Central blog, 27 October 2014',
  'Google crawler list',
  'Google robots.txt specification',
  'Google, unofficially until 1 September 2019',
  'RFC 9309 erratum',
  'Seznam help',
  'Yandex Webmaster help',
  'Yandex, until 2018',
  'agent quirks',
  'behaviour of urllib.robotparser',
  'draft 1',
  'draft-koster-robots-00',
  'pages of the hosts',
  'pages of the operators',
  'practice of several crawlers',
  'robots.cc',
  'RSL 1.0',
] as const;

export type DescribedText = (typeof descriptiveNames)[number];

export interface Citation {
  /** The name as `spec` writes it. */
  readonly text: string;
  /** The text after the name: ` 3.3`, `, 2026`. */
  readonly place: string;
}

const citedNames = [...descriptiveNames, ...properNames].toSorted((a, b) => b.length - a.length);
const TEXT_PATTERN = new RegExp(
  `(?:^|[;,] )(${citedNames.map((name) => name.replaceAll('.', '\\.')).join('|')}|R\\d{3})(?=$|[ ;,:])`,
  'g',
);

/** Finds the texts that a `spec` cites, in order. The code of a finding is one too. */
export function parseCitations(spec: string): readonly Citation[] {
  const plain = spec.replace(/^ours: /, '').replaceAll(/ \([^)]*\)/g, '');
  const matches = [...plain.matchAll(TEXT_PATTERN)];
  return matches.map((match, i) => ({
    text: match[1]!,
    place: plain.slice(match.index + match[0].length, matches[i + 1]?.index),
  }));
}
