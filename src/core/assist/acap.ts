// ACAP for somebody who writes it.
import { type NameSpace, nameAt, occurrencesOfName } from '../formats/acap/edit/names.ts';
import { acapPiecesOf } from './acap-pieces.ts';
import { renameInSite } from './acap-rename.ts';
import { suggestAcapEndings, suggestAcapValues } from './acap-suggest.ts';
import type { Assistant, NameRef } from './assistant.ts';

const nameSpaceOf = ({ space }: NameRef) => space as NameSpace;

export const acapAssistant: Assistant = {
  pieces: acapPiecesOf,
  endings: suggestAcapEndings,
  values: suggestAcapValues,
  nameAt,
  places: (policy, ref) => occurrencesOfName(policy, nameSpaceOf(ref), ref.name),
  rename: (site, path, ref, to) => renameInSite(site, path, nameSpaceOf(ref), ref.name, to),
};
