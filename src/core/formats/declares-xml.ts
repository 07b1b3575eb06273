// Documents by their beginning, whatever they are called.
import { lineAt } from '../text/lines.ts';
import type { Source } from '../text/source.ts';

/** How an XML document begins. */
export const isXmlDocument = ({ lines }: Source): boolean => lineAt(lines, 0)!.text.startsWith('<?xml');
