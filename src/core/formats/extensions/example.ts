// Building blocks for the examples of extension diagnostics.

export const ORIGIN = 'https://h.example';
export const recordText = (line: string, more = '') => `User-agent: *\nDisallow: /x\n${line}\n${more}`;
/** An example of a line within a record, and its near miss. */
export const recordExample = (file: string, near: string) =>
  [{ file: recordText(file), near: recordText(near) }] as const;
/** An example of a line outside of records, and its near miss. */
export const standaloneExample = (file: string, near: string) => [
  { file: `User-agent: *\nDisallow: /x\n\n${file}\n`, near: `User-agent: *\nDisallow: /x\n\n${near}\n` },
];
export const sitemapExample = (file: string, near: string) =>
  standaloneExample(`Sitemap: ${file}`, `Sitemap: ${near}`).map((one) => ({ ...one, origin: ORIGIN }));
