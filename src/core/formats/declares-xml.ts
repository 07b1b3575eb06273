// Detects documents by their beginning, whatever their names.
import { lineAt, linesIn } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { RSL_NAMESPACE } from './rsl/rsl-names.ts';

/** Whether a file begins with an XML declaration. */
export const isXmlDocument = ({ lines }: Source): boolean => lineAt(lines, 0)!.text.startsWith('<?xml');

/** The number of characters at the beginning of a file that are searched. */
const BEGINNING = 4096;

function beginningOf({ lines }: Source): string {
  let text = '';
  for (const chunk of lines.chunks) {
    for (const line of linesIn(chunk)) {
      text += line.text.slice(0, BEGINNING) + line.eol;
      if (text.length >= BEGINNING) return text.slice(0, BEGINNING);
    }
  }
  return text;
}

/** Matches what may precede the root element. Each part ends at its own mark, so that matching takes one pass. */
const PROLOG = /^(?:<!--(?:(?!-->).)*-->|<\?(?:(?!\?>).)*\?>|<!DOCTYPE[^>[]*>|\s)*/s;
const ROOT_TAG = /^<(?:(?<prefix>[A-Za-z_][\w.-]*):)?rsl(?<attributes>\s[^>]*)?>/;

/** Whether the root element of a file is that of license documents, in their namespace (RSL 1.0 3.2). */
export function declaresRsl(source: Source): boolean {
  const first = lineAt(source.lines, 0)!.text.trim();
  if (first !== '' && !first.startsWith('<')) return false;
  const root = ROOT_TAG.exec(beginningOf(source).replace(PROLOG, ''))?.groups;
  if (!root) return false;
  const { prefix, attributes = '' } = root;
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  return ['"', "'"].some((quote) => attributes.includes(`${name}=${quote}${RSL_NAMESPACE}${quote}`));
}
