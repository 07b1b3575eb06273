// The names of sites in a list: no two are the same.
import { formatClockTime } from '../../messages/format-clock-time.ts';

interface NamedSite {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970 of the last change; 0 if unknown. */
  readonly time: number;
}

/** Returns the sites in their order. Of those with one name, the earlier ones have their time in it, or a number. */
export function withDistinctNames<T extends NamedSite>(sites: readonly T[]): readonly T[] {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { id, name, time } of sites.toSorted((a, b) => b.time - a.time)) {
    const clock = taken.has(name) ? formatClockTime(time) : '';
    const base = clock === '' ? name : `${name}, ${clock}`;
    let distinct = base;
    for (let count = 2; taken.has(distinct); count++) distinct = `${base} (${count})`;
    taken.add(distinct);
    names.set(id, distinct);
  }
  return sites.map((site) => {
    const name = names.get(site.id) ?? site.name;
    return name === site.name ? site : { ...site, name };
  });
}
