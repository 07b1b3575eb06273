// Prepares the question about documents for many crawlers and URLs: may the crawler fetch the document, and what do
// the document and its response headers then say to it?

import * as v from 'valibot';
import { positionAt } from '../../../document/spans.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { runSync } from '../../../questions/cooperative-task.ts';
import { citeSteps, type Step } from '../../../questions/explanation-step.ts';
import {
  type AskOptions,
  type DecisionOf,
  defineQuestion,
  emptyMatrix,
  type Matrix,
  type PolicyFiles,
  type PreparedQuestion,
  type Verdict,
} from '../../../questions/question.ts';
import { defineSettings } from '../../../questions/question-settings.ts';
import { defaultReader } from '../../../readers/registry.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { fetchQuestion } from '../../rep/question/fetch-explain.ts';
import { DEFAULT_DIRECTIVES, type Directives } from '../read-pi.ts';
import { type CrawlerStatements, prepareStatements } from './crawler-restrictions.ts';
import type { DocumentLookup, ReadDocument } from './index-follow-lookup.ts';
import { lookUpDocument } from './index-follow-lookup.ts';
import { documentStepSections } from './index-follow-steps.ts';
import { traceIndexFollow } from './index-follow-trace.ts';
import type {
  IndexFollowDecision,
  IndexFollowOptions,
  IndexFollowReason,
  IndexFollowVerdict,
} from './index-follow-verdict.ts';
import { indexFollowKeys, keyOfDirectives } from './index-follow-verdict.ts';

export const documentParts = ['index', 'follow'] as const;

export type DocumentPart = (typeof documentParts)[number];

/** The lines that decide, in the order of the document. */
function decidingLines({ path, source, effective: { pi, metas } }: ReadDocument): readonly FieldRef[] {
  const lines = (pi ? [pi] : metas).map(({ start }) => positionAt(source, start).line);
  return [...new Set(lines)].map((line) => ({ path, line }));
}

/** What a document, one of its tags or one of its headers says. */
interface Statement {
  readonly says: Directives;
  readonly reason: IndexFollowReason;
  readonly lines: readonly FieldRef[];
}

function statementOfDocument(lookup: DocumentLookup): Statement {
  if ('missing' in lookup) return { says: DEFAULT_DIRECTIVES, reason: lookup.missing, lines: [] };
  const { says, reason } = lookup.effective;
  return { says, reason, lines: decidingLines(lookup) };
}

/** All that a crawler receives for a URL. */
interface Received extends CrawlerStatements {
  readonly lookup: DocumentLookup;
}

/** Adds up the statements: "no" wins. The lines that forbid one of the parts decide, else the document does. */
function decide(
  { lookup, restrictions }: Received,
  parts: readonly DocumentPart[] = documentParts,
): IndexFollowDecision & { readonly answer: Directives } {
  const own = statementOfDocument(lookup);
  const statements = [
    own,
    ...restrictions.map(({ says, carrier, by }): Statement => ({ says, reason: carrier, lines: [by] })),
  ];
  const answer = {
    index: statements.every(({ says }) => says.index),
    follow: statements.every(({ says }) => says.follow),
  };
  const restricting = statements.filter(({ says }) => parts.some((part) => !says[part]));
  const { reason } = restricting[0] ?? own;
  const deciding = restricting.length > 0 ? restricting.flatMap(({ lines }) => lines) : own.lines;
  const [by] = deciding;
  return { answer, key: keyOfDirectives(answer), reason, deciding, ...(by ? { by } : {}) };
}

const unread = ({ by, deciding }: Pick<Verdict, 'by' | 'deciding'>): IndexFollowDecision => ({
  answer: 'unread',
  key: 'unread',
  reason: 'unread',
  deciding,
  ...(by ? { by } : {}),
});

const withoutOutcome = ({ outcome: _, ...step }: Step): Step => step as Step;

/** Everything that is prepared for one site. */
interface PreparedSite {
  readonly fetch: PreparedQuestion<Verdict>;
  readonly receive: (agent: string, url: string) => Received;
}

function prepareSite(
  site: PolicyFiles,
  { parser, reader = defaultReader, question: _, ...request }: IndexFollowOptions,
): PreparedSite {
  const statementsFor = prepareStatements(site);
  const fetching: AskOptions = { question: 'fetch', reader, ...request };
  return {
    fetch: fetchQuestion.prepare(site, fetching),
    receive(agent, url) {
      const lookup = lookUpDocument(site, parser, url);
      return { lookup, ...statementsFor(agent, url, lookup) };
    },
  };
}

