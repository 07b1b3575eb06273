// Parses the options of a query: the question, the readers and the crawlers. URLs are in table-axes.ts.
import { mainPurpose } from '../../core/formats/acap/question/main-usage.ts';
import { parseUsage, usages } from '../../core/formats/acap/usages.ts';
import { agentsIn } from '../../core/matching/parse-agents.ts';
import { isUserAgentHeader, readableCrawlerName } from '../../core/matching/product-token.ts';
import type { PreparedQuestion } from '../../core/questions/question.ts';
import { type AnyOptions, type AnyVerdict, prepareAny, questionOf } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { defaultReader, readerOf, readers, watchedReaders } from '../../core/readers/registry.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { groupByKey } from '../../core/text/group-by-key.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { listAll } from '../../messages/en/counts.ts';
import { parseChoice } from '../arguments/option-values.ts';
import type { OptionName, OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { statusOfResponse } from '../network/fetch-file.ts';
import { type Io, printNote } from '../output/io.ts';
import {
  defaultQuestionFor,
  type QuestionRow,
  questionIdOf,
  questionNames,
  questionRows,
} from './question-table.ts';

const ALL_READERS = 'all' as const;

/** Options that apply only to some questions. */
const questionOptions: readonly OptionName[] = [...new Set(questionRows.flatMap(({ takes }) => takes))];

const isOptionSet = (values: OptionValues, name: OptionName) => {
  const value = values[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
};

function rejectForeignOptions(values: OptionValues, { id, takes }: QuestionRow): void {
  for (const name of questionOptions) {
    if (!isOptionSet(values, name) || takes.includes(name)) continue;
    const supportingQuestions = questionRows.filter((row) => row.takes.includes(name)).map((row) => row.id);
    throw new CliError('not-for-question', {
      option: `--${name}`,
      question: id,
      takers: listAll(supportingQuestions),
    });
  }
}

/**
 * Selects the question that is named, else the one that an option implies, else the default one for the file. A usage
 * that ACAP does not define is accepted, with a note.
 */
export function selectQuestion({ io, values }: Invocation, file: CliFile): QuestionRow {
  const { site, path } = file;
  const name = parseChoice('question', values.question, questionNames);
  const id = name === undefined ? undefined : questionIdOf(name);
  const isImplied = ({ impliedBy }: QuestionRow) => impliedBy && isOptionSet(values, impliedBy);
  const row =
    questionRows.find((candidate) => (id === undefined ? isImplied(candidate) : candidate.id === id)) ??
    defaultQuestionFor(fileAt(site, path).format.id);
  rejectForeignOptions(values, row);
  const { needs } = row;
  if (needs && values[needs] === undefined)
    throw new CliError('needed', {
      option: `--${needs}`,
      value: needs.toUpperCase(),
      why: words.needed[needs],
    });
  if (values.usage !== undefined && parseUsage(values.usage) === undefined)
    printNote(io, words.usageUnknown(values.usage, usages));
  const { path: robotsPath } = readerOf(defaultReader).file;
  if (questionOf(row.id)?.isAboutDocuments && !site.files.has(robotsPath))
    printNote(io, words.withoutRobots(robotsPath));
  return withMainPurpose(io, values, withColumnsFor(values, row), file);
}

/**
 * A file of ACAP that says nothing without a purpose is asked with its first one, as on the page, and a note names it.
 * Two versions of a file are asked alike.
 */
function withMainPurpose(
  io: Io,
  values: OptionValues,
  row: QuestionRow,
  { site, path }: CliFile,
): QuestionRow {
  if (row.id !== 'usage' || values.purpose !== undefined) return row;
  const { source, format } = fileAt(site, path);
  const purpose = mainPurpose(createPolicy(source, format));
  if (purpose === undefined) return row;
  printNote(io, words.purposeOfFile(purpose));
  return {
    ...row,
    purposeOfFile: purpose,
    options: (given, queried) => row.options({ ...given, purpose }, queried),
  };
}

/** Crawlers that are given have columns of their own. */
function withColumnsFor(values: OptionValues, row: QuestionRow): QuestionRow {
  const { column: _, ...byAgent } = row;
  return isOptionSet(values, 'agent') || isOptionSet(values, 'agents') ? byAgent : row;
}

/** The readers that `--reader` names, separated by commas, without repeats. */
export function selectReaders({ reader }: Pick<OptionValues, 'reader'>): readonly Reader[] {
  if (reader === undefined) return [readerOf(defaultReader)];
  const ids = [...readers.map(({ id }) => id), ALL_READERS];
  const named = reader.split(',').flatMap((part) => {
    const id = parseChoice('reader', part.trim(), ids);
    return id === ALL_READERS ? readers : readerOf(id);
  });
  return [...new Set(named)];
}

/** A prepared question for a reader, or for none if it does not depend on the reader. */
export interface ReaderQuery {
  readonly reader: Reader | undefined;
  readonly question: PreparedQuestion<AnyVerdict>;
  /** What the question is prepared with. */
  readonly options: AnyOptions;
  /** The name of a crawler as this reader takes it from a user-agent. */
  readonly nameOf: (agent: string) => string;
}

/** The readers that are named, else the watched readers for the file. */
export const selectWatchedReaders = (values: OptionValues, path: string): readonly Reader[] =>
  values.reader === undefined ? watchedReaders(path) : selectReaders(values);

/** Uses the status of the server response, unless the options set one. */
function withResponse(values: OptionValues, row: QuestionRow, response: CliFile['response']): OptionValues {
  if (!response || !row.takes.includes('status')) return values;
  const { status = String(statusOfResponse(response)), redirects = String(response.redirects.length) } =
    values;
  return { ...values, status, redirects };
}

/** Prepares the question for each reader that its answer depends on. */
export function createReaderQueries(
  options: OptionValues,
  row: QuestionRow,
  { site, path, response }: CliFile,
): readonly ReaderQuery[] {
  const values = withResponse(options, row, response);
  const dependsOnReader =
    row.takes.includes('reader') && !(row.hasOptionalReader && values.reader === undefined);
  return (dependsOnReader ? selectReaders(values) : [readerOf(defaultReader)]).map((reader) => {
    const queryOptions = row.options(values, { file: path, reader });
    return {
      reader: dependsOnReader ? reader : undefined,
      question: prepareAny(site, queryOptions),
      options: queryOptions,
      nameOf: (agent) => readableCrawlerName(agent, reader.agent),
    };
  });
}

/** Crawlers without repeats (case ignored), in order, each in its first spelling. */
export function uniqueAgents(agents: readonly string[]): readonly string[] {
  const names = new Map<string, string>();
  for (const agent of agents) if (!names.has(lowerCase(agent))) names.set(lowerCase(agent), agent);
  return [...names.values()];
}

/**
 * Parses crawlers. A whole User-agent header stays as it is, because each reader reduces it itself; a note says how. ''
 * is any other crawler.
 * @throws CliError for a text that names no crawler.
 */
export function parseAgents(io: Io, values: OptionValues, texts: readonly string[]): readonly string[] {
  const selectedReaders = selectReaders({ reader: values.reader });
  const agents = texts.flatMap((text) => {
    if (text.trim() === '') return [''];
    const parsedAgents = agentsIn(text);
    if (parsedAgents.length === 0) throw new CliError('no-agent', { value: text });
    return parsedAgents.map(({ agent }) => agent);
  });
  const uniqueNames = uniqueAgents(agents);
  for (const header of uniqueNames.filter(isUserAgentHeader)) {
    const byName = groupByKey(selectedReaders, (reader) => readableCrawlerName(header, reader.agent));
    printNote(io, words.reduced(header, [...byName]));
  }
  return uniqueNames;
}

/** What the JSON of an answer says about its question. */
export const questionProperties = ({ id, purposeOfFile }: QuestionRow) => ({
  question: id,
  ...(purposeOfFile === undefined ? {} : { purposeOfFile }),
});
