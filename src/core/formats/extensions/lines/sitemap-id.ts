// The id of the Sitemap line. In its own module because the small entry of the library needs nothing else of it.

export const SITEMAP_ID = 'sitemap';
