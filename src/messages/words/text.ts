// Words of the text pane.
export const textWords = {
  title: 'Policy text',
} as const;
