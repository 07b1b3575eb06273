// The names of keys, where they are shown.
import type * as english from '../../en/app/keys.ts';
import type { Translated } from '../../language.ts';

export const keyWords = {
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
} satisfies Translated<typeof english.keyWords>;
