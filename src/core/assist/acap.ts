// ACAP for somebody who writes it.
import { type NameSpace, nameAt, nameProblem, placesOfName, rename } from '../dialects/acap/edit/names.ts';
import { acapPieces } from './acap-pieces.ts';
import { acapEndings, acapValues } from './acap-suggest.ts';
import type { Assistant, NameRef } from './assistant.ts';

const spaceOf = ({ space }: NameRef) => space as NameSpace;

export const acapAssistant: Assistant = {
  pieces: acapPieces,
  endings: acapEndings,
  values: acapValues,
  nameAt,
  places: (policy, ref) => placesOfName(policy, spaceOf(ref), ref.name),
  nameProblem: (policy, ref, to) => nameProblem(policy, spaceOf(ref), to, ref.name),
  rename: (policy, ref, to) => rename(policy, spaceOf(ref), ref.name, to),
};
