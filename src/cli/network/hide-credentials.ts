// Removes secrets from URLs in messages.

/** What looks like a URL: a scheme that parsers accept without slashes, or two slashes. */
const URL_START = /^\s*(?:(?:https?|ftp|wss?):|(?:[a-z][a-z0-9+.-]*:)?[\\/]{2})/i;

/** A user name and a password of a URL inside a text. */
const EMBEDDED_CREDENTIALS = /([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi;

/**
 * Replaces the user name and the password of a URL, for messages: they are secret, and logs are kept. If a text only
 * looks like a URL, everything before its last `@` is replaced.
 */
export function hideCredentials(text: string): string {
  if (!URL_START.test(text)) return text.replace(EMBEDDED_CREDENTIALS, '$1…@');
  // Two slashes need a base, but a scheme without slashes is relative to one.
  const base = URL.canParse(text) ? undefined : 'https://host.invalid';
  if (!URL.canParse(text, base)) return text.replace(/^(\s*(?:[a-z][a-z0-9+.-]*:)?[\\/]*).*@/is, '$1…@');
  const { username, password, href } = new URL(text, base);
  if (username === '' && password === '') return text;
  return href.replace(EMBEDDED_CREDENTIALS, '$1…@');
}
