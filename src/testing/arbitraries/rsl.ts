// Random license documents for property tests: typical well-formed ones, and broken ones.
import fc from 'fast-check';

const blank = fc.constantFrom('', ' ', '\n', '\r\n    ', '\n  ');
const usage = fc.constantFrom(
  'all',
  'ai-all',
  'ai-train',
  'ai-input',
  'ai-index',
  'search',
  'train-ai',
  'x:y',
);
const listText = fc.oneof(
  fc.array(usage, { maxLength: 3 }).map((words) => words.join(' ')),
  fc.constantFrom('', ' search  ai-train ', 'search,ai-train', '<![CDATA[ai-input]]>', 'search<!-- -->all'),
);
const list = fc
  .tuple(
    fc.constantFrom('permits', 'prohibits'),
    fc.constantFrom(' type="usage"', " type='user'", ''),
    listText,
  )
  .map(([name, type, text]) => `<${name}${type}>${text}</${name}>`);
const payment = fc.constantFrom(
  '<payment/>',
  '<payment type="free"/>',
  '<payment type="crawl"><amount currency="USD">1</amount></payment>',
  "<payment type='use'>\n<standard>https://h.example/a?b&amp;c</standard></payment>",
);
const statement = fc.constantFrom(
  '<reporting type="audit" profile="https://h.example/p"/>',
  "<reporting type='telemetry'><![CDATA[{}]]></reporting>",
  '<legal type="warranty">ownership\nauthority</legal>',
  '<legal type="contact"><!-- a -->mailto:a@h.example</legal>',
  '<legal>as-is</legal>',
);
const license = fc
  .tuple(fc.array(fc.oneof(list, payment, statement, fc.constant('<!-- note -->')), { maxLength: 4 }), blank)
  .map(([parts, between]) =>
    parts.length === 0 ? '<license/>' : `<license>${between}${parts.join(between)}${between}</license>`,
  );
const url = fc.constantFrom(
  ' url="/"',
  " url='/a/*'",
  ' url="/a&amp;b$"',
  ' url=""',
  '',
  ' server="h" url="/x"',
  " lastmod='2026-10-01T00:00:00Z' url='/'",
);
const metadata = fc.constantFrom(
  '',
  '<copyright/>',
  '<copyright type="person" contactUrl="https://h.example/?a&amp;b">A &amp; B</copyright>',
  '<copyright contactEmail="a@h.example"><!-- b --></copyright>',
  '<schema>/a.jsonld</schema>',
  '<schema type="application/ld+json">{"@type": "Book"}</schema>',
);
const content = fc
  .tuple(url, fc.array(license, { maxLength: 3 }), metadata, blank)
  .map(
    ([attributes, licenses, metadataText, between]) =>
      `<content${attributes}>${between}${licenses.join(between)}${between}${metadataText}</content>`,
  );

/** A well-formed license document. */
export const anyRslFile = fc
  .tuple(
    fc.constantFrom('', '<?xml version="1.0"?>\n', '<!-- a -->\r\n'),
    fc.constantFrom('xmlns="https://rslstandard.org/rsl"', 'xmlns="https://h.example"', 'a="b"'),
    fc.array(content, { maxLength: 3 }),
    blank,
  )
  .map(([head, space, contents, between]) =>
    contents.length === 0
      ? `${head}<rsl ${space}/>`
      : `${head}<rsl ${space}>${between}${contents.join(between)}${between}</rsl>\n`,
  );

/** A license document from which characters are removed, or into which some are inserted. */
export const anyBrokenRslFile = fc
  .tuple(anyRslFile, fc.nat(), fc.nat({ max: 3 }), fc.constantFrom('', '<', '&', '"', '</rsl>', '<rsl>'))
  .map(([whole, offset, removedCount, added]) => {
    const at = offset % (whole.length + 1);
    return whole.slice(0, at) + added + whole.slice(at + removedCount);
  });
