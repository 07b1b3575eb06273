// English for what decisions about fetching lose where they are said in pages, headers and documents.
import type { PlaceLossCode } from '../../core/convert/conversion.ts';

export const placeLossWords: Readonly<Record<PlaceLossCode, (words: readonly string[]) => string>> = {
  'place-fetched': ([url]) =>
    `Fetching ${url} was forbidden; there only indexing and following can be. A robot learns of it by fetching ${url}, so as long as the rule stands nobody sees it.`,
  'place-everyone': ([name, url]) =>
    `${name} may fetch ${url}. What is said to all robots there holds for ${name} too.`,
  'place-named': ([name]) => `Only a robot that looks for ${name} there hears what is said to ${name}.`,
  'place-nameless': ([name, url]) =>
    `${name} cannot be named there, so it is not told that it may not fetch ${url}.`,
  'place-elsewhere': ([url]) => `${url} is on another site: the file says nothing about it.`,
};

export const placeLossTitles: Readonly<Record<PlaceLossCode, string>> = {
  'place-fetched': 'Fetching, which only the policy file forbids',
  'place-everyone': 'Robots that may fetch',
  'place-named': 'Names that few robots look for',
  'place-nameless': 'Robots that cannot be named',
  'place-elsewhere': 'Other sites',
};
