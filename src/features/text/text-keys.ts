// The keys of the code editor, as its menu, the palette and the page of keys show them.

export const textKeys = { format: 'Alt+Shift+F', hover: 'Ctrl+I', outline: 'Ctrl+Shift+O' } as const;
