// How the diagnostics of extensions write their examples.

export const ORIGIN = 'https://h.example';
export const recordText = (line: string, more = '') => `User-agent: *\nDisallow: /x\n${line}\n${more}`;
/** A line in a record, and another one. */
export const recordExample = (file: string, near: string) =>
  [{ file: recordText(file), near: recordText(near) }] as const;
/** A line of a file, and another one. */
export const standaloneExample = (file: string, near: string) => [
  { file: `User-agent: *\nDisallow: /x\n\n${file}\n`, near: `User-agent: *\nDisallow: /x\n\n${near}\n` },
];
export const sitemapExample = (file: string, near: string) =>
  standaloneExample(`Sitemap: ${file}`, `Sitemap: ${near}`).map((one) => ({ ...one, origin: ORIGIN }));
