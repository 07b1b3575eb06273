// The names of keys, where they are shown.
import { inLanguage } from '../../language.ts';

export const keyWords = inLanguage('keyWords', {
  /** By the names that the table of actions uses. Other keys are shown as their letter. */
  names: {
    Ctrl: 'Ctrl',
    Cmd: 'Cmd',
    Alt: 'Alt',
    Option: 'Option',
    Shift: 'Shift',
    Enter: 'Enter',
    Space: 'Space',
    Escape: 'Esc',
    Tab: 'Tab',
    Delete: 'Delete',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page up',
    PageDown: 'Page down',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
} as const);
