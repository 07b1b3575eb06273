// Paths that tell what better is not told: information disclosure, R100.

/** Names of places that are not for everybody, as the beginning of a segment. */
const TELLING_PLACES =
  'admin|administrator|adminer|admin-panel|backend|backoffice|phpmyadmin|pma|cpanel|backups?|bak|old-site|install|' +
  'installer|setup|staging|private|internal|intranet|confidential|secrets?|hidden|passwords?|passwd|credentials|' +
  String.raw`tokens?|dumps?|logs|cron|sql|database|db|id_rsa|wp-(?:admin|config|login)|config(?:uration)?\.\w+`;
/** What nobody should find at all. */
const TELLING_FILES = String.raw`\.(?:git|svn|hg|env|htaccess|htpasswd|ssh|aws|ds_store|vscode|idea)`;
const SECRETS = String.raw`[?&](?:api[-_]?key|token|password|passwd|secret)=`;
const TELLING_ENDINGS = String.raw`\.(?:sql|bak|dump|old|orig|swp)(?:\.\w+)?`;

const TELLING_PATTERN = new RegExp(
  String.raw`/(?:${TELLING_PLACES}|${TELLING_FILES})(?=$|[/.*$?])|${SECRETS}|${TELLING_ENDINGS}(?=$|[*$?/])`,
  'i',
);

/** What WordPress, Joomla, Drupal and Shopify write into every robots.txt: it tells a stranger nothing about the site. */
const SHIPPED_PATHS: ReadonlySet<string> = new Set([
  '/wp-admin',
  '/wp-login.php',
  '/administrator',
  '/logs',
  '/database',
  '/cron.php',
  '/install.php',
  ...['.txt', '.mysql.txt', '.pgsql.txt', '.sqlite.txt'].map((ending) => `/INSTALL${ending}`),
  ...['/?q=', '/index.php/', '/'].flatMap((way) => [`${way}admin`, `${way}user/password`]),
]);

const isShipped = (path: string) => SHIPPED_PATHS.has(path.replace(/\/?[*$]*$/, ''));

/** Whether a path names something that a stranger would look for. */
export const isTellingPath = (path: string): boolean => TELLING_PATTERN.test(path) && !isShipped(path);
