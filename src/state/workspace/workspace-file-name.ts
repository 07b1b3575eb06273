// The name of a workspace file that was not saved before.
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';

/** Returns `<host>.gatepost.json`, or `site.gatepost.json` if the site is not known. */
export const suggestedWorkspaceFile = (origin: string): string =>
  `${hostOfOrigin(origin).replace(/[^a-z0-9.-]+/gi, '-') || 'site'}.gatepost.json`;
