// What the keys of a keyboard are called where they are shown.
import type * as english from '../../en/words/keys.ts';
import type { Told } from '../../language.ts';

export const keyWords: Told<typeof english.keyWords> = {
  names: {
    Ctrl: 'Strg',
    Cmd: 'Cmd',
    Alt: 'Alt',
    Option: 'Option',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Space: 'Leertaste',
    Escape: 'Esc',
    Tab: 'Tab',
    Delete: 'Entf',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild auf',
    PageDown: 'Bild ab',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
};
