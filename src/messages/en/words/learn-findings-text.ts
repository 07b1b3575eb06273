// What the list of pages says of the pages about findings, which are fetched by themselves.
export const findingsText = {
  slug: 'findings',
  short: 'Findings',
  title: 'What can be found in a file',
  summary:
    'Every kind of finding: what it says, why it matters and to whom, an example that the engine reads while you look, and what mends it.',
} as const;
