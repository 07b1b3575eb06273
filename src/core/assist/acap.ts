// ACAP for somebody who writes it.
import { type NameSpace, nameAt, occurrencesOfName } from '../formats/acap/edit/names.ts';
import { acapPieces } from './acap-pieces.ts';
import { renameInSite } from './acap-rename.ts';
import { acapEndings, acapValues } from './acap-suggest.ts';
import type { Assistant, NameRef } from './assistant.ts';

const spaceOf = ({ space }: NameRef) => space as NameSpace;

export const acapAssistant: Assistant = {
  pieces: acapPieces,
  endings: acapEndings,
  values: acapValues,
  nameAt,
  places: (policy, ref) => occurrencesOfName(policy, spaceOf(ref), ref.name),
  rename: (site, path, ref, to) => renameInSite(site, path, spaceOf(ref), ref.name, to),
};
