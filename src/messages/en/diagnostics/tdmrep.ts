// The findings of tdmrep.json in English: one row per code, and what their fixes do.
import type { TdmrepFixes } from '../../../core/formats/tdmrep/diagnostics/check-context.ts';
import type { TdmrepKinds } from '../../../core/formats/tdmrep/diagnostics/inspector.ts';
import type { JsonNode, JsonProblemCode } from '../../../core/syntax/json/read-json.ts';
import { type FindingTexts, type FixTexts, findingText as row } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';

/** Why a text is not JSON, as the end of a sentence. */
export const jsonProblemWords: { readonly [Code in JsonProblemCode]: string } = inLanguage(
  'jsonProblemWords',
  {
    comment: 'JSON does not allow comments',
    'trailing-comma': 'a comma has nothing after it',
    'missing-comma': 'a comma is missing before this',
    'missing-colon': 'a colon is missing before this',
    'missing-name': 'a name in double quotes is missing here',
    'missing-value': 'a value is missing here',
    unclosed: 'a bracket or brace is not closed',
    'unclosed-text': 'a text is not closed with a double quote',
    'unclosed-comment': 'a comment is not closed, and JSON does not allow comments',
    'bad-character': 'a text contains a control character',
    'bad-escape': 'a text contains an invalid escape',
    'bad-number': 'this is not a valid number',
    'bad-word': 'this is not a JSON value; names and texts need double quotes',
    'more-content': 'there is more after the end of the list',
    'too-deep': 'the nesting is deeper than 64 levels',
  },
);

const kinds: Readonly<Record<JsonNode['kind'], string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

const NOTHING_COUNTS = 'Crawlers that cannot parse the file treat it as missing, with all its reservations.';
const UNSET = 'Any other value counts as not declared, and later locations are not looked at.';

export const tdmrepFindingWords: FindingTexts<TdmrepKinds> = inLanguage('tdmrepFindingWords', {
  'TDM-UTF8': row('The file is not UTF-8', () => 'The file is not UTF-8, so it is not JSON.', NOTHING_COUNTS),
  'TDM-BOM': row(
    'The file begins with a byte order mark',
    () => 'The file begins with a byte order mark.',
    'JSON must not begin with one. Some parsers ignore it and others reject the file.',
  ),
  'TDM-PLACE': row(
    'Crawlers look for the file elsewhere',
    ({ path, place }) => `Crawlers look for ${place}, not for ${path}.`,
    'At any other path, the file declares nothing.',
  ),
  'TDM-JSON': row(
    'The file is not JSON',
    ({ problem }) => `The file is not JSON: ${jsonProblemWords[problem]}.`,
    NOTHING_COUNTS,
  ),
  'TDM-LIST': row(
    'The file is not a list',
    ({ found }) => `The file is ${kinds[found]}; it should be a list of locations in square brackets.`,
    'The brackets are required even for one location.',
  ),
  'TDM-EMPTY': row(
    'The file has no location',
    () => 'The file has no location.',
    'It declares nothing about text and data mining.',
  ),
  'TDM-ITEM': row(
    'The item is not an object',
    ({ found }) => `This item is ${kinds[found]}; it should be an object with a location.`,
    'It declares nothing.',
  ),
  'TDM-NO-LOCATION': row(
    'The location is missing',
    ({ name }) => `This object has no “${name}”.`,
    'Without a path, it applies to no URL.',
  ),
  'TDM-PATH': row(
    'The location is not a path',
    ({ text }) => `The location ${text} is not a text that begins with a slash.`,
    'A location is a path of this site. Anything else matches no URL.',
  ),
  'TDM-NO-RESERVATION': row(
    'The reservation is missing',
    ({ name }) => `This object has no “${name}”.`,
    'For its URLs, nothing is declared, and later locations are not looked at.',
  ),
  'TDM-RESERVATION': row(
    'The reservation is not 0 or 1',
    ({ text }) => `The reservation ${text} is not 0 or 1, without quotes.`,
    UNSET,
  ),
  'TDM-POLICY': row(
    'The policy is not a web address',
    ({ text }) => `The policy ${text} is not a full web address.`,
    'Crawlers cannot find the policy. The reservation still applies.',
  ),
  'TDM-UNUSED-POLICY': row(
    'The policy has no effect without a reservation',
    () => 'This policy has no effect, because the rights are not reserved.',
    'Crawlers process a policy only if the reservation is 1.',
  ),
  'TDM-TWICE': row(
    'The member appears twice',
    ({ name }) => `“${name}” appears again later in this object.`,
    'Most parsers use the last one, but JSON leaves it open.',
  ),
  'TDM-MISSPELT': row(
    'The member is misspelled',
    ({ name, intended }) => `“${name}” is not a member; “${intended}” is.`,
    'Names are compared letter by letter, and others have no effect.',
  ),
  'TDM-MEMBER': row(
    'The member has no effect',
    ({ name }) => `“${name}” is not a member of a location.`,
    'It has no effect: the protocol knows location, tdm-reservation and tdm-policy.',
  ),
  'TDM-NEVER': row(
    'The location never decides',
    ({ location, covering, line }) =>
      `“${location}” never decides: “${covering}” on line ${line} matches first.`,
    'The first location that matches a URL decides, not the longest.',
  ),
});

export const tdmrepFixWords: FixTexts<TdmrepFixes> = inLanguage('tdmrepFixWords', {
  'tdm-remove-comma': () => 'Delete the comma',
  'tdm-remove-comment': () => 'Delete the comment',
  'tdm-wrap-in-list': () => 'Put it in square brackets',
  'tdm-write-location': ({ path }) => `Use ${path}`,
  'tdm-write-reservation': ({ value }) => `Use ${value}`,
  'tdm-guess-reservation': ({ value }) => `Use ${value}`,
  'tdm-write-policy': ({ url }) => `Use ${url}`,
  'tdm-rename-member': ({ to }) => `Rename it to ${to}`,
  'tdm-remove-member': ({ name }) => `Delete ${name}`,
  'tdm-remove-earlier': () => 'Keep only the last one',
  'tdm-remove-location': () => 'Delete it from the list',
  'tdm-move-before': ({ location, line }) => `Move it before ${location} on line ${line}`,
});
