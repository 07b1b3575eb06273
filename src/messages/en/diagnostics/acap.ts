// The findings of ACAP 1.1 in English: one row per code.
import type { AcapFixes } from '../../../core/formats/acap/diagnostics/check-context.ts';
import type { AcapKinds } from '../../../core/formats/acap/diagnostics/inspector.ts';
import type { IssueCode, IssueOf, IssueValues } from '../../../core/formats/acap/field.ts';
import { type FindingText, type FindingTexts, type FixTexts, findingText } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { listAll } from '../counts.ts';

// What the fixes of ACAP do, in English: one row per code of a fix.
export const acapFixWords: FixTexts<AcapFixes> = inLanguage('acapFixWords', {
  'insert-colon': () => 'Insert the colon',
  'remove-blanks': () => 'Remove the spaces',
  'insert-blank': () => 'Insert a space',
  'remove-line': () => 'Delete the line',
  'remove-that-line': ({ line }) => `Delete line ${line}`,
  'replace-word': ({ text }) => `Use ${text}`,
  'use-local-usage': ({ name }) => `Use the local usage (${name})`,
  'insert-root': () => 'Apply it to all resources: /',
  'make-resource-set': ({ name }) => `Put the paths in a resource set ${name}`,
  'encode-blanks': ({ text }) => `Encode the spaces: ${text}`,
  'encode-characters': ({ text }) => `Percent-encode: ${text}`,
  'part-comment': () => 'Insert a space before the comment',
  'set-version': () => 'Use version 1.1',
  'remove-colon': () => 'Remove the text after the directive',
  'prepend-slash': ({ text }) => `Begin with a slash: ${text}`,
  'path-only': ({ text }) => `Keep only the path: ${text}`,
  'without-star': ({ text }) => `Remove the wildcard at the end: ${text}`,
  'swap-ends': ({ text }) => `Swap the ends of the range: ${text}`,
  'invert-mask': ({ text }) => `Invert the mask: ${text}`,
  'wildcard-mask': ({ text }) => `Use a wildcard mask: ${text}`,
  'move-qualifier': ({ usage }) => `Move it to a permission for ${usage}`,
  'join-list': () => 'Remove the spaces in the list',
  'prefix-role': ({ text }) => `Use the role: ${text}`,
  disallow: () => 'Use a prohibition instead',
  'remove-qualifier': ({ qualifiers }) => `Remove ${listAll(qualifiers)}`,
  'remove-qualifiers': ({ text }) => `Remove ${text}`,
  'keep-only': ({ text }) => `Keep only ${text}`,
  'make-list': ({ text }) => `Put all of them in one list: ${text}`,
  rename: ({ name }) => `Rename to ${name}`,
  'prohibit-standard': ({ usages }) => `Prohibit ${listAll(usages)}`,
  'move-to-definition': ({ name }) => `Move the qualifiers into the definition of ${name}`,
  'add-terms': ({ text }) => `Add ${text}`,
  'remove-part': ({ name }) => `Remove ${name}`,
  'permit-with': () => 'Change it to a permission with these restrictions',
  inline: ({ text }) => `Replace it with its definition: ${text}`,
  'extract-definition': ({ name }) => `Define it as ${name}`,
  'join-lines': () => 'Join the lines',
  define: ({ text }) => `Define it: ${text}`,
  'move-above': ({ name }) => `Move the definition of ${name} above this line`,
  'move-line': () => 'Move the line to its place',
  'move-up': () => 'Move the conventional lines above the first ACAP record',
  'add-crawler': () => 'Make it a record for any crawler',
  'split-record': () => 'Split into two records',
  'remove-empty': () => 'Delete it',
  'insert-line': ({ text }) => `Insert ${text}`,
  'add-version': () => 'Add ACAP-version: 1.1',
  'raise-version': () => 'Raise the version to 1.1',
  'merge-fields': ({ line }) => `Put all qualifiers on line ${line}`,
  'allow-crawl': ({ path }) => `Permit crawling ${path}`,
  'mirror-rule': ({ text, to }) =>
    to === 'acap' ? `Add to the ACAP records: ${text}` : `Add to the conventional records: ${text}`,
  'ignore-conventional': () => 'Tell ACAP crawlers to ignore conventional records',
});

