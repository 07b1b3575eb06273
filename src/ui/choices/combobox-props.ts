// What a field says of itself that has a list of choices (choice-list.tsx), as long as there is none.
export const comboboxProps = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;
