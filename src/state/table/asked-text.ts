// What the text in the box above the table asks for, besides the rows that contain it.
import { lowerCase } from '../../core/text/lower-case.ts';
import type { AccessMatrix } from './matrix-query.ts';
import { createUrlTest } from './matrix-view.ts';

/** A path of the site, or an address. With stars it is only searched for. */
const URL_TEXT = /^(?:\/|https?:\/\/|[\w-]+(?:\.[\w-]+)+\/)[^\s*]*$/i;

/** Whether a text can be asked about as a URL. */
const isUrlText = (text: string): boolean => URL_TEXT.test(text.trim());

/** Whether a text can be the name of a crawler. */
const isNameText = (text: string): boolean => /^[\w][\w .-]*$/.test(text.trim());

/** What Enter does: ask a new URL, add or show a crawler. Undefined if rows match, or if the text is none of these. */
export type AskedText =
  | { readonly kind: 'url'; readonly text: string }
  | { readonly kind: 'crawler'; readonly text: string; readonly isInTable: boolean };

/** Rows that match count even where a filter of answers hides them. */
export function askedText(
  { kind, columns, rows, origin }: Pick<AccessMatrix, 'kind' | 'columns' | 'rows' | 'origin'>,
  text: string,
): AskedText | undefined {
  const asked = text.trim();
  if (asked === '' || rows.some(createUrlTest(text, origin))) return undefined;
  if (isUrlText(asked)) return kind.hasFixedRows ? undefined : { kind: 'url', text: asked };
  if (kind.hasFixedColumns || !isNameText(asked)) return undefined;
  const name = columns.flatMap(({ agents }) => agents).find((agent) => lowerCase(agent) === lowerCase(asked));
  return { kind: 'crawler', text: name ?? asked, isInTable: name !== undefined };
}
