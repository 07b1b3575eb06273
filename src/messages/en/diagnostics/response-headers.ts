// The findings of response headers in English: one row per code, and what their fixes do.
import type { ResponseHeaderFixes } from '../../../core/formats/response-headers/diagnostics/check-context.ts';
import type { ResponseHeaderKinds } from '../../../core/formats/response-headers/diagnostics/inspector.ts';
import type {
  SignalFault,
  UsageFault,
} from '../../../core/formats/response-headers/diagnostics/use-headers.ts';
import { type FindingTexts, type FixTexts, findingText as row } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { closedSentence, closedWhy } from './closed-noindex.ts';
import { directiveTexts } from './robots-pi.ts';

const IGNORED = 'The hosts ignore this line, so the header is not sent.';

/** What is wrong with a label of Content-Usage, by the codes of its line in robots.txt. */
const usageFaults: Readonly<Record<UsageFault, (text: string) => string>> = {
  'CUS-VALUE': (text) => `“${text}” is neither y nor n.`,
  'CUS-LABEL': (text) => `${text} is not a label of Content-Usage.`,
  'CUS-PARAM': (text) => `${text} has parameters, which are ignored.`,
  'CUS-EMPTY': () => 'This line has no preference.',
};

/** What is wrong with a signal, by the codes of its line in robots.txt. */
const signalFaults: Readonly<Record<SignalFault, (text: string) => string>> = {
  'CSG-EMPTY': () => 'Content-Signal has no value.',
  'CSG-PATH': (text) => `${text} is a path; the URL pattern above already says which pages are meant.`,
  'CSG-SEPARATOR': () => 'A semicolon separates the signals instead of a comma.',
  'CSG-PAIR': (text) => `${text} is not a pair of a purpose and an answer.`,
  'CSG-VALUE': (text) =>
    `${text} is not valid: a purpose is yes or no, and use is immediate, reference or full.`,
  'CSG-CONFLICT': (text) => `${text} contradicts an earlier signal of this header.`,
  'CSG-TRAILING': () => 'The header ends with a comma.',
  'CSG-KEY': (text) => `${text} does not have a known purpose.`,
  'CSG-USE-SEARCH': (text) =>
    `${text} conflicts with search=yes: an index cannot be built without storing anything.`,
};

