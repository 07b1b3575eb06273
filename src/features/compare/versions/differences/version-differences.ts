// Computes how each earlier version differs from the current state, and what it changed, while the list is shown.

import { isSameSource } from '../../../../core/document/source.ts';
import { runSync } from '../../../../core/questions/cooperative-task.ts';
import { countExpectations, fileOf, type SiteDocument } from '../../../../state/document/document.ts';
import type { DocumentStore, GatepostState } from '../../../../state/document/document-store.ts';
import { shapeOf } from '../../../../state/document/file-shape.ts';
import { checkExpectations } from '../../../../state/expectations/check-expectations.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import { findChangedCells, withFiles } from '../../../../state/table/comparison/changed-cells.ts';
import { countedAgents, matrixRows } from '../../../../state/table/matrix-query.ts';
import { countLineChanges, hasSameTexts } from '../../../../state/versions/version-files.ts';
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
} from '../../../../state/versions/version-store.ts';
import { readVersion } from '../history/version-actions.ts';

// The effect of each version: how many answers of its own table it changed, and how many current expectations fail.
type Files = SiteDocument['files'];

/** With more cells or expectations than this, versions are not compared, to keep the page responsive. */
const MAX_COMPARED_CELLS = 100_000;

/** Returns the effect of a version with these files. `before` are those of the previous version, if any. */
export function countVersionEffect(
  state: GatepostState,
  files: Files,
  before: Files | undefined,
): VersionMoment {
  const { expectations } = state.document;
  // The table of the version, which has rows and columns for the rules of its own text.
  const versionState = withFiles(state, files);
  const answers = matrixRows(versionState).length * countedAgents(versionState).length;
  const expected = expectations.length > MAX_COMPARED_CELLS ? 0 : expectations.length;
  const failed = expected > 0 ? runSync(checkExpectations(versionState)).failed : 0;
  if (!before || answers > MAX_COMPARED_CELLS) return { answers, failed, expected };
  const { changed, all } = runSync(findChangedCells(withFiles(state, before), versionState, 0));
  return { answers: all, failed, expected, changed };
}

/** A version with more characters than this is not compared, to keep the page responsive. */
const MAX_COMPARED_CHARACTERS = 4_000_000;

interface ComparisonResult {
  readonly difference?: VersionDifference;
  readonly files?: SiteDocument['files'];
}

/** Returns the size of the table of a document. */
export const versionTable = ({ rows, columns, ...document }: SiteDocument): VersionTable => ({
  urls: rows.length,
  agents: columns.length,
  expectations: countExpectations(document),
});

/** Classifies the difference between files that have the same lines but are not the same. */
function classifyTextDifference(version: SiteDocument, now: SiteDocument): VersionText {
  const pairs = version.files.map(
    ({ path, source }) => [source, fileOf(now, path)?.source ?? source] as const,
  );
  if (
    pairs.some(
      ([versionSource, currentSource]) => shapeOf(versionSource).ending !== shapeOf(currentSource).ending,
    )
  )
    return 'ends';
  return pairs.every(([versionSource, currentSource]) => isSameSource(versionSource, currentSource))
    ? 'files'
    : 'octets';
}

const inTable = ['rows', 'columns', 'expectations', 'claims'] as const;
const settingKeys = [
  'origin',
  'ignored',
  'crawlers',
  'requests',
  'links',
  'unknown',
] as const satisfies readonly VersionSetting[];

/** Other programs may write the keys of a workspace in another order. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns whether a part of two documents differs when it is serialized. An empty list equals an absent one. */
const differsIn = (first: SiteDocument, other: SiteDocument) => (part: keyof SiteDocument) => {
  const serialize = (value: unknown) =>
    JSON.stringify(Array.isArray(value) && value.length === 0 ? undefined : value, sortKeys);
  return serialize(first[part]) !== serialize(other[part]);
};

export function versionDifference(version: SiteDocument, now: SiteDocument): VersionDifference {
  const octets = version.files.reduce((sum, { source }) => sum + shapeOf(source).octets, 0);
  const text = printVersion(now);
  const isSameText = printVersion({ ...now, files: version.files }) === text;
  const differs = differsIn(version, now);
  const settings = settingKeys.filter(differs);
  const tableAndSettings = {
    ...(inTable.some(differs) && { table: versionTable(version) }),
    ...(settings.length > 0 && { settings }),
  };
  if (isSameText && !('table' in tableAndSettings || 'settings' in tableAndSettings))
    return { kind: 'same', octets };
  const changes = countLineChanges(version, now);
  const textDifference = isSameText
    ? 'same'
    : changes.added + changes.removed > 0
      ? 'lines'
      : classifyTextDifference(version, now);
  return { kind: 'lines', octets, ...changes, text: textDifference, ...tableAndSettings };
}

async function compareWithOpen(version: StoredVersion, state: GatepostState): Promise<ComparisonResult> {
  if (version.size > MAX_COMPARED_CHARACTERS) return {};
  const read = await readVersion(version, state);
  if (!('document' in read)) return { difference: { kind: 'unreadable', ...read } };
  const { files } = read.document;
  return { difference: versionDifference(read.document, state.document), files };
}

/** Returns the map with another value for a key, or without the key. */
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

const setRepeated = (id: string, isRepeated: boolean): void =>
  versionStore.setState(({ repeated }) =>
    repeated.has(id) === isRepeated
      ? {}
      : { repeated: new Set(isRepeated ? [...repeated, id] : [...repeated].filter((one) => one !== id)) },
  );

const setVersionEffect = (id: string, moment: VersionMoment | undefined): void =>
  versionStore.setState(({ moments }) => ({ moments: withValue(moments, id, moment) }));

/** Whether the answers of all versions may have changed. */
const affectsAnswers = (first: GatepostState, other: GatepostState): boolean =>
  first.document !== other.document ||
  first.view.reader !== other.view.reader ||
  first.view.subject !== other.view.subject ||
  first.view.status !== other.view.status;

/**
 * Computes how each version differs from the current state, and from the previous version, one after the other.
 * Returns the function that stops this.
 */
export function countDifferences(store: DocumentStore): () => void {
  let isStopped = false;
  let round = 0;
  const count = async () => {
    const ownRound = ++round;
    const state = store.getState();
    /** The files of the next newer version, if it can be read. */
    let previous: Files | undefined;
    let newer: ComparisonResult & { readonly id: string } = { id: OPEN_NOW, files: state.document.files };
    for (const version of versionStore.getState().versions ?? []) {
      const compared = await compareWithOpen(version, state);
      if (isStopped || round !== ownRound) return;
      setDifference(version.id, compared.difference);
      setRepeated(version.id, hasSameTexts(previous, compared.files));
      previous = compared.files;
      if (compared.files) {
        setVersionEffect(newer.id, newer.files && countVersionEffect(state, newer.files, compared.files));
        newer = { ...compared, id: version.id };
      } else setVersionEffect(version.id, undefined);
      // Gives the browser time to handle input.
      await new Promise((resolve) => setTimeout(resolve));
      if (isStopped || round !== ownRound) return;
    }
    setVersionEffect(newer.id, newer.files && countVersionEffect(state, newer.files, undefined));
  };
  const unsubscribers = [
    versionStore.subscribe((state, previous) => {
      if (state.versions !== previous.versions) void count();
    }),
    store.subscribe((state, previous) => {
      if (affectsAnswers(state, previous)) void count();
    }),
  ];
  void readVersions().then(count);
  return () => {
    isStopped = true;
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
