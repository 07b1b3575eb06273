// Words about tdmrep.json: its form.

import type { Reservation } from '../../../core/formats/tdmrep/tdmrep-file.ts';
import { inLanguage } from '../../language.ts';
import { number } from '../counts.ts';

/** A path in a sentence. */
const urlsOf = (path: string) => {
  if (path === '/' || path === '*' || path === '/*') return 'every URL of the site';
  return /[*$]/.test(path) ? `URLs that match ${path}` : `URLs that begin with ${path}`;
};

export const tdmrepWords = inLanguage('tdmrepWords', {
  title: 'Text and data mining',
  about: 'The first location that matches a URL decides. A URL that no location matches has no declaration.',
  list: 'Locations',
  empty:
    'No location yet. Add one to reserve the rights to text and data mining, which includes AI training.',
  add: 'Add location',
  location: (place: number) => `Location ${number(place)}`,
  path: 'Path',
  pathOf: (place: number) => `Path of location ${number(place)}`,
  pathHint: 'Beginning of a path, such as /articles/',
  reservation: 'Rights',
  reservationOf: (place: number) => `Rights at location ${number(place)}`,
  choices: { reserved: 'Reserved', 'not-reserved': 'Not reserved' },
  policy: 'Policy URL',
  policyOf: (place: number) => `Policy URL of location ${number(place)}`,
  policyHint: 'Optional',
  says: (reservation: Reservation, path: string | undefined, hasPolicy: boolean) => {
    if (!path) return 'Applies to no URL.';
    if (reservation === 'unset') return `For ${urlsOf(path)}, nothing is declared.`;
    if (reservation === 'not-reserved') return `For ${urlsOf(path)}, mining is free.`;
    return `For ${urlsOf(path)}, mining needs your permission${hasPolicy ? '; the policy says how to get it' : ''}.`;
  },
  notAnObject: 'This item is not an object, so it declares nothing.',
  moveUp: (place: number) => `Move location ${number(place)} up`,
  moveDown: (place: number) => `Move location ${number(place)} down`,
  remove: (place: number) => `Remove location ${number(place)}`,
  more: (count: number) => `Show ${number(count)} more`,
  notJson: 'The form needs valid JSON. Correct the text; the form then shows the locations.',
  notList: 'The form needs a list of locations in square brackets.',
  goTo: (line: number) => `Line ${line + 1}`,
  noCrawler: 'No operator of a crawler documents that it follows this file.',
} as const);
