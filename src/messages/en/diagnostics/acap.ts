// The findings of ACAP 1.1 in English: one row per code.
import type { AcapCode } from '../../../core/formats/acap/diagnostics/inspector.ts';
import { type FindingWords, type FixWords, findingRow } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { number } from '../counts.ts';

// What the fixes of ACAP do, in English: one row per code of a fix.
const first =
  (text: (word: string) => string): FixWords =>
  (words) =>
    text(words[0] ?? '');

export const acapFixWords: Readonly<Record<string, FixWords>> = inLanguage('acapFixWords', {
  'insert-colon': () => 'Insert the colon',
  'remove-blanks': () => 'Remove the spaces',
  'insert-blank': () => 'Insert a space',
  'remove-line': () => 'Remove the line',
  'remove-that-line': first((line) => `Remove line ${line}`),
  'replace-word': first((word) => `Write ${word}`),
  'use-local-usage': first((name) => `Use the local usage (${name})`),
  'insert-root': () => 'Say that it is about all resources: /',
  'make-resource-set': first((name) => `Make a resource set ${name} of the paths`),
  'encode-blanks': first((word) => `Encode the spaces: ${word}`),
  'encode-characters': first((word) => `Percent-encode: ${word}`),
  'part-comment': () => 'Insert a space before the comment',
  'set-version': () => 'Write version 1.1',
  'remove-colon': () => 'Remove what is after the directive',
  'prepend-slash': first((word) => `Begin with a slash: ${word}`),
  'path-only': first((word) => `Keep the path only: ${word}`),
  'one-star': first((word) => `Keep one wildcard: ${word}`),
  'without-star': first((word) => `Remove the wildcard at the end: ${word}`),
  'append-dollar': first((word) => `Mark the end of the path: ${word}`),
  'swap-ends': first((word) => `Swap the ends of the range: ${word}`),
  'invert-mask': first((word) => `Turn the mask round: ${word}`),
  'wildcard-mask': first((word) => `Write a wildcard mask: ${word}`),
  'move-qualifier': first((usage) => `Move it to a permission for ${usage}`),
  'join-list': () => 'Remove the spaces in the list',
  'prefix-role': first((word) => `Write the role: ${word}`),
  disallow: () => 'Write a prohibition instead',
  'remove-qualifier': (words) => `Remove ${words.join(' and ')}`,
  'remove-qualifiers': first((text) => `Remove ${text}`),
  'keep-only': first((text) => `Keep only ${text}`),
  'make-list': first((value) => `Name all of them in one list: ${value}`),
  rename: first((name) => `Rename to ${name}`),
  'prohibit-standard': (words) => `Prohibit ${words.join(', ')}`,
  'move-to-definition': first((name) => `Move the qualifiers into the definition of ${name}`),
  'add-terms': first((text) => `Add ${text}`),
  'remove-part': first((name) => `Remove ${name}`),
  'permit-with': () => 'Turn it into a permission with these restrictions',
  inline: first((text) => `Write out what it stands for: ${text}`),
  'extract-definition': first((name) => `Define it as ${name}`),
  'join-lines': () => 'Join the lines',
  define: first((text) => `Define it: ${text}`),
  'move-above': first((name) => `Move the definition of ${name} above this one`),
  'move-line': () => 'Move the line to its place',
  'move-up': () => 'Move them above the first ACAP record',
  'add-crawler': () => 'Make a record for any crawler of it',
  'split-record': () => 'Make two records of it',
  'remove-empty': () => 'Remove it',
  'insert-line': first((text) => `Insert ${text}`),
  'add-version': () => 'Add ACAP-version: 1.1',
  'raise-version': () => 'Raise the version to 1.1',
  'merge-fields': first((line) => `Put all qualifiers into line ${line}`),
  'allow-crawl': first((path) => `Permit crawling ${path}`),
  'mirror-rule': first((text) => `Say the same on the other side: ${text}`),
  'ignore-conventional': () => 'Tell ACAP crawlers to ignore conventional records',
});

