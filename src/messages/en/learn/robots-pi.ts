// The page about the robots processing instruction.

import { inLanguage } from '../../language.ts';
import type { SpecificationConflict } from '../../learn-page.ts';

export const robotsPiText = inLanguage('robotsPiText', {
  slug: 'robots-pi',
  title: 'Robots instruction for XML',
  short: 'Robots PI',
  summary:
    'A processing instruction of 1999 by which an XML document says itself whether to index it and follow its links.',
  facts: [
    ['What', 'A Robots Processing Instruction for XML Documents, by Walter Underwood of Infoseek.'],
    ['When', '6 October 1999, as a draft of 2 December 1999.'],
    ['State', 'A draft of its author; no robot is known today that promises to read it.'],
    ['Where', 'In the document itself, before any text or link: `<?robots index="no" follow="yes"?>`.'],
  ],
  lead: [
    'An author often cannot change the `/robots.txt` of a server, but always the own document. HTML has a META tag for that; this instruction is the same for XML, with the same two bits and no more.',
    'It is obeyed by what reads the document as XML. Where the same document is read as HTML, the META tag counts. A document that has both must say the same in both.',
  ],
} as const);

export const robotsPiWords = inLanguage('robotsPiWords', {
  forms: {
    title: 'The four forms',
    about:
      'There are exactly four legal forms. White space between the parts may be of any length and kind; everything else has to be as it is here. A robot reports any other form and does not obey it.',
    caption: 'The four legal forms, as they are read',
    written: 'Written',
    index: 'Index',
    follow: 'Follow',
  },
  try: {
    title: 'Try one',
    label: 'A robots instruction',
    begin: '<?robots index="no" follow="yes"?>',
  },
  example: {
    title: 'The example',
    about: [
      'A list of headlines that need not be found itself, while the stories it links to shall be. The elements are closed here; the draft prints the beginning only.',
    ],
    open: 'Open a site with it in the workbench',
  },
  program: {
    title: 'For programs',
    about: [
      'The draft offered a Java class for users of SAX parsers. The library of this editor has one too: `RobotsHandler`, fed with the events of a parser, to be extended by handlers of your own. With the parser saxes:',
      'Parsers such as saxes hand over the document type as one piece and do not report instructions in its internal subset. The scanner of this editor looks there.',
    ],
    codeTitle: 'The program',
    code: `const handler = new RobotsHandler('https://www.example.com/headlines.xml');
const parser = new SaxesParser();
parser.on('processinginstruction', ({ target, body }) =>
  handler.processingInstruction(target, body));
parser.on('text', (text) => text.trim() && handler.startContent());
handler.startDocument();
parser.write(xml).close();
if (handler.shouldIndex()) index(xml);
if (handler.shouldFollow()) follow(xml);
for (const { url, fault } of handler.problems) report(url, fault);`,
  },
} as const);

export const robotsPiQuestions: readonly SpecificationConflict[] = inLanguage('robotsPiQuestions', [
  {
    id: 'I1',
    says: 'The forms are legal “ignoring differences in white space”.',
    problem: 'The grammar has no white space before `?>`.',
    reading: 'The grammar counts: a space there makes it illegal. The form offers to take it out.',
  },
  {
    id: 'I2',
    says: 'The instruction should be in the internal subset.',
    problem: 'The example puts it into the prolog, and has no document type at all.',
    reading:
      'Both are good places. What the sentence is about is the external subset, which may not be seen.',
  },
  {
    id: 'I3',
    says: 'It should come before any text or link.',
    problem: 'The text does not say what holds if it comes later.',
    reading: 'It is obeyed, with a warning: a robot that reads as it goes has used what came before.',
  },
  {
    id: 'I4',
    says: 'A robot obeys the directive that matches the parser in use.',
    problem: 'For XML-conformant HTML both parsers are possible.',
    reading: 'You choose. At first `.html` and `.htm` are read as HTML, everything else as XML.',
  },
  {
    id: 'I5',
    says: 'The example has links with the prefix `xlink`.',
    problem: 'No namespace is declared for it, and elements are left open: an XML parser would stop.',
    reading: 'Documents are read as far as possible, and what is not well-formed is said.',
  },
  {
    id: 'I6',
    says: 'Of several instructions the first legal one is obeyed.',
    problem: 'An illegal one beside it: is it still to be reported?',
    reading: 'Yes, as illegal. The legal one is obeyed, wherever it stands.',
  },
  {
    id: 'I7',
    says: 'The instruction must not be in a parameter entity.',
    problem: 'An internal general entity can hold one too, and robots differ in whether they look into it.',
    reading: 'It counts as absent there, with a warning.',
  },
]);
