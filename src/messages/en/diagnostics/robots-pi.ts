// The findings of documents in English: one row per code, and what their fixes do.
import type { UnusedDirective } from '../../../core/catalogue/robots-tag-directives.ts';
import type { ValuesOf } from '../../../core/diagnostics/define-checks.ts';
import type { PiFixes } from '../../../core/formats/robots-pi/diagnostics/check-context.ts';
import type { PiKinds } from '../../../core/formats/robots-pi/diagnostics/inspector.ts';
import type { XmlProblemCode } from '../../../core/syntax/xml/well-formed.ts';
import { type FindingTexts, type FixTexts, findingText as row } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { listAll } from '../counts.ts';
import { faultWords } from '../steps.ts';
import { closedSentence, closedWhy } from './closed-noindex.ts';

/** Why an XML parser stops. */
export const xmlProblemWords: { readonly [Code in XmlProblemCode]: string } = inLanguage('xmlProblemWords', {
  unterminated: 'this is never closed',
  'stray-character': 'this character is not allowed here',
  'missing-space': 'a space is missing here',
  'missing-quotes': 'a value is without quotes',
  'missing-value': 'an attribute has no value',
  'bad-name': 'this is not a name',
  'bad-reference': 'an ampersand does not begin a reference',
  'unknown-entity': 'this entity is not declared',
  'bad-character': 'XML does not allow this character',
  'bad-declaration': 'the XML declaration is not valid',
  'bad-doctype': 'this is not allowed in a document type',
  'declaration-not-first': 'an XML declaration is allowed only at the very start',
  'double-hyphen': 'a comment contains two hyphens',
  'duplicate-attribute': 'an attribute appears twice',
  'less-than': 'a value has a less-than sign',
  'no-root': 'the document has no element',
  'outside-root': 'this is outside the one root element',
  'section-end': 'text contains ]]>',
  unclosed: 'this element is never closed',
  'wrong-end-tag': 'this does not close an open element',
});

const TAKEN_AS_ABSENT = 'A crawler that finds nothing may index the document and follow its links.';

/** What is wrong with a directive, in a META tag or in a header. */
export const directiveTexts = {
  unknown: row(
    'No operator documents the directive',
    ({ written, nearest }: ValuesOf<PiKinds['META-UNKNOWN']>) =>
      nearest
        ? `No operator documents ${written}; perhaps ${nearest} is meant.`
        : `No operator documents ${written}.`,
    'Crawlers ignore directives that they do not know.',
  ),
  date: row(
    'The date is missing or cannot be read',
    ({ date }: ValuesOf<PiKinds['META-DATE']>) =>
      date ? `${date} is not a date that Google can read.` : 'This directive has no date.',
    'Google reads RFC 822, RFC 850 and ISO 8601, such as 2027-01-31, and ignores other dates.',
  ),
  proposal: row(
    'The directive is only a proposal',
    ({ name, operator }: ValuesOf<PiKinds['META-PROPOSAL']>) =>
      `${name} is a proposal of ${operator}. No operator of a crawler documents that it follows it.`,
    'It says what you wish. To have an effect, use rules for AI crawlers in robots.txt, or directives that crawlers follow.',
  ),
  unused: row(
    'Some crawlers do not use the directive',
    ({ name, unusedBy, usedBy }: UnusedDirective) =>
      usedBy.length === 0
        ? `${listAll(unusedBy)} says that it does not use ${name}.`
        : `${listAll(unusedBy)} says that it does not use ${name}. It is for ${listAll(usedBy)}.`,
    'Operators have retired this directive, or never used it. It does no harm, and changes nothing for their crawlers.',
  ),
};

