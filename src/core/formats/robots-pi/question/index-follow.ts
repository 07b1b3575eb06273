// Prepares the question about documents for many URLs. Agents do not matter: a document says the same to all crawlers.

import * as v from 'valibot';
import type { FieldRef } from '../../../questions/answer.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { runSync } from '../../../questions/cooperative-task.ts';
import type {
  AskOptions,
  DecisionOf,
  Matrix,
  PolicyFiles,
  PreparedQuestion,
} from '../../../questions/question.ts';
import { defineQuestion } from '../../../questions/question.ts';
import { defineSettings } from '../../../questions/question-settings.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import { DEFAULT_DIRECTIVES } from '../read-pi.ts';
import { positionAt } from '../text-positions.ts';
import type { DocumentLookup, ReadDocument } from './index-follow-lookup.ts';
import { lookUpDocument } from './index-follow-lookup.ts';
import { traceIndexFollow } from './index-follow-trace.ts';
import type {
  IndexFollowDecision,
  IndexFollowOptions,
  IndexFollowReason,
  IndexFollowVerdict,
} from './index-follow-verdict.ts';
import { indexFollowKeys, keyOfDirectives } from './index-follow-verdict.ts';

/** The lines that decide, in the order of the document. */
function decidingLines({ path, source, effective: { pi, metas } }: ReadDocument): readonly FieldRef[] {
  const lines = (pi ? [pi] : metas).map(({ start }) => positionAt(source, start).line);
  return [...new Set(lines)].map((line) => ({ path, line }));
}

function decide(lookup: DocumentLookup): IndexFollowDecision {
  if ('missing' in lookup) {
    return {
      answer: DEFAULT_DIRECTIVES,
      key: keyOfDirectives(DEFAULT_DIRECTIVES),
      reason: lookup.missing,
      deciding: [],
    };
  }
  const { says, reason } = lookup.effective;
  const deciding = decidingLines(lookup);
  const [by] = deciding;
  const decision = { answer: says, key: keyOfDirectives(says), reason, deciding };
  return by ? { ...decision, by } : decision;
}

function verdictOf(origin: string, lookup: DocumentLookup, url: string): IndexFollowVerdict {
  const decision = decide(lookup);
  const trace = () => traceIndexFollow(lookup, { origin, url });
  const because = () => trace().find(({ outcome }) => outcome === 'decides')!;
  return { ...decision, because, trace };
}

/** The number of documents that are read before other work may run. */
const URLS_PER_STEP = 16;

function* fillColumn(
  lookUp: (url: string) => DocumentLookup,
  urls: readonly string[],
): CooperativeTask<Matrix> {
  const matrix = { answers: new Uint8Array(urls.length), lines: new Int32Array(urls.length).fill(-1) };
  for (const [row, url] of urls.entries()) {
    if (row % URLS_PER_STEP === URLS_PER_STEP - 1) yield;
    const { key, by } = decide(lookUp(url));
    matrix.answers[row] = indexFollowKeys.indexOf(key);
    if (by) matrix.lines[row] = by.line;
  }
  return matrix;
}

/** Repeats a column for a number of agents. */
function repeatColumn({ answers, lines }: Matrix, times: number): Matrix {
  const wide = {
    answers: new Uint8Array(answers.length * times),
    lines: new Int32Array(lines.length * times),
  };
  answers.forEach((answer, row) => wide.answers.fill(answer, row * times, (row + 1) * times));
  lines.forEach((line, row) => wide.lines.fill(line, row * times, (row + 1) * times));
  return wide;
}

/** Prepares the question for one site. Never throws. */
function prepareIndexFollow(
  site: PolicyFiles,
  { parser }: IndexFollowOptions,
): PreparedQuestion<IndexFollowVerdict> {
  const lookUp = (url: string) => lookUpDocument(site, parser, url);
  const ask = (_agent: string, url: string) => verdictOf(site.origin, lookUp(url), url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      repeatColumn(runSync(fillColumn(lookUp, urls)), agents.length),
    column: (_agent: string, urls: readonly string[]) => fillColumn(lookUp, urls),
    recordsFor: () => ({ isDefault: true, records: [] }),
    classOf: () => '',
  });
}

export const documentParts = ['index', 'follow'] as const;

export type DocumentPart = (typeof documentParts)[number];

/** `unread`: the policy file of the site forbids the crawler to fetch the document, so it never reads the directive. */
export type DocumentPartAnswer = 'yes' | 'no' | 'unread';

export type DocumentPartDecision = DecisionOf<DocumentPartAnswer, IndexFollowReason | 'unread'>;

/** The options of the question. Without a parser, each document has the parser of its file type. */
export const documentOptions = (parser?: IndexFollowOptions['parser']): IndexFollowOptions => ({
  question: 'index-follow',
  ...(parser ? { parser } : {}),
});

/**
 * Prepares both parts for one crawler. `fetching` says how the crawler requests the document.
 * @throws RangeError if there is no such reader. The returned function never throws.
 */
export function prepareDocumentParts(
  site: PolicyFiles,
  options: IndexFollowOptions,
  fetching: AskOptions,
): (part: DocumentPart, agent: string, url: string) => DocumentPartDecision {
  const decideDocument = prepareIndexFollow(site, options);
  const fetch = prepareAnswers(site, fetching);
  return (part, agent, url) => {
    const fetched = fetch(agent, url);
    if (fetched.answer === 'deny') {
      const { by, deciding } = fetched;
      return { answer: 'unread', key: 'unread', reason: 'unread', deciding, ...(by ? { by } : {}) };
    }
    const { because: _because, trace: _trace, ...verdict } = decideDocument('', url);
    const answer = verdict.answer[part] ? 'yes' : 'no';
    return { ...verdict, answer, key: answer };
  };
}

/** The question of the robots PI: may the documents of the site be indexed, and their links followed? */
export interface DocumentQuestion {
  readonly question: 'index-follow';
  /** The parser of the documents. If absent, it depends on the file type. */
  readonly parser?: 'xml' | 'html';
  /** The crawler that has to fetch them first; '' is any other crawler. */
  readonly agent: string;
}

const settings = defineSettings<DocumentQuestion>({
  question: 'index-follow',
  schema: v.looseObject({
    question: v.literal('index-follow'),
    parser: v.exactOptional(v.picklist(['xml', 'html'])),
    agent: v.optional(v.string(), ''),
  }),
  deciding: ['parser'],
});

export const indexFollowQuestion = defineQuestion<IndexFollowOptions, IndexFollowVerdict, DocumentQuestion>({
  id: 'index-follow',
  settings,
  answers: indexFollowKeys,
  prepare: prepareIndexFollow,
  optionsFor(query) {
    const read = settings.parse(query);
    return read && documentOptions(read.parser);
  },
  isAboutDocuments: true,
  dependsOnReader: 'in-parts',
  parts: {
    ids: documentParts,
    prepare(site, part, options, requester) {
      const ask = prepareDocumentParts(site, options, { question: 'fetch', ...requester });
      return (agent, url) => ask(part as DocumentPart, agent, url);
    },
  },
});
