// In what each earlier version differs from what is open, worked out while the list is shown.
import type { DocumentStore, GatepostState } from './document-store.ts';
import { keptVersions, readVersions, textOfVersion, type VersionDifference } from './kept-versions.ts';
import type { KeptVersion } from './storage/database.ts';
import { readVersion } from './version-actions.ts';
import { linesBetween } from './version-files.ts';

/** Characters of a version beyond which it is not held beside what is open, to keep the page quick. */
const LONGEST = 4_000_000;

async function differenceOf(
  version: KeptVersion,
  state: GatepostState,
): Promise<VersionDifference | undefined> {
  if (version.size > LONGEST) return undefined;
  const read = await readVersion(version, state);
  if (!('document' in read)) return { kind: 'unreadable', ...read };
  if (textOfVersion(read.document) === textOfVersion(state.document)) return { kind: 'same' };
  return { kind: 'lines', lines: linesBetween(read.document, state.document) };
}

/** Works out in what each version differs from what is open, one at a time; until it is called off. */
export function countDifferences(store: DocumentStore): () => void {
  let isOff = false;
  let round = 0;
  const count = async () => {
    const mine = ++round;
    const state = store.getState();
    for (const version of keptVersions.getState().versions ?? []) {
      const difference = await differenceOf(version, state);
      if (isOff || round !== mine) return;
      const differences = new Map(keptVersions.getState().differences);
      if (difference) differences.set(version.id, difference);
      else differences.delete(version.id);
      keptVersions.setState({ differences });
      // What the person does meanwhile comes first.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const leave = [
    keptVersions.subscribe((state, previous) => {
      if (state.versions !== previous.versions) void count();
    }),
    store.subscribe((state, previous) => {
      if (state.document !== previous.document) void count();
    }),
  ];
  void readVersions().then(count);
  return () => {
    isOff = true;
    for (const stop of leave) stop();
  };
}
