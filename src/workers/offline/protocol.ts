// Names that page and service worker share: caches, locks, and the address of shared files.

/** The prefix of all our names. A folder has no space in it (it is written %20), so no other copy of Gatepost has such names. */
const prefix = (scope: string): string => `gatepost ${new URL(scope).pathname} `;

/** The prefix of the caches that hold a build each. */
export const buildCachePrefix = (scope: string): string => `${prefix(scope)}build `;

export const buildCache = (scope: string, build: string): string => buildCachePrefix(scope) + build;

/** The cache of what another program shared, until the person decides about it. */
export const sharedCache = (scope: string): string => `${prefix(scope)}shared`;

/** The prefix of the locks that open pages hold, followed by the script that the page started with. */
export const pageLockPrefix = (scope: string): string => `${prefix(scope)}page `;

/** Where other programs send what they share, relative to the scope: only as a POST, and only to the service worker. */
export const SHARE_ADDRESS = 'share';

/** The page that shows what was shared. */
export const SHARED_PAGE = '#/shared';

/** The names in the cache: the list of what was shared, and its parts. */
export const SHARED_LIST = 'shared/list';
export const sharedPart = (place: number): string => `shared/${place}`;

export interface SharedList {
  readonly names: readonly string[];
  /** How many files were left out, as there was too much. */
  readonly left: number;
  /** When it arrived, in milliseconds since 1970. */
  readonly time: number;
}

/** Messages of pages to the service worker. It answers `what-is-yours` with the paths of its build's files, relative to the scope. */
export type WorkerMessage = 'page-opened' | 'take-over' | 'what-is-yours';
