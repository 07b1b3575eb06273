// One half of what a document says to a robot, which has to fetch it first: may it be indexed, or its links followed?

import type { AskOptions, DecisionOf, PolicyFiles } from '../../../questions/question.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import { indexFollowQuestion } from './index-follow.ts';
import type { IndexFollowOptions, IndexFollowReason } from './index-follow-verdict.ts';

export const documentParts = ['index', 'follow'] as const;

export type DocumentPart = (typeof documentParts)[number];

/** `unread`: the policy file of the site forbids the robot to fetch the document, so that it never hears of it. */
export type DocumentPartAnswer = 'yes' | 'no' | 'unread';

export type DocumentPartDecision = DecisionOf<DocumentPartAnswer, IndexFollowReason | 'unread'>;

/** How documents are asked; by the kind of file without a parser. */
export const documentOptions = (parser?: IndexFollowOptions['parser']): IndexFollowOptions => ({
  question: 'index-follow',
  ...(parser ? { parser } : {}),
});

/**
 * Makes both halves ready for one robot. `fetching` says how it asks for the document.
 * @throws RangeError if there is no such reader. What comes back never throws.
 */
export function prepareDocumentParts(
  site: PolicyFiles,
  options: IndexFollowOptions,
  fetching: AskOptions,
): (part: DocumentPart, agent: string, url: string) => DocumentPartDecision {
  const said = indexFollowQuestion.prepare(site, options);
  const fetch = prepareAnswers(site, fetching);
  return (part, agent, url) => {
    const fetched = fetch(agent, url);
    if (fetched.answer === 'deny') {
      const { by, deciding } = fetched;
      return { answer: 'unread', key: 'unread', reason: 'unread', deciding, ...(by ? { by } : {}) };
    }
    const { because: _because, trace: _trace, ...verdict } = said('', url);
    const answer = verdict.answer[part] ? 'yes' : 'no';
    return { ...verdict, answer, key: answer };
  };
}
