// Edits of what a content states about the pages themselves: their metadata, and who owns the rights.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges } from '../../../document/spans.ts';
import { readRslDocument } from '../rsl-document.ts';
import { appendChild, changeText, setChildText, setOptionalAttribute } from './element-edits.ts';

/**
 * Sets the URL of the Schema.org metadata of a content. An empty URL removes it. Metadata in the document itself
 * does not change (RSL 1.0 3.15).
 */
export function setSchemaUrl(source: Source, content: number, value: string): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const rslContent = contents[content];
  if (!rslContent || rslContent.schema?.isInline || (rslContent.schema?.text ?? '') === value) return [];
  return setChildText(source, text, rslContent.element, 'schema', value);
}

/** Sets the name of the rights holder. Without a name, the element remains as long as it has attributes. */
export function setHolder(source: Source, content: number, value: string): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const rslContent = contents[content];
  const copyright = rslContent?.copyright;
  if (!rslContent || (copyright?.text ?? '') === value) return [];
  if (value === '' && copyright && copyright.element.tag.attributes.length > 0)
    return applySpanChanges(source, changeText(text, copyright.element, ''));
  return setChildText(source, text, rslContent.element, 'copyright', value);
}

/** Sets the type of the rights holder, or a contact. An empty value removes it. */
export function setHolderAttribute(
  source: Source,
  content: number,
  name: 'type' | 'contactEmail' | 'contactUrl',
  value: string,
): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const rslContent = contents[content];
  if (!rslContent || (rslContent.copyright?.[name] ?? '') === value) return [];
  return rslContent.copyright
    ? setOptionalAttribute(source, text, rslContent.copyright.element, name, value)
    : appendChild(source, text, rslContent.element, { name: 'copyright', attributes: { [name]: value } });
}
