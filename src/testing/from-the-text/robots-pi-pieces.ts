// Pieces of random documents: instructions, what only looks like one, and what stands around them.
import fc from 'fast-check';
import { bad, nn, ny, yn, yy } from './robots-pi-asking.ts';

export const real = fc.oneof(
  fc.constantFrom(nn, ny, yn, yy, nn, ny, yn, yy, nn.replace(' ', '\r\n')),
  fc.constantFrom(bad, '<?robots?>', '<?robots index="no" follow="no" ?>', '<?robots noindex?>'),
);
export const hidden = fc.constantFrom(
  `<!-- ${nn} -->`,
  '<?x y?>',
  '<!-- c -->',
  '\n',
  ' ',
  '<?ROBOTS index="no" follow="no"?>',
  `<?x ${'<?robots'} index="no"?>`,
);
export const inSubset = fc.oneof(
  real,
  hidden,
  fc.constantFrom(
    '<!ELEMENT doc ANY>',
    `<!ENTITY e "]>">`,
    `<!ENTITY f '${nn}'>`,
    `<!ATTLIST doc a CDATA '>'>`,
    '<!-- ]> -->',
  ),
);
export const content = fc.oneof(
  real,
  hidden,
  fc.constantFrom('words', '<p/>', '<p a="x>y"/>', '<p>', '&amp;', `<![CDATA[${nn}]]>`, '<a href="x"/>'),
);
