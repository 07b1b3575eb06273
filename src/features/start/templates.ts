// Files to begin with. What they are called stands with the words of the page.

export const templates = {
  open: 'User-agent: *\nDisallow:\n',
  closed: 'User-agent: *\nDisallow: /\n',
  shop: [
    '# Carts, checkout and search results are for people. Everything else may be listed.',
    'User-agent: *',
    'Disallow: /cart/',
    'Disallow: /checkout/',
    'Disallow: /search',
    'Disallow: /*?sort=',
    '',
  ].join('\n'),
} as const;

export type TemplateId = keyof typeof templates;
