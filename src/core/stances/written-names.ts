// Whoever is named nowhere and has to be, and the place for new records at which the least is amiss.

import { agentText } from '../formats/rep/edit/field-spelling.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Answer, PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import { isWritable } from '../syntax/writable-value.ts';
import { type Asked, answersTo, askedOf } from './asked.ts';
import { type Checked, checked } from './check.ts';
import type { Gathered, Leaving } from './gather.ts';
import { ownLines } from './own-lines.ts';
import { type Place, placed } from './placing.ts';
import type { Stance, Statement } from './stance.ts';
import { EVERYBODY, namesOf, type StandingRecord, standingRecords } from './standing.ts';
import { stated } from './statements.ts';
import { isSwitch, type Target } from './targets.ts';

/** What a stance is worked out from: one file, and whom the stance is about in it. */
export interface Work {
  readonly site: PolicyFiles;
  readonly path: string;
  readonly reader: Reader;
  readonly before: Policy;
  readonly records: readonly StandingRecord[];
  readonly targets: readonly Target[];
  readonly urls: readonly string[];
  readonly asked: Asked;
  readonly stance: Stance;
}

/** The readers that have to agree: those that compare whole names. Others may take one name for another. */
const countsFor =
  ({ reader }: Work) =>
  (one: Reader) =>
    one.id === reader.id || one.agent.match === 'equals';

/** Whether a robot that no record names has to be named, to be told what is wished. */
function hasToBeNamed(work: Work, after: Asked, { agent, wish }: Target): boolean {
  const { stance, urls } = work;
  const wanted: Answer = wish === 'out' ? 'deny' : 'allow';
  // Whoever is kept out by name alone is kept out of every path; with everybody else, of what everybody is.
  const paths = wish === 'out' && !stance.others ? urls : urls.slice(0, 1);
  if (wish === 'out' && !stance.everyName && isSwitch(agent)) return true;
  const counts = after.readers.map(countsFor(work));
  return paths.some((url) =>
    answersTo(after, agent, url).some((said, place) => counts[place] && said !== wanted),
  );
}

/** The names that no record has, and the lines that each is to get. */
export function unnamed(work: Work, { policy, leaving }: Gathered): readonly Leaving[] {
  const { targets, records, before, reader } = work;
  const known = new Set(standingRecords(policy, reader).flatMap(namesOf));
  for (const { key } of leaving) known.add(key);
  const stars = records.filter((record) => namesOf(record).includes(EVERYBODY));
  const missing = targets.filter(({ key, agent }) => !known.has(key) && isWritable(agent));
  const added = (target: Target): Leaving => ({
    key: target.key,
    text: agentText(policy.format, target.agent),
    lines: ownLines(before, target.wish === 'in' && target.key !== EVERYBODY ? stars : [], target.wish),
  });
  const everybody = missing.filter(({ key, wish }) => key === EVERYBODY && wish === 'out').map(added);
  const { policy: told } = placed(policy, reader, [...leaving, ...everybody], 'end');
  const after = askedOf(work.site, work.path, told, work.asked.readers);
  const others = missing.filter((one) => one.key !== EVERYBODY && hasToBeNamed(work, after, one));
  return [...others.map(added), ...everybody];
}

export interface Tried extends Checked {
  readonly policy: Policy;
  readonly joined: ReadonlySet<string>;
  readonly asked: Asked;
}

const places: readonly Place[] = ['before-default', 'behind-records', 'end', 'before-records'];

/** How much is amiss: robots that were not meant first, then wishes that some readers miss. */
function amiss({ also, missed }: Checked): number {
  const sum = (lists: readonly (readonly string[])[]) => lists.reduce((all, { length }) => all + length, 0);
  return sum(also.map(({ readers }) => readers)) + sum([...missed.values()]);
}

/** Tries the places for new records, and takes the one with the least amiss: the first that has nothing. */
export function* bestPlace(
  work: Work,
  { policy, leaving }: Pick<Gathered, 'policy' | 'leaving'>,
  statements: readonly Statement[],
  others: readonly string[],
): CooperativeTask<Tried> {
  const { site, path, reader, asked, targets, urls } = work;
  let best: Tried | undefined;
  const seen = new Set<Policy>();
  for (const place of leaving.length > 0 ? places : places.slice(0, 1)) {
    const { policy: now, joined } = placed(policy, reader, leaving, place);
    const told = statements.reduceRight((file, statement) => stated(file, reader, statement), now);
    if (seen.has(told)) continue;
    seen.add(told);
    const after = askedOf(site, path, told, asked.readers);
    const found = yield* checked({ before: asked, after, targets, others, urls });
    const tried = { ...found, policy: told, joined, asked: after };
    if (!best || amiss(tried) < amiss(best)) best = tried;
    if (amiss(best) === 0) break;
  }
  return best!;
}
