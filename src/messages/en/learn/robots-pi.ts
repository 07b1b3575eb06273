// The page about the robots processing instruction.

import { inLanguage } from '../../language.ts';
import type { SpecificationConflict } from '../../learn-page.ts';

export const robotsPiText = inLanguage('robotsPiText', {
  slug: 'robots-pi',
  title: 'Robots instruction for XML',
  short: 'Robots PI',
  summary:
    'A 1999 processing instruction that tells robots whether to index an XML document and follow its links.',
  facts: [
    ['What', 'A Robots Processing Instruction for XML Documents, by Walter Underwood of Infoseek.'],
    ['When', '6 October 1999, as a draft of 2 December 1999.'],
    ['State', 'A draft by its author. No robot known today promises to read it.'],
    ['Where', 'In the document itself, before any text or link: `<?robots index="no" follow="yes"?>`.'],
  ],
  lead: [
    'Authors often cannot change the `/robots.txt` of a server, but can always change their own documents. HTML has a META tag for that. This instruction is the equivalent for XML, with the same two bits and nothing else.',
    'Robots that read the document as XML obey the instruction. Robots that read it as HTML obey the META tag. If a document has both, they must say the same.',
  ],
} as const);

export const robotsPiWords = inLanguage('robotsPiWords', {
  forms: {
    title: 'The four forms',
    about:
      'There are exactly four legal forms. White space between the parts can have any length and kind. Everything else must be as shown here. A robot reports any other form and does not obey it.',
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
      'A list of headlines that should not be indexed itself, although the stories it links to should be. The elements are closed here. The draft prints only the beginning.',
    ],
    open: 'Open a site with it in the workbench',
  },
  program: {
    title: 'For programs',
    about: [
      'The draft provided a Java class for users of SAX parsers. The library of this editor has one too: `RobotsHandler` takes the events of a parser, and you can extend it with your own handlers. With the parser saxes:',
      'Parsers such as saxes report the document type as one piece and do not report instructions in its internal subset. The scanner of this editor finds them.',
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
    reading: 'The grammar counts: a space there makes the instruction illegal. The form offers to remove it.',
  },
  {
    id: 'I2',
    says: 'The instruction should be in the internal subset.',
    problem: 'The example puts it in the prolog and has no document type at all.',
    reading: 'Both are good places. The sentence is about the external subset, which a robot might not read.',
  },
  {
    id: 'I3',
    says: 'It should be before any text or link.',
    problem: 'The draft does not say what happens if it is later.',
    reading: 'It is obeyed, with a warning: a streaming robot has already used what precedes it.',
  },
  {
    id: 'I4',
    says: 'A robot obeys the directive that matches the parser in use.',
    problem: 'For XML-conformant HTML both parsers are possible.',
    reading: 'You choose. By default, `.html` and `.htm` are read as HTML, everything else as XML.',
  },
  {
    id: 'I5',
    says: 'The example has links with the prefix `xlink`.',
    problem:
      'The prefix has no namespace declaration, and elements are not closed: an XML parser would stop.',
    reading: 'Documents are read as far as possible, and anything that is not well-formed is reported.',
  },
  {
    id: 'I6',
    says: 'If there are several instructions, the first legal one is obeyed.',
    problem: 'Must an illegal instruction next to it still be reported?',
    reading: 'Yes, as illegal. The legal one is obeyed, wherever it is.',
  },
  {
    id: 'I7',
    says: 'The instruction must not be in a parameter entity.',
    problem: 'An internal general entity can contain one too, and not all robots read it there.',
    reading: 'An instruction there counts as absent, with a warning.',
  },
]);
