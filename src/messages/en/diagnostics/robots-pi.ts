// The findings of documents in English: one row per code, and what their fixes do.
import type { PiCode } from '../../../core/formats/robots-pi/diagnostics/inspector.ts';
import type { PiFault } from '../../../core/formats/robots-pi/read-pi.ts';
import type { XmlProblemCode } from '../../../core/syntax/xml/well-formed.ts';
import type { FindingWords, FixWords } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { faultWords } from '../steps.ts';

const row = (title: string, message: FindingWords['message'], why: string): FindingWords => ({
  title,
  message,
  why,
});
const always = (sentence: string) => () => sentence;

const problemWords: { readonly [Code in XmlProblemCode]: string } = {
  unterminated: 'this is never closed',
  'stray-character': 'this character is not allowed here',
  'missing-space': 'a space is missing here',
  'missing-quotes': 'a value is without quotes',
  'missing-value': 'an attribute has no value',
  'bad-name': 'this is not a name',
  'bad-reference': 'an ampersand begins no reference',
  'unknown-entity': 'no declaration says what this entity stands for',
  'bad-character': 'XML does not allow this character',
  'bad-declaration': 'the XML declaration is not written as it has to be',
  'bad-doctype': 'this is not allowed in a document type',
  'declaration-not-first': 'an XML declaration can be only at the very start',
  'double-hyphen': 'two hyphens are inside a comment',
  'duplicate-attribute': 'an attribute is here twice',
  'less-than': 'a value has a less-than sign',
  'no-root': 'the document has no element',
  'outside-root': 'this is outside the one root element',
  'section-end': ']]> is in text',
  unclosed: 'this element is never closed',
  'wrong-end-tag': 'this closes no open element',
};

const faultOf = (words: readonly string[]) => faultWords[(words[0] ?? 'garbage') as PiFault];

const TAKEN_AS_ABSENT = 'A crawler that finds nothing may index the document and follow its links.';

export const piFindingWords: { readonly [Code in PiCode]: FindingWords } = inLanguage('piFindingWords', {
  P001: row(
    'No robots instruction',
    ([parser]) =>
      parser === 'html'
        ? 'The document has no robots META tag: it may be indexed and its links followed.'
        : 'The document has no robots instruction: it may be indexed and its links followed.',
    'Nothing has to be written for that; writing it says that it is meant.',
  ),
  P002: row(
    'Robots instruction not legal',
    (words) => `This robots instruction is not legal: ${faultOf(words)}.`,
    'There are four legal forms. A crawler reports any other and does not obey it.',
  ),
  P003: row(
    'Only instruction not legal',
    ([count]) =>
      count === '1'
        ? 'The only robots instruction is not legal: the document will be indexed and its links followed.'
        : `None of the ${count} robots instructions is legal: the document will be indexed and its links followed.`,
    'Without a legal instruction crawlers do what they do without any.',
  ),
  P004: row(
    'Several robots instructions',
    ([count]) => `The document has ${count} robots instructions; it should have one.`,
    'The first legal one is obeyed, wherever the others are.',
  ),
  P005: row(
    'Contradicts an earlier instruction',
    always('This robots instruction contradicts an earlier one and is not obeyed.'),
    'Only the first legal one counts.',
  ),
  P006: row(
    'Instruction comes late',
    always('The robots instruction comes after text or links.'),
    'A crawler that reads as it goes has used what comes before by then. It should be in the prolog.',
  ),
  P007: row(
    'Name in capitals',
    ([target]) => `This instruction is for “${target}”; crawlers look for “robots”.`,
    'XML tells upper and lower case apart. It is not read.',
  ),
  P008: row(
    'Instruction in a comment',
    ([where]) =>
      `This is not a robots instruction: it is in ${where === 'cdata' ? 'a CDATA section, which is text' : 'a comment'}.`,
    TAKEN_AS_ABSENT,
  ),
  P009: row(
    'Instruction in an entity',
    always('This robots instruction is in the value of an entity.'),
    'Crawlers that do not validate may not look into it; it is taken as absent.',
  ),
  P010: row(
    'Document type stored elsewhere',
    always('The document has no robots instruction, and a document type that is stored elsewhere.'),
    'An instruction there may not be seen.',
  ),
  P011: row(
    'Instruction and META tag differ',
    always('The robots instruction and the robots META tag do not say the same.'),
    'XML parsers obey the instruction, HTML parsers the META tag. Both must say the same.',
  ),
  P012: row(
    'META tag without an instruction',
    always('XML parsers do not obey this robots META tag, and no legal robots instruction says the same.'),
    'Each parser obeys its own kind; the other is not a fallback.',
  ),
  P013: row(
    'Instruction without a META tag',
    always('HTML parsers do not read this robots instruction, and no robots META tag says the same.'),
    'Each parser obeys its own kind; the other is not a fallback.',
  ),
  P014: row(
    'Instruction never closed',
    always('This robots instruction is never closed with ?>.'),
    'It swallows the rest of the document.',
  ),
  P015: row(
    'Something before the XML declaration',
    always('Something is before the XML declaration.'),
    'It must come first. An XML parser stops here.',
  ),
  P016: row(
    'XML not well-formed',
    ([problem]) => `The document is not well-formed XML: ${problemWords[problem as XmlProblemCode]}.`,
    'An XML parser stops here. Robots instructions are read as far as they can be found.',
  ),
});

const writes = ([written]: readonly string[]) => written ?? '';

export const piFixWords: Readonly<Record<string, FixWords>> = inLanguage('piFixWords', {
  'insert-pi': (words) => `Insert ${writes(words)}`,
  'rewrite-pi': (words) => `Write ${writes(words)}`,
  'remove-other-pis': () => 'Delete the others',
  'remove-pi': () => 'Delete it',
  'move-to-prolog': () => 'Move it up into the prolog',
  'lower-target': () => 'Write “robots” in lower case',
  'move-out': ([written]) =>
    written ? `Move it out into the prolog, as ${written}` : 'Move it out into the prolog',
  'copy-pi-to-meta': () => 'Copy the instruction to META',
  'copy-meta-to-pi': (words) => `Copy META to the instruction: ${writes(words)}`,
  'insert-meta': () => 'Insert the equal META tag',
  'close-pi': () => 'Insert ?>',
  'declaration-first': () => 'Move the declaration to the top',
});
