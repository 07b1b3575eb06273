// Edits that give a cell another answer: made by several makers, each tried on the file before it is offered.

import { applyEdits } from '../../document/edits.ts';
import { findUnencodable } from '../../document/encoding.ts';
import type { TextEdit } from '../../document/range.ts';
import { type Source, textOfSource } from '../../document/source.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { type CooperativeTask, runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { readerOf } from '../../readers/registry.ts';
import { suggestNewRecord } from './add-record.ts';
import { suggestNewRule } from './add-rule.ts';
import type { Candidate, NoSuggestion } from './candidate.ts';
import { suggestRuleChange } from './change-rule.ts';
import { suggestOwnRecord } from './own-record.ts';
import { analyzeSituation, type Situation, type Wish, wishedAgents } from './situation.ts';

/** Each makes candidates of one kind; whether they help is found by trying. A new kind is added here. */
const candidateMakers: readonly ((situation: Situation) => Iterable<Candidate>)[] = [
  suggestNewRule,
  suggestOwnRecord,
  suggestNewRecord,
  suggestRuleChange,
];

/** Candidates that give the answer that is wanted, in no order; without any, the reason why. */
export interface Suggestions {
  readonly candidates: readonly Candidate[];
  readonly reason?: NoSuggestion;
}

/** The site with edits made to one of its files. */
export function siteWithEdits(site: PolicyFiles, path: string, edits: readonly TextEdit[]): PolicyFiles {
  const file = site.files.get(path);
  if (!file) return site;
  const source = applyEdits(file.source, edits);
  return { ...site, files: new Map(site.files).set(path, { ...file, source }) };
}

const pathOfWish = ({ file, reader }: Wish) => file ?? readerOf(reader).file.path;

const canEncodeEdits = ({ encoding }: Source, edits: readonly TextEdit[]) =>
  edits.every(({ text }) => findUnencodable(text, encoding) < 0);

/** `suggestEdits`, a candidate at a time. */
export function* suggestTask(site: PolicyFiles, wish: Wish): CooperativeTask<Suggestions> {
  const situation = analyzeSituation(site, wish);
  if (typeof situation === 'string') return { candidates: [], reason: situation };
  const path = pathOfWish(wish);
  const { source } = situation.policy;
  const tried = new Set([textOfSource(source)]);
  const candidates: Candidate[] = [];
  for (const maker of candidateMakers) {
    for (const candidate of maker(situation)) {
      if (!canEncodeEdits(source, candidate.edits)) continue;
      const after = siteWithEdits(site, path, candidate.edits);
      const text = textOfSource(after.files.get(path)!.source);
      if (tried.has(text)) continue;
      tried.add(text);
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
 * Edits of the policy file each of which gives one cell the answer that is wanted, under one reader: checked by asking
 * again. What else each changes is not looked at (`weighSuggestions`).
 * @throws RangeError if there is no such reader.
 */
export const suggestEdits = (site: PolicyFiles, wish: Wish): Suggestions => runSync(suggestTask(site, wish));
