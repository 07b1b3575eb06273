// One writer for each session: the tab that holds its lock. Other tabs may read, ask the holder to finish, or take over.

/** Events of the lock: requests to the holder, and news for the other tabs. */
export interface TabLockListener {
  /** Writes all changes that are not written yet; the lock is released afterwards. */
  readonly onFinish: (id: string) => Promise<void>;
  /** Another tab has the session now. If not `isFinished`, that tab did not wait until everything was written. */
  readonly onLost: (id: string, isFinished: boolean) => void;
  /** The holder has written. */
  readonly onWrite: (id: string) => unknown;
  /** No tab holds the session any more. */
  readonly onFree: (id: string) => unknown;
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The part of LockManager that is used. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

interface Message {
  readonly about: 'let-go' | 'written';
  readonly id: string;
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'about' in data &&
  (data.about === 'let-go' || data.about === 'written') &&
  'id' in data &&
  typeof data.id === 'string';

/** How long the holder may continue writing before the lock is stolen from it. */
const FINISH_TIMEOUT_MS = 2000;
/** How long a released lock must stay free: before that, another tab may be taking over. */
const HANDOVER_MS = 300;

export interface TabLock {
  /** Locks a session unless another tab holds it, and releases the previous one. */
  readonly acquire: (id: string) => Promise<'held' | 'elsewhere'>;
  /**
   * Locks a session that another tab may hold: the holder is asked first, and gets time to finish. Any other
   * request cancels this.
   */
  readonly takeOver: (id: string) => Promise<void>;
  /** Releases a session that could not be opened, and resumes following the one that was followed before. */
  readonly abandon: (id: string) => void;
  /** Releases the session that is held or followed. */
  readonly release: () => void;
  /** Waits until no tab holds a session that is shown here, and reports that once. */
  readonly follow: (id: string) => void;
  /** Notifies the reading tabs that the session was written. */
  readonly announceWrite: () => void;
  /** Ids of the sessions that are open in other tabs. */
  readonly listOpenInOtherTabs: () => Promise<ReadonlySet<string>>;
  readonly holds: (id: string) => boolean;
}

/** @param prefix prevents two copies of Gatepost on one host from sharing locks */
export function createTabLock(
  { locks, channel, prefix }: { locks: Locks; channel: Channel; prefix: string },
  listener: TabLockListener,
): TabLock {
  let held: { readonly id: string; readonly free: () => void } | undefined;
  let following: AbortController | undefined;
  /** The session that is followed, or that was followed until another one was locked. */
  let followed: string | undefined;
  let takeOverRequest: AbortController | undefined;
  const nameOf = (id: string) => `${prefix}${id}`;

  const unlockCurrent = () => {
    const last = held;
    held = undefined;
    last?.free();
  };
  const stopFollowing = () => {
    following?.abort();
    following = undefined;
  };

  const cancelTakeOver = () => {
    takeOverRequest?.abort();
    takeOverRequest = undefined;
  };
  const release = () => {
    cancelTakeOver();
    unlockCurrent();
    stopFollowing();
    followed = undefined;
  };
  const follow = (id: string) => {
    cancelTakeOver();
    stopFollowing();
    followed = id;
    following = new AbortController();
    waitUntilFree(id, following).catch(() => undefined);
  };

  /** Requests the lock. Returns true when it is held, false if it is not available. */
  function requestLock(id: string, options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const onLock = (lock: Lock | null) => {
        if (!lock) return resolve(false);
        stopFollowing();
        const previous = held;
        return new Promise<void>((free) => {
          held = { id, free };
          previous?.free();
          resolve(true);
        });
      };
      locks.request(nameOf(id), options, onLock).catch(() => {
        // Either the request timed out, or another tab stole the lock.
        if (held?.id === id) {
          held = undefined;
          listener.onLost(id, false);
        } else resolve(false);
      });
    });
  }

  async function giveUp(id: string): Promise<void> {
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), FINISH_TIMEOUT_MS);
    });
    const finished = listener.onFinish(id).then(
      () => true,
      () => false,
    );
    const isFinished = await Promise.race([finished, late]);
    if (held?.id !== id) return;
    // First, so that nothing is written any more when the other tab starts to write.
    listener.onLost(id, isFinished);
    unlockCurrent();
  }

  async function waitUntilFree(id: string, { signal }: AbortController): Promise<void> {
    for (;;) {
      // Shared, so that all reading tabs notice.
      await locks.request(nameOf(id), { mode: 'shared', signal }, () => undefined);
      await new Promise((resolve) => {
        setTimeout(resolve, HANDOVER_MS);
      });
      if (signal.aborted) return;
      const isFree = await locks.request(
        nameOf(id),
        { mode: 'shared', ifAvailable: true },
        (lock) => lock !== null,
      );
      if (signal.aborted) return;
      if (isFree) return void listener.onFree(id);
    }
  }

  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return;
    if (data.about === 'let-go' && held?.id === data.id) void giveUp(data.id);
    if (data.about === 'written' && held?.id !== data.id) listener.onWrite(data.id);
  });

  return {
    async acquire(id) {
      if (held?.id === id) return 'held';
      cancelTakeOver();
      return (await requestLock(id, { ifAvailable: true })) ? 'held' : 'elsewhere';
    },
    async takeOver(id) {
      if (held?.id === id) return;
      unlockCurrent();
      stopFollowing();
      channel.postMessage({ about: 'let-go', id } satisfies Message);
      cancelTakeOver();
      const request = (takeOverRequest = new AbortController());
      // Includes some time for the message.
      const timer = setTimeout(() => request.abort(), FINISH_TIMEOUT_MS + HANDOVER_MS);
      const isHeld = await requestLock(id, { signal: request.signal });
      clearTimeout(timer);
      if (takeOverRequest !== request) return;
      if (!isHeld) await requestLock(id, { steal: true });
      takeOverRequest = undefined;
    },
    abandon(id) {
      if (held?.id === id) unlockCurrent();
      if (followed !== undefined) follow(followed);
    },
    release,
    follow,
    announceWrite() {
      if (held) channel.postMessage({ about: 'written', id: held.id } satisfies Message);
    },
    async listOpenInOtherTabs() {
      const { held: heldLocks = [] } = await locks.query();
      const names = heldLocks.flatMap(({ name = '', mode }) =>
        mode === 'exclusive' && name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
      );
      return new Set(names.filter((id) => id !== held?.id));
    },
    holds: (id) => held?.id === id,
  };
}
