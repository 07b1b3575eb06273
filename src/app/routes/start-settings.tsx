// The settings of this browser on the start page, which has no File menu.
import { shellWords } from '../../messages/en/app/shell.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { languageTag } from '../../messages/language.ts';
import { languages } from '../../messages/languages.ts';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { chooseLanguage } from '../shared/choose-language.ts';
import { setTheme, shellStore, themes } from '../shared/shell-store.ts';

const offered = languages.filter(({ isHidden }) => !isHidden);

function items(): MenuItem[] {
  const { theme } = shellStore.getState();
  return [
    ...themes.map((option) => ({
      label: shellWords.themes[option],
      group: shellWords.theme,
      isChosen: option === theme,
      run: () => setTheme(option),
    })),
    ...offered.map(({ tag, name }) => ({
      label: name,
      group: shellWords.language,
      isChosen: tag === languageTag(),
      run: () => void chooseLanguage(tag),
    })),
  ];
}

export const StartSettings = () => <Menu label={words.settings} isText className="btn-quiet" items={items} />;

/** The other languages, each by its own name: who cannot read the page finds it there. */
export const OtherLanguages = () =>
  offered
    .filter(({ tag }) => tag !== languageTag())
    .map(({ tag, name }) => (
      <button
        key={tag}
        type="button"
        className="btn btn-link target"
        lang={tag}
        onClick={() => void chooseLanguage(tag)}
      >
        {name}
      </button>
    ));
