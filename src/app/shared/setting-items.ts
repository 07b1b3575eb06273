// The settings of this browser: items of the File menu and of the menu of the start page.
import { shellWords } from '../../messages/en/app/shell.ts';
import { languageTag } from '../../messages/language.ts';
import { languages } from '../../messages/languages.ts';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { chooseLanguage } from './choose-language.ts';
import { setTheme, shellStore, themes } from './shell-store.ts';

/** The languages that are offered. */
export const offeredLanguages = languages.filter(({ isHidden }) => !isHidden);

/** Returns the items for the theme and the language. */
export function settingItems(): MenuItem[] {
  const { theme } = shellStore.getState();
  return [
    ...themes.map((option) => ({
      label: shellWords.themes[option],
      group: shellWords.theme,
      isChosen: option === theme,
      run: () => setTheme(option),
    })),
    ...offeredLanguages.map(({ tag, name }) => ({
      label: name,
      group: shellWords.language,
      isChosen: tag === languageTag(),
      run: () => void chooseLanguage(tag),
    })),
  ];
}
