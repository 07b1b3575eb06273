// Changes the members of one location, and nothing else in the file.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, insertion, type SpanChange } from '../../../document/spans.ts';
import { type JsonMember, type JsonObject, printJsonString } from '../../../syntax/json/read-json.ts';
import { nameOfMember, type TdmrepMemberId, tdmrepMembers } from '../members.ts';
import { readTdmrepFile, type TdmrepEntry, type TdmrepFile } from '../tdmrep-file.ts';
import { itemAt } from './edit-list.ts';
import { layoutFor, printTdmrepMember } from './layout.ts';
import { removeItems } from './list-items.ts';

/** The object at an index of the list. @throws RangeError if there is none. */
function entryAt(file: TdmrepFile, place: number): TdmrepEntry {
  itemAt(file, place);
  const entry = file.entries[place];
  if (entry) return entry;
  throw new RangeError(`item ${place} of the list is not an object`);
}

/** The existing member that a new one has to follow, by the usual order of the members. */
function memberBefore({ members }: JsonObject, id: TdmrepMemberId): JsonMember | undefined {
  const order = tdmrepMembers.findIndex((one) => one.id === id);
  const earlier = new Set<string>(tdmrepMembers.slice(0, order).map(({ name }) => name));
  return members.findLast(({ name }) => earlier.has(name));
}

function insertMember(
  source: Source,
  file: TdmrepFile,
  node: JsonObject,
  id: TdmrepMemberId,
  value: string,
): SpanChange {
  const layout = layoutFor(source, file, node);
  const text = printTdmrepMember(id, value, layout);
  const before = memberBefore(node, id);
  if (before) return insertion(before.end, layout.between + text);
  const [first] = node.members;
  if (first) return insertion(first.start, text + layout.between);
  const innerText = file.text.slice(node.start + 1, node.end - 1);
  return innerText === ''
    ? insertion(node.start + 1, layout.open + text + layout.close)
    : insertion(node.end - 1, text + innerText);
}

/** Writes a member of a location. `value` is JSON. */
function setMember(source: Source, place: number, id: TdmrepMemberId, value: string): TextEdit[] {
  const file = readTdmrepFile(source);
  const { node, members } = entryAt(file, place);
  const old = members[id]?.value;
  if (!old) return applySpanChanges(source, [insertMember(source, file, node, id, value)]);
  if (file.text.slice(old.start, old.end) === value) return [];
  return applySpanChanges(source, [{ at: old, text: value }]);
}

/** Deletes members of a location. @throws RangeError if there is no object at this index of the list. */
export function removeMembers(
  source: Source,
  place: number,
  isRemoved: (member: JsonMember) => boolean,
): TextEdit[] {
  const file = readTdmrepFile(source);
  const { node } = entryAt(file, place);
  const innerSpan = { start: node.start + 1, end: node.end - 1 };
  return applySpanChanges(
    source,
    removeItems(node.members, (one) => isRemoved(node.members[one]!), innerSpan),
  );
}

/** Replaces the path of a location, whatever it was. @throws RangeError if there is no object at this index. */
export function setLocationPath(source: Source, place: number, path: string): TextEdit[] {
  const { location } = entryAt(readTdmrepFile(source), place);
  return location === path ? [] : setMember(source, place, 'location', printJsonString(path));
}

/** Sets whether the rights at a location are reserved. @throws RangeError if there is no object at this index. */
export function setReservation(source: Source, place: number, isReserved: boolean): TextEdit[] {
  const { reservation } = entryAt(readTdmrepFile(source), place);
  if (reservation === (isReserved ? 'reserved' : 'not-reserved')) return [];
  return setMember(source, place, 'reservation', isReserved ? '1' : '0');
}

/**
 * Writes the URL of the policy of a location. Undefined removes it.
 * @throws RangeError if there is no object at this index.
 */
export function setPolicyUrl(source: Source, place: number, url: string | undefined): TextEdit[] {
  const { members } = entryAt(readTdmrepFile(source), place);
  const old = members.policy?.value;
  if (url === undefined) return removeMembers(source, place, ({ name }) => name === nameOfMember('policy'));
  if (old?.kind === 'string' && old.value === url) return [];
  return setMember(source, place, 'policy', printJsonString(url));
}
