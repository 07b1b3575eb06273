// What an applied stance comes to, found by asking every reader: whom it misses, and whom it meets besides.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Reader } from '../../readers/reader.ts';
import { answersForAgent, type PreparedReaders } from './current-answers.ts';
import type { AccessWish } from './preset.ts';

/** A robot that gets another answer although nobody wished it, and the readers under which it does. */
export interface UnintendedChange {
  readonly agent: string;
  readonly readers: readonly string[];
  /** One of the URLs, and how many of those that were asked about. */
  readonly url: string;
  readonly urls: number;
}

export interface CheckResult {
  /** Ids of the readers under which a robot is not told what is wished, by robot; without those who all are. */
  readonly missed: ReadonlyMap<string, readonly string[]>;
  readonly also: readonly UnintendedChange[];
}

interface CheckQuestion {
  readonly before: PreparedReaders;
  readonly after: PreparedReaders;
  readonly targets: readonly { readonly agent: string; readonly wish: AccessWish }[];
  /** Robots that are to be told what they were told. */
  readonly others: readonly string[];
  /** The first is one that no rule names. */
  readonly urls: readonly string[];
}

const readerIdsWhere = (readers: readonly Reader[], isOne: (place: number) => boolean) =>
  readers.filter((_, place) => isOne(place)).map(({ id }) => id);

/** The URLs of which a robot is told something else, under one reader. Robots of one kind are asked about once. */
function createChangeTest({ before, after, urls }: CheckQuestion, place: number) {
  const known = new Map<string, readonly string[]>();
  const [was, is] = [before.asking[place]!, after.asking[place]!];
  return (agent: string): readonly string[] => {
    const key = JSON.stringify([was.classOf(agent), is.classOf(agent)]);
    let found = known.get(key);
    if (!found) {
      found = urls.filter((url) => was(agent, url).answer !== is(agent, url).answer);
      known.set(key, found);
    }
    return found;
  };
}

/** Robots that are asked about before others may come between. */
const AGENTS_PER_STEP = 20;

/** Asks. A piece for some robots of a reader each. */
export function* checkPresetTask(question: CheckQuestion): CooperativeTask<CheckResult> {
  const { after, targets, others, urls } = question;
  const [general = '/'] = urls;
  const missed = new Map<string, readonly string[]>();
  for (const [i, { agent, wish }] of targets.entries()) {
    if (i % AGENTS_PER_STEP === 0) yield;
    const answers = answersForAgent(after, agent, general);
    const wanted = wish === 'out' ? 'deny' : 'allow';
    const ids = readerIdsWhere(after.readers, (place) => answers[place] !== wanted);
    if (ids.length > 0) missed.set(agent, ids);
  }
  const found = new Map<string, { readers: string[]; urls: Set<string> }>();
  for (const [place, { id }] of after.readers.entries()) {
    const changes = createChangeTest(question, place);
    for (const [i, agent] of others.entries()) {
      if (i % AGENTS_PER_STEP === 0) yield;
      const differing = changes(agent);
      if (differing.length === 0) continue;
      const known = found.get(agent) ?? { readers: [], urls: new Set() };
      known.readers.push(id);
      for (const url of differing) known.urls.add(url);
      found.set(agent, known);
    }
  }
  const also = [...found].map(([agent, { readers, urls: differing }]) => ({
    agent,
    readers,
    url: differing.has('/') ? '/' : [...differing][0]!,
    urls: differing.size,
  }));
  return { missed, also };
}
