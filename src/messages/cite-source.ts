// Sources in words: the titles of texts and the places in them.
import type { Citation, Citations } from '../core/catalogue/citations.ts';
import { textNames } from './en/findings.ts';

const titles: Readonly<Partial<Record<string, string>>> = textNames;

/** The title of a cited text. Names that are the same in every language are their own titles. */
export const citedTitle = ({ text }: Citation): string => titles[text] ?? text;

/** A section number stands directly behind the title; a title of a section, or a year, behind a comma. */
const placeAfterTitle = (place: string): string =>
  /^(?:Annex |\d(?!\d{3}\b))/.test(place) ? ` ${place}` : `, ${place}`;

/** "1996 draft 1 3.2.1; RFC 9309 2.2.1": as the page, the command line and its reports all print a source. */
export const citeSource = (source: Citations): string =>
  source
    .map((one) => citedTitle(one) + (one.place === undefined ? '' : placeAfterTitle(one.place)))
    .join('; ');
