// German for what decisions about fetching lose where they are said in pages, headers and documents.
import type * as english from '../en/place-losses.ts';
import type { Told } from '../language.ts';

export const placeLossWords: Told<typeof english.placeLossWords> = {
  'place-fetched': ([url]) =>
    `Der Abruf von ${url} war verboten; dort lassen sich nur die Aufnahme in den Index und das Folgen von Links verbieten. Ein Robot erfährt davon erst beim Abruf von ${url}; solange die Regel steht, sieht es also niemand.`,
  'place-everyone': ([name, url]) =>
    `${name} darf ${url} abrufen. Was dort zu allen Robots gesagt wird, gilt auch für ${name}.`,
  'place-named': ([name]) =>
    `Nur ein Robot, der dort nach ${name} sucht, erfährt, was zu ${name} gesagt wird.`,
  'place-nameless': ([name, url]) =>
    `${name} lässt sich dort nicht nennen und erfährt darum nicht, dass ${url} nicht abgerufen werden darf.`,
  'place-elsewhere': ([url]) => `${url} liegt auf einer anderen Website: Die Datei sagt nichts darüber.`,
};

export const placeLossTitles: Told<typeof english.placeLossTitles> = {
  'place-fetched': 'Abruf, den nur die Regeldatei verbietet',
  'place-everyone': 'Robots, die abrufen dürfen',
  'place-named': 'Namen, nach denen wenige Robots suchen',
  'place-nameless': 'Robots, die sich nicht nennen lassen',
  'place-elsewhere': 'Andere Websites',
};
