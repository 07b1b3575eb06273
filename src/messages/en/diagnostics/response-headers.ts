// The findings of response headers in English: one row per code, and what their fixes do.
import type { ExtensionIssueCode } from '../../../core/formats/extensions/registry.ts';
import type { ResponseHeaderCode } from '../../../core/formats/response-headers/diagnostics/inspector.ts';
import { type FindingWords, type FixWords, findingRow as row } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { modernFindingWords } from './extensions.ts';

const IGNORED = 'The hosts ignore this line, so the header is not sent.';

/** A problem that headers and robots.txt lines can both have: the header's own sentence, or the shared one. */
const faultOfValue = (text: string, code: string) => {
  if (code === 'CSG-PATH')
    return `${text} is a path; the URL pattern above already says which pages are meant.`;
  if (code === 'CSG-CONFLICT') return `${text} contradicts an earlier signal of this header.`;
  if (code === 'CSG-TRAILING') return 'The header ends with a comma.';
  return modernFindingWords[code as ExtensionIssueCode].message({ text, value: text });
};

export const responseHeaderFindingWords: { readonly [Code in ResponseHeaderCode]: FindingWords } = inLanguage(
  'responseHeaderFindingWords',
  {
    'HDR-COLON': row(
      'Line without a colon',
      (line) => `“${line}” has no colon, so it is not a header.`,
      'The hosts ignore this line. A header is a name, a colon and a value; a URL pattern begins with a slash.',
    ),
    'HDR-NO-PATTERN': row(
      'Header before any URL pattern',
      (name) => `No URL pattern is above ${name === '' ? 'this header' : name}.`,
      IGNORED,
    ),
    'HDR-NAME': row(
      'Invalid header name',
      (name) =>
        name === '' ? 'The name of the header is missing.' : `“${name}” cannot be the name of a header.`,
      'A name has letters, digits and hyphens, and no spaces. Servers and hosts reject or ignore others.',
    ),
    'HDR-EMPTY': row('Header without a value', (name) => `${name} has no value.`, IGNORED),
    'HDR-MISSPELT': row(
      'Misspelled header',
      (name, meant) => `Crawlers do not know ${name}; ${meant} is probably meant.`,
      'A header under another name says nothing to a crawler.',
    ),
    'HDR-PATTERN': row(
      'Invalid URL pattern',
      (pattern, fault) =>
        fault === 'host' ? `${pattern} has no host.` : `${pattern} begins with a scheme other than https.`,
      'A pattern is a path, or begins with https:// and a host. Anything else matches no URL.',
    ),
    'HDR-SPLATS': row(
      'Pattern with several stars',
      (pattern) => `${pattern} has more than one *.`,
      'Cloudflare Pages accepts one * in a pattern and ignores others. Netlify accepts several.',
    ),
    'HDR-DIRECTIVE': row(
      'Unknown directive',
      (written, nearest) =>
        nearest === ''
          ? `No operator documents ${written}.`
          : `No operator documents ${written}; perhaps ${nearest} is meant.`,
      'Crawlers ignore directives that they do not know.',
    ),
    'HDR-AGENT': row(
      'Unknown crawler',
      (name, nearest) =>
        nearest === ''
          ? `No known crawler is called ${name}.`
          : `No known crawler is called ${name}; perhaps ${nearest} is meant.`,
      'The directives after a name apply only to the crawler with that name.',
    ),
    'HDR-VALUE': row(
      'Value not valid',
      (written, kind, name) => {
        if (kind === 'none') return `${name} takes no value.`;
        return kind === 'limit'
          ? `${written} is not valid: ${name} takes a whole number, at least -1.`
          : `${written} is not valid: ${name} takes none, standard or large.`;
      },
      'Crawlers ignore a directive whose value they cannot read.',
    ),
    'HDR-DATE': row(
      'Unreadable date',
      (date) => (date === '' ? 'This directive has no date.' : `${date} is not a date that Google can read.`),
      'Google reads RFC 822, RFC 850 and ISO 8601, such as 2027-01-31, and ignores other dates.',
    ),
    'HDR-PROPOSAL': row(
      'Directive that no crawler documents',
      (name, operator) =>
        `${name} is a proposal of ${operator}. No operator of a crawler documents that it follows it.`,
      'It says what you wish. To have an effect, use rules for AI crawlers in robots.txt, or directives that crawlers follow.',
    ),
    'HDR-UNUSED': row(
      'Directive without effect',
      (name, unusedBy, usedBy) =>
        usedBy === ''
          ? `${unusedBy} says that it does not use ${name}.`
          : `${unusedBy} says that it does not use ${name}. It is for ${usedBy}.`,
      'Operators have retired this directive, or never used it. It does no harm, and changes nothing for their crawlers.',
    ),
    'HDR-CONTRADICTION': row(
      'Contradictory directives',
      (name, other) => `${name} contradicts ${other}, which applies to the same crawler and URLs.`,
      'Google follows the more restrictive one, Yandex the one that permits.',
    ),
    'HDR-RESERVATION': row(
      'Reservation is neither 0 nor 1',
      (value) => `The reservation ${value} is neither 0 nor 1.`,
      'Only 1 (reserved) and 0 (not reserved) are defined. With any other value, nothing is said.',
    ),
    'HDR-RESERVATION-TWICE': row(
      'Reservations that disagree',
      (value, other) => `The reservation ${value} contradicts the reservation ${other} of the same URLs.`,
      'The specification defines one reservation for a response. Gatepost reads two that disagree as none.',
    ),
    'HDR-POLICY': row(
      'Policy without a reservation',
      (name) => `These URLs have a policy for text and data mining, but no ${name}.`,
      'A policy counts only where the rights are reserved.',
    ),
    'HDR-USAGE': row(
      'Content-Usage cannot be read',
      (value, word) =>
        /^[/*]/.test(value)
          ? `A path such as ${word} is not allowed in the header.`
          : `${value} cannot be read${word === '' || word === value ? '' : ` because of “${word}”`}.`,
      'The value is a list of labels with y or n, such as train-ai=n, search=y. If one part cannot be read, the whole header states nothing.',
    ),
    'HDR-USAGE-TWICE': row(
      'Label twice in Content-Usage',
      (member) => `A later label overrides ${member}.`,
      'If a label is repeated, the last one counts (RFC 9651 4.2.2).',
    ),
    'HDR-USAGE-LABEL': row(
      'Preference without effect',
      faultOfValue,
      'Only labels of the vocabulary with y or n state a preference, such as train-ai=n. The rest is ignored.',
    ),
    'HDR-SIGNAL': row(
      'Content-Signal not valid',
      faultOfValue,
      'The value is a list of pairs separated by commas, such as search=yes, ai-input=no, ai-train=no.',
    ),
  },
);

const first = ([text]: readonly string[]) => text ?? '';

export const responseHeaderFixWords: Readonly<Record<string, FixWords>> = inLanguage(
  'responseHeaderFixWords',
  {
    'headers-use': (words) => `Use ${first(words)}`,
    'headers-guess': (words) => `Use ${first(words)}`,
    'headers-keep': (words) => `Keep only ${first(words)}`,
    'headers-rename': (words) => `Rename it to ${first(words)}`,
    'headers-delete': (words) => `Delete line ${first(words)}`,
    'headers-add': (words) => `Add ${first(words)}`,
    'headers-insert-pattern': (words) => `Insert ${first(words)} above (every page)`,
  },
);
