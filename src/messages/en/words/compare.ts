// Words of the page that compares readers and versions.
export const compareWords = {
  title: (what: string) => `Compare: ${what}`,
  what: 'What to compare',
  readers: 'Readers',
  versions: 'Versions',
  edge: 'Edge block',
} as const;
