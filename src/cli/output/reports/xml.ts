// Formats reports in XML 1.0.
import { escapeXml } from '../escape.ts';

/** Formats the attributes of an element. Undefined values are omitted. */
export const formatAttributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(String(value))}"`]))
    .join('');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
