// The current answers for crawlers: for the whole site, and for the paths that rules name.

import { percentEncodeOctet } from '../../matching/percent-encoding.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Decision, PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { type ReaderId, readers } from '../../readers/registry.ts';
import type { Policy } from '../../syntax/policy.ts';
import { withSource } from '../../trial/edited-site.ts';
import { prepareVersionTask, type ReaderAnswers, type Version } from '../../trial/version.ts';
import { readExistingRecords, samplePath } from './existing-records.ts';
import type { AccessWish } from './preset.ts';

/**
 * Returns the readers that read this file, with the selected one first. A file that no reader requests is read by
 * all.
 */
export function readersForFile(path: string, selected: Reader): readonly Reader[] {
  const requestingReaders = readers.filter(({ file }) => file.path === path);
  const otherReaders: readonly Reader<ReaderId>[] =
    requestingReaders.length > 0 ? requestingReaders : readers;
  return [selected, ...otherReaders.filter(({ id }) => id !== selected.id)];
}

/** Asks these readers about a version of a site's file. */
export const askReadersTask = (
  site: PolicyFiles,
  file: string,
  { source }: Policy,
  all: readonly Reader[],
): CooperativeTask<Version> => prepareVersionTask({ site: withSource(site, file, source), file }, all);

/** The maximum number of rule paths that are tested: enough to find other changes. */
const MAX_PATHS = 60;

const PROBE_CHARACTERS = 'qzxjkvwy0123456789abcdefghilmnoprstu';

/**
 * Returns a URL that only rules for everything match, made of a character that no rule contains, literally or
 * escaped.
 */
function unnamedUrl(policy: Policy, reader: Reader): string {
  const paths = readExistingRecords(policy, reader).flatMap(({ rules }) => rules.map(({ path }) => path));
  const ruleText = paths.join('\n').toLowerCase();
  const isFree = (sign: string) =>
    !ruleText.includes(sign) && !ruleText.includes(percentEncodeOctet(sign.charCodeAt(0)).toLowerCase());
  const free = PROBE_CHARACTERS.split('').find(isFree) ?? '~';
  return `/${free.repeat(3)}`;
}

/** The paths that some reader may always fetch. */
const ownPaths = new Set(readers.flatMap(({ file }) => file.alwaysAllowed));

/** Returns URLs that show what the rules say: a URL that no rule names, the front page, and one for each path. */
export function probeUrlsOf(policy: Policy, reader: Reader): readonly string[] {
  // A misspelled field is a rule for some readers only.
  const fieldReaders = new Map([...readers, reader].map((one) => [JSON.stringify(one.field), one]));
  const paths = [...fieldReaders.values()].flatMap((one) =>
    readExistingRecords(policy, one).flatMap(({ rules }) =>
      rules.filter(({ reach }) => reach === 'some').map(({ path }) => path),
    ),
  );
  const distinct = [...new Set(paths.map(samplePath))].filter((path) => path.startsWith('/'));
  // Rules cannot block a reader's own file, but what begins like it.
  const probes = distinct.flatMap((path) => (ownPaths.has(path) ? [path, `${path}x`] : [path]));
  const step = Math.ceil(probes.length / MAX_PATHS);
  // Spread over the file: readers that differ about where a record ends lose its last rules.
  return [unnamedUrl(policy, reader), '/', ...probes.filter((_, place) => place % step === 0)];
}

/** Whether rules cannot block a URL: the reader's own file (RFC 9309 2.2.2), or `//x`, which is another site. */
const isBeyondRules = ({ reason }: Decision): boolean => reason === 'own-file' || reason === 'other-site';

/**
 * Returns a test of whether a crawler gets its wish: a blocked one may fetch none of the URLs that rules can block, an
 * allowed one the first, which no rule names. Crawlers to which the same records apply are tested once.
 */
export function createWishTest(asking: ReaderAnswers['asking'], urls: readonly string[]) {
  const results = new Map<string, boolean>();
  return ({ agent, wish }: { readonly agent: string; readonly wish: AccessWish }): boolean => {
    const key = `${wish} ${asking.classOf(agent)}`;
    const known = results.get(key);
    if (known !== undefined) return known;
    const isBlocked = (url: string) => {
      const decision = asking(agent, url);
      return decision.answer === 'deny' || isBeyondRules(decision);
    };
    const isFulfilled =
      wish === 'out' ? urls.every(isBlocked) : asking(agent, urls[0] ?? '/').answer === 'allow';
    results.set(key, isFulfilled);
    return isFulfilled;
  };
}
