// The names of the usages of ACAP (2.5), and what is wrong with a name that a file defines (2.7).

import type { Usage } from '../../../core/formats/acap/usages.ts';
import type * as english from '../../en/formats/acap-names.ts';
import type { Translated } from '../../language.ts';

/** A usage in words. One that is not among the fourteen is not changed. */
const usageNames: Readonly<Record<Usage, string>> = {
  crawl: 'crawlen',
  follow: 'Links folgen',
  index: 'indexieren',
  preserve: 'aufbewahren',
  present: 'anzeigen',
  'present-original': 'anzeigen: Original',
  'present-currentcopy': 'anzeigen: aktuelle Kopie',
  'present-oldcopy': 'anzeigen: alte Kopie',
  'present-snippet': 'anzeigen: Snippet',
  'present-thumbnail': 'anzeigen: Vorschaubild',
  'present-oldsnippet': 'anzeigen: altes Snippet',
  'present-oldthumbnail': 'anzeigen: altes Vorschaubild',
  'present-link': 'anzeigen: Link',
  other: 'jede andere Nutzung',
};

export const acapNames = {
  usageName: (token) => (usageNames as Readonly<Record<string, string>>)[token.toLowerCase()] ?? token,
  nameProblem: {
    'not-a-name':
      'Ein Name beginnt mit einem Buchstaben; dann können Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche folgen.',
    taken: 'Eine andere Definition hat diesen Namen. Der alte bleibt, bis Sie einen anderen eingeben.',
  },
} satisfies Translated<typeof english.acapNames>;
