// What page and service worker call the same things: caches, locks, and the address of what was shared.

/** Begins all our names; a folder has no blank in it (it is written %20), so no other copy of Gatepost has names like these. */
const prefix = (scope: string): string => `gatepost ${new URL(scope).pathname} `;

/** Begins the names of the caches that hold a build each. */
export const buildCachePrefix = (scope: string): string => `${prefix(scope)}build `;

export const buildCache = (scope: string, build: string): string => buildCachePrefix(scope) + build;

/** The cache that holds what another program shared, until somebody has said what becomes of it. */
export const sharedCache = (scope: string): string => `${prefix(scope)}shared`;

/** Begins the names of the locks that pages hold as long as they live; behind it, the script that the page began with. */
export const pageLockPrefix = (scope: string): string => `${prefix(scope)}page `;

/** Where another program sends what it shares, seen from the scope: only as a POST, and only to the service worker. */
export const SHARE_ADDRESS = 'share';

/** The page that takes up what was shared. */
export const SHARED_PAGE = '#/shared';

/** The list of what was shared, and its parts, by their names in the cache. */
export const SHARED_LIST = 'shared/list';
export const sharedPart = (place: number): string => `shared/${place}`;

export interface SharedList {
  readonly names: readonly string[];
  /** How many files were left out, as there was too much. */
  readonly left: number;
  /** When it arrived, in milliseconds since 1970. */
  readonly time: number;
}

/** What pages tell the service worker. To `what-is-yours` it answers with the paths of its build's files, from the scope. */
export type WorkerMessage = 'page-opened' | 'take-over' | 'what-is-yours';
