// Names for the lines that describe a data set: plain suggestions of ours. No standard is claimed, and any token will do.

/** What a value usually is; the form chooses an input by it. */
export type SuggestedValue = 'text' | 'address' | 'media-type' | 'date';

export interface SuggestedName {
  readonly id: 'title' | 'description' | 'license' | 'format' | 'updated' | 'contact';
  /** As it is written. Names are compared without regard to case. */
  readonly name: string;
  readonly value: SuggestedValue;
  /** Values worth offering; any other will do as well. */
  readonly values: readonly string[];
}

/** In the order in which they are offered. */
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

/** The suggestion that a name spells. "Licence" is the same word. */
export function findSuggestedName(name: string): SuggestedName | undefined {
  const lower = name.toLowerCase();
  const own = lower === 'licence' ? 'license' : lower;
  return suggestedNames.find(({ id }) => id === own);
}
