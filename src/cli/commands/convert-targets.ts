// The targets of a conversion.
import { acapToRep } from '../../core/convert/acap-to-rep.ts';
import type { Conversion } from '../../core/convert/conversion.ts';
import { repToAcap } from '../../core/convert/rep-to-acap.ts';
import { type PlaceKind, placeKinds } from '../../core/convert/snippets.ts';
import type { Site } from '../../core/workspace/site.ts';

/** A protocol of policy files. The file itself changes. */
export interface FileTarget {
  readonly id: string;
  readonly convert: (site: Site, path: string) => Conversion;
}

/** Lines for other places: the head of a page, the header of a response, the prolog of a document. */
export interface PlaceTarget {
  readonly id: string;
  readonly place: PlaceKind;
}

export type ConversionTarget = FileTarget | PlaceTarget;

export const conversionTargets: readonly ConversionTarget[] = [
  { id: 'acap', convert: (site, path) => repToAcap(site, path) },
  { id: 'rep', convert: acapToRep },
  ...placeKinds.map((place) => ({ id: place, place })),
];
