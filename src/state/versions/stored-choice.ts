// What is compared, as a tab remembers it over a reload.
import { packFile, unpackFile } from '../../core/workspace/pack-workspace.ts';
import type { WorkspaceFile } from '../../core/workspace/workspace.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { BaseVersion, TargetVersion, VersionChoice } from './compared-versions.ts';

type Version = BaseVersion | TargetVersion;
type KeptVersion = Extract<Version, { readonly kind: 'kept' }>;

/** A version as it is stored: a text that the session or the list of earlier versions has is only referred to. */
type StoredSide =
  | Extract<Version, { readonly kind: 'saved' | 'now' | 'file' }>
  | { readonly kind: 'disk'; readonly name: string; readonly file: WorkspaceFile }
  | {
      readonly kind: 'live';
      readonly isPasted: boolean;
      readonly time: number;
      readonly file: WorkspaceFile;
    }
  | { readonly kind: 'pasted'; readonly time: number; readonly file: WorkspaceFile }
  | { readonly kind: 'kept'; readonly id: string }
  /** `place`: its index among all steps of the history. */
  | { readonly kind: 'step'; readonly place: number };

/** The ids of files are left out: a reload changes them. */
export interface StoredChoice extends Omit<VersionChoice, 'before' | 'after' | 'fileIds'> {
  readonly before: StoredSide;
  readonly after: StoredSide;
}

const stepsOf = ({ history: { past, future } }: GatepostState) => [...past, ...future];

function packSide(state: GatepostState, version: Version): StoredSide {
  switch (version.kind) {
    case 'step':
      return { kind: 'step', place: stepsOf(state).indexOf(version.step) };
    case 'kept':
      return { kind: 'kept', id: version.id };
    case 'disk':
      return { kind: 'disk', name: version.name, file: packFile('/', version.source) };
    case 'live': {
      const { isPasted, time, source } = version;
      return { kind: 'live', isPasted, time, file: packFile('/', source) };
    }
    case 'pasted':
      return { kind: 'pasted', time: version.time, file: packFile('/', version.source) };
    default:
      return version;
  }
}

/** Returns a choice in the form in which it is remembered. */
export const packChoice = (
  state: GatepostState,
  { before, after, ...others }: VersionChoice,
): StoredChoice => ({
  ...others,
  before: packSide(state, before),
  after: packSide(state, after),
});

type FindKept = (id: string) => Promise<KeptVersion | undefined>;

async function unpackSide(
  state: GatepostState,
  side: StoredSide,
  findKept: FindKept,
): Promise<Version | undefined> {
  switch (side.kind) {
    case 'step': {
      const step = stepsOf(state)[side.place];
      return step && { kind: 'step', step };
    }
    case 'kept':
      return findKept(side.id);
    case 'disk': {
      const source = unpackFile(side.file);
      return source && { kind: 'disk', name: side.name, source };
    }
    case 'live': {
      const source = unpackFile(side.file);
      return source && { kind: 'live', isPasted: side.isPasted, time: side.time, source };
    }
    case 'pasted': {
      const source = unpackFile(side.file);
      return source && { kind: 'pasted', time: side.time, source };
    }
    default:
      return side;
  }
}

const isTarget = (version: Version): version is TargetVersion =>
  version.kind === 'now' || version.kind === 'step' || version.kind === 'kept';

/** Returns the choice that was remembered; undefined if a version of it is gone. May throw for other values. */
export async function unpackChoice(
  state: GatepostState,
  { before, after, ...others }: StoredChoice,
  findKept: FindKept,
): Promise<VersionChoice | undefined> {
  const [first, second] = [
    await unpackSide(state, before, findKept),
    await unpackSide(state, after, findKept),
  ];
  if (!first || !second || first.kind === 'now' || !isTarget(second)) return undefined;
  return { ...others, before: first, after: second };
}
