// Which platform a site is made with, as far as its robots.txt tells: it decides where a changed file goes.

/** A line that the platform itself ships, or that only makes sense there; a WordPress in a folder is a part of another site. */
const signs = [
  ['wordpress', /^\s*(?:dis)?allow\s*:\s*\/wp-(?:admin|content|includes|json)\b/im],
  ['shopify', /\/collections\/\*sort_by\*|cdn\.shopify|\/\*preview_theme_id\*/i],
  ['magento', /\/catalogsearch\/|\/pkginfo\/|\/\*SID=/],
  ['drupal', /\/core\/\*\.css|\/filter\/tips|\/node\/add\//i],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Platform = (typeof signs)[number][0];

/** The platform whose typical lines a robots.txt contains; undefined for none or more than one. */
export function platformOf(text: string): Platform | undefined {
  const found = signs.filter(([, sign]) => sign.test(text));
  return found.length === 1 ? found[0]?.[0] : undefined;
}
