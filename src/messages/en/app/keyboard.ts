// Words of the page about keys, and of the keys that lead no command but go from place to place.
import { inLanguage } from '../../language.ts';

// What the keys of a keyboard are called where they are shown.
export const keyWords = inLanguage('keyWords', {
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
} as const);

export const keyboardText = inLanguage('keyboardText', {
  slug: 'keyboard',
  title: 'Keys',
  short: 'Keys',
  summary: 'Every key of the workbench, by the place where it works.',
} as const);

export const keyboardWords = inLanguage('keyboardWords', {
  intro:
    'Everything can be done without a pointer. The palette lists every command, with its key and with why it is not possible now.',
  letters:
    'N and E are letters alone and work only while the table has the focus. The palette has a command that switches them off.',
  keys: 'Keys',
  does: 'What they do',
  caption: (where: string) => `Keys: ${where}`,
  or: 'or',
  where: {
    anywhere: 'Anywhere',
    palette: 'In the palette',
    table: 'In the table',
    cell: 'On a cell',
    tree: 'On a folder, where URLs are folded',
    records: 'In the records',
    rule: 'On a rule',
    text: 'In the text',
    findings: 'In the list of findings',
  },
  moves: {
    palette: 'Opens the commands: names, “:” lines, “/” URLs, “@” user-agents',
    escape: 'Closes the topmost thing; the focus goes back to where it came from',
    options: 'From row to row',
    choose: 'Does what is chosen',
    cells: 'From cell to cell; the whole table is one stop of Tab',
    rowEnds: 'First or last cell of the row',
    tableEnds: 'First or last cell of the table',
    pages: 'As many rows as are to be seen',
    moveHead: 'On the head of a column or row: moves it',
    removeHead: 'On the head of a column or row: takes it out of the table',
    headMenu: 'On the head of a column or row: tells about it',
    closeTrace: 'Closes the trace',
    unfold: 'Unfolds the folder, or goes into it',
    fold: 'Folds the folder, or goes out of it',
    unfoldBeside: 'Unfolds all folders beside this one',
    rows: 'From row to row, in the same column; Tab goes through a row',
    newRule: 'In the path of a rule: a rule below',
    suggest: 'Offers what can stand here',
    leave: 'then Tab: leaves the editor',
    fixesInText: 'Offers the fixes of this line',
    findings: 'From finding to finding',
    findingParts: 'To the fixes and links of a finding',
  },
} as const);
