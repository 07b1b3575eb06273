// Which work is open in which tab: one of its own for each, held as long as the tab lives.
import { quietly } from './last-moment.ts';

/** Two copies of Gatepost on one host do not share works. */
const PREFIX = `gatepost-work ${globalThis.location?.pathname ?? ''} `;
const TAB_KEY = `${PREFIX}tab`;
const HERE_KEY = 'gatepost-here';

const lockOf = (id: string) => PREFIX + id;

export const newWorkId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The work that this tab had before a reload. A tab that was duplicated has that of the other one. */
export const workOfTab = (): string | undefined =>
  quietly(() => sessionStorage.getItem(TAB_KEY)) ?? undefined;

let release: (() => void) | undefined;

/** Holds a work for this tab, so that no other tab takes it up, and lets go of the one that it had. */
export function holdInTab(id: string): void {
  quietly(() => sessionStorage.setItem(TAB_KEY, id));
  // Whoever comes back finds something here, and looks for the rest.
  quietly(() => localStorage.setItem(HERE_KEY, '1'));
  release?.();
  release = undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.navigator?.locks?.request(lockOf(id), { ifAvailable: true }, () => held).catch(() => undefined);
}

/** The test for works that are open in some tab. */
export async function worksOpen(): Promise<(id: string) => boolean> {
  const state = await globalThis.navigator?.locks?.query().catch(() => undefined);
  const names = new Set((state?.held ?? []).map(({ name }) => name));
  return (id) => names.has(lockOf(id));
}