function verdictOf(
  { origin }: PolicyFiles,
  { fetch, receive }: PreparedSite,
  agent: string,
  url: string,
): IndexFollowVerdict {
  const fetched = fetch(agent, url);
  const received = receive(agent, url);
  const trace = () => citeSteps(traceIndexFollow(received, { origin, url }), documentStepSections);
  if (fetched.answer === 'deny')
    return {
      ...unread(fetched),
      directives: [],
      because: () => fetched.because(),
      // The document is explained too: it is what the crawler would read.
      trace: () => [...fetched.trace(), ...trace().map(withoutOutcome)],
    };
  const because = () => trace().find(({ outcome }) => outcome === 'decides')!;
  return { ...decide(received), directives: received.directives, because, trace };
}

/** The number of documents that are read before other work may run. */
const URLS_PER_STEP = 16;

function* fillColumn(
  ask: (url: string) => Pick<IndexFollowDecision, 'key' | 'by'>,
  urls: readonly string[],
): CooperativeTask<Matrix> {
  const matrix = { answers: new Uint8Array(urls.length), lines: new Int32Array(urls.length).fill(-1) };
  for (const [row, url] of urls.entries()) {
    if (row % URLS_PER_STEP === URLS_PER_STEP - 1) yield;
    const { key, by } = ask(url);
    matrix.answers[row] = indexFollowKeys.indexOf(key);
    if (by) matrix.lines[row] = by.line;
  }
  return matrix;
}

/** Joins the columns of several agents. */
function joinColumns(columns: readonly Matrix[], rows: number): Matrix {
  const matrix = emptyMatrix(rows * columns.length);
  for (const [column, { answers, lines }] of columns.entries())
    for (let row = 0; row < rows; row++) {
      matrix.answers[row * columns.length + column] = answers[row]!;
      matrix.lines[row * columns.length + column] = lines[row]!;
    }
  return matrix;
}

/** Prepares the question for one site. @throws RangeError if there is no such reader. */
function prepareIndexFollow(
  site: PolicyFiles,
  options: IndexFollowOptions,
): PreparedQuestion<IndexFollowVerdict> {
  const prepared = prepareSite(site, options);
  const ask = (agent: string, url: string) => verdictOf(site, prepared, agent, url);
  const column = (agent: string, urls: readonly string[]) => fillColumn((url) => ask(agent, url), urls);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      joinColumns(
        agents.map((agent) => runSync(column(agent, urls))),
        urls.length,
      ),
    column,
    recordsFor: prepared.fetch.recordsFor,
    // Tags and headers can name any crawler.
    classOf: (agent: string) => JSON.stringify([prepared.fetch.classOf(agent), lowerCase(agent)]),
  });
}

/** `unread`: the policy file of the site forbids the crawler to fetch the document, so it never reads the directive. */
export type DocumentPartAnswer = 'yes' | 'no' | 'unread';

export type DocumentPartDecision = DecisionOf<DocumentPartAnswer, IndexFollowReason>;

/** The options of the question. Without a parser, each document has the parser of its file type. */
export const documentOptions = (
  parser: IndexFollowOptions['parser'],
  request: Omit<IndexFollowOptions, 'question' | 'parser'>,
): IndexFollowOptions => ({
  question: 'index-follow',
  ...(parser ? { parser } : {}),
  ...request,
});

/**
 * Prepares both parts for one crawler.
 * @throws RangeError if there is no such reader. The returned function never throws.
 */
export function prepareDocumentParts(
  site: PolicyFiles,
  options: IndexFollowOptions,
): (part: DocumentPart, agent: string, url: string) => DocumentPartDecision {
  const { fetch, receive } = prepareSite(site, options);
  return (part, agent, url) => {
    const fetched = fetch(agent, url);
    if (fetched.answer === 'deny') return { ...unread(fetched), answer: 'unread', key: 'unread' };
    const decision = decide(receive(agent, url), [part]);
    const answer = decision.answer[part] ? 'yes' : 'no';
    return { ...decision, answer, key: answer };
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
  optionsFor(query, request) {
    const read = settings.parse(query);
    return read && documentOptions(read.parser, request);
  },
  isAboutDocuments: true,
  dependsOnReader: 'always',
  parts: {
    ids: documentParts,
    prepare(site, part, options) {
      const ask = prepareDocumentParts(site, options);
      return (agent, url) => ask(part as DocumentPart, agent, url);
    },
  },
});
