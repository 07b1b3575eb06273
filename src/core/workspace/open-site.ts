// Opening a site from what a program gives, checked.
import { assertSiteInput } from './library-input.ts';
import { openSite as openChecked, type Site } from './site.ts';

/**
 * Opens a site. A file given as text is UTF-8; bytes are read as they are, whatever they hold.
 * @throws TypeError if something is missing, or a path does not begin with a slash.
 */
export function openSite(input: Parameters<typeof openChecked>[0]): Site {
  assertSiteInput(input);
  return openChecked(input);
}
