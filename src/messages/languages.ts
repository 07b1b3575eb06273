// The available languages. A new one is a folder next to `en` and a row here.
import { setLanguage, type Translation } from './language.ts';

export interface Language {
  /** Its BCP 47 tag. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Never selected by default and not offered: a layout test, or unfinished. */
  readonly isHidden?: true;
  /** Loads its words. English words are bundled. */
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

/** The language with this tag, else the first preferred language, else English. */
export function selectLanguage(tag: string | null, preferred: readonly string[]): Language {
  const byTag = languages.find((language) => language.tag === tag);
  if (byTag) return byTag;
  const offered = languages.filter(({ isHidden }) => !isHidden);
  const matches = preferred.flatMap(
    (one) => offered.find((language) => language.tag === one.split('-')[0]) ?? [],
  );
  return matches[0] ?? english;
}

/** Loads the words of a language, for modules that load afterwards. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!language.fetch) return;
  const { translation } = await language.fetch();
  setLanguage(language.tag, translation);
}
