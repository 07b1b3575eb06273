// gatepost ask: one question, with the line that decides and every other that does not.
import type { AnyVerdict } from '../../core/questions/index.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { explain } from '../../messages/explain.ts';
import { agentsOf, questionOf, type Way, waysOf } from '../asked.ts';
import type { Command, Invocation } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { say, sayJson } from '../io.ts';
import { askingOptions, commonOptions, fileOptions } from '../options.ts';
import type { QuestionRow } from '../questions.ts';
import { type OpenedFile, openFile } from '../site-files.ts';
import { decidingLine, robotName, verdictTold } from '../told.ts';

interface Pair {
  readonly way: Way;
  readonly agent: string;
  readonly url: string;
  readonly verdict: AnyVerdict;
}

/** Steps of a trace that are printed; of a file with thousands of rules it has thousands. */
const MOST_STEPS = 100;

function pairsOf({ io, values }: Invocation, row: QuestionRow, file: OpenedFile): Pair[] {
  const needsAgent = row.takes.includes('reader') || row.takes.includes('usage');
  if (needsAgent && values.agent.length === 0)
    throw new Complaint('needed', { option: '--agent', value: 'NAME', why: words.needed.agent });
  if (values.url.length === 0 && row.id !== 'index-follow')
    throw new Complaint('needed', { option: '--url', value: 'URL', why: words.needed.url });
  const agents = values.agent.length === 0 ? [''] : agentsOf(io, values, values.agent);
  const urls = values.url.length === 0 ? [file.path] : [...new Set(values.url)];
  return waysOf(values, row, file).flatMap((way) =>
    agents.flatMap((agent) =>
      urls.map((url): Pair => ({ way, agent, url, verdict: way.asking(agent, url) })),
    ),
  );
}

function stepsOf(verdict: AnyVerdict): string[] {
  const steps = verdict.trace();
  const more = steps.length - MOST_STEPS;
  return [
    '',
    `${words.ask.trace}:`,
    ...steps.slice(0, MOST_STEPS).map((step) => `  ${explain(step)}`),
    ...(more > 0 ? [`  ${words.ask.moreSteps(more)}`] : []),
  ];
}

function textOf(file: OpenedFile, row: QuestionRow, pair: Pair, hasTrace: boolean): string {
  const { way, agent, url, verdict } = pair;
  const who = row.column === undefined ? [robotName(agent)] : [];
  const about = [...who, url].join(', ') + (way.reader ? ` (${way.reader.id})` : '');
  const nameOf = (path: string) => (path === file.path ? file.name : path);
  return [
    words.ask.head(row.word(verdict.key), about),
    `  ${explain(verdict)}`,
    ...decidingLine(file.site, verdict, nameOf).map((line) => `  ${line}`),
    ...(hasTrace ? stepsOf(verdict) : []),
    '',
  ].join('\n');
}

async function run(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
  const file = await openFile(files[0]!, values, { inputs, cwd: io.cwd });
  const row = questionOf(invocation, file);
  const pairs = pairsOf(invocation, row, file);
  if (values.json) {
    const verdicts = pairs.map(({ way, agent, url, verdict }) => ({
      ...(way.reader ? { reader: way.reader.id } : {}),
      agent,
      url,
      ...verdictTold(file.site, row, verdict, true),
    }));
    sayJson(io, { question: row.id, file: file.name, path: file.path, verdicts });
  } else {
    const hasTrace = values.trace || pairs.length === 1;
    say(io, pairs.map((pair) => textOf(file, row, pair, hasTrace)).join('\n'));
  }
  return EXIT.fine;
}

export const ask: Command = {
  name: 'ask',
  usage: 'FILE --agent NAME --url URL [--reader READER] [--question QUESTION]',
  files: { least: 1, most: 1 },
  options: ['agent', 'url', ...askingOptions, 'trace', ...fileOptions, ...commonOptions],
  run,
};
