// Recognizes the platform of a site by its robots.txt. The platform decides where a changed file has to be saved.

/** Lines that a platform ships or that only make sense there. WordPress in a folder is part of another site. */
const signs = [
  ['wordpress', /^\s*(?:dis)?allow\s*:\s*\/wp-(?:admin|content|includes|json)\b/im],
  ['shopify', /\/collections\/\*sort_by\*|cdn\.shopify|\/\*preview_theme_id\*/i],
  ['magento', /\/catalogsearch\/|\/pkginfo\/|\/\*SID=/],
  ['drupal', /\/core\/\*\.css|\/filter\/tips|\/node\/add\//i],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Platform = (typeof signs)[number][0];

/** A platform, or a server on which files are at their paths. */
export type PlatformChoice = Platform | 'server';

/** Where each platform documents how it serves robots.txt, read in November 2026. */
export const platformSources: Readonly<Record<Platform, string>> = {
  wordpress: 'https://developer.wordpress.org/reference/functions/do_robots/',
  shopify: 'https://shopify.dev/docs/themes/architecture/templates/robots-txt-liquid',
  drupal: 'https://www.drupal.org/docs/develop/using-composer/using-drupals-composer-scaffold',
  magento:
    'https://commerce-docs.github.io/merchdocs-archive/user-guide/v2.3/marketing/search-engine-robots.html',
};

/** The choices in their order. */
export const platformChoices: readonly PlatformChoice[] = [
  'wordpress',
  'shopify',
  'drupal',
  'magento',
  'server',
];

/** The platform whose typical lines a robots.txt contains; undefined for none or more than one. */
export function platformOf(text: string): Platform | undefined {
  const matches = signs.filter(([, sign]) => sign.test(text));
  return matches.length === 1 ? matches[0]?.[0] : undefined;
}
