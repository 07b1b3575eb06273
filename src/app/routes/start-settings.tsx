// The settings of this browser on the start page, which has no File menu.
import { startWords as words } from '../../messages/en/app/start.ts';
import { languageTag } from '../../messages/language.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { chooseLanguage } from '../shared/choose-language.ts';
import { offeredLanguages, settingItems } from '../shared/setting-items.ts';

export const StartSettings = () => (
  <Menu label={words.settings} isText className="btn-quiet" items={settingItems} />
);

/** The other languages, each by its own name: who cannot read the page finds it there. */
export const OtherLanguages = () =>
  offeredLanguages
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
