// What is used of the service worker's surroundings. TypeScript knows them only without the page's own (both name `self`).

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

/** An event that keeps the service worker alive until it is dealt with. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A build: its name, and each of its files (from the scope; '' is the page) with the digest of its content, in the order in which they are needed. */
export interface Build {
  readonly name: string;
  readonly files: readonly (readonly [path: string, integrity: string])[];
}
