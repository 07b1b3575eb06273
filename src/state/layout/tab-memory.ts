// What a tab remembers over a reload, until it is closed: which parts are open, and what is compared.

/** Returns what a tab remembers under a name; undefined if there is nothing that can be read. */
export function readTabMemory(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    // Storage is forbidden, or another program wrote the value.
    return undefined;
  }
}

/** Remembers a value that JSON can contain, if the browser permits it and it is not too big. */
export function writeTabMemory(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full: it is forgotten at the next reload.
  }
}
