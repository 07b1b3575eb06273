// Names that the page and the service worker share: caches, locks, and the address of shared files.

/**
 * The prefix of all our names. A URL path contains no space (it is written %20), so no other copy of Gatepost has
 * such names.
 */
const prefix = (scope: string): string => `gatepost ${new URL(scope).pathname} `;

/** The prefix of the caches that each contain a build. */
export const buildCachePrefix = (scope: string): string => `${prefix(scope)}build `;

export const buildCache = (scope: string, build: string): string => buildCachePrefix(scope) + build;

/** The cache of shared files, until the user decides about them. */
export const sharedCache = (scope: string): string => `${prefix(scope)}shared`;

/** The prefix of the locks that open pages hold, followed by the script that the page started with. */
export const pageLockPrefix = (scope: string): string => `${prefix(scope)}page `;

/**
 * The address where other programs send shared files, relative to the scope: only as a POST, and only to the
 * service worker.
 */
export const SHARE_ADDRESS = 'share';

/** The page that shows shared files. */
export const SHARED_PAGE = '#/shared';

/** The names in the cache: the list of shared files, and the files. */
export const SHARED_LIST = 'shared/list';
export const sharedPart = (index: number): string => `shared/${index}`;

export interface SharedList {
  readonly names: readonly string[];
  /** How many files were left out because of the size limits. */
  readonly left: number;
  /** When they arrived, in milliseconds since 1970. */
  readonly time: number;
}

/**
 * Messages of pages to the service worker. It answers `what-is-yours` with the paths of its build's files,
 * relative to the scope.
 */
export type WorkerMessage = 'page-opened' | 'take-over' | 'what-is-yours';
