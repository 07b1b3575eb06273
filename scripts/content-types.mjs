// Content types of the files of the build, for servers.

/** Content types by extension, without a charset. @type {Readonly<Record<string, string>>} */
export const contentTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};
