// Documents by their beginning, whatever they are called.
import { lineAt } from '../document/lines.ts';
import type { Source } from '../document/source.ts';

/** How an XML document begins. */
export const isXmlDocument = ({ lines }: Source): boolean => lineAt(lines, 0)!.text.startsWith('<?xml');
