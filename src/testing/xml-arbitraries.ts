// Generators of XML documents for property tests: well-formed ones, and ones with something broken in them.
import fc from 'fast-check';

const name = fc.constantFrom('a', 'b', 'doc', 'x:y', 'é', '_1');
const space = fc.constantFrom(' ', '\n', '\r\n', '\t ', '  ');
const value = fc.constantFrom('', 'v', 'a > b', '&amp;', "it's", 'robots', 'x.xml', '&#10;');
const attribute = fc
  .tuple(space, fc.constantFrom('p', 'q', 'href', 'xlink:href', 'name'), value)
  .map(([before, key, text]) => ({ key, text: `${before}${key}="${text}"` }));
const attributes = fc
  .uniqueArray(attribute, { maxLength: 3, selector: ({ key }) => key })
  .map((all) => all.map(({ text }) => text).join(''));

const comment = fc.constantFrom('<!-- c -->', '<!---->', '<!-- <a> & -->', '<!-- <?robots index="no"?> -->');
const instruction = fc.constantFrom(
  '<?pi?>',
  '<?pi some data?>',
  '<?xml-stylesheet href="a.css"?>',
  '<?ROBOTS x?>',
);
const text = fc.constantFrom('', ' ', '\n', 'text', 'a &lt; b', '&#x41;', '] ]> ]]', '\u{1f916}', '\r\n');
const cdata = fc.constantFrom('<![CDATA[]]>', '<![CDATA[ <a> & ]]>');

const content: fc.Arbitrary<string> = fc.letrec<{ node: string; many: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    text,
    comment,
    instruction,
    cdata,
    fc.tuple(name, attributes).map(([tag, own]) => `<${tag}${own}/>`),
    fc.tuple(name, attributes, tie('many')).map(([tag, own, inside]) => `<${tag}${own}>${inside}</${tag}>`),
  ),
  many: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
})).many;

const misc = fc
  .array(fc.oneof(comment, instruction, fc.constantFrom('\n', '\r\n', ' ')), { maxLength: 3 })
  .map((parts) => parts.join(''));
const declaration = fc.constantFrom(
  '',
  '<?xml version="1.0"?>',
  "<?xml version='1.0' encoding='ISO-8859-1'?>\r\n",
  '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>\n',
);
const doctype = fc.constantFrom(
  '',
  '',
  '<!DOCTYPE doc>\n',
  '<!DOCTYPE doc SYSTEM "doc.dtd">',
  '<!DOCTYPE doc PUBLIC "-//X//Y" "x.dtd" [ <!ENTITY e "v"> ]>\r\n',
  '<!DOCTYPE doc [\n<!ELEMENT doc ANY>\n<!-- ] -->\n<?pi ]>?>\n<!ATTLIST doc a CDATA ">">\n]>',
);

/** A well-formed document. */
export const xmlDocument = fc
  .tuple(declaration, misc, doctype, misc, name, attributes, content, misc)
  .map(
    ([head, a, type, b, root, own, inside, c]) =>
      `${head}${a}${type}${b}<${root}${own}>${inside}</${root}>${c}`,
  );

const junk = fc.constantFrom(
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

/** A document with something put in or taken out somewhere. */
export const brokenXml = fc
  .tuple(xmlDocument, fc.nat(), fc.nat({ max: 3 }), fc.oneof(fc.constant(''), junk))
  .map(([whole, place, gone, added]) => {
    const at = place % (whole.length + 1);
    return whole.slice(0, at) + added + whole.slice(at + gone);
  });
