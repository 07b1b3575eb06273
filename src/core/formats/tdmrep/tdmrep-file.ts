// Reads a tdmrep.json by the protocol: locations in file order, each with its reservation.

import { type Source, textOfSource } from '../../document/source.ts';
import { positionAt } from '../../document/spans.ts';
import type { PathPattern } from '../../matching/path-pattern.ts';
import {
  type JsonMember,
  type JsonNode,
  type JsonObject,
  type JsonProblem,
  readJson,
} from '../../syntax/json/read-json.ts';
import { lazy, memoizeLast } from '../../text/lazy.ts';
import { indexLocations, type LocationIndex, patternOfLocation } from './location-pattern.ts';
import { nameOfMember, type TdmrepMemberId } from './members.ts';

/** The reservation of a location. Other values than 0 and 1 are errors and count as `unset` (sec-tdm-reservation). */
export type Reservation = 'reserved' | 'not-reserved' | 'unset';

/** An object of the list. The last of several members with the same name counts, as in almost every JSON parser. */
export interface TdmrepEntry {
  readonly node: JsonObject;
  readonly members: { readonly [Id in TdmrepMemberId]?: JsonMember };
  /** Absent if it is not a string. */
  readonly location?: string;
  readonly reservation: Reservation;
  /** The policy, if it is a URL (sec-tdm-policy: a URL). */
  readonly policy?: string;
  /** Absent for a location that matches no URL: it is missing, empty, or not a string. */
  readonly pattern?: PathPattern;
}

/** One file. Positions are offsets into its text. */
export interface TdmrepFile {
  readonly text: string;
  /** Why the file is not JSON. Such a file has no effect. */
  readonly problems: readonly JsonProblem[];
  /** False if the octets are not UTF-8 (RFC 8259 8.1). Such a file has no effect. */
  readonly isUtf8: boolean;
  readonly root: JsonNode | undefined;
  /** The items of the list, in file order. Empty if the file is not a list. */
  readonly items: readonly JsonNode[];
  /** By index in the list. Undefined for an item that is not an object. */
  readonly entries: readonly (TdmrepEntry | undefined)[];
  readonly index: () => LocationIndex;
  /** The line of an offset, 0-based. */
  readonly lineOf: (offset: number) => number;
}

/** Whether a text is a web URL that a policy can have. */
function isPolicyUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(text)) return false;
  return URL.canParse(text);
}

function readReservation(value: JsonNode | undefined): Reservation {
  if (value?.kind !== 'number') return 'unset';
  if (value.value === 1) return 'reserved';
  return value.value === 0 ? 'not-reserved' : 'unset';
}

const textOf = (value: JsonNode | undefined): string | undefined =>
  value?.kind === 'string' ? value.value : undefined;

function readEntry(node: JsonNode): TdmrepEntry | undefined {
  if (node.kind !== 'object') return undefined;
  const byName = new Map(node.members.map((member) => [member.name, member] as const));
  const [location, reservation, policy] = (['location', 'reservation', 'policy'] as const).map((id) =>
    byName.get(nameOfMember(id)),
  );
  const path = textOf(location?.value);
  const policyUrl = textOf(policy?.value);
  return {
    node,
    members: {
      ...(location && { location }),
      ...(reservation && { reservation }),
      ...(policy && { policy }),
    },
    ...(path !== undefined && { location: path }),
    reservation: readReservation(reservation?.value),
    ...(policyUrl !== undefined && isPolicyUrl(policyUrl) && { policy: policyUrl }),
    ...(path && { pattern: patternOfLocation(path) }),
  };
}

function readFile(source: Source): TdmrepFile {
  const isUtf8 = source.encoding === 'utf-8';
  const text = textOfSource(source);
  const { root, problems } = isUtf8 ? readJson(text) : { root: undefined, problems: [] };
  const items = root?.kind === 'array' ? root.items : [];
  const entries = items.map(readEntry);
  return {
    text,
    problems,
    isUtf8,
    root,
    items,
    entries,
    index: lazy(() => indexLocations(entries.map((entry) => entry?.pattern))),
    lineOf: (offset) => positionAt(source, offset).line,
  };
}

/**
 * The number of versions that are kept. Undo keeps every version of a file, and each would keep its text a second time.
 */
const VERSIONS = 4;

/**
 * Reads a file. The result is kept because the form, answers and findings each ask for it. Never throws, whatever
 * the text is.
 */
export const readTdmrepFile: (source: Source) => TdmrepFile = memoizeLast(VERSIONS, readFile);
