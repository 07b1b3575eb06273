// Applies the Clean-param lines of a file of a site.
import { type CleanedUrl, cleanUrl as cleanedIn } from '../formats/extensions/clean-url.ts';
import { createPolicy } from '../syntax/policy.ts';
import { fileAt, type Site } from './site.ts';

/**
 * Removes the parameters of a URL that the Clean-param lines of a file name, and returns the line that removes each
 * one; lines are 0-based. @throws RangeError if the site has no such file.
 */
export function cleanUrl(site: Site, path: string, url: string): CleanedUrl {
  const { source, format } = fileAt(site, path);
  return cleanedIn(createPolicy(source, format), url);
}
