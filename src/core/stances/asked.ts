// What robots of all kinds are told of everything, and of the paths that rules name.

import { prepareAnswers } from '../formats/rep/question/prepare-answers.ts';
import { escaped } from '../matching/percent.ts';
import type { Answer, Decision, PolicyFiles, PreparedQuestion } from '../questions/question.ts';
import { type ReaderId, readers } from '../readers/index.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import { standingRecords } from './standing.ts';

/** One version of a file, ready to be asked about under several readers. */
export interface Asked {
  readonly readers: readonly Reader[];
  readonly asking: readonly PreparedQuestion<Decision>[];
}

/** The readers that look for this file; of a file that nobody looks for, all. */
export function readersOf(path: string, chosen: Reader): readonly Reader[] {
  const looking = readers.filter(({ file }) => file.path === path);
  const asked: readonly Reader<ReaderId>[] = looking.length > 0 ? looking : readers;
  return [chosen, ...asked.filter(({ id }) => id !== chosen.id)];
}

/** A version of the file of a site, for these readers. */
export function askedOf(
  site: PolicyFiles,
  path: string,
  { source, format }: Policy,
  all: readonly Reader[],
): Asked {
  const files = new Map(site.files).set(path, { source, format });
  const asking = all.map((reader) =>
    prepareAnswers({ ...site, files }, { question: 'fetch', reader, file: path }),
  );
  return { readers: all, asking };
}

/** Paths of rules that are asked about: enough to see what else changes. */
const MOST_PATHS = 60;

const PLAIN = 'qzxjkvwy0123456789abcdefghilmnoprstu';

/** A URL that no rule is about but those for everything: of a character that stands in none, nor its escape. */
function otherUrl(policy: Policy, reader: Reader): string {
  const paths = standingRecords(policy, reader).flatMap(({ rules }) => rules.map(({ path }) => path));
  const said = paths.join('\n').toLowerCase();
  const isFree = (sign: string) =>
    !said.includes(sign) && !said.includes(escaped(sign.charCodeAt(0)).toLowerCase());
  const free = PLAIN.split('').find(isFree) ?? '~';
  return `/${free.repeat(3)}`;
}

/** URLs that tell what rules say: one for each path, the site's own page, and one that no rule names. */
export function urlsOf(policy: Policy, reader: Reader): readonly string[] {
  const paths = standingRecords(policy, reader).flatMap(({ rules }) =>
    rules.filter(({ reach }) => reach === 'some').map(({ path }) => path),
  );
  const samples = paths.map((path) => path.replace(/\$$/, '').replaceAll('*', 'x'));
  const distinct = [...new Set(samples)].filter((path) => path.startsWith('/')).slice(0, MOST_PATHS);
  return [otherUrl(policy, reader), '/', ...distinct];
}

/** What each reader says. */
export const answersTo = ({ asking }: Asked, agent: string, url: string): readonly Answer[] =>
  asking.map((ask) => ask(agent, url).answer);