export const responseHeaderFindingWords: FindingTexts<ResponseHeaderKinds> = inLanguage(
  'responseHeaderFindingWords',
  {
    'HDR-CLOSED': row(
      'Pages are blocked, so noindex is not seen',
      ({ file, lines, agents, pattern }) => closedSentence({ file, lines, agents }, pattern),
      closedWhy,
    ),
    'HDR-COLON': row(
      'The line has no colon',
      ({ text }) => `“${text}” has no colon, so it is not a header.`,
      'The hosts ignore this line. A header is a name, a colon and a value; a URL pattern begins with a slash.',
    ),
    'HDR-NO-PATTERN': row(
      'No URL pattern is above the header',
      ({ name }) => `No URL pattern is above ${name === '' ? 'this header' : name}.`,
      IGNORED,
    ),
    'HDR-NAME': row(
      'The header name is not valid',
      ({ name }) =>
        name === '' ? 'The name of the header is missing.' : `“${name}” cannot be the name of a header.`,
      'A name has letters, digits and hyphens, and no spaces. Servers and hosts reject or ignore others.',
    ),
    'HDR-EMPTY': row('The header has no value', ({ name }) => `${name} has no value.`, IGNORED),
    'HDR-MISSPELT': row(
      'The header is misspelled',
      ({ name, intended }) => `Crawlers do not know ${name}; ${intended} is probably meant.`,
      'A header under another name says nothing to a crawler.',
    ),
    'HDR-PATTERN': row(
      'The URL pattern is not valid',
      ({ pattern, fault }) =>
        fault === 'host' ? `${pattern} has no host.` : `${pattern} begins with a scheme other than https.`,
      'A pattern is a path, or begins with https:// and a host. Anything else matches no URL.',
    ),
    'HDR-SPLATS': row(
      'The URL pattern has several stars',
      ({ pattern }) => `${pattern} has more than one *.`,
      'Cloudflare Pages accepts one * in a pattern and ignores others. Netlify accepts several.',
    ),
    'HDR-DIRECTIVE': directiveTexts.unknown,
    'HDR-AGENT': row(
      'No known crawler has this name',
      ({ name, nearest }) =>
        nearest === undefined
          ? `No known crawler is called ${name}.`
          : `No known crawler is called ${name}; perhaps ${nearest} is meant.`,
      'The directives after a name apply only to the crawler with that name.',
    ),
    'HDR-VALUE': row(
      'The value is not valid',
      ({ written, form, name }) => {
        if (form === 'none') return `${name} takes no value.`;
        return form === 'limit'
          ? `${written} is not valid: ${name} takes a whole number, at least -1.`
          : `${written} is not valid: ${name} takes none, standard or large.`;
      },
      'Crawlers ignore a directive whose value they cannot read.',
    ),
    'HDR-DATE': directiveTexts.date,
    'HDR-PROPOSAL': directiveTexts.proposal,
    'HDR-UNUSED': directiveTexts.unused,
    'HDR-CONTRADICTION': row(
      'Two directives contradict each other',
      ({ name, other }) => `${name} contradicts ${other}, which applies to the same crawler and URLs.`,
      'Google follows the more restrictive one, Yandex the one that permits.',
    ),
    'HDR-RESERVATION': row(
      'The reservation is neither 0 nor 1',
      ({ value }) => `The reservation ${value} is neither 0 nor 1.`,
      'Only 1 (reserved) and 0 (not reserved) are defined. With any other value, nothing is said.',
    ),
    'HDR-RESERVATION-TWICE': row(
      'Two reservations contradict each other',
      ({ value, other }) => `The reservation ${value} contradicts the reservation ${other} of the same URLs.`,
      'The specification defines one reservation for a response. Gatepost reads two that disagree as none.',
    ),
    'HDR-POLICY': row(
      'The policy has no effect without a reservation',
      ({ name }) => `These URLs have a policy for text and data mining, but no ${name}.`,
      'A policy counts only where the rights are reserved.',
    ),
    'HDR-USAGE': row(
      'Content-Usage cannot be read',
      ({ value, part, isPath }) =>
        isPath
          ? `A path such as ${part} is not allowed in the header.`
          : `${value} cannot be read${part === '' || part === value ? '' : ` because of “${part}”`}.`,
      'The value is a list of labels with y or n, such as train-ai=n, search=y. If one part cannot be read, the whole header states nothing.',
    ),
    'HDR-USAGE-TWICE': row(
      'Content-Usage repeats a label',
      ({ text }) => `A later label overrides ${text}.`,
      'If a label is repeated, the last one counts (RFC 9651 4.2.2).',
    ),
    'HDR-USAGE-LABEL': row(
      'The preference has no effect',
      ({ text, fault }) => usageFaults[fault](text),
      'Only labels of the vocabulary with y or n state a preference, such as train-ai=n. The rest is ignored.',
    ),
    'HDR-SIGNAL': row(
      'The Content-Signal is not valid',
      ({ text, fault }) => signalFaults[fault](text),
      'The value is a list of pairs separated by commas, such as search=yes, ai-input=no, ai-train=no.',
    ),
  },
);

export const responseHeaderFixWords: FixTexts<ResponseHeaderFixes> = inLanguage('responseHeaderFixWords', {
  'headers-use': ({ text }) => `Use ${text}`,
  'headers-guess': ({ text }) => `Use ${text}`,
  'headers-keep': ({ text }) => `Keep only ${text}`,
  'headers-rename': ({ name }) => `Rename it to ${name}`,
  'headers-delete': ({ line }) => `Delete line ${line}`,
  'headers-add': ({ text }) => `Add ${text}`,
  'headers-insert-pattern': ({ pattern }) => `Insert ${pattern} above (every page)`,
});
