// Names of the gallery's examples, by their ids, and what to look at in each.

export const exampleWords = {
  'fict-org': {
    title: 'fict.org',
    summary:
      'The worked example of 1996: three records. Look at the last row under Google, which does not decode %7E.',
  },
  'rfc-simple': {
    title: 'RFC 9309, simple example',
    summary:
      'Four groups, one of them empty. Read it as 1996: the star is a letter then, and quxbot falls to the last group.',
  },
  'rfc-longest': {
    title: 'RFC 9309, longest match',
    summary:
      'Two rules match, the longer one decides. Read as 1996, the first one does, and one answer turns.',
  },
  'mobile-agents': {
    title: 'Mobile agents',
    summary:
      'Which host takes an agent in, path by path. Two rows of the table were misprinted, and one was forgotten.',
  },
  'mobile-overlap': {
    title: 'A line too late',
    summary:
      'Lines for mobile agents: the last that matches decides, not the longest. The maps never get their own host; one sort helps.',
  },
  'xml-headlines': {
    title: 'XML headlines',
    summary:
      'Documents that say themselves whether to index them and follow their links. One is never read, because the robots.txt forbids to fetch it.',
  },
  'fict-org-data': {
    title: 'fict.org as a data.txt',
    summary:
      'The same example as the memo of 2019 prints it: margins, the last line one blank to the left, and robots.txt in its comment. No answer changes.',
  },
  'data-portal': {
    title: 'Open data of a harbour town',
    summary:
      'Five data sets with the lines that describe them, drafts closed. The reading is ours: the memo has no field for data sets.',
  },
  'acap-worked': {
    title: 'ACAP 1.1, worked example',
    summary:
      'Section 2.1: a set of resources, a usage with a name of its own, and two records. One page was forgotten: look at /index.html.',
  },
  'acap-news': {
    title: 'A newspaper and its teasers',
    summary:
      'Snippets of 250 characters for three days, links for ever, no pictures; one partner may show whole articles for a week.',
  },
  'acap-archive': {
    title: 'An archive that may be kept',
    summary:
      'Who may preserve copies, and until when. Two requests ask crawlers to remove a page and to fetch another again.',
  },
  'acap-reference': {
    title: 'Permissions in a second file',
    summary:
      'For one crawler, /robots.txt refers to a file about pictures, which uses a set that is defined in the first.',
  },
  'small-shop': {
    title: 'A small shop',
    summary:
      'Carts and filters left out, training crawlers kept to the press pages. One path covers more than it seems: look at /cartoons.',
  },
  staging: {
    title: 'A staging site, closed',
    summary:
      'Two lines that ask every robot to stay away. They ask, they do not lock; and the file itself may always be fetched.',
  },
  'search-not-training': {
    title: 'Search yes, training no',
    summary:
      'Nine names kept out of everything, search left in. Two of them are tokens that never visit: the comments say which.',
  },
  messy: {
    title: 'A file with a history',
    summary:
      'Misspelt fields, a missing colon, three kinds of line ends. Change “Read as” and see which lines come and go.',
  },
} as const;
