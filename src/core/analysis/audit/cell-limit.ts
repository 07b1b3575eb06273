// The limit of answers in an audit. A file of 500 KiB may name thousands of crawlers and of URLs.

/** How many answers for one use an audit asks for at most, even if it is to be complete. */
const MAX_CELLS = 100_000;

/** The number of URLs that can be asked about for a number of crawlers with different rules. At least one. */
export const mostUrlsFor = (classes: number): number =>
  Math.max(1, Math.floor(MAX_CELLS / Math.max(1, classes)));
