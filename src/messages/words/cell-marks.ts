// What the filter of the matrix calls cells with a mark.

export const cellMarkWords = {
  filters: {
    changed: 'Changed',
    failed: 'Failing',
    differs: 'Readers differ',
    expected: 'Expected',
    requested: 'Requested, though No',
    unasked: 'Never requested',
  },
} as const;