export const piFindingWords: FindingTexts<PiKinds> = inLanguage('piFindingWords', {
  P001: row(
    'The document has no robots instruction',
    ({ parser }) =>
      parser === 'html'
        ? 'The document has no robots META tag: it may be indexed and its links followed.'
        : 'The document has no robots instruction: it may be indexed and its links followed.',
    'If that is what you want, no instruction is needed; one shows that you intend it.',
  ),
  P002: row(
    'The robots instruction is not valid',
    ({ fault }) => `This robots instruction is not valid: ${faultWords[fault]}.`,
    'There are four valid forms. A crawler reports any other and does not obey it.',
  ),
  P003: row(
    'No robots instruction is valid',
    ({ count }) =>
      count === 1
        ? 'The only robots instruction is not valid: the document will be indexed and its links followed.'
        : `None of the ${count} robots instructions is valid: the document will be indexed and its links followed.`,
    'Without a valid instruction, crawlers act as if there were none.',
  ),
  P004: row(
    'The document has several robots instructions',
    ({ count }) => `The document has ${count} robots instructions; it should have one.`,
    'Crawlers obey the first valid one, wherever the others are.',
  ),
  P005: row(
    'The instruction contradicts an earlier one',
    () => 'This robots instruction contradicts an earlier one, so crawlers do not obey it.',
    'Only the first valid one counts.',
  ),
  P006: row(
    'The instruction is too late',
    () => 'The robots instruction is after text or links.',
    'A crawler that processes a document as it reads has already used them. The instruction belongs in the prolog, before the first element.',
  ),
  P007: row(
    'The name of the instruction must be lowercase',
    ({ target }) => `This instruction is for “${target}”; crawlers look for “robots”.`,
    'XML is case-sensitive, so crawlers do not read it.',
  ),
  P008: row(
    'The instruction is in a comment or in text',
    ({ where }) =>
      `This is not a robots instruction: it is in ${where === 'cdata' ? 'a CDATA section, which is text' : 'a comment'}.`,
    TAKEN_AS_ABSENT,
  ),
  P009: row(
    'The instruction is in an entity',
    () => 'This robots instruction is in the value of an entity.',
    'Crawlers whose XML parser does not validate may not see it, so Gatepost treats it as absent.',
  ),
  P011: row(
    'The instruction and the META tag differ',
    () => 'The robots instruction and the robots META tag differ.',
    'XML parsers obey the instruction and HTML parsers the META tag, so both must be the same.',
  ),
  P012: row(
    'No instruction matches the META tag',
    () => 'XML parsers do not obey this robots META tag, and no valid robots instruction matches it.',
    'Each parser obeys only its own kind; the other is not a fallback.',
  ),
  P013: row(
    'No META tag matches the instruction',
    () => 'HTML parsers do not read this robots instruction, and no robots META tag matches it.',
    'Each parser obeys only its own kind; the other is not a fallback.',
  ),
  P014: row(
    'The instruction is never closed',
    () => 'This robots instruction is never closed with ?>.',
    'The rest of the document becomes part of it.',
  ),
  P015: row(
    'The XML declaration is not first',
    () => 'The XML declaration is not at the very start of the document.',
    'Nothing may be before the declaration. An XML parser stops here.',
  ),
  P016: row(
    'The document is not well-formed XML',
    ({ problem }) => `The document is not well-formed XML: ${xmlProblemWords[problem]}.`,
    'An XML parser stops here. Gatepost reads the robots instructions that it can find.',
  ),
  P017: row(
    'The instruction is outside the document',
    () => 'This robots instruction is in a document type definition, not in a document.',
    'Crawlers that do not validate may never read it. Put the instruction into each document, before its content.',
  ),
  'META-UNKNOWN': directiveTexts.unknown,
  'META-CRAWLER-IN-CONTENT': row(
    'The content cannot name a crawler',
    ({ agent, directive }) =>
      `A META tag names its crawler in its name: <meta name="${agent}" content="${directive}">.`,
    'Only the header X-Robots-Tag has names of crawlers in its value. Crawlers ignore this directive.',
  ),
  'META-VALUE': row(
    'The value is not valid',
    ({ written, form, name }) =>
      form === 'none'
        ? `${name} takes no value; this says ${written}.`
        : form === 'limit'
          ? `${written} is not valid: ${name} takes a whole number, at least -1.`
          : `${written} is not valid: ${name} takes none, standard or large.`,
    'Crawlers ignore a directive whose value they cannot read.',
  ),
  'META-DATE': directiveTexts.date,
  'META-PROPOSAL': directiveTexts.proposal,
  'META-UNUSED': directiveTexts.unused,
  'META-CONTRADICTION': row(
    'Two directives contradict each other',
    ({ name, other }) => `${name} contradicts ${other}, which applies to the same crawler.`,
    'Google follows the more restrictive one, Yandex the one that permits.',
  ),
  'META-CLOSED': row(
    'The page is blocked, so noindex is not seen',
    ({ file, lines, agents, path }) => closedSentence({ file, lines, agents }, path),
    closedWhy,
  ),
  'META-IN-BODY': row(
    'The META tag is outside the head',
    ({ name }) => `This META tag ${name} is after the head of the document.`,
    'Google asks for it in the head. No operator documents what its crawler does with one in the body.',
  ),
  'META-TDM-VALUE': row(
    'The reservation is neither 0 nor 1',
    ({ value }) => (value ? `${value} is not a value of a reservation.` : 'This reservation has no value.'),
    'Only 1 (reserved) and 0 (not reserved) are defined. With any other value, nothing is said.',
  ),
  'META-TDM-POLICY': row(
    'The policy has no effect without a reservation',
    ({ name }) => `The document names a policy for text and data mining, but has no META tag ${name}.`,
    'A policy counts only where the rights are reserved.',
  ),
});

export const piFixWords: FixTexts<PiFixes> = inLanguage('piFixWords', {
  'insert-pi': ({ text }) => `Insert ${text}`,
  'rewrite-pi': ({ text }) => `Use ${text}`,
  'remove-other-pis': () => 'Delete the others',
  'remove-pi': () => 'Delete it',
  'move-to-prolog': () => 'Move it up to the prolog',
  'lower-target': () => 'Use “robots” in lowercase',
  'move-out': ({ text }) => (text ? `Move it out to the prolog, as ${text}` : 'Move it out to the prolog'),
  'copy-pi-to-meta': () => 'Copy the instruction to the META tag',
  'copy-meta-to-pi': ({ text }) => `Copy the META tag to the instruction: ${text}`,
  'insert-meta': () => 'Insert a matching META tag',
  'close-pi': () => 'Insert ?>',
  'declaration-first': () => 'Move the declaration to the top',
  'meta-use': ({ text }) => `Use ${text}`,
  'meta-guess': ({ text }) => `Use ${text}`,
  'meta-name': ({ name }) => `Use ${name} as the name`,
  'meta-delete': ({ name }) => `Delete the META tag ${name}`,
  'meta-to-head': () => 'Move it to the head',
  'meta-reserve': ({ name }) => `Insert ${name} with the value 1`,
});
