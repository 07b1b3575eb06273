// Never two writers: several tabs that share locks and a channel. https://www.w3.org/TR/web-locks/
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Channel, createTabLock, type Locks, type TabLock, type TabLockListener } from './tab-lock.ts';

interface Request {
  readonly mode: LockMode;
  readonly run: () => void;
}

interface Held {
  readonly mode: LockMode;
  readonly lose: () => void;
}

/** Fake browser locks: exclusive and shared ones, queues, stealing, canceling. */
function browserLocks(): Locks {
  const names = new Map<string, { held: Set<Held>; queue: Request[] }>();
  const lockAt = (name: string) => {
    if (!names.has(name)) names.set(name, { held: new Set(), queue: [] });
    return names.get(name)!;
  };
  const isFree = (held: Set<Held>, mode: LockMode) =>
    held.size === 0 || (mode === 'shared' && [...held].every((holder) => holder.mode === 'shared'));
  const goOn = (name: string) => {
    const { held, queue } = lockAt(name);
    while (queue[0] && isFree(held, queue[0].mode)) queue.shift()!.run();
  };
  const request = (name: string, options: LockOptions, act: (lock: Lock | null) => unknown) =>
    new Promise((resolve, reject) => {
      const { held, queue } = lockAt(name);
      const mode = options.mode ?? 'exclusive';
      const abort = () => reject(new DOMException('', 'AbortError'));
      const run = () => {
        const mine: Held = { mode, lose: abort };
        held.add(mine);
        const free = () => {
          held.delete(mine);
          goOn(name);
        };
        void Promise.resolve(act({ name, mode })).then((result) => {
          free();
          resolve(result);
        });
      };
      if (options.steal) {
        for (const holder of held) holder.lose();
        held.clear();
        return run();
      }
      if (isFree(held, mode) && queue.length === 0) return run();
      if (options.ifAvailable) return resolve(act(null));
      const waiting = { mode, run };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const index = queue.indexOf(waiting);
        if (index < 0) return;
        queue.splice(index, 1);
        abort();
      });
    });
  const query = () => {
    const held = [...names].flatMap(([name, lock]) => [...lock.held].map(({ mode }) => ({ name, mode })));
    return Promise.resolve({ held, pending: [] });
  };
  return { request: request as Locks['request'], query };
}

function channels(): () => Channel {
  const listeners: ((event: MessageEvent) => void)[][] = [];
  return () => {
    const ownListeners: ((event: MessageEvent) => void)[] = [];
    listeners.push(ownListeners);
    return {
      addEventListener: (_type, listener) => void ownListeners.push(listener),
      postMessage: (data) => {
        for (const channelListeners of listeners)
          if (channelListeners !== ownListeners)
            for (const listener of channelListeners) queueMicrotask(() => listener({ data } as MessageEvent));
      },
    };
  };
}

interface Tab {
  readonly lock: TabLock;
  readonly events: string[];
}

function browser(finish: TabLockListener['onFinish'] = () => Promise.resolve()): () => Tab {
  const locks = browserLocks();
  const channelOf = channels();
  return () => {
    const events: string[] = [];
    const port: TabLockListener = {
      onFinish: (id) => {
        events.push(`finish ${id}`);
        return finish(id);
      },
      onLost: (id, isFinished) => void events.push(`lost ${id}, ${isFinished ? 'written' : 'not written'}`),
      onWrite: (id) => void events.push(`written ${id}`),
      onFree: (id) => void events.push(`freed ${id}`),
    };
    return { events, lock: createTabLock({ locks, channel: channelOf(), prefix: 'work ' }, port) };
  };
}

