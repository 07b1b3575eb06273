// In what each earlier version differs from what is open, and what it changed, worked out while the list is shown.

import { isSameSource } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { fileOf, type SiteDocument } from '../../../state/document/document.ts';
import type { DocumentStore, GatepostState } from '../../../state/document/document-store.ts';
import { shapeOf } from '../../../state/document/file-shape.ts';
import { checkExpectations } from '../../../state/expectations/check-expectations.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import { findChangedCells, withFiles } from '../../../state/table/comparison/verdict-diff.ts';
import { countedAgents, matrixRows } from '../../../state/table/matrix-query.ts';
import { countDifferingLines } from '../../../state/versions/version-files.ts';
import {
  OPEN_NOW,
  printVersion,
  readVersions,
  type VersionDifference,
  type VersionMoment,
  type VersionSetting,
  type VersionTable,
  type VersionText,
  versionStore,
} from '../../../state/versions/version-store.ts';
import { readVersion } from './version-actions.ts';

// What each version did: how many answers of the present table changed with it, and how many expectations of today fail.
type Files = SiteDocument['files'];

/** Cells, and expectations, beyond which nothing is asked of every version, to keep the page quick. */
const MOST = 100_000;

/** Of the files of a version; `before` are those of the version before, if there is one. */
export function countVersionEffect(
  state: GatepostState,
  files: Files,
  before: Files | undefined,
): VersionMoment {
  const { expectations } = state.document;
  const answers = matrixRows(state).length * countedAgents(state).length;
  const then = withFiles(state, files);
  const expected = expectations.length > MOST ? 0 : expectations.length;
  const failed = expected > 0 ? runSync(checkExpectations(then)).failed : 0;
  if (!before || answers > MOST) return { answers, failed, expected };
  const { changed } = runSync(findChangedCells(withFiles(state, before), then, 0));
  return { answers, failed, expected, changed };
}

/** Characters of a version beyond which it is not held beside what is open, to keep the page quick. */
const LONGEST = 4_000_000;

interface ComparisonResult {
  readonly difference?: VersionDifference;
  readonly files?: SiteDocument['files'];
}

/** What a document asks. */
export const versionTable = ({ rows, columns, expectations }: SiteDocument): VersionTable => ({
  urls: rows.length,
  agents: columns.length,
  expectations: expectations.length,
});

/** How files differ that have the same lines, but are not the same. */
function classifyTextDifference(version: SiteDocument, now: SiteDocument): VersionText {
  const pairs = version.files.map(
    ({ path, source }) => [source, fileOf(now, path)?.source ?? source] as const,
  );
  if (pairs.some(([then, open]) => shapeOf(then).ending !== shapeOf(open).ending)) return 'ends';
  return pairs.every(([then, open]) => isSameSource(then, open)) ? 'files' : 'octets';
}

const inTable = ['rows', 'columns', 'expectations'] as const;
const settingKeys = [
  'origin',
  'ignored',
  'crawlers',
  'requests',
  'links',
  'unknown',
] as const satisfies readonly VersionSetting[];

/** Whoever reads a workspace may put keys in another order. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether a part of two documents differs as it is written; an empty list is none. */
const differsIn = (one: SiteDocument, other: SiteDocument) => (part: keyof SiteDocument) => {
  const written = (value: unknown) =>
    JSON.stringify(Array.isArray(value) && value.length === 0 ? undefined : value, inOrder);
  return written(one[part]) !== written(other[part]);
};

export function versionDifference(version: SiteDocument, now: SiteDocument): VersionDifference {
  const octets = version.files.reduce((sum, { source }) => sum + shapeOf(source).octets, 0);
  const text = printVersion(now);
  const isSameText = printVersion({ ...now, files: version.files }) === text;
  const differs = differsIn(version, now);
  const settings = settingKeys.filter(differs);
  const asked = {
    ...(inTable.some(differs) && { table: versionTable(version) }),
    ...(settings.length > 0 && { settings }),
  };
  if (isSameText && !('table' in asked || 'settings' in asked)) return { kind: 'same', octets };
  const lines = countDifferingLines(version, now);
  const how = isSameText ? 'same' : lines > 0 ? 'lines' : classifyTextDifference(version, now);
  return { kind: 'lines', octets, lines, text: how, ...asked };
}

async function compareWithOpen(version: StoredVersion, state: GatepostState): Promise<ComparisonResult> {
  if (version.size > LONGEST) return {};
  const read = await readVersion(version, state);
  if (!('document' in read)) return { difference: { kind: 'unreadable', ...read } };
  const { files } = read.document;
  return { difference: versionDifference(read.document, state.document), files };
}

/** A map with another value for a key, or without it. */
function withValue<T>(
  map: ReadonlyMap<string, T>,
  key: string,
  value: T | undefined,
): ReadonlyMap<string, T> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

const setDifference = (id: string, difference: VersionDifference | undefined): void =>
  versionStore.setState(({ differences }) => ({ differences: withValue(differences, id, difference) }));

const setVersionEffect = (id: string, moment: VersionMoment | undefined): void =>
  versionStore.setState(({ moments }) => ({ moments: withValue(moments, id, moment) }));

/** Whether the answers of all versions may be others. */
const asksElse = (one: GatepostState, other: GatepostState): boolean =>
  one.document !== other.document ||
  one.view.reader !== other.view.reader ||
  one.view.subject !== other.view.subject ||
  one.view.status !== other.view.status;

/**
 * Works out in what each version differs from what is open, and from the one before it, one at a time; until it is
 * called off.
 */
export function countDifferences(store: DocumentStore): () => void {
  let isOff = false;
  let round = 0;
  const count = async () => {
    const mine = ++round;
    const state = store.getState();
    let newer: ComparisonResult & { readonly id: string } = { id: OPEN_NOW, files: state.document.files };
    for (const version of versionStore.getState().versions ?? []) {
      const held = await compareWithOpen(version, state);
      if (isOff || round !== mine) return;
      setDifference(version.id, held.difference);
      if (held.files) {
        setVersionEffect(newer.id, newer.files && countVersionEffect(state, newer.files, held.files));
        newer = { ...held, id: version.id };
      } else setVersionEffect(version.id, undefined);
      // What the person does meanwhile comes first.
      await new Promise((resolve) => setTimeout(resolve));
      if (isOff || round !== mine) return;
    }
    setVersionEffect(newer.id, newer.files && countVersionEffect(state, newer.files, undefined));
  };
  const leave = [
    versionStore.subscribe((state, previous) => {
      if (state.versions !== previous.versions) void count();
    }),
    store.subscribe((state, previous) => {
      if (asksElse(state, previous)) void count();
    }),
  ];
  void readVersions().then(count);
  return () => {
    isOff = true;
    for (const stop of leave) stop();
  };
}