const PROHIBITS = 'Crawlers must treat a permission that they cannot interpret as a prohibition.';
const SKIPPED = 'The line has no effect as written.';

export const acapFindingWords: FindingTexts<AcapKinds> = inLanguage('acapFindingWords', {
  'missing-colon': findingText(
    'The colon is missing',
    ({ name }) => `${name} has no colon after it.`,
    `Every field except the directive to ignore conventional records needs one. ${SKIPPED}`,
  ),
  'stray-space': findingText(
    'Space before the field name or colon',
    ({ before }) => `There is a space before the ${before}.`,
    'The grammar does not allow a space there, and some crawlers may not recognize the field.',
  ),
  'unknown-field': findingText(
    'ACAP has no such field',
    ({ name }) => `${name} is not a field of ACAP.`,
    SKIPPED,
  ),
  'unknown-usage': findingText(
    'ACAP has no such usage',
    ({ usage }) => `${usage} is not a usage type.`,
    'There are 14 standard usages. A usage that this file defines is written in parentheses.',
  ),
  'empty-value': findingText('The field has no value', ({ name }) => `${name} has no value.`, SKIPPED),
  'empty-resource': findingText(
    'The field has no path',
    () => 'The field does not say which resources it applies to.',
    'An empty Disallow has a meaning, but a field of ACAP without a resource has no effect.',
  ),
  'extra-token': findingText(
    'The line has one value too many',
    ({ text }) => `${text} is one value too many.`,
    'A field takes one value, and a value has no spaces. Several paths go into a resource set.',
  ),
  'bad-qualifier-syntax': findingText(
    'A qualifier has the form type=value',
    ({ text }) => `${text} is not a qualifier.`,
    `Qualifiers have the form type=value, and lists have no spaces. ${SKIPPED}`,
  ),
  'unknown-qualifier': findingText(
    'ACAP has no such qualifier',
    ({ type }) => `${type} is not a qualifier of ACAP.`,
    PROHIBITS,
  ),
  'qualifier-not-applicable': findingText(
    'The qualifier does not fit the usage',
    ({ type, usage }) => `${type} cannot be used with ${usage}.`,
    PROHIBITS,
  ),
  'qualifier-usage-disputed': findingText(
    'The specification disagrees about a qualifier',
    ({ type, usage }) => `The specification contradicts itself on whether ${type} may qualify ${usage}.`,
    'The section about the qualifier and the checklist in Annex A differ. Gatepost accepts it.',
  ),
  'bad-qualifier-value': findingText(
    'The qualifier cannot have this value',
    ({ value, type }) => `${value} is not a value of ${type}.`,
    PROHIBITS,
  ),
  'qualifier-value-chars': findingText(
    'The value has characters that are not allowed',
    ({ value }) => `${value} has characters that a value cannot contain.`,
    'Quotes, spaces and letters beyond ASCII are percent-encoded in a value.',
  ),
  'until-recrawl-alias': findingText(
    'The keyword is spelled until-recrawled',
    () => 'The keyword is until-recrawled; until-recrawl is only in one example of the specification.',
    'Crawlers that follow the grammar do not know the short form.',
  ),
  'zero-limit': findingText(
    'A limit of zero permits nothing',
    ({ value }) => `${value} permits nothing.`,
    'A prohibition has the same effect, and every crawler can understand it.',
  ),
  'expired-date': findingText(
    'The permission has expired',
    ({ date }) => `The permission ended on ${date}.`,
    'What it permitted is no longer permitted.',
  ),
  'time-limit-combo': findingText(
    'One time limit has no effect',
    ({ text }) => `${text} has no effect together with the limits before it.`,
    'Crawlers read two limits of a field, and the second only if it is of a different kind from the first. Then the limit that ends first counts.',
  ),
  'time-limit-plus-not-alone': findingText(
    'PLUS terms do not count with another limit',
    ({ text }) => `${text} has no effect together with another limit.`,
    'The terms of a PLUS license count only if they are the only limit in a field.',
  ),
  'old-until-recrawled': findingText(
    'Until-recrawled permits nothing for old versions',
    () => 'For an old version, until-recrawled permits nothing.',
    'An old version exists only after the page is crawled again. A number of days also works for old versions.',
  ),
  'single-qualifier-repeated': findingText(
    'A repeated qualifier has no effect',
    ({ text }) => `${text} has no effect: only the first qualifier of its type counts.`,
    'A field can have this qualifier only once.',
  ),
  'modification-dominated': findingText(
    'Another value already covers this one',
    ({ text }) => `${text} has no effect together with a value that covers every modification.`,
    'If any or plus-terms is among the prohibited modifications, the others are ignored.',
  ),
  'context-contradiction': findingText(
    'Two contexts contradict each other',
    ({ text }) => `${text} requires the frame that the same field prohibits.`,
    PROHIBITS,
  ),
  'rulesref-not-alone': findingText(
    'Rulesref does not count with other conditions',
    ({ text }) => `${text} has no effect together with other target conditions.`,
    'Rules by reference count only if they are the only condition in a field.',
  ),
  'ip-range-reversed': findingText(
    'The IP range ends before it begins',
    ({ value }) => `A range in ${value} ends before it begins.`,
    'It contains no address, so no device is in it.',
  ),
  'ip-mask-netmask': findingText(
    'The IP mask looks like a netmask',
    ({ value }) => `A mask in ${value} looks like a netmask.`,
    'An ACAP mask is a wildcard mask, the opposite of a netmask: the bits set to 1 are free.',
  ),
  'ip-cidr': findingText(
    'ACAP has no IP prefix lengths',
    ({ value }) => `${value} has a prefix length.`,
    `ACAP describes only wildcard masks. ${PROHIBITS}`,
  ),
  'ip-v6': findingText(
    'Some crawlers may not read IPv6 addresses',
    ({ value }) => `${value} has an IPv6 address.`,
    'The specification shows only IPv4, so some crawlers may not read it.',
  ),
  'country-code-unknown': findingText(
    'The country code is not known',
    ({ value }) => `${value} has a code that is not a country in ISO 3166.`,
    'No device is in such a country. The code of the United Kingdom is GB.',
  ),
  'country-lists-conflict': findingText(
    'Two kinds of country lists on one line',
    ({ text }) => `${text} is used together with the other kind of country list.`,
    'A list of permitted countries already prohibits the rest, so a list of prohibited countries can only prohibit some of the permitted ones.',
  ),
  'role-without-prefix': findingText(
    'The role has no prefix',
    ({ value }) => `${value} is read as a relative address, not as a role.`,
    'A role has the form the-acap:role:locator.',
  ),
  'aux-resource-not-crawlable': findingText(
    'The required resource is blocked',
    ({ uri, name }) => `${name === '' ? 'No crawler may crawl' : `${name} may not crawl`} ${uri}.`,
    'The crawler may not fetch the resource that the permission requires it to use.',
  ),
  'prohibition-qualified': findingText(
    'A prohibition cannot have qualifiers',
    ({ text }) => `A prohibition cannot have qualifiers, but this one has ${text}.`,
    `“Prohibited unless” is written as a permission with restrictions. ${SKIPPED}`,
  ),
  'prohibition-local-usage': findingText(
    'A usage of your own cannot be prohibited',
    ({ name }) => `(${name}) can only be permitted: it is a name of your own.`,
    `Only usages of the standard can be prohibited. ${SKIPPED}`,
  ),
  'local-usage-qualified': findingText(
    'A local usage cannot have qualifiers here',
    ({ text }) => `${text} cannot follow a local usage.`,
    `Its qualifiers belong in its definition. ${SKIPPED}`,
  ),
  'other-unqualified': findingText(
    'Other usages need terms to be permitted',
    () => 'Other usages are permitted here without usage-ref.',
    'They can be permitted only with a reference to their terms. Without it, the permission has no effect.',
  ),
  'bad-defined-name': findingText(
    'The name of a definition is not valid',
    ({ name, of }) => `${name} is not a valid name for a ${of === 'set' ? 'resource set' : 'usage'}.`,
    'A name begins with a letter, followed by letters, digits, hyphens, underscores and periods.',
  ),
  'bad-resource-set-ref': findingText(
    'Not a reference to a resource set',
    ({ text }) => `${text} is not a reference to a resource set.`,
    `The form is the-acap:resource-set:name. ${SKIPPED}`,
  ),
  'undefined-local-usage': findingText(
    'The usage is not defined',
    ({ name }) => `The usage (${name}) is not defined.`,
    'The field has no effect.',
  ),
  'undefined-resource-set': findingText(
    'The resource set is not defined',
    ({ name }) => `The resource set ${name} is not defined.`,
    'The field matches nothing.',
  ),
  'duplicate-name': findingText(
    'The name is already defined above',
    ({ name }) => `${name} is already defined above.`,
    'The first definition counts; this one has no effect.',
  ),
  'definition-incomplete': findingText(
    'The definition is incomplete',
    ({ name, lacks }) =>
      `The definition of ${name} has ${lacks === 'qualifier' ? 'no qualifier' : 'only a name'}.`,
    SKIPPED,
  ),
  'definition-base-local': findingText(
    'A definition cannot build on a local usage',
    ({ text }) => `${text} cannot be qualified: it is a local usage.`,
    `A qualified usage is based on a standard one. ${SKIPPED}`,
  ),
  'composite-qualified': findingText(
    'A composite usage cannot have qualifiers',
    ({ text }) => `${text} cannot be in a composite usage.`,
    `Define a qualified usage and name it in parentheses. ${SKIPPED}`,
  ),
  'composite-nesting': findingText(
    'A composite usage cannot contain another',
    ({ name }) => `(${name}) is a composite usage inside another.`,
    'A composite consists only of standard and qualified usages, so this part has no effect.',
  ),
  'set-nesting': findingText(
    'A resource set cannot contain another',
    ({ text }) => `${text} is a set inside a set.`,
    `A set contains only path patterns. ${SKIPPED}`,
  ),
  'definition-order': findingText(
    'The usage is defined below this line',
    ({ name }) => `(${name}) is used here before it is defined.`,
    'A definition belongs before the lines that use it.',
  ),
  'definition-after-record': findingText(
    'A definition below a record has no effect',
    ({ name }) => `${name} is defined below a record.`,
    'Definitions belong before the first record; this one has no effect.',
  ),
  'wrapped-definition': findingText(
    'A definition must be on one line',
    ({ name }) => `${name} has no value on its line.`,
    'A field must be on one line. The specification wraps long fields only to fit the printed page.',
  ),
  'bad-version': findingText(
    'The ACAP version is not valid',
    ({ version }) => (version === '' ? 'The version is missing.' : `${version} is not a version.`),
    'A version looks like 1.1. As written, the file counts as version 1.0.',
  ),
  'version-needs-space': findingText(
    'A space is missing before the version',
    () => 'A space is missing before the version.',
    'The printed grammar requires one here, and only here.',
  ),
  'version-newer': findingText(
    'The version is newer than ACAP 1.1',
    ({ version }) => `Version ${version} is newer than 1.1, the last one that Gatepost knows.`,
    'Gatepost cannot interpret what the version may have added.',
  ),
  'version-unsupported': findingText(
    'The ACAP version is not supported',
    ({ version }) => `Gatepost does not know version ${version}.`,
    'Only 1.0 and 1.1 were published. Gatepost reads no field of this file.',
  ),
  'feature-newer-than-version': findingText(
    'The line needs ACAP version 1.1',
    ({ text, isStated }) =>
      `${text} needs version 1.1, but the file states ${isStated ? 'an older one' : 'no version'}.`,
    'Crawlers ignore the whole field, and a broader permission may apply instead.',
  ),
  'version-misplaced': findingText(
    'The version is not the first ACAP line',
    ({ name }) => `${name} is not the first ACAP field.`,
    'Crawlers do not read a version below a definition or a record.',
  ),
  'duplicate-version': findingText(
    'A second version line has no effect',
    ({ name }) => `${name} appears a second time.`,
    'The first one counts.',
  ),
  'comment-version-mismatch': findingText(
    'The comment and the version line differ',
    ({ comment, field }) => `The comment has version ${comment}, but the field has ${field}.`,
    'The version in the field counts.',
  ),
  'version-in-comment': findingText(
    'The version is only in a comment',
    ({ version }) => `This line is a comment, so the file has no version line: ${version} is not read.`,
    'Without a version line, crawlers read the file as 1.0.',
  ),
  'missing-acap-comment': findingText(
    'The ##ACAP comment is missing',
    () => 'The file has no comment that announces ACAP.',
    'The specification recommends ##ACAP version= as the first line.',
  ),
  'ignore-conventional-colon': findingText(
    'The directive cannot have a colon or a value',
    () => 'The directive to ignore conventional records cannot have a colon or a value.',
    SKIPPED,
  ),
  'ignore-conventional-late': findingText(
    'The directive belongs above the definitions',
    ({ name }) => `${name} is below a definition.`,
    'It belongs before the definitions.',
  ),
  'ignore-conventional-misplaced': findingText(
    'The directive has no effect below a record',
    ({ name }) => `${name} is below a record.`,
    'It belongs before the definitions; here it has no effect.',
  ),
  'bad-crawler-name': findingText(
    'The crawler name is not valid',
    ({ name }) => `${name} is not a valid crawler name.`,
    `A name begins with a letter and is in ASCII; * alone means any crawler. ${SKIPPED}`,
  ),
  'crawler-name-wildcard': findingText(
    'The * in a crawler name is not a wildcard',
    ({ name }) => `The * in ${name} is an ordinary character.`,
    'A * is a wildcard only if it is the whole name.',
  ),
  'crawler-name-start': findingText(
    'The crawler name begins with a digit',
    ({ name }) => `${name} begins with a digit.`,
    'The grammar does not allow such names, so some crawlers may not recognize their own name.',
  ),
  'any-crawler-not-alone': findingText(
    'A record for * cannot name other crawlers',
    () => 'A record for any crawler also names other crawlers.',
    'A record for * cannot have other names.',
  ),
  'orphan-field': findingText(
    'A field above the first crawler has no effect',
    ({ name }) => `${name} is above the first crawler line.`,
    'It does not belong to a record and has no effect.',
  ),
  'empty-record': findingText(
    'The record is empty',
    ({ name }) => `The record of ${name} is empty.`,
    'A record needs at least one field for its crawlers.',
  ),
  'empty-subrecord': findingText(
    'No field follows the purpose',
    ({ purpose }) => `No field follows the purpose ${purpose}.`,
    'The fields for a purpose belong below it; without any, the purpose has no effect.',
  ),
  'reference-not-alone': findingText(
    'A record with a reference has other fields',
    ({ name }) => `${name} shares a record with a reference.`,
    'A record with a reference cannot contain anything else; the later line has no effect.',
  ),
  'reference-chain': findingText(
    'A referenced file refers to another',
    ({ locator, inner }) => `${locator} in turn refers to ${inner}.`,
    'A referenced file may not refer to another one. Until this is corrected, every usage counts as prohibited.',
  ),
  'reference-missing': findingText(
    'The referenced file is missing',
    ({ locator }) => `${locator} is not among the files of this site.`,
    'Its permissions are not known: until you add the file, every usage counts as prohibited.',
  ),
  'action-in-subrecord': findingText(
    'A request below a purpose has no effect',
    ({ name }) => `${name} is below a usage purpose.`,
    'A request belongs to the whole record; below a purpose, it has no effect.',
  ),
  'bad-action': findingText(
    'ACAP has no such request',
    ({ action }) => `${action} is not a request.`,
    'The requests are take-down and re-crawl.',
  ),
  'wildcard-in-locator': findingText(
    'The address cannot have a wildcard',
    ({ text }) => `${text} has a wildcard.`,
    `A request or reference applies to one resource. ${SKIPPED}`,
  ),
  'locator-no-leading-slash': findingText(
    'The address does not begin with a slash',
    ({ text }) => `${text} does not begin with a slash.`,
    'It is read from the root of the site, so it should be written that way.',
  ),
  'dollar-not-last': findingText(
    'A $ is allowed only at the end of a path',
    ({ text }) => `${text} has a $ that is not its last character.`,
    `A $ marks the end of a path; a dollar sign in a path is written %24. ${SKIPPED}`,
  ),
  'pattern-bad-char': findingText(
    'The path has a character that is not allowed',
    ({ text }) => `${text} has characters that a path cannot contain.`,
    `They are percent-encoded. ${SKIPPED}`,
  ),
  'pattern-absolute-uri': findingText(
    'The line needs a path, not a full URL',
    ({ text }) => `${text} is a full URL where a path belongs.`,
    SKIPPED,
  ),
  'pattern-network-path': findingText(
    'The path begins with two slashes',
    ({ text }) => `${text} begins with two slashes, like a host.`,
    'No path of the site begins that way.',
  ),
  'pattern-no-leading-slash': findingText(
    'The path does not begin with a slash',
    ({ text }) => `${text} does not begin with a slash or *.`,
    'Every path begins with a slash, so this pattern never matches.',
  ),
  'pattern-query': findingText(
    'The ACAP grammar has no queries in paths',
    ({ text }) => `${text} has a question mark.`,
    'The printed grammar has no queries, but crawlers commonly compare them.',
  ),
  'pattern-trailing-star': findingText(
    'The * at the end matches nothing more',
    ({ text }) => `${text} ends with a wildcard.`,
    'It matches nothing more, but it makes the pattern count as narrower.',
  ),
  'hash-in-value': findingText(
    'A # cuts the value',
    ({ value }) => `The number sign after ${value} begins a comment.`,
    'Everything from there on is cut off. A number sign in a value is written %23.',
  ),
  'conflict-tie': findingText(
    'The same usage is permitted and prohibited',
    ({ usage, pattern, line }) =>
      `For ${pattern}, one of this line and line ${line} permits ${usage} and the other prohibits it.`,
    'Neither path is narrower, so the usage is always prohibited.',
  ),
  'permission-tie-qualifiers': findingText(
    'Permitted twice with different qualifiers',
    ({ usage, pattern, line }) => `Line ${line} permits ${usage} for ${pattern} with other qualifiers.`,
    'All qualifiers for one usage of one resource belong in one field; the specification does not combine fields.',
  ),
  'dollar-star-scope': findingText(
    'A path with a wildcard overrides one with $',
    ({ usage, pattern, other, line }) =>
      `For ${usage}, ${pattern} overlaps with ${other} of line ${line}, and the wildcard wins.`,
    'The rules treat a pattern with a wildcard as narrower than one with an end mark, although the end mark limits it to a single path.',
  ),
  'scope-incomparable': findingText(
    'Two paths overlap, and neither is narrower',
    ({ usage, pattern, other, line }) =>
      `For ${usage}, ${pattern} and ${other} of line ${line} cannot be compared.`,
    'Where both match, the usage is prohibited.',
  ),
  'basic-derived-overlap': findingText(
    'The line conflicts with one about present',
    ({ usage, pattern, other, line }) =>
      `${usage} for ${pattern} conflicts with the usage present for ${other} on line ${line}.`,
    'The narrower path decides, not the narrower usage.',
  ),
  'shadowed-by-named': findingText(
    'The line does not apply to a named crawler',
    ({ usage, pattern, name, line }) =>
      `${name} has its own field for ${usage} on line ${line}, so ${pattern} does not apply to it.`,
    'A field for a named crawler overrides those for any crawler, whatever their paths.',
  ),
  'needs-crawl': findingText(
    'A usage is permitted, but crawling is not',
    ({ usage, pattern, denied, line }) =>
      `${usage} is permitted for ${pattern}, but line ${line} prohibits crawling ${denied}.`,
    'The usage is not possible without crawling.',
  ),
  'copy-needs-preserve': findingText(
    'A copy is permitted, but not keeping it',
    ({ usage, pattern, denied, line }) =>
      `${usage} is permitted for ${pattern}, but line ${line} prohibits preserving ${denied}.`,
    'A crawler may not keep a copy to show.',
  ),
  'conventional-after-acap': findingText(
    'ACAP crawlers ignore rules below ACAP records',
    ({ name }) => `${name} and the conventional lines with it are below the first ACAP record.`,
    'Crawlers that read ACAP ignore them there; other crawlers read them.',
  ),
  'conventional-conflict': findingText(
    'The rule conflicts with the ACAP records',
    ({ path, name, url }) =>
      `${path} conflicts with the ACAP records on whether ${name === '' ? 'any crawler' : name} may crawl ${url}.`,
    'The specification settles this only for equal patterns, so the result depends on the crawler.',
  ),
  'no-records': findingText(
    'The file announces ACAP but has no records',
    ({ text }) => `${text} announces ACAP, but no record follows.`,
    'Without a record, nothing is permitted or prohibited.',
  ),
});

const issueWords: { readonly [Code in IssueCode]: FindingText<IssueValues[Code]> } = acapFindingWords;

/** What is wrong with a line, for a place that has no finding. */
export const acapIssueMessage = <Code extends IssueCode>({
  code,
  values,
}: Pick<IssueOf<Code>, 'code' | 'values'>): string => issueWords[code].message(values);
