// Documents by their beginning, whatever they are called.
import { lineAt } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { RSL_NAMESPACE } from './rsl/rsl-names.ts';

/** How an XML document begins. */
export const isXmlDocument = ({ lines }: Source): boolean => lineAt(lines, 0)!.text.startsWith('<?xml');

/** How much of a file is looked at, in characters. */
const BEGINNING = 4096;

function beginningOf({ lines }: Source): string {
  let text = '';
  for (const chunk of lines.chunks) {
    for (const line of chunk) {
      text += line.text.slice(0, BEGINNING) + line.eol;
      if (text.length >= BEGINNING) return text.slice(0, BEGINNING);
    }
  }
  return text;
}

/** What may be before the root element; each part ends at its own mark, so that it is found in one pass. */
const PROLOG = /^(?:<!--(?:(?!-->).)*-->|<\?(?:(?!\?>).)*\?>|<!DOCTYPE[^>[]*>|\s)*/s;
const ROOT_TAG = /^<(?:(?<prefix>[A-Za-z_][\w.-]*):)?rsl(?<attributes>\s[^>]*)?>/;

/** Whether the root element of a file is the one of license documents, in their namespace (RSL 1.0 3.2). */
export function declaresRsl(source: Source): boolean {
  const found = ROOT_TAG.exec(beginningOf(source).replace(PROLOG, ''))?.groups;
  if (!found) return false;
  const { prefix, attributes = '' } = found;
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  return ['"', "'"].some((quote) => attributes.includes(`${name}=${quote}${RSL_NAMESPACE}${quote}`));
}
