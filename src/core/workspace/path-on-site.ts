// Shortens URLs of a known site for display.

/** Returns a URL without the origin, or the whole URL if it is on another site. */
export function pathOnSite(origin: string, url: string): string {
  if (origin === '' || !url.startsWith(origin)) return url;
  const rest = url.slice(origin.length);
  if (rest === '') return '/';
  return /^[/?#]/.test(rest) ? rest : url;
}
