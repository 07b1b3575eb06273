// What the keys of a keyboard are called where they are shown.

export const keyWords = {
  /** By the names that the table of commands uses. Of the others the letter itself is shown. */
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
} as const;
