// What the options of a command ask: the question, the readers and the robots. URLs are in frame.ts.
import { parseUsage, usages } from '../../core/formats/acap/usages.ts';
import { agentsIn, type ParsedAgent } from '../../core/matching/parse-agents.ts';
import { productToken } from '../../core/matching/product-token.ts';
import type { PreparedQuestion } from '../../core/questions/question.ts';
import { type AnyVerdict, prepareAny, questionIds } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { defaultReader, readerOf, readers, watchedReaders } from '../../core/readers/registry.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { listAll } from '../../messages/en/counts.ts';
import { parseChoice } from '../arguments/option-values.ts';
import type { OptionName, OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { statusOfResponse } from '../network/fetch-file.ts';
import { type Io, printNote } from '../output/io.ts';
import { defaultQuestionFor, type QuestionRow, questionRows } from './question-table.ts';

const ALL_READERS = 'all' as const;

/** Options that say something about some questions only. */
const questionOptions: readonly OptionName[] = [...new Set(questionRows.flatMap(({ takes }) => takes))];

const isOptionSet = (values: OptionValues, name: OptionName) => {
  const value = values[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
};

function rejectForeignOptions(values: OptionValues, { id, takes }: QuestionRow): void {
  for (const name of questionOptions) {
    if (!isOptionSet(values, name) || takes.includes(name)) continue;
    const takers = questionRows.filter((row) => row.takes.includes(name)).map((row) => row.id);
    throw new CliError('not-for-question', { option: `--${name}`, question: id, takers: listAll(takers) });
  }
}

/**
 * The question that is named, else the one that an option implies, else the usual one of the file. A usage that ACAP
 * does not know is asked like any other, with a note.
 */
export function selectQuestion({ io, values }: Invocation, { site, path }: CliFile): QuestionRow {
  const id = parseChoice('question', values.question, questionIds);
  const isImplied = ({ impliedBy }: QuestionRow) => impliedBy && isOptionSet(values, impliedBy);
  const row =
    questionRows.find((one) => (id === undefined ? isImplied(one) : one.id === id)) ??
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
  return row;
}

/** Who reads: the readers that `--reader` names; several by commas, each once. */
export function selectReaders({ reader }: Pick<OptionValues, 'reader'>): readonly Reader[] {
  if (reader === undefined) return [readerOf(defaultReader)];
  const ids = [...readers.map(({ id }) => id), ALL_READERS];
  const named = reader.split(',').flatMap((one) => {
    const id = parseChoice('reader', one.trim(), ids);
    return id === ALL_READERS ? readers : readerOf(id);
  });
  return [...new Set(named)];
}

/** One way of asking: a reader where the question hangs on one. */
export interface ReaderQuery {
  readonly reader: Reader | undefined;
  readonly asking: PreparedQuestion<AnyVerdict>;
}

/** The readers that are named, else those that are watched for the file. */
export const selectWatchedReaders = (values: OptionValues, path: string): readonly Reader[] =>
  values.reader === undefined ? watchedReaders(path) : selectReaders(values);

/** With the answer of the server as the result of the request, unless another is given. */
function withResponse(values: OptionValues, row: QuestionRow, response: CliFile['response']): OptionValues {
  if (!response || !row.takes.includes('status')) return values;
  const { status = String(statusOfResponse(response)), redirects = String(response.redirects.length) } =
    values;
  return { ...values, status, redirects };
}

/** The question made ready, under each reader that it hangs on. */
export function createReaderQueries(
  given: OptionValues,
  row: QuestionRow,
  { site, path, response }: CliFile,
): readonly ReaderQuery[] {
  const values = withResponse(given, row, response);
  const hangs = row.takes.includes('reader') && !(row.hasOptionalReader && values.reader === undefined);
  return (hangs ? selectReaders(values) : [readerOf(defaultReader)]).map((reader) => ({
    reader: hangs ? reader : undefined,
    asking: prepareAny(site, row.options(values, { file: path, reader })),
  }));
}

/** Robots without repeats, where and as each is first named. */
export function uniqueAgents(agents: readonly string[]): readonly string[] {
  const names = new Map<string, string>();
  for (const agent of agents) if (!names.has(lowerCase(agent))) names.set(lowerCase(agent), agent);
  return [...names.values()];
}

/**
 * Robots as they are given; a whole User-agent header is reduced as the first reader would, and that is told. '' is the
 * robot that no line names. @throws Complaint for a text that names none.
 */
export function parseAgents(io: Io, values: OptionValues, texts: readonly string[]): readonly string[] {
  const [reader = readerOf(defaultReader)] = selectReaders({ reader: values.reader });
  const given = texts.flatMap((text) => {
    if (text.trim() === '') return [{ given: '', agent: '' }];
    const named = agentsIn(text, (header) => productToken(header, reader.agent));
    if (named.length === 0) throw new CliError('no-agent', { value: text });
    return named;
  });
  for (const { given: header, agent } of given.filter(isHeaderReduced))
    printNote(io, words.reduced(header, agent));
  return uniqueAgents(given.map(({ agent }) => agent));
}

const isHeaderReduced = ({ given, agent }: ParsedAgent) => given !== agent && /[/()\s]/.test(given);
