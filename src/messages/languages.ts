// The languages there are. A new one is a folder beside `en` and a row here.
import { speak, type Translation } from './language.ts';

export interface Language {
  /** Its tag of BCP 47. */
  readonly tag: string;
  /** In its own words, as who looks for it reads. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Never chosen by itself, and not offered: for trying the layout, or not finished. */
  readonly isHidden?: true;
  /** Fetches its words; English ones are there. */
  readonly fetch?: () => Promise<{ readonly translation: Translation }>;
}

const english: Language = { tag: 'en', name: 'English', direction: 'ltr' };

export const languages: readonly Language[] = [
  english,
  { tag: 'de', name: 'Deutsch', direction: 'ltr', fetch: () => import('./de/all.ts') },
  {
    tag: 'en-XB',
    name: 'From right to left',
    direction: 'rtl',
    isHidden: true,
    fetch: () => import('./pseudo.ts'),
  },
];

/** The language with this tag, else the first that somebody reads, else English. */
export function languageFor(tag: string | null, reads: readonly string[]): Language {
  const asked = languages.find((language) => language.tag === tag);
  if (asked) return asked;
  const offered = languages.filter(({ isHidden }) => !isHidden);
  const found = reads.map((read) => offered.find((language) => language.tag === read.split('-')[0]));
  return found.find((language) => language !== undefined) ?? english;
}

/** Has all that is fetched from now on speak a language. */
export async function speakIn(language: Language): Promise<void> {
  if (!language.fetch) return;
  const { translation } = await language.fetch();
  speak(language.tag, translation);
}
