// What is remembered of publishing: the platform of each site, and the day on which the list after Save was shown.
import { type PlatformChoice, platformChoices } from '../../core/catalogue/platforms.ts';

const KEY = 'gatepost-publish';
/** The oldest sites are forgotten beyond this number. */
const MAX_SITES = 200;

interface Memory {
  /** By the name of the site. */
  readonly platforms: ReadonlyMap<string, PlatformChoice>;
  /** By the name of the site and what was saved: the day in the form 2026-11-29. */
  readonly shown: ReadonlyMap<string, string>;
}

const isPlatform = (value: unknown): value is PlatformChoice =>
  platformChoices.some((platform) => platform === value);
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Reads entries; damaged ones are left out. */
function readEntries<T>(value: unknown, isValid: (entry: unknown) => entry is T): Map<string, T> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter((entry): entry is [string, T] => isValid(entry[1])));
}

function parseMemory(text: string | null): Memory {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { platforms, shown } = (value ?? {}) as { platforms?: unknown; shown?: unknown };
    return { platforms: readEntries(platforms, isPlatform), shown: readEntries(shown, isDay) };
  } catch {
    return { platforms: new Map(), shown: new Map() };
  }
}

/** Used where storage is forbidden. */
let inPage: string | null = null;

function read(): Memory {
  try {
    return parseMemory(localStorage.getItem(KEY));
  } catch {
    return parseMemory(inPage);
  }
}

const lastEntries = <T>(map: ReadonlyMap<string, T>) => Object.fromEntries([...map].slice(-MAX_SITES));

function write({ platforms, shown }: Memory): void {
  inPage = JSON.stringify({ platforms: lastEntries(platforms), shown: lastEntries(shown) });
  try {
    localStorage.setItem(KEY, inPage);
  } catch {
    // It lasts until the page is closed.
  }
}

/** Returns a map in which the entry is the last one. */
function withLast<T>(map: ReadonlyMap<string, T>, key: string, value: T): Map<string, T> {
  const others = [...map].filter(([name]) => name !== key);
  return new Map([...others, [key, value]]);
}

/** Returns the platform that the user chose for a site, or for another one last; undefined if none was chosen. */
export function rememberedPlatform(site: string): {
  readonly own: PlatformChoice | undefined;
  readonly last: PlatformChoice | undefined;
} {
  const { platforms } = read();
  return { own: platforms.get(site), last: [...platforms.values()].at(-1) };
}

export function rememberPlatform(site: string, platform: PlatformChoice): void {
  const memory = read();
  write({ ...memory, platforms: withLast(memory.platforms, site, platform) });
}

/** Whether something was not yet shown for a site today. If so, it counts as shown from now on. */
export function isFirstToday(site: string, what: string, today: string): boolean {
  const memory = read();
  const key = `${what} ${site}`;
  if (memory.shown.get(key) === today) return false;
  write({ ...memory, shown: withLast(memory.shown, key, today) });
  return true;
}
