// Edits of what a content says about the pages themselves: their metadata, and who owns the rights.
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges } from '../../robots-pi/edit/span-edits.ts';
import { readRslDocument } from '../rsl-document.ts';
import { appendChild, changeText, setChildText, setOptionalAttribute } from './element-edits.ts';

/**
 * Sets the URL of the Schema.org metadata of a content; an empty one is removed. Metadata that are in the document itself
 * are left alone (RSL 1.0 3.15).
 */
export function setSchemaUrl(source: Source, content: number, value: string): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const found = contents[content];
  if (!found || found.schema?.isInline || (found.schema?.text ?? '') === value) return [];
  return setChildText(source, text, found.element, 'schema', value);
}

/** Sets the name of the rights holder. Without a name, the element stays as long as it has attributes. */
export function setHolder(source: Source, content: number, value: string): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const found = contents[content];
  const copyright = found?.copyright;
  if (!found || (copyright?.text ?? '') === value) return [];
  if (value === '' && copyright && copyright.element.tag.attributes.length > 0)
    return applySpanChanges(source, changeText(text, copyright.element, ''));
  return setChildText(source, text, found.element, 'copyright', value);
}

/** Sets what the rights holder is, or how to reach them; an empty value is removed. */
export function setHolderAttribute(
  source: Source,
  content: number,
  name: 'type' | 'contactEmail' | 'contactUrl',
  value: string,
): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const found = contents[content];
  if (!found || (found.copyright?.[name] ?? '') === value) return [];
  return found.copyright
    ? setOptionalAttribute(source, text, found.copyright.element, name, value)
    : appendChild(source, text, found.element, { name: 'copyright', attributes: { [name]: value } });
}
