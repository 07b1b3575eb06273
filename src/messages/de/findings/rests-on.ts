// What a finding rests on, for readers: the names of the texts and their sections. The numbers that our own lists of
// requirements have mean nothing to them.
import type * as english from '../../en/findings/rests-on.ts';

const SECTION = /^\(?[A-Z]{1,3}-?\d+|^\(digest /;

/** What is said around the names of the texts. */
const said: readonly (readonly [RegExp, string])[] = [
  [/(^|[;,] )draft 1\b/g, '$1Entwurf 1 (1996)'],
  [/\bdraft-koster-robots-00\b/g, 'Internet-Draft (1996)'],
  [/\brobots\.cc\b/g, 'robots.cc von Google'],
  [/\berratum\b/g, 'Erratum'],
  [/\bAnnex\b/g, 'Anhang'],
  [/\bYandex Webmaster help\b/g, 'Webmaster-Hilfe von Yandex'],
  [/\bSeznam help\b/g, 'Hilfe von Seznam'],
  [/\bGoogle Search Central blog, 27 October 2014/g, 'Blog von Google Search Central, 27. Oktober 2014'],
  [/\bGoogle crawler list\b/g, 'Crawler-Liste von Google'],
  [/\bApple crawler page\b/g, 'Crawler-Seite von Apple'],
  [/, unofficially until 1 September 2019/g, ', inoffiziell bis 1. September 2019'],
  [/, until (\d)/g, ', bis $1'],
  [/^behaviour of\b/g, 'Verhalten von'],
  [/^pages of the operators/g, 'Seiten der Betreiber'],
  [/^practice of several crawlers/g, 'Praxis mehrerer Crawler'],
  [/\bguide robots\.txt/g, 'Leitfaden robots.txt'],
  [/(\d) and (\d)/g, '$1 und $2'],
];

/** "Entwurf 1 (1996) 3.2.1; RFC 9309 2.2.1" for "draft 1 3.2.1 (KOS-028); RFC 9309 2.2.1 (RFC-007)". */
export const restsOn: typeof english.restsOn = (spec) =>
  said.reduce(
    (text, [phrase, words]) => text.replace(phrase, words),
    spec
      .replace(/ \([^)]*\)/g, (bracket) => (SECTION.test(bracket.trim()) ? '' : bracket))
      .replace(/^ours: /, ''),
  );
