// Suggests edits that change the answer of a cell. Several makers create candidates, and each candidate is tested
// on the file.

import { textOfSource } from '../../document/source.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { type CooperativeTask, runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { readerOf } from '../../readers/registry.ts';
import { withEdits } from '../../trial/edited-site.ts';
import { suggestNewRecord } from './add-record.ts';
import { suggestNewRule } from './add-rule.ts';
import { canEncodeEdits } from './can-encode.ts';
import type { Candidate, NoSuggestion } from './candidate.ts';
import { suggestRuleChange } from './change-rule.ts';
import { suggestJoinRecord } from './join-record.ts';
import { suggestOwnRecord } from './own-record.ts';
import { analyzeSituation, type Situation, type Wish, wishedAgents } from './situation.ts';

/** The functions that create candidates. Whether a candidate helps is tested. To add a kind, add its function here. */
const candidateMakers: readonly ((situation: Situation) => Iterable<Candidate>)[] = [
  suggestNewRule,
  suggestJoinRecord,
  suggestOwnRecord,
  suggestNewRecord,
  suggestRuleChange,
];

/** Candidates that result in the wanted answer, unordered; without any, the reason why. */
export interface Suggestions {
  readonly candidates: readonly Candidate[];
  readonly reason?: NoSuggestion;
}

const pathOfWish = ({ file, reader }: Wish) => file ?? readerOf(reader).file.path;

/** `suggestEdits` as a cooperative task. */
export function* suggestTask(site: PolicyFiles, wish: Wish): CooperativeTask<Suggestions> {
  const situation = analyzeSituation(site, wish);
  if (typeof situation === 'string') return { candidates: [], reason: situation };
  const path = pathOfWish(wish);
  const { source } = situation.policy;
  const triedTexts = new Set([textOfSource(source)]);
  const candidates: Candidate[] = [];
  for (const maker of candidateMakers) {
    for (const candidate of maker(situation)) {
      if (!canEncodeEdits(source, candidate.edits)) continue;
      const after = withEdits(site, path, candidate.edits);
      const text = textOfSource(after.files.get(path)!.source);
      if (triedTexts.has(text)) continue;
      triedTexts.add(text);
      yield;
      const ask = prepareAnswers(after, { question: 'fetch', ...wish });
      if (wishedAgents(wish).every((agent) => ask(agent, wish.url).answer === wish.wanted))
        candidates.push(candidate);
      yield;
    }
  }
  return candidates.length > 0 ? { candidates } : { candidates, reason: 'none-found' };
}

/**
 * Returns edits of the policy file, each of which gives one cell the wanted answer under one reader. Each is
 * tested. Side effects are not examined (`weighSuggestions` does that).
 * @throws RangeError if there is no such reader.
 */
export const suggestEdits = (site: PolicyFiles, wish: Wish): Suggestions => runSync(suggestTask(site, wish));
