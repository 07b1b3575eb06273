// The members of a location in tdmrep.json, as the TDM Reservation Protocol names them.

import { type Citations, cite } from '../../catalogue/citations.ts';
/** One member. `messages` explains it under its id. */
export interface TdmrepMember<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** The kind of its value. */
  readonly value: 'path' | 'reservation' | 'url';
  readonly isRequired: boolean;
  /** The section that defines it. */
  readonly source: Citations;
}

/** A section of the TDM Reservation Protocol, by its title. */
export const tdmrepSection = (title: string): Citations => cite('TDMRep', title);

/** In the order in which they are written. Names are case-sensitive (RFC 8259 8.3). */
export const tdmrepMembers = [
  {
    id: 'location',
    name: 'location',
    value: 'path',
    isRequired: true,
    source: tdmrepSection('TDM File on the Origin Server'),
  },
  {
    id: 'reservation',
    name: 'tdm-reservation',
    value: 'reservation',
    isRequired: true,
    source: tdmrepSection('tdm-reservation'),
  },
  {
    id: 'policy',
    name: 'tdm-policy',
    value: 'url',
    isRequired: false,
    source: tdmrepSection('tdm-policy'),
  },
] as const satisfies readonly TdmrepMember[];

export type TdmrepMemberId = (typeof tdmrepMembers)[number]['id'];

/** The name of a member in the file. */
export const nameOfMember = (id: TdmrepMemberId): string =>
  tdmrepMembers.find((member) => member.id === id)!.name;

/** The path where crawlers look for the file. */
export const TDMREP_PATH = '/.well-known/tdmrep.json';
