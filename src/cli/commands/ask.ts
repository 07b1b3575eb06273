// gatepost ask: one question, with the line that decides and every other that does not.
import { communityList, findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { type AnyVerdict, questionOf } from '../../core/questions/registry.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { explain } from '../../messages/explain.ts';
import { addressOptions, commonOptions, fileOptions, queryOptions } from '../arguments/options.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import { type Command, fileArgument, type Invocation } from '../command.ts';
import { type CliFile, openCliFile } from '../input/open-file.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { crawlerName, formatDecidingLine, verdictToJson } from '../output/format-verdict.ts';
import { printJson } from '../output/io.ts';
import { printStyled, type StyledText, styled } from '../output/styled-text.ts';
import {
  createReaderQueries,
  parseAgents,
  type ReaderQuery,
  selectQuestion,
  selectWatchedReaders,
} from '../queries/query-options.ts';
import type { QuestionRow } from '../queries/question-table.ts';

interface QueryAnswer {
  readonly way: ReaderQuery;
  readonly agent: string;
  readonly url: string;
  readonly verdict: AnyVerdict;
}

/** Steps of a trace that are printed; of a file with thousands of rules it has thousands. */
const MAX_PRINTED_STEPS = 100;

function createAnswers({ io, values }: Invocation, row: QuestionRow, file: CliFile): QueryAnswer[] {
  const needsAgent = questionOf(row.id)?.needsAgent;
  if (needsAgent && values.agent.length === 0)
    throw new CliError('needed', { option: '--agent', value: 'NAME', why: words.needed.agent });
  if (values.url.length === 0 && !questionOf(row.id)?.isAboutDocuments)
    throw new CliError('needed', { option: '--url', value: 'URL', why: words.needed.url });
  const agents = values.agent.length === 0 ? [''] : parseAgents(io, values, values.agent);
  const urls = values.url.length === 0 ? [file.path] : [...new Set(values.url)];
  return createReaderQueries(values, row, file).flatMap((way) =>
    agents.flatMap((agent) =>
      urls.map((url): QueryAnswer => ({ way, agent, url, verdict: way.asking(agent, url) })),
    ),
  );
}

function formatSteps(verdict: AnyVerdict): string[] {
  const steps = verdict.trace();
  const more = steps.length - MAX_PRINTED_STEPS;
  return [
    '',
    `${words.ask.trace}:`,
    ...steps.slice(0, MAX_PRINTED_STEPS).map((step) => `  ${explain(step)}`),
    ...(more > 0 ? [`  ${words.ask.moreSteps(more)}`] : []),
  ];
}

/** The answer, why, and the line that decides; with `isVerbose` each step that led to it. */
function formatAnswer(file: CliFile, row: QuestionRow, pair: QueryAnswer, isVerbose: boolean): StyledText {
  const { way, agent, url, verdict } = pair;
  const who = row.column === undefined ? [crawlerName(agent)] : [];
  const about = [...who, url].join(', ') + (way.reader ? ` (${way.reader.id})` : '');
  const nameOf = (path: string) => (path === file.path ? file.name : path);
  const head = words.ask.head(row.word(verdict.key), about);
  const lines = [
    `  ${explain(verdict)}`,
    ...formatDecidingLine(file.site, verdict, nameOf).map((line) => `  ${line}`),
    ...(findCommunityCrawler(agent) ? [`  ${crawlerWords.community.about(communityList)}`] : []),
    ...(isVerbose ? formatSteps(verdict) : [`  ${words.ask.hasSteps(verdict.trace().length)}`]),
  ];
  return [styled('strong', head), '\n', ...lines.map((line) => `${line}\n`)];
}

async function runAsk(invocation: Invocation): Promise<number> {
  const { io, inputs, values } = invocation;
  const file = await openCliFile(fileArgument(invocation, 0), values, { inputs, cwd: io.cwd });
  const row = selectQuestion(invocation, file);
  const watched = selectWatchedReaders(values, file.path);
  if (!values.json) noteResponse(io, file.response, watched);
  const pairs = createAnswers(invocation, row, file);
  if (values.json) {
    const verdicts = pairs.map(({ way, agent, url, verdict }) => ({
      ...(way.reader ? { reader: way.reader.id } : {}),
      agent,
      ...(findCommunityCrawler(agent) ? { listedByCommunity: communityList } : {}),
      url,
      ...verdictToJson(file.site, row, verdict, true),
    }));
    printJson(io, {
      question: row.id,
      file: file.name,
      path: file.path,
      ...responseProperty(file, watched),
      verdicts,
    });
  } else {
    const answers = pairs.map((pair) => formatAnswer(file, row, pair, values.verbose));
    printStyled(
      io,
      answers.flatMap((answer, place) => [...(place === 0 ? [] : ['\n']), ...answer]),
    );
  }
  return EXIT_CODES.fine;
}

export const askCommand: Command = {
  name: 'ask',
  usage: 'FILE --agent NAME --url URL [--reader READER] [--question QUESTION]',
  files: { least: 1, most: 1 },
  options: ['agent', 'url', ...queryOptions, 'verbose', ...fileOptions, ...addressOptions, ...commonOptions],
  run: runAsk,
};
