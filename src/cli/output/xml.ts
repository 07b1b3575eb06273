// Escapes text for reports in XML 1.0.

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Characters that XML 1.0 cannot contain, not even escaped. */
const INVALID_XML_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for an element or an attribute. Invalid characters become U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVALID_XML_CHARACTERS, '\ufffd')
    .replace(/[&<>"\r\n\t]/g, (character) => xmlEntities[character]!);

/** Formats the attributes of an element. Undefined values are omitted. */
export const formatAttributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(String(value))}"`]))
    .join('');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
