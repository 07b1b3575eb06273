// The records that name somebody: those that can are turned, and whoever shares one with others leaves it.

import type { LineChange } from '../document/place-lines.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import { lineAt } from '../text/lines.ts';
import { addAll } from '../text/many.ts';
import { firstColumn } from '../text/mark.ts';
import { type Changes, changed, joined, textAt } from './change.ts';
import { ownLines } from './own-lines.ts';
import type { Wish } from './stance.ts';
import {
  isClosed,
  isOpen,
  namesOf,
  rulesForAll,
  type StandingName,
  type StandingRecord,
  standingRecords,
} from './standing.ts';
import { turned } from './turn-record.ts';

/** Wishes by name in lower case; `*` is everybody whom no record names. */
type WishesByName = ReadonlyMap<string, Wish>;

/** A user-agent line that gets a record with these lines. */
export interface Leaving {
  readonly key: string;
  readonly text: string;
  readonly lines: readonly string[];
}

export interface Gathered {
  readonly policy: Policy;
  readonly leaving: readonly Leaving[];
  /** The names of the records that were turned. */
  readonly turned: ReadonlySet<string>;
}

/** So often at most: a record that is turned for some of its names may be left by the others. */
const MOST_PASSES = 5;

/** Whether a record does not say of everything what is wished for one of its names. */
function isAgainst(
  record: StandingRecord,
  wish: Wish | undefined,
  { isFirst, widely }: { readonly isFirst: boolean; readonly widely: boolean },
): boolean {
  if (wish === 'in') return !isOpen(record);
  if (wish === undefined) return false;
  // Of several records for one name, some robots obey the first only.
  return isFirst ? !isClosed(record, widely) : rulesForAll(record, 'allow').length > 0;
}

/** What a pass does to one record. */
interface Step {
  readonly changes: Changes;
  readonly leaving: readonly Leaving[];
  readonly turned: readonly string[];
}

/** The names that have to go, and whether all of them have to. */
function namesAgainst(record: StandingRecord, wishes: WishesByName, earlier: ReadonlySet<string>) {
  const against = (widely: boolean) =>
    record.names.filter(({ key }) =>
      isAgainst(record, wishes.get(key), { isFirst: !earlier.has(key), widely }),
    );
  const strictly = against(false);
  return strictly.length === record.names.length ? strictly : against(true);
}

/** Lines among the names that would lose their record with the names above them: they go below the first that stays. */
function keptInRecord(
  { source }: Policy,
  { names, says }: StandingRecord,
  leaving: readonly StandingName[],
): readonly LineChange[] {
  const gone = new Set(leaving);
  const stays = names.find((name) => !gone.has(name))?.line ?? -1;
  const stranded = says.filter((line) => line < stays);
  if (stranded.length === 0) return [];
  const insert = stranded.flatMap((line) => lineAt(source.lines, line) ?? []);
  return [
    ...stranded.map((line): LineChange => ({ at: line, remove: 1, insert: [] })),
    { at: stays + 1, remove: 0, insert },
  ];
}

function leave(policy: Policy, record: StandingRecord, names: readonly StandingName[], wish: Wish): Step {
  const mark = firstColumn(policy.source);
  const lines = ownLines(policy, [record], wish);
  const ofLines = names.map(({ line }): LineChange => ({ at: line, remove: 1, insert: [] }));
  const leaving = names.map(({ key, line }) => ({
    key,
    text: textAt(policy, line).slice(line === 0 ? mark : 0),
    lines,
  }));
  const moved = keptInRecord(policy, record, names);
  return { changes: { inLines: [], ofLines: [...ofLines, ...moved] }, leaving, turned: [] };
}

function stepFor(
  policy: Policy,
  record: StandingRecord,
  wishes: WishesByName,
  earlier: ReadonlySet<string>,
): Step | undefined {
  const against = namesAgainst(record, wishes, earlier);
  const wish = wishes.get(against[0]?.key ?? '');
  if (!wish) return undefined;
  const wishing = against.filter(({ key }) => wishes.get(key) === wish);
  if (against.length < record.names.length) return leave(policy, record, wishing, wish);
  return { changes: turned(policy, record, wish), leaving: [], turned: namesOf(record) };
}

/** One pass over all records, of one version of the file. */
function stepsOf(policy: Policy, reader: Reader, wishes: WishesByName): readonly Step[] {
  const earlier = new Set<string>();
  return standingRecords(policy, reader).flatMap((record) => {
    const step = stepFor(policy, record, wishes, earlier);
    for (const key of namesOf(record)) earlier.add(key);
    return step ?? [];
  });
}

/** Turns records, and takes names out of those that must stay as they are. */
export function gather(before: Policy, reader: Reader, wishes: WishesByName): Gathered {
  let policy = before;
  const leaving: Leaving[] = [];
  const turnedNames = new Set<string>();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const steps = stepsOf(policy, reader, wishes);
    if (steps.length === 0) break;
    policy = changed(policy, joined(steps.map(({ changes }) => changes)));
    for (const step of steps) {
      addAll(leaving, step.leaving);
      for (const key of step.turned) if (wishes.has(key)) turnedNames.add(key);
    }
  }
  return { policy, leaving, turned: turnedNames };
}
