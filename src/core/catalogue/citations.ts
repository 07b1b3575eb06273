// What a finding, or a difference of readers, rests on: texts and places in them, as `spec` writes them:
// `draft 1 3.3; RFC 9309 2.2.2 (KOS-016, RFC-018)`. In brackets stand the numbers of our own lists of requirements.

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

/** Texts that people call otherwise, or that a language names in its own words: it has to name each. */
const descriptiveNames = [
  '1994 consensus',
  'ACAP 1.1 Annex A',
  'Apple crawler page',
  'Cloudflare, 2025 and 2026',
  'Google Search Central blog, 27 October 2014',
  'Google crawler list',
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
  /** As `spec` writes it. */
  readonly text: string;
  /** What stands behind it: ` 3.3`, `, 2026`. */
  readonly place: string;
}

const citedNames = [...descriptiveNames, ...properNames].toSorted((a, b) => b.length - a.length);
const TEXT_PATTERN = new RegExp(
  `(?:^|[;,] )(${citedNames.map((name) => name.replaceAll('.', '\\.')).join('|')}|R\\d{3})(?=$|[ ;,:])`,
  'g',
);

/** The texts that a `spec` cites, in its order; a code of a finding is one too. */
export function parseCitations(spec: string): readonly Citation[] {
  const plain = spec.replace(/^ours: /, '').replaceAll(/ \([^)]*\)/g, '');
  const found = [...plain.matchAll(TEXT_PATTERN)];
  return found.map((match, i) => ({
    text: match[1]!,
    place: plain.slice(match.index + match[0].length, found[i + 1]?.index),
  }));
}
