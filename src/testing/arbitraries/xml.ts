// Random XML documents for property tests: well-formed ones, and broken ones.
import fc from 'fast-check';

const xmlName = fc.constantFrom('a', 'b', 'doc', 'x:y', 'é', '_1');
const xmlSpace = fc.constantFrom(' ', '\n', '\r\n', '\t ', '  ');
const attributeValue = fc.constantFrom('', 'v', 'a > b', '&amp;', "it's", 'robots', 'x.xml', '&#10;');
const anyAttribute = fc
  .tuple(xmlSpace, fc.constantFrom('p', 'q', 'href', 'xlink:href', 'name'), attributeValue)
  .map(([before, key, text]) => ({ key, text: `${before}${key}="${text}"` }));
const anyAttributes = fc
  .uniqueArray(anyAttribute, { maxLength: 3, selector: ({ key }) => key })
  .map((all) => all.map(({ text }) => text).join(''));

const anyComment = fc.constantFrom(
  '<!-- c -->',
  '<!---->',
  '<!-- <a> & -->',
  '<!-- <?robots index="no"?> -->',
);
const anyInstruction = fc.constantFrom(
  '<?pi?>',
  '<?pi some data?>',
  '<?xml-stylesheet href="a.css"?>',
  '<?ROBOTS x?>',
);
const text = fc.constantFrom('', ' ', '\n', 'text', 'a &lt; b', '&#x41;', '] ]> ]]', '\u{1f916}', '\r\n');
const anyCdata = fc.constantFrom('<![CDATA[]]>', '<![CDATA[ <a> & ]]>');

const anyContent: fc.Arbitrary<string> = fc.letrec<{ node: string; many: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    text,
    anyComment,
    anyInstruction,
    anyCdata,
    fc.tuple(xmlName, anyAttributes).map(([tag, attributes]) => `<${tag}${attributes}/>`),
    fc
      .tuple(xmlName, anyAttributes, tie('many'))
      .map(([tag, attributes, inside]) => `<${tag}${attributes}>${inside}</${tag}>`),
  ),
  many: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
})).many;

const anyMisc = fc
  .array(fc.oneof(anyComment, anyInstruction, fc.constantFrom('\n', '\r\n', ' ')), { maxLength: 3 })
  .map((parts) => parts.join(''));
const anyDeclaration = fc.constantFrom(
  '',
  '<?xml version="1.0"?>',
  "<?xml version='1.0' encoding='ISO-8859-1'?>\r\n",
  '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>\n',
);
const anyDoctype = fc.constantFrom(
  '',
  '',
  '<!DOCTYPE doc>\n',
  '<!DOCTYPE doc SYSTEM "doc.dtd">',
  '<!DOCTYPE doc PUBLIC "-//X//Y" "x.dtd" [ <!ENTITY e "v"> ]>\r\n',
  '<!DOCTYPE doc [\n<!ELEMENT doc ANY>\n<!-- ] -->\n<?pi ]>?>\n<!ATTLIST doc a CDATA ">">\n]>',
);

/** A well-formed document. */
export const anyXmlDocument = fc
  .tuple(anyDeclaration, anyMisc, anyDoctype, anyMisc, xmlName, anyAttributes, anyContent, anyMisc)
  .map(
    ([head, a, type, b, root, attributes, inside, c]) =>
      `${head}${a}${type}${b}<${root}${attributes}>${inside}</${root}>${c}`,
  );

const anyJunk = fc.constantFrom(
  '<',
  '>',
  '&',
  '"',
  "'",
  '<a',
  '</a>',
  '-->',
  ']]>',
  '<!--',
  '--',
  '?>',
  '=',
  '\u0001',
  '<?xml?>',
);

/** A document into which characters are inserted, or from which some are removed. */
export const anyBrokenXml = fc
  .tuple(anyXmlDocument, fc.nat(), fc.nat({ max: 3 }), fc.oneof(fc.constant(''), anyJunk))
  .map(([whole, offset, removedCount, added]) => {
    const at = offset % (whole.length + 1);
    return whole.slice(0, at) + added + whole.slice(at + removedCount);
  });
