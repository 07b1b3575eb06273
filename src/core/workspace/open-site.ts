// Opens a site from unchecked input.
import { assertSiteInput } from './library-input.ts';
import { openSite as openChecked, type Site } from './site.ts';

/**
 * Opens a site. Text is read as UTF-8; bytes are read in the encoding that they have.
 * @throws TypeError if an argument is missing, or a path does not begin with a slash.
 */
export function openSite(input: Parameters<typeof openChecked>[0]): Site {
  assertSiteInput(input);
  return openChecked(input);
}
