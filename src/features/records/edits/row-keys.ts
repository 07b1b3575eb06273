// The keys of a rule and its record, for menus, the palette and the page of keys.

export const ruleKeys = {
  moveUp: 'Alt+ArrowUp',
  moveDown: 'Alt+ArrowDown',
  duplicate: 'Alt+Shift+ArrowDown',
  addBelow: 'Enter',
  addRecordBelow: 'Ctrl+Shift+Enter',
} as const;
