// gatepost ask: answers one question, with the deciding line and, with --verbose, all steps.
import { communityList, findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { mayStillBeListed } from '../../core/catalogue/still-listed.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import { type AnyVerdict, questionOf } from '../../core/questions/registry.ts';
import { groupByKey } from '../../core/text/group-by-key.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { explanationWords } from '../../messages/en/explanation.ts';
import { explain } from '../../messages/explain/explain.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { crawlerName, formatDecidingLines, verdictToJson } from '../output/format-verdict.ts';
import { printJson } from '../output/io.ts';
import { noteFileEncodings } from '../output/note-encodings.ts';
import { printStyled, type StyledPart, type StyledText, styled } from '../output/styled-text.ts';
import { openQueried } from '../queries/open-queried.ts';
import {
  createReaderQueries,
  parseAgents,
  questionProperties,
  type ReaderQuery,
  selectWatchedReaders,
} from '../queries/query-options.ts';
import type { QuestionRow } from '../queries/question-table.ts';

interface QueryAnswer {
  readonly query: ReaderQuery;
  /** The crawler as the user named it. */
  readonly asked: string;
  /** The name of the crawler for the reader. */
  readonly agent: string;
  readonly url: string;
  readonly verdict: AnyVerdict;
}

/** How many steps of an explanation are printed. A file with thousands of rules has thousands of steps. */
const MAX_PRINTED_STEPS = 100;

function createAnswers({ io, values }: Invocation, row: QuestionRow, file: CliFile): QueryAnswer[] {
  const needsAgent = questionOf(row.id)?.needsAgent;
  if (needsAgent && values.agent.length === 0)
    throw new CliError('needed', { option: '--agent', value: 'NAME', why: words.needed.agent });
  if (values.url.length === 0 && !questionOf(row.id)?.isAboutDocuments)
    throw new CliError('needed', { option: '--url', value: 'URL', why: words.needed.url });
  const agents = values.agent.length === 0 ? [''] : parseAgents(io, values, values.agent);
  const urls = values.url.length === 0 ? [file.path] : [...new Set(values.url)];
  return createReaderQueries(values, row, file).flatMap((query) =>
    agents.flatMap((agent) =>
      urls.map(
        (url): QueryAnswer => ({
          query,
          asked: agent,
          agent: query.nameOf(agent),
          url,
          verdict: query.question(agent, url),
        }),
      ),
    ),
  );
}

function formatSteps(verdict: AnyVerdict): string[] {
  const steps = verdict.trace();
  const omitted = steps.length - MAX_PRINTED_STEPS;
  return [
    '',
    `${words.ask.trace}:`,
    ...steps.slice(0, MAX_PRINTED_STEPS).map((step) => `  ${explain(step)}`),
    ...(omitted > 0 ? [`  ${words.ask.moreSteps(omitted)}`] : []),
  ];
}

/**
 * The steps of further lines that decide: an answer can be the sum of several statements. Sides that contradict each
 * other are named by the answer itself.
 */
function furtherDecidingSteps(verdict: AnyVerdict): Step[] {
  if ('conflict' in verdict && verdict.conflict) return [];
  const further = verdict.deciding.slice(1);
  const isFurther = ({ path, line }: FieldRef) =>
    further.some((ref) => ref.path === path && ref.line === line);
  return further.length === 0
    ? []
    : verdict.trace().filter(({ outcome, by }) => outcome === 'chosen' && by && isFurther(by));
}

/** The steps of what tags and headers say besides, if the crawler reads them. */
const directiveSteps = (verdict: AnyVerdict): readonly Step[] =>
  'directives' in verdict && verdict.directives.length > 0
    ? verdict.trace().filter(({ code }) => code === 'directive-beside')
    : [];

/** Whether it is a no to fetching that leaves the address in search results. */
const isStillListed = ({ query, agent, verdict }: QueryAnswer): boolean =>
  query.options.question === 'fetch' && mayStillBeListed(verdict.key, agent);

/** The answer, its reason and the deciding line; with `isVerbose` also each step that led to it. */
function formatAnswer(
  file: CliFile,
  row: QuestionRow,
  queryAnswer: QueryAnswer,
  isVerbose: boolean,
): StyledText {
  const { query, agent, url, verdict } = queryAnswer;
  const crawlerNames = row.column === undefined ? [crawlerName(agent)] : [];
  const about = [...crawlerNames, url].join(', ') + (query.reader ? ` (${query.reader.id})` : '');
  const nameOf = (path: string) => (path === file.path ? file.name : path);
  const head = words.ask.head(row.word(verdict.key), about);
  const lines = [
    `  ${explain(verdict)}`,
    ...[...furtherDecidingSteps(verdict), ...directiveSteps(verdict)].map((step) => `  ${explain(step)}`),
    ...formatDecidingLines(file.site, verdict, nameOf).map((line) => `  ${line}`),
    ...(isStillListed(queryAnswer) ? [`  ${explanationWords.stillListed}`] : []),
    ...(findCommunityCrawler(agent) ? [`  ${crawlerWords.community.about(communityList)}`] : []),
    ...(isVerbose ? formatSteps(verdict) : [`  ${words.ask.hasSteps(verdict.trace().length)}`]),
  ];
  return [styled('strong', head), '\n', ...lines.map((line) => `${line}\n`)];
}

/** Counts the answers of several readers, for each crawler and URL. */
function formatTallies(row: QuestionRow, queryAnswers: readonly QueryAnswer[]): StyledText {
  const groups = groupByKey(queryAnswers, ({ asked, url }) => `${asked}\n${url}`);
  return [...groups.values()].flatMap((group): StyledPart[] => {
    const [first] = group;
    if (!first || group.length < 2) return [];
    const crawlerNames = row.column === undefined ? [crawlerName(first.asked)] : [];
    const byKey = groupByKey(group, ({ verdict }) => verdict.key);
    const order = questionOf(row.id)?.answers ?? [];
    const sorted = [...byKey].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const ordered = sorted.map(([key, alike]) => [row.word(key), alike.length] as const);
    const tally = words.ask.tally(ordered, [...crawlerNames, first.url].join(', '));
    return [styled('strong', tally), '\n'];
  });
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runAsk(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  const { file, row } = await openQueried(invocation);
  const watched = selectWatchedReaders(values, file.path);
  if (!values.json) {
    noteResponse(io, file.response, watched);
    noteFileEncodings(io, file);
  }
  const queryAnswers = createAnswers(invocation, row, file);
  if (values.json) {
    const verdicts = queryAnswers.map((queryAnswer) => ({
      ...(queryAnswer.query.reader ? { reader: queryAnswer.query.reader.id } : {}),
      agent: queryAnswer.agent,
      ...(findCommunityCrawler(queryAnswer.agent) ? { listedByCommunity: communityList } : {}),
      url: queryAnswer.url,
      ...verdictToJson(file.site, row, queryAnswer.verdict, true),
      ...(isStillListed(queryAnswer) ? { mayStillBeListed: true } : {}),
    }));
    printJson(io, {
      ...questionProperties(row),
      file: file.name,
      path: file.path,
      ...responseProperty(file, watched),
      verdicts,
    });
  } else {
    const answers = queryAnswers.map((queryAnswer) => formatAnswer(file, row, queryAnswer, values.verbose));
    const tallies = formatTallies(row, queryAnswers);
    printStyled(io, [
      ...tallies,
      ...answers.flatMap((answer, index) => [
        ...(index === 0 && tallies.length === 0 ? [] : ['\n']),
        ...answer,
      ]),
    ]);
  }
  return EXIT_CODES.fine;
}
