// Adds, removes and moves locations. No other octet of the file changes. `modify` of jsonc-parser is not used: it
// formats the lines around a change, or ignores their layout, and turns `[1,2]` without its last item into `[12]`.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, insertion } from '../../../document/spans.ts';
import type { JsonNode } from '../../../syntax/json/read-json.ts';
import { findCoveringLocation, indexLocations, patternOfLocation } from '../location-pattern.ts';
import { readTdmrepFile, type TdmrepEntry, type TdmrepFile } from '../tdmrep-file.ts';
import {
  type LocationIntent,
  layoutFor,
  lineEndOf,
  printLocation,
  separatorOf,
  usualLayout,
} from './layout.ts';
import { removeItems } from './list-items.ts';

/** Whether locations can be added: the file is a list, or empty. */
export const isEditable = ({ isUtf8, problems, root }: TdmrepFile): boolean =>
  isUtf8 && problems.length === 0 && (root === undefined || root.kind === 'array');

/** The list of a file. @throws RangeError if the file is not a list. */
function listOf({ root }: TdmrepFile): JsonNode {
  if (root?.kind === 'array') return root;
  throw new RangeError('the file is not a list of locations');
}

/** The item at an index of the list. @throws RangeError if there is none. */
export function itemAt(file: TdmrepFile, place: number): JsonNode {
  const item = file.items[place];
  if (item) return item;
  throw new RangeError(`there is no location ${place} among ${file.items.length}`);
}

/**
 * The index for a new location: the end, or before a last location that applies to the whole site, after which it
 * would never decide.
 */
export function placeForNewLocation(source: Source): number {
  const { entries } = readTdmrepFile(source);
  return isAboutWholeSite(entries.at(-1)) ? entries.length - 1 : entries.length;
}

/** The location that applies to the whole site. */
export const WHOLE_SITE = '/';

const wholeSite = patternOfLocation(WHOLE_SITE);

/** Whether a location applies to every URL of the site. */
export const isAboutWholeSite = (entry: TdmrepEntry | undefined): boolean =>
  entry?.pattern !== undefined && findCoveringLocation(indexLocations([entry.pattern]), wholeSite) === 0;

/** Writes the first location, in a file that has none yet. */
function beginList(source: Source, file: TdmrepFile, intent: LocationIntent): TextEdit[] {
  const eol = lineEndOf(source);
  const location = `${eol}  ${printLocation(intent, usualLayout(eol))}`;
  if (file.root === undefined) {
    const list = `[${location}${eol}]${file.text === '' ? eol : ''}`;
    return applySpanChanges(source, [insertion(0, list)]);
  }
  const innerText = file.text.slice(file.root.start + 1, file.root.end - 1);
  const end = /[\r\n]/.test(innerText) ? '' : eol;
  return applySpanChanges(source, [insertion(file.root.start + 1, location + end)]);
}

/**
 * Adds a location, in the layout of its neighbors. An empty file becomes a list.
 * @param place its index in the list; the end if absent.
 * @throws RangeError if the file is not a list, or there is no such index.
 */
export function addLocation(source: Source, intent: LocationIntent, place?: number): TextEdit[] {
  const file = readTdmrepFile(source);
  if (!isEditable(file)) throw new RangeError('the file is not a list of locations');
  const { items, text, root } = file;
  const at = place ?? items.length;
  if (at < 0 || at > items.length) throw new RangeError(`there is no place ${at} among ${items.length}`);
  const before = items[at - 1];
  if (root === undefined || items.length === 0) return beginList(source, file, intent);
  const location = printLocation(intent, layoutFor(source, file));
  const separator = separatorOf(text, root, items);
  const change =
    before && at === items.length
      ? insertion(before.end, separator + location)
      : insertion(itemAt(file, at).start, location + separator);
  return applySpanChanges(source, [change]);
}

/** Deletes the item at an index of the list. @throws RangeError if there is none. */
export function removeLocation(source: Source, place: number): TextEdit[] {
  const file = readTdmrepFile(source);
  itemAt(file, place);
  const list = listOf(file);
  const innerSpan = { start: list.start + 1, end: list.end - 1 };
  return applySpanChanges(
    source,
    removeItems(file.items, (one) => one === place, innerSpan),
  );
}

/**
 * Moves an item of the list to the index `to`; those between move up or down. The text between two items moves
 * with it, so that no character is lost.
 * @throws RangeError if there is no such item or index.
 */
export function moveLocation(source: Source, place: number, to: number): TextEdit[] {
  const file = readTdmrepFile(source);
  const { items, text } = file;
  const item = itemAt(file, place);
  const target = itemAt(file, to);
  if (place === to) return [];
  const itemText = text.slice(item.start, item.end);
  if (to < place) {
    const before = itemAt(file, place - 1);
    const separator = text.slice(before.end, item.start);
    return applySpanChanges(source, [
      insertion(target.start, itemText + separator),
      { at: { start: before.end, end: item.end }, text: '' },
    ]);
  }
  const next = items[place + 1]!;
  const separator = text.slice(item.end, next.start);
  return applySpanChanges(source, [
    { at: { start: item.start, end: next.start }, text: '' },
    insertion(target.end, separator + itemText),
  ]);
}