const never = () => new Promise<void>(() => undefined);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('product: one tab writes a session', () => {
  test('the second tab is notified, and another session is free', async () => {
    const tab = browser();
    const [first, second] = [tab(), tab()];
    expect(await first.lock.acquire('a')).toBe('held');
    expect(await first.lock.acquire('a')).toBe('held');
    expect(await second.lock.acquire('a')).toBe('elsewhere');
    expect([first.lock.holds('a'), second.lock.holds('a')]).toEqual([true, false]);
    expect([...(await second.lock.listOpenInOtherTabs())]).toEqual(['a']);
    expect([...(await first.lock.listOpenInOtherTabs())]).toEqual([]);
    expect(await second.lock.acquire('b')).toBe('held');
  });

  test('a tab that resumes another session releases the first', async () => {
    const tab = browser();
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    await first.lock.acquire('b');
    await pass(0);
    expect(await second.lock.acquire('a')).toBe('held');
    expect(first.events).toEqual([]);
  });

  test('a tab that cannot get another session keeps its own', async () => {
    const tab = browser();
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    await second.lock.acquire('b');
    expect(await second.lock.acquire('a')).toBe('elsewhere');
    expect(second.lock.holds('b')).toBe(true);
    expect(await first.lock.acquire('b')).toBe('elsewhere');
  });

  test('taking over: the holder finishes writing first, and only reads afterwards', async () => {
    const order: string[] = [];
    const tab = browser(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      order.push('written');
    });
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    const taking = second.lock.takeOver('a').then(() => order.push('taken'));
    await pass(400);
    expect([first.lock.holds('a'), second.lock.holds('a')]).toEqual([true, false]);
    await pass(200);
    await taking;
    expect(order).toEqual(['written', 'taken']);
    expect(first.events).toEqual(['finish a', 'lost a, written']);
    expect([first.lock.holds('a'), second.lock.holds('a')]).toEqual([false, true]);
  });

  test('a holder that cannot finish within two seconds releases the lock anyway', async () => {
    const tab = browser(never);
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    const taking = second.lock.takeOver('a');
    await pass(1900);
    expect(second.lock.holds('a')).toBe(false);
    await pass(200);
    await taking;
    expect(first.events).toEqual(['finish a', 'lost a, not written']);
    expect(second.lock.holds('a')).toBe(true);
  });

  test('the lock of a holder that does not answer is stolen, and the holder is notified', async () => {
    const locks = browserLocks();
    const events: string[] = [];
    const record = (event: string) => () => void events.push(event);
    const port = {
      onFinish: never,
      onLost: (_id: string, isFinished: boolean) => record(isFinished ? 'lost' : 'stolen')(),
      onWrite: record(''),
      onFree: record(''),
    };
    const deaf: Channel = { postMessage: () => undefined, addEventListener: () => undefined };
    const first = createTabLock({ locks, channel: deaf, prefix: '' }, port);
    const second = createTabLock(
      { locks, channel: deaf, prefix: '' },
      { ...port, onLost: record('second lost') },
    );
    await first.acquire('a');
    const taking = second.takeOver('a');
    await pass(2500);
    await taking;
    expect(events).toEqual(['stolen']);
    expect([first.holds('a'), second.holds('a')]).toEqual([false, true]);
  });
});

describe('product: taking over is canceled', () => {
  test('by another session that is opened meanwhile: that one is held, and the lock is not stolen', async () => {
    const tab = browser(never);
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    const taking = second.lock.takeOver('a');
    await pass(500);
    expect(await second.lock.acquire('b')).toBe('held');
    await pass(5000);
    await taking;
    expect([second.lock.holds('a'), second.lock.holds('b')]).toEqual([false, true]);
  });

  test('by releasing: nothing is held afterwards', async () => {
    const tab = browser(never);
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    const taking = second.lock.takeOver('a');
    await pass(500);
    second.lock.release();
    await pass(5000);
    await taking;
    expect([...(await second.lock.listOpenInOtherTabs())]).toEqual([]);
    expect(second.lock.holds('a')).toBe(false);
  });
});

describe('product: a reading tab', () => {
  test('continues to follow after another session was locked and could not be opened', async () => {
    const tab = browser();
    const [first, second, third] = [tab(), tab(), tab()];
    await first.lock.acquire('a');
    second.lock.follow('a');
    await second.lock.acquire('b');
    second.lock.abandon('b');
    await pass(0);
    expect(await third.lock.acquire('b')).toBe('held');
    first.lock.release();
    await pass(1000);
    expect(second.events).toEqual(['freed a']);
  });

  test('is notified when the holder writes; the holder itself is not', async () => {
    const tab = browser();
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    first.lock.announceWrite();
    await pass(0);
    expect([first.events, second.events]).toEqual([[], ['written a']]);
    second.lock.announceWrite();
    await pass(0);
    expect(first.events).toEqual([]);
  });

  test('is notified once the session is free, and can then lock it', async () => {
    const tab = browser();
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    second.lock.follow('a');
    await pass(1000);
    expect(second.events).toEqual([]);
    first.lock.release();
    await pass(1000);
    expect(second.events).toEqual(['freed a']);
    expect(await second.lock.acquire('a')).toBe('held');
  });

  test('is not notified of a session that only changes its holder', async () => {
    const tab = browser();
    const [first, second, third] = [tab(), tab(), tab()];
    await first.lock.acquire('a');
    third.lock.follow('a');
    const taking = second.lock.takeOver('a');
    await pass(1000);
    await taking;
    expect(third.events).toEqual([]);
    second.lock.release();
    await pass(1000);
    expect(third.events).toEqual(['freed a']);
  });

  test('is not notified of a session that it has closed', async () => {
    const tab = browser();
    const [first, second] = [tab(), tab()];
    await first.lock.acquire('a');
    second.lock.follow('a');
    second.lock.release();
    first.lock.release();
    await pass(1000);
    expect(second.events).toEqual([]);
  });
});
