// Suggested names for lines that describe a data set. They are our suggestions, not a standard; any token is
// allowed.

/** The usual kind of value, which selects the input of the form. */
export type SuggestedValue = 'text' | 'address' | 'media-type' | 'date';

export interface SuggestedName {
  readonly id: 'title' | 'description' | 'license' | 'format' | 'updated' | 'contact';
  /** The name as it is written. Names are compared without case. */
  readonly name: string;
  readonly value: SuggestedValue;
  /** Suggested values; any other is allowed too. */
  readonly values: readonly string[];
}

/** In the order in which they are suggested. */
export const suggestedNames: readonly SuggestedName[] = [
  { id: 'title', name: 'Title', value: 'text', values: [] },
  { id: 'description', name: 'Description', value: 'text', values: [] },
  {
    id: 'license',
    name: 'License',
    value: 'address',
    values: [
      'https://creativecommons.org/publicdomain/zero/1.0/',
      'https://creativecommons.org/licenses/by/4.0/',
      'https://creativecommons.org/licenses/by-sa/4.0/',
      'https://opendatacommons.org/licenses/odbl/1-0/',
      'https://opendatacommons.org/licenses/by/1-0/',
    ],
  },
  {
    id: 'format',
    name: 'Format',
    value: 'media-type',
    values: ['text/csv', 'application/json', 'application/geo+json', 'application/xml', 'application/zip'],
  },
  { id: 'updated', name: 'Updated', value: 'date', values: ['daily', 'weekly', 'monthly', 'yearly'] },
  { id: 'contact', name: 'Contact', value: 'address', values: [] },
];

/** Finds the suggested name that a name spells. "Licence" is another spelling. */
export function findSuggestedName(name: string): SuggestedName | undefined {
  const lower = name.toLowerCase();
  const spelling = lower === 'licence' ? 'license' : lower;
  return suggestedNames.find(({ id }) => id === spelling);
}
