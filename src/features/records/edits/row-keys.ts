// The keys of a rule and its record, as menus, the palette and the page of keys show them.

export const ruleKeys = {
  moveUp: 'Alt+ArrowUp',
  moveDown: 'Alt+ArrowDown',
  duplicate: 'Alt+Shift+ArrowDown',
  addBelow: 'Enter',
  addRecordBelow: 'Ctrl+Shift+Enter',
} as const;