const PROHIBITS = 'Crawlers have to read a permission that they cannot interpret as a prohibition.';
const SKIPPED = 'The line has no effect as it is written.';

export const acapFindingWords: { readonly [Code in AcapCode]: FindingWords } = inLanguage(
  'acapFindingWords',
  {
    'missing-colon': findingRow(
      'Missing colon',
      (name) => `${name} has no colon behind it.`,
      `Every field but the directive to ignore conventional records has one. ${SKIPPED}`,
    ),
    'space-before-colon': findingRow(
      'Space before colon',
      () => 'There is a space before the colon.',
      'The grammar has no space there; some crawlers may not recognise the field.',
    ),
    'leading-whitespace': findingRow(
      'Leading whitespace',
      () => 'The field does not begin at the start of its line.',
      'The grammar has no space there; some crawlers may not recognise the field.',
    ),
    'unknown-field': findingRow('Unknown field', (name) => `${name} is not a field of ACAP.`, SKIPPED),
    'unknown-usage': findingRow(
      'Unknown usage',
      (usage) => `${usage} is not a usage type.`,
      'There are fourteen standard usages. A usage that this file defines is written in parentheses.',
    ),
    'empty-value': findingRow('Empty value', (name) => `${name} has no value.`, SKIPPED),
    'empty-resource': findingRow(
      'Empty resource',
      () => 'The field does not say which resources it is about.',
      'Unlike an empty Disallow, this does not mean "nothing": the line has no effect at all.',
    ),
    'extra-token': findingRow(
      'Extra token',
      (word) => `${word} is one value too many.`,
      'A field takes one value, and a value has no spaces. Several paths go into a resource set.',
    ),
    'bad-qualifier-syntax': findingRow(
      'Bad qualifier syntax',
      (word) => `${word} is not a qualifier.`,
      `Qualifiers have the form type=value, and lists have no spaces. ${SKIPPED}`,
    ),
    'unknown-qualifier': findingRow(
      'Unknown qualifier',
      (type) => `${type} is not a qualifier of ACAP.`,
      PROHIBITS,
    ),
    'qualifier-not-applicable': findingRow(
      'Qualifier not applicable',
      (type, usage) => `${type} cannot qualify ${usage}.`,
      PROHIBITS,
    ),
    'qualifier-usage-disputed': findingRow(
      'Qualifier usage disputed',
      (type, usage) => `The specification is of two minds whether ${type} may qualify ${usage}.`,
      'The section about the qualifier and the checklist of Annex A differ. Here it is accepted.',
    ),
    'bad-qualifier-value': findingRow(
      'Bad qualifier value',
      (value, type) => `${value} is not a value of ${type}.`,
      PROHIBITS,
    ),
    'qualifier-value-chars': findingRow(
      'Qualifier value chars',
      (value) => `${value} has characters that no value can hold.`,
      'Quotes, spaces and letters beyond ASCII are percent-encoded in a value.',
    ),
    'qualifier-spacing': findingRow(
      'Qualifier spacing',
      (text) => `${text} has spaces around the equals sign.`,
      'The grammar takes them, but it is better to write type=value.',
    ),
    'until-recrawl-alias': findingRow(
      'Until recrawl alias',
      () => 'The keyword is until-recrawled; until-recrawl is in one example of the specification only.',
      'Crawlers that go by the grammar do not know the short form.',
    ),
    'zero-limit': findingRow(
      'Zero limit',
      (value) => `${value} permits nothing.`,
      'A prohibition says the same and can be understood by every crawler.',
    ),
    'expired-date': findingRow(
      'Expired date',
      (date) => `The permission ended on ${date}.`,
      'What it permitted is not permitted any more.',
    ),
    'time-limit-third': findingRow(
      'Time limit third',
      (text) => `${text} is a third time limit and does not count.`,
      'Only the first two limits of a field are read.',
    ),
    'time-limit-combo': findingRow(
      'Time limit combo',
      (text) => `${text} does not count beside the limit before it.`,
      'Two limits count together only if they are of different kinds; the earlier moment ends the permission.',
    ),
    'time-limit-plus-not-alone': findingRow(
      'Time limit plus not alone',
      (text) => `${text} does not count beside another limit.`,
      'The terms of a PLUS licence only count as the one limit of a field.',
    ),
    'old-until-recrawled': findingRow(
      'Old until recrawled',
      () =>
        'An old version only exists after the page was crawled again, so until-recrawled permits nothing.',
      'A number of days can be counted for old versions too.',
    ),
    'single-qualifier-repeated': findingRow(
      'Single qualifier repeated',
      (text) => `${text} does not count: only the first qualifier of its type does.`,
      'A field takes this qualifier once.',
    ),
    'modification-dominated': findingRow(
      'Modification dominated',
      (text) => `${text} does not count beside a value that covers all.`,
      'If any or plus-terms is among the prohibited modifications, the others are ignored.',
    ),
    'modification-redundant': findingRow(
      'Modification redundant',
      (text) => `${text} is covered by another prohibited modification.`,
      'Changes of content include translation and structure; changes of appearance include style.',
    ),
    'context-contradiction': findingRow(
      'Context contradiction',
      (text) => `${text} demands the frame that the same field prohibits.`,
      PROHIBITS,
    ),
    'original-in-frame': findingRow(
      'Original in frame',
      (text) => `${text} is on the original, which is normally shown in a frame.`,
      'An aggregator that can only show originals in a frame may not show them at all.',
    ),
    'rulesref-not-alone': findingRow(
      'Rulesref not alone',
      (text) => `${text} does not count beside other target conditions.`,
      'Rules by reference only count as the one condition of a field.',
    ),
    'ip-range-reversed': findingRow(
      'IP range reversed',
      (value) => `A range in ${value} ends before it begins.`,
      'It holds no address, so no crawler is inside it.',
    ),
    'ip-mask-netmask': findingRow(
      'IP mask netmask',
      (value) => `A mask in ${value} looks like a netmask.`,
      'In ACAP the bits of a mask that are 1 are free: it is a wildcard mask, the opposite of a netmask.',
    ),
    'ip-cidr': findingRow(
      'IP CIDR',
      (value) => `${value} has a prefix length.`,
      `ACAP describes wildcard masks only. ${PROHIBITS}`,
    ),
    'ip-v6': findingRow(
      'IPv6 address',
      (value) => `${value} has an IPv6 address.`,
      'The specification only shows IPv4; not every crawler will read it.',
    ),
    'country-code-unknown': findingRow(
      'Country code unknown',
      (value) => `${value} has a code that is not a country of ISO 3166.`,
      'No crawler is in a country that does not exist. The United Kingdom is GB.',
    ),
    'country-lists-conflict': findingRow(
      'Country lists conflict',
      (text) => `${text} is beside a list of the other kind.`,
      'A list of permitted countries already prohibits all others: both lists together can only prohibit more.',
    ),
    'role-without-prefix': findingRow(
      'Role without prefix',
      (value) => `${value} is read as a relative address, not as a role.`,
      'Roles are written the-acap:role:locator.',
    ),
    'extract-on-non-html': findingRow(
      'Extract on non HTML',
      (pattern, text) => `${pattern} is not an HTML page, but ${text} names a part of one.`,
      'Elements and META tags can only be found in HTML.',
    ),
    'aux-resource-not-crawlable': findingRow(
      'Aux resource not crawlable',
      (uri, name) => `${uri} may not be crawled by ${name === '*' ? 'any crawler' : name}.`,
      'The crawler may not fetch the resource that the permission tells it to use.',
    ),
    'cloaking-risk': findingRow(
      'Cloaking risk',
      (text) => `${text} makes the index say something else than the page.`,
      'Some operators take that for cloaking and refuse it without an agreement.',
    ),
    'prohibition-qualified': findingRow(
      'Prohibition qualified',
      (text) => `A prohibition has no qualifiers, but this one has ${text}.`,
      `"Prohibited unless" is written as a permission with restrictions. ${SKIPPED}`,
    ),
    'prohibition-local-usage': findingRow(
      'Prohibition local usage',
      (name) => `(${name}) cannot be prohibited: it is a local usage.`,
      `A prohibition names a standard usage. ${SKIPPED}`,
    ),
    'local-usage-qualified': findingRow(
      'Local usage qualified',
      (text) => `${text} cannot follow a local usage.`,
      `Its qualifiers belong into its definition. ${SKIPPED}`,
    ),
    'other-unqualified': findingRow(
      'Other unqualified',
      () => 'Other usages are permitted here without usage-ref.',
      'They can only be permitted together with a reference to their terms. Without it the permission has no effect.',
    ),
    'bad-local-name': findingRow(
      'Bad local name',
      (name) => `${name} is not a name for a usage.`,
      'Names begin with a letter; then come letters, digits, hyphens, underscores and full stops.',
    ),
    'bad-set-name': findingRow(
      'Bad set name',
      (name) => `${name} is not a name for a resource set.`,
      'Names begin with a letter; then come letters, digits, hyphens, underscores and full stops.',
    ),
    'bad-resource-set-ref': findingRow(
      'Bad resource set ref',
      (word) => `${word} is not a reference to a resource set.`,
      `The form is the-acap:resource-set:name. ${SKIPPED}`,
    ),
    'undefined-local-usage': findingRow(
      'Undefined local usage',
      (name) => `The usage (${name}) is not defined.`,
      'The field does nothing.',
    ),
    'undefined-resource-set': findingRow(
      'Undefined resource set',
      (name) => `The resource set ${name} is not defined.`,
      'The field matches nothing.',
    ),
    'unused-definition': findingRow(
      'Unused definition',
      (name) => `${name} is defined and never used.`,
      'It has no effect.',
    ),
    'duplicate-name': findingRow(
      'Duplicate name',
      (name) => `${name} is defined above already.`,
      'The first definition counts; this one has no effect.',
    ),
    'local-name-shadows-standard': findingRow(
      'Local name shadows standard',
      (name) => `${name} is also the name of a standard usage.`,
      'Parentheses keep the two apart, but readers of the file may not.',
    ),
    'definition-no-qualifiers': findingRow(
      'Definition no qualifiers',
      (name) => `The definition of ${name} has no qualifier.`,
      `A qualified usage has at least one. ${SKIPPED}`,
    ),
    'definition-incomplete': findingRow(
      'Definition incomplete',
      (name) => `The definition of ${name} has nothing but a name.`,
      SKIPPED,
    ),
    'definition-base-local': findingRow(
      'Definition base local',
      (word) => `${word} cannot be qualified: it is a local usage.`,
      `A qualified usage rests on a standard one. ${SKIPPED}`,
    ),
    'composite-qualified': findingRow(
      'Composite qualified',
      (word) => `${word} cannot be in a composite usage.`,
      `Define a qualified usage and name it in parentheses. ${SKIPPED}`,
    ),
    'composite-nesting': findingRow(
      'Composite nesting',
      (name) => `(${name}) is a composite usage inside another.`,
      'A composite is made of standard and qualified usages only; this part does nothing.',
    ),
    'set-nesting': findingRow(
      'Set nesting',
      (word) => `${word} is a set inside a set.`,
      `A set holds path patterns only. ${SKIPPED}`,
    ),
    'definition-order': findingRow(
      'Definition order',
      (name) => `(${name}) is used here before it is defined.`,
      'Write a definition before the lines that rely on it.',
    ),
    'definition-after-record': findingRow(
      'Definition after record',
      (name) => `${name} is defined below a record.`,
      'Definitions belong before the first record; this one has no effect.',
    ),
    'wrapped-definition': findingRow(
      'Wrapped definition',
      (name) => `${name} has no value in its line.`,
      'A field is one line; the specification breaks long ones only in print.',
    ),
    'bad-version': findingRow(
      'Bad version',
      (value) => (value === '' ? 'The version is missing.' : `${value} is not a version.`),
      'Versions look like 1.1. As it is, the file counts as version 1.0.',
    ),
    'version-needs-space': findingRow(
      'Version needs space',
      () => 'A space is missing before the version.',
      'The printed grammar asks for one here, and only here.',
    ),
    'version-newer': findingRow(
      'Version newer',
      (version) => `Version ${version} is newer than the last one known here, 1.1.`,
      'What it may have added is read as something that cannot be interpreted.',
    ),
    'version-unsupported': findingRow(
      'Version unsupported',
      (version) => `Version ${version} is not known here.`,
      'Only 1.0 and 1.1 were published. No field of this file is read.',
    ),
    'version-missing': findingRow(
      'Version missing',
      (text) => `${text} came with version 1.1, and the file does not say that it is in that version.`,
      'Crawlers ignore the whole field, and a broader permission may hold instead.',
    ),
    'feature-newer-than-version': findingRow(
      'Feature newer than version',
      (text) => `${text} came with version 1.1, and the file says that it is in an older one.`,
      'Crawlers ignore the whole field, and a broader permission may hold instead.',
    ),
    'version-misplaced': findingRow(
      'Version misplaced',
      (name) => `${name} is not the first field of ACAP.`,
      'Below a definition or a record the version is not read.',
    ),
    'duplicate-version': findingRow(
      'Duplicate version',
      (name) => `${name} is here a second time.`,
      'The first one counts.',
    ),
    'comment-version-mismatch': findingRow(
      'Comment version mismatch',
      (comment, field) => `The comment says version ${comment}, the field says ${field}.`,
      'The field counts.',
    ),
    'missing-acap-comment': findingRow(
      'Missing ACAP comment',
      () => 'The file has no comment that announces ACAP.',
      'The specification recommends ##ACAP version= as the first line.',
    ),
    'ignore-conventional-colon': findingRow(
      'Ignore conventional colon',
      () => 'The directive to ignore conventional records has neither colon nor value.',
      SKIPPED,
    ),
    'ignore-conventional-late': findingRow(
      'Ignore conventional late',
      (name) => `${name} is below a definition.`,
      'It belongs before the definitions.',
    ),
    'ignore-conventional-misplaced': findingRow(
      'Ignore conventional misplaced',
      (name) => `${name} is below a record.`,
      'It belongs before the definitions; here it has no effect.',
    ),
    'duplicate-ignore-conventional': findingRow(
      'Duplicate ignore conventional',
      (name) => `${name} is here a second time.`,
      'Once is enough.',
    ),
    'bad-crawler-name': findingRow(
      'Bad crawler name',
      (name) => `${name} is not a name of a crawler.`,
      `Names begin with a letter and are in ASCII; * alone means any crawler. ${SKIPPED}`,
    ),
    'crawler-name-wildcard': findingRow(
      'Crawler name wildcard',
      (name) => `The * in ${name} is a character like any other.`,
      'A wildcard is only the whole name.',
    ),
    'crawler-name-start': findingRow(
      'Crawler name start',
      (name) => `${name} begins with a digit.`,
      'The grammar has no such names; some crawlers may not see themselves named.',
    ),
    'crawler-name-short': findingRow(
      'Crawler name short',
      (name) => `${name} is a very short name.`,
      'It may be part of other names, for crawlers that look for parts of names.',
    ),
    'any-crawler-not-alone': findingRow(
      'Any crawler not alone',
      () => 'A record for any crawler names others as well.',
      '* is alone in its record.',
    ),
    'duplicate-crawler': findingRow(
      'Duplicate crawler',
      (name) => `${name} is named twice in this record.`,
      'Once is enough.',
    ),
    'orphan-field': findingRow(
      'Orphan field',
      (name) => `${name} is before the first crawler.`,
      'It belongs to no record and has no effect.',
    ),
    'empty-record': findingRow(
      'Empty record',
      (name) => `The record of ${name} is empty.`,
      'A record says something to its crawlers.',
    ),
    'empty-subrecord': findingRow(
      'Empty subrecord',
      (purpose) => `No field follows the purpose ${purpose}.`,
      'A purpose is followed by what holds for it.',
    ),
    'reference-not-alone': findingRow(
      'Reference not alone',
      (name) => `${name} shares a record with a reference.`,
      'A record with a reference holds nothing else; the later line has no effect.',
    ),
    'reference-chain': findingRow(
      'Reference chain',
      (locator, inner) => `${locator} refers on to ${inner}.`,
      'A file that is referred to may not refer to another; that one is not read.',
    ),
    'reference-cross-origin': findingRow(
      'Reference cross origin',
      (locator) => `${locator} is on another server.`,
      'Its owner controls part of your policy.',
    ),
    'reference-missing': findingRow(
      'Reference missing',
      (locator) => `${locator} is not among the files of this site here.`,
      'What it permits is not known: until the file is added, every usage counts as prohibited.',
    ),
    'action-in-subrecord': findingRow(
      'Action in subrecord',
      (name) => `${name} is below a usage purpose.`,
      'Requests belong to the whole record; here it has no effect.',
    ),
    'bad-action': findingRow(
      'Bad action',
      (action) => `${action} is nothing that can be requested.`,
      'Requests are take-down and re-crawl.',
    ),
    'stale-action': findingRow(
      'Stale action',
      (action, path, since) => `The request ${action} for ${path} has been here since ${since}.`,
      'A request is taken out of the file once it is done.',
    ),
    'wildcard-in-locator': findingRow(
      'Wildcard in locator',
      (word) => `${word} has a wildcard.`,
      `A request or reference is about one resource. ${SKIPPED}`,
    ),
    'locator-no-leading-slash': findingRow(
      'Locator no leading slash',
      (word) => `${word} does not begin with a slash.`,
      'It is read from the root of the site, so it should be written that way.',
    ),
    'dollar-not-last': findingRow(
      'Dollar not last',
      (word) => `${word} has a $ that is not its last character.`,
      `$ marks the end of a path; a dollar sign in a path is written %24. ${SKIPPED}`,
    ),
    'pattern-bad-char': findingRow(
      'Pattern bad char',
      (word) => `${word} has characters that no path can hold.`,
      `They are percent-encoded. ${SKIPPED}`,
    ),
    'pattern-absolute-uri': findingRow(
      'Pattern absolute URI',
      (word) => `${word} is a whole address where a path belongs.`,
      SKIPPED,
    ),
    'pattern-network-path': findingRow(
      'Pattern network path',
      (word) => `${word} begins with two slashes, as a host does.`,
      'No path of the site begins that way.',
    ),
    'pattern-no-leading-slash': findingRow(
      'Pattern no leading slash',
      (word) => `${word} begins with neither a slash nor *.`,
      'Every path begins with a slash, so it never matches.',
    ),
    'pattern-query': findingRow(
      'Pattern query',
      (word) => `${word} has a question mark.`,
      'The printed grammar has no queries, but crawlers commonly compare them.',
    ),
    'pattern-double-star': findingRow(
      'Pattern double star',
      (word) => `${word} has several wildcards in a row.`,
      'One matches the same.',
    ),
    'pattern-trailing-star': findingRow(
      'Pattern trailing star',
      (word) => `${word} ends in a wildcard.`,
      'It matches nothing more, but it makes the pattern count as narrower.',
    ),
    'pattern-extension-open': findingRow(
      'Pattern extension open',
      (word) => `${word} goes on behind the extension.`,
      'It also matches paths such as /a.gif.html; a $ at the end marks the end of the path.',
    ),
    'hash-in-value': findingRow(
      'Hash in value',
      (value) => `The number sign behind ${value} begins a comment.`,
      'Everything from there on is cut off. A number sign in a value is written %23.',
    ),
    'conflict-tie': findingRow(
      'Conflict tie',
      (usage, pattern, line) =>
        `${usage} is both permitted and prohibited for ${pattern}, as line ${line} shows.`,
      'Neither is narrower, so it is always prohibited.',
    ),
    'permission-tie-qualifiers': findingRow(
      'Permission tie qualifiers',
      (usage, pattern, line) => `${usage} for ${pattern} is permitted in line ${line} with other qualifiers.`,
      'All qualifiers for one usage of one resource belong into one field; the specification does not add fields up.',
    ),
    'duplicate-field': findingRow(
      'Duplicate field',
      (name, line) => `${name} says again what line ${line} says.`,
      'Once is enough.',
    ),
    'dollar-star-scope': findingRow(
      'Dollar star scope',
      (usage, pattern, other, line) =>
        `For ${usage}, ${pattern} meets ${other} of line ${line}, and the wildcard wins.`,
      'By the rules a pattern with a wildcard is narrower than one with an end mark, although that matches a single path.',
    ),
    'scope-incomparable': findingRow(
      'Scope incomparable',
      (usage, pattern, other, line) =>
        `For ${usage}, ${pattern} and ${other} of line ${line} cannot be compared.`,
      'Where both match, it is prohibited.',
    ),
    'basic-derived-overlap': findingRow(
      'Basic derived overlap',
      (usage, pattern, other, line) =>
        `${usage} for ${pattern} disagrees with present for ${other} in line ${line}.`,
      'The narrower path decides, not the narrower usage.',
    ),
    'shadowed-by-named': findingRow(
      'Shadowed by named',
      (usage, pattern, name, line) =>
        `${name} has its own field for ${usage} in line ${line}, so ${pattern} does not hold for it.`,
      'A field for a crawler by name comes before those for any crawler, whatever their paths.',
    ),
    'needs-crawl': findingRow(
      'Needs crawl',
      (usage, pattern, denied, line) =>
        `${usage} is permitted for ${pattern}, but line ${line} prohibits crawling ${denied}.`,
      'Without crawling it cannot happen.',
    ),
    'copy-needs-preserve': findingRow(
      'Copy needs preserve',
      (usage, pattern, denied, line) =>
        `${usage} is permitted for ${pattern}, but line ${line} prohibits preserving ${denied}.`,
      'No copy may be kept that could be shown.',
    ),
    'conventional-after-acap': findingRow(
      'Conventional after ACAP',
      (name) => `${name} and the conventional lines with it are below the first ACAP record.`,
      'Crawlers that read ACAP ignore them there; other crawlers read them.',
    ),
    'conventional-conflict': findingRow(
      'Conventional conflict',
      (path, name, url) =>
        `${path} disagrees with the ACAP records about crawling ${url} by ${name === '*' ? 'any crawler' : name}.`,
      'The specification settles this only for equal patterns, so the result depends on the crawler.',
    ),
    'no-records': findingRow(
      'No records',
      (text) => `${text} announces ACAP, but no record follows.`,
      'Without a record nothing is permitted or prohibited.',
    ),
    'file-too-long': findingRow(
      'Line too long',
      (what, count) =>
        what === 'file'
          ? `The file has ${number(Number(count))} bytes.`
          : `The line has ${number(Number(count))} characters.`,
      'The specification sets no limit; some crawlers stop after 500 KiB, or cut long lines.',
    ),
  },
);
