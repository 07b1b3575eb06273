// The globals of the service worker. TypeScript cannot declare them together with those of the page (both define
// `self`).

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly { readonly url: string }[]>;
  };
  readonly navigator: { readonly locks: Pick<LockManager, 'query'> };
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'installing' | 'waiting' | 'active'>;
  fetch(address: string | Request, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
}

/** An event that keeps the service worker alive until it is handled. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/**
 * A build: its name, and its files (relative to the scope; '' is the page) with the digests of their content, in
 * the order of need.
 */
export interface Build {
  readonly name: string;
  readonly files: readonly (readonly [path: string, integrity: string])[];
}
