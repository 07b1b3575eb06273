// The ARIA attributes of a field with choices (choice-list.tsx) while its list is closed.
export const comboboxProps = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;
