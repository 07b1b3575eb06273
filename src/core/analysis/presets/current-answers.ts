// How crawlers of each kind are treated now: on the whole site, and on the paths that rules name.

import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { percentEncodeOctet } from '../../matching/percent-encoding.ts';
import type { Answer } from '../../questions/answer.ts';
import type { Decision, PolicyFiles, PreparedQuestion } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { type ReaderId, readers } from '../../readers/registry.ts';
import type { Policy } from '../../syntax/policy.ts';
import { readExistingRecords } from './existing-records.ts';

/** One version of a file, ready to be asked about under several readers. */
export interface PreparedReaders {
  readonly readers: readonly Reader[];
  readonly asking: readonly PreparedQuestion<Decision>[];
}

/** The readers that look for this file; of a file that nobody looks for, all. */
export function readersForFile(path: string, chosen: Reader): readonly Reader[] {
  const looking = readers.filter(({ file }) => file.path === path);
  const asked: readonly Reader<ReaderId>[] = looking.length > 0 ? looking : readers;
  return [chosen, ...asked.filter(({ id }) => id !== chosen.id)];
}

/** A version of the file of a site, for these readers. */
export function prepareReaders(
  site: PolicyFiles,
  path: string,
  { source, format }: Policy,
  all: readonly Reader[],
): PreparedReaders {
  const files = new Map(site.files).set(path, { source, format });
  const asking = all.map((reader) =>
    prepareAnswers({ ...site, files }, { question: 'fetch', reader, file: path }),
  );
  return { readers: all, asking };
}

/** Paths of rules that are asked about: enough to see what else changes. */
const MAX_PATHS = 60;

const PROBE_CHARACTERS = 'qzxjkvwy0123456789abcdefghilmnoprstu';

/** A URL that no rule is about but those for everything: of a character that stands in none, nor its escape. */
function unnamedUrl(policy: Policy, reader: Reader): string {
  const paths = readExistingRecords(policy, reader).flatMap(({ rules }) => rules.map(({ path }) => path));
  const said = paths.join('\n').toLowerCase();
  const isFree = (sign: string) =>
    !said.includes(sign) && !said.includes(percentEncodeOctet(sign.charCodeAt(0)).toLowerCase());
  const free = PROBE_CHARACTERS.split('').find(isFree) ?? '~';
  return `/${free.repeat(3)}`;
}

/** URLs that tell what rules say: one for each path, the site's own page, and one that no rule names. */
export function probeUrlsOf(policy: Policy, reader: Reader): readonly string[] {
  const paths = readExistingRecords(policy, reader).flatMap(({ rules }) =>
    rules.filter(({ reach }) => reach === 'some').map(({ path }) => path),
  );
  const samples = paths.map((path) => path.replace(/\$$/, '').replaceAll('*', 'x'));
  const distinct = [...new Set(samples)].filter((path) => path.startsWith('/')).slice(0, MAX_PATHS);
  return [unnamedUrl(policy, reader), '/', ...distinct];
}

/** What each reader says. */
export const answersForAgent = ({ asking }: PreparedReaders, agent: string, url: string): readonly Answer[] =>
  asking.map((ask) => ask(agent, url).answer);
