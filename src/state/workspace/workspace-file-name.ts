// The name of the workspace file of a site.
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { getPlace } from '../disk/places.ts';
import { workspacePlaceId } from '../disk/workspace-place.ts';
import type { GatepostState } from '../document/document-store.ts';
import { originOfSession } from '../document/session-name.ts';

/** Returns `<host>.gatepost.json`, or `site.gatepost.json` if the site is not known. */
export const suggestedWorkspaceFile = (origin: string): string =>
  `${hostOfOrigin(origin).replace(/[^a-z0-9.-]+/gi, '-') || 'site'}.gatepost.json`;

/** Returns the name that the workspace file of the open site has on disk, or else gets when it is saved. */
export const workspaceFileName = (state: GatepostState): string =>
  getPlace(workspacePlaceId(state.document))?.handle.name ?? suggestedWorkspaceFile(originOfSession(state));
