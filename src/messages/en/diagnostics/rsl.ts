// The findings of license documents in English: one row per code, and what their fixes do.
import type { RslFixes } from '../../../core/formats/rsl/diagnostics/check-context.ts';
import type { RslKinds } from '../../../core/formats/rsl/diagnostics/inspector.ts';
import type { RslListType } from '../../../core/formats/rsl/vocabulary.ts';
import { type FindingTexts, type FixTexts, findingText as row } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { xmlProblemWords } from './robots-pi.ts';

const NOT_READ = 'Clients that follow RSL do not read such a file, so it permits and prohibits nothing.';
const NOT_CONFORMANT = 'A client may reject the whole file. Gatepost reads the rest of it.';
const listOf: Readonly<Record<RslListType, string>> = {
  usage: 'usage',
  user: 'type of user',
  geo: 'country code',
};

export const rslFindingWords: FindingTexts<RslKinds> = inLanguage('rslFindingWords', {
  'RSL-NOT-WELL-FORMED': row(
    'The file is not well-formed XML',
    ({ problem }) => `The file is not well-formed XML: ${xmlProblemWords[problem]}.`,
    NOT_READ,
  ),
  'RSL-SEVERAL-ROOTS': row(
    'The file has a second rsl element',
    () => 'This is a second rsl element beside the first.',
    'An XML file has one root element. Move the content elements into the first one.',
  ),
  'RSL-NO-ROOT': row(
    'The root element is not rsl',
    ({ name }) => `The root element is ${name}; in a license file it is rsl.`,
    NOT_READ,
  ),
  'RSL-NAMESPACE': row(
    'The namespace is not the one of RSL',
    ({ namespace }) =>
      namespace === '' ? 'The rsl element has no namespace.' : `${namespace} is not the namespace of RSL.`,
    NOT_READ,
  ),
  'RSL-UNKNOWN-ELEMENT': row(
    'RSL has no such element here',
    ({ name, nearest }) =>
      nearest === undefined
        ? `RSL does not define the element ${name} here.`
        : `RSL does not define the element ${name} here; perhaps ${nearest} is meant.`,
    NOT_CONFORMANT,
  ),
  'RSL-MISPLACED': row(
    'The element is in the wrong place',
    ({ name, parent, expected }) =>
      expected === ''
        ? `The element ${name} is inside ${parent}; it must be the root.`
        : `The element ${name} is inside ${parent}; it must be inside ${expected}.`,
    NOT_CONFORMANT,
  ),
  'RSL-REPEATED': row(
    'The element appears twice',
    ({ name, type }) =>
      !type
        ? `This is a second ${name} element; only one is allowed.`
        : `This is a second ${name} element of type ${type}; only one is allowed.`,
    'Clients may read only one of them. Put all values into one element.',
  ),
  'RSL-NO-URL': row(
    'The content has no URL',
    () => 'This content does not say which URLs it is for.',
    'Without a URL, its licenses apply to nothing.',
  ),
  'RSL-URL': row(
    'The URL is neither a path nor complete',
    ({ url }) => `${url} is neither a path that begins with a slash nor a full URL.`,
    'It matches no URL of the site.',
  ),
  'RSL-NO-LICENSE': row(
    'The content has no license',
    ({ url }) => (url === '' ? 'This content has no license.' : `The content ${url} has no license.`),
    'RSL requires at least one. Without it, the content permits and prohibits nothing.',
  ),
  'RSL-OTHER-SITE': row(
    'The content is on another site',
    ({ url }) => `${url} is on another site.`,
    'Clients apply the file of a site to the URLs of that site.',
  ),
  'RSL-SERVER': row(
    'The license server is not https',
    ({ server }) => `The license server ${server} is not an https URL.`,
    'Clients send credentials and payments to the license server.',
  ),
  'RSL-LIST-TYPE': row(
    'The type of the list is missing or unknown',
    ({ name, type }) =>
      !type ? `This ${name} element has no type.` : `${type} is not a type of a ${name} element.`,
    'The type is usage, user or geo. Without it, the element permits and prohibits nothing.',
  ),
  'RSL-EMPTY-LIST': row(
    'The element has no values',
    ({ name }) => `This ${name} element is empty.`,
    'An empty permits element allows nothing; an empty prohibits element has no effect.',
  ),
  'RSL-UNKNOWN-WORD': row(
    'RSL has no such value',
    ({ word, type, nearest }) =>
      `${word} is not a ${listOf[type]} of RSL${nearest === undefined ? '' : `; perhaps ${nearest} is meant`}.`,
    'Clients ignore values that they do not know, so it permits and prohibits nothing.',
  ),
  'RSL-COMMA': row(
    'Spaces separate values, not commas',
    ({ words }) => `${words} has commas; values are separated by spaces.`,
    'Drafts before RSL 1.0 used commas. Clients of RSL 1.0 read it as one unknown value.',
  ),
  'RSL-CONTRADICTION': row(
    'The same use is permitted and prohibited',
    ({ permitted, prohibited }) =>
      permitted === prohibited
        ? `This content permits ${permitted} and prohibits it too.`
        : `This content permits ${permitted} and prohibits ${prohibited}, which includes it.`,
    'What is both permitted and prohibited is not licensed.',
  ),
  'RSL-PAYMENT': row(
    'The payment cannot be read',
    ({ name, value, nearest }) =>
      `${value ? `${value} is not the ${name} of a payment` : `This payment has no ${name}`}${nearest === undefined ? '' : `; perhaps ${nearest} is meant`}.`,
    'A type is a word of RSL, an amount a number such as 0.015, and a currency a code of ISO 4217 such as USD. Clients do not know what is asked for.',
  ),
  'RSL-VALUE': row(
    'The value is not allowed here',
    ({ name, value }) => `${name} cannot be ${value === '' ? 'empty' : value}.`,
    'RSL 1.0 allows some words only, or a form: true or false in lower case, a number of days above 0, a date and time such as 2026-11-28T09:00:00Z, or a full URL.',
  ),
  'RSL-NO-PROFILE': row(
    'The reporting has no profile',
    () => 'This reporting has no profile.',
    'The profile says what is reported, and how.',
  ),
});

export const rslFixWords: FixTexts<RslFixes> = inLanguage('rslFixWords', {
  'rsl-namespace': () => 'Use the namespace of RSL',
  'rsl-rename': ({ name }) => `Rename to ${name}`,
  'rsl-remove': ({ name }) => `Delete this ${name} element`,
  'rsl-whole-site': () => 'Use / for the whole site',
  'rsl-slash': ({ url }) => `Use ${url}`,
  'rsl-use': ({ text }) => `Use ${text}`,
  'rsl-type': ({ type }) => `Use the type ${type}`,
  'rsl-guess-type': ({ type }) => `Use the type ${type}`,
});
