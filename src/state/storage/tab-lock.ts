// One writer for each work: the tab that holds its lock. Others may read, ask the holder to let go, or take over.

/** What a tab that does not hold the lock of a work is told, and what the holder is asked for. */
export interface TabLockListener {
  /** Writes what is not written yet; the lock is let go of afterwards. */
  readonly finish: (id: string) => Promise<void>;
  /** Another tab has the work now. Not `isFinished`: it did not wait until all was written. */
  readonly lost: (id: string, isFinished: boolean) => void;
  /** The holder has written. */
  readonly written: (id: string) => unknown;
  /** Nobody holds the work any more. */
  readonly freed: (id: string) => unknown;
}

/** As much of a BroadcastChannel as is needed. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** As much of the browser's locks as is needed. */
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

/** Milliseconds that the holder has to finish writing before the lock is taken from it. */
const PATIENCE = 2000;
/** Milliseconds after which a lock that was let go of is free, and not just changing hands. */
const CHANGING_HANDS = 300;

export interface TabLock {
  /** Holds a work, if no other tab does; then what was held, or followed, before is let go of. */
  readonly acquire: (id: string) => Promise<'held' | 'elsewhere'>;
  /**
   * Holds a work whoever holds it now: the holder is asked first, and given time to finish. Called off by whatever is
   * asked for meanwhile.
   */
  readonly takeOver: (id: string) => Promise<void>;
  /** Lets go of a work that could not be gone on with; what was followed before it was held is followed again. */
  readonly putBack: (id: string) => void;
  /** Lets go of what is held, or followed. */
  readonly release: () => void;
  /** Waits until nobody holds a work that is read here, and then says so once. */
  readonly follow: (id: string) => void;
  /** Tells those who read that the work was written. */
  readonly tellWritten: () => void;
  /** Names of the works that are open in other tabs. */
  readonly openElsewhere: () => Promise<ReadonlySet<string>>;
  readonly holds: (id: string) => boolean;
}

/** `prefix`: two copies of Gatepost on one host do not share locks. */
export function createTabLock(
  { locks, channel, prefix }: { locks: Locks; channel: Channel; prefix: string },
  port: TabLockListener,
): TabLock {
  let held: { readonly id: string; readonly letGo: () => void } | undefined;
  let following: AbortController | undefined;
  /** What is followed, or was until another work was held. */
  let followed: string | undefined;
  let taking: AbortController | undefined;
  const nameOf = (id: string) => `${prefix}${id}`;

  const letGo = () => {
    const last = held;
    held = undefined;
    last?.letGo();
  };
  const stopFollowing = () => {
    following?.abort();
    following = undefined;
  };

  const callOff = () => {
    taking?.abort();
    taking = undefined;
  };
  const release = () => {
    callOff();
    letGo();
    stopFollowing();
    followed = undefined;
  };
  const follow = (id: string) => {
    callOff();
    stopFollowing();
    followed = id;
    following = new AbortController();
    waitUntilFree(id, following).catch(() => undefined);
  };

  /** Asks for the lock; true once it is held, false if it was not to be had. It stays held until it is let go of. */
  function hold(id: string, options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const keep = (lock: Lock | null) => {
        if (!lock) return resolve(false);
        stopFollowing();
        const last = held;
        return new Promise<void>((free) => {
          held = { id, letGo: free };
          last?.letGo();
          resolve(true);
        });
      };
      locks.request(nameOf(id), options, keep).catch(() => {
        // Not had in time; or stolen from us, after it was held.
        if (held?.id === id) {
          held = undefined;
          port.lost(id, false);
        } else resolve(false);
      });
    });
  }

  async function giveUp(id: string): Promise<void> {
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), PATIENCE);
    });
    const finished = port.finish(id).then(
      () => true,
      () => false,
    );
    const isFinished = await Promise.race([finished, late]);
    if (held?.id !== id) return;
    // Told first: nothing is written any more when the other tab begins to.
    port.lost(id, isFinished);
    letGo();
  }

  async function waitUntilFree(id: string, { signal }: AbortController): Promise<void> {
    for (;;) {
      // Shared: all who read are told, and none of them keeps it from the others.
      await locks.request(nameOf(id), { mode: 'shared', signal }, () => undefined);
      await new Promise((resolve) => {
        setTimeout(resolve, CHANGING_HANDS);
      });
      if (signal.aborted) return;
      const isFree = await locks.request(
        nameOf(id),
        { mode: 'shared', ifAvailable: true },
        (lock) => lock !== null,
      );
      if (signal.aborted) return;
      if (isFree) return void port.freed(id);
    }
  }

  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return;
    if (data.about === 'let-go' && held?.id === data.id) void giveUp(data.id);
    if (data.about === 'written' && held?.id !== data.id) port.written(data.id);
  });

  return {
    async acquire(id) {
      if (held?.id === id) return 'held';
      callOff();
      return (await hold(id, { ifAvailable: true })) ? 'held' : 'elsewhere';
    },
    async takeOver(id) {
      if (held?.id === id) return;
      letGo();
      stopFollowing();
      channel.postMessage({ about: 'let-go', id } satisfies Message);
      callOff();
      const own = (taking = new AbortController());
      // The holder is given its time, and the message some to come and go.
      const timer = setTimeout(() => own.abort(), PATIENCE + CHANGING_HANDS);
      const isHeld = await hold(id, { signal: own.signal });
      clearTimeout(timer);
      if (taking !== own) return;
      if (!isHeld) await hold(id, { steal: true });
      taking = undefined;
    },
    putBack(id) {
      if (held?.id === id) letGo();
      if (followed !== undefined) follow(followed);
    },
    release,
    follow,
    tellWritten() {
      if (held) channel.postMessage({ about: 'written', id: held.id } satisfies Message);
    },
    async openElsewhere() {
      const { held: all = [] } = await locks.query();
      const names = all.flatMap(({ name = '', mode }) =>
        mode === 'exclusive' && name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
      );
      return new Set(names.filter((id) => id !== held?.id));
    },
    holds: (id) => held?.id === id,
  };
}
