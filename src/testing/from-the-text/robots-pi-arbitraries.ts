// Random parts of documents: instructions, look-alikes, and the text around them.
import fc from 'fast-check';
import { INVALID_INSTRUCTION, piNoNo, piNoYes, piYesNo, piYesYes } from './robots-pi-queries.ts';

export const anyInstruction = fc.oneof(
  fc.constantFrom(
    piNoNo,
    piNoYes,
    piYesNo,
    piYesYes,
    piNoNo,
    piNoYes,
    piYesNo,
    piYesYes,
    piNoNo.replace(' ', '\r\n'),
  ),
  fc.constantFrom(
    INVALID_INSTRUCTION,
    '<?robots?>',
    '<?robots index="no" follow="no" ?>',
    '<?robots noindex?>',
  ),
);
export const anyLookAlike = fc.constantFrom(
  `<!-- ${piNoNo} -->`,
  '<?x y?>',
  '<!-- c -->',
  '\n',
  ' ',
  '<?ROBOTS index="no" follow="no"?>',
  `<?x ${'<?robots'} index="no"?>`,
);
export const anySubsetContent = fc.oneof(
  anyInstruction,
  anyLookAlike,
  fc.constantFrom(
    '<!ELEMENT doc ANY>',
    `<!ENTITY e "]>">`,
    `<!ENTITY f '${piNoNo}'>`,
    `<!ATTLIST doc a CDATA '>'>`,
    '<!-- ]> -->',
  ),
);
export const content = fc.oneof(
  anyInstruction,
  anyLookAlike,
  fc.constantFrom('words', '<p/>', '<p a="x>y"/>', '<p>', '&amp;', `<![CDATA[${piNoNo}]]>`, '<a href="x"/>'),
);
