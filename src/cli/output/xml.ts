// Text as XML 1.0, for the reports that are XML.

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Characters that XML 1.0 cannot hold, not even escaped. */
const INVALID_XML_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an element or an attribute; what XML cannot hold becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVALID_XML_CHARACTERS, '\ufffd')
    .replace(/[&<>"\r\n\t]/g, (character) => xmlEntities[character]!);

/** Attributes as they follow the name of an element; undefined values are left out. */
export const formatAttributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(String(value))}"`]))
    .join('');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
