// The figures of an example, computed by the engine when it is shown.

import { countLines } from '../../../core/document/count-lines.ts';
import { usageOptions } from '../../../core/formats/acap/question/usage-verdict.ts';
import { usages } from '../../../core/formats/acap/usages.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import type { PolicyFiles } from '../../../core/questions/question.ts';
import { parseSettings, prepare } from '../../../core/questions/registry.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { defaultReader, isReaderId, readerOf } from '../../../core/readers/registry.ts';
import { unpackFile } from '../../../core/workspace/pack-workspace.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { Example } from './example.ts';

/** An answer as a square shows it. Deferred and unstated answers are shown as allowed. */
export type DrawnAnswer = 'allow' | 'limited' | 'deny';

interface CommonFigures {
  readonly path: string;
  readonly lines: number;
  readonly reader: Reader;
  /** By agent or usage, then by URL. A URL whose host accepts no agents counts as No. */
  readonly answers: readonly (readonly DrawnAnswer[])[];
}

/** The question: about fetching; about hosts for mobile agents, with one answer for each URL; or about usages. */
export type ExampleFigures = CommonFigures &
  (
    | { readonly question: 'fetch' | 'mobile-agent' }
    /** One usage for all crawlers, or without one, all usages for one crawler. */
    | { readonly question: 'usage'; readonly usage?: string; readonly crawler: string }
  );

/** Returns all files, because one may refer to another. */
export function siteFilesOf({ origin, files }: Workspace): PolicyFiles {
  const read = files.flatMap((file) => {
    const source = unpackFile(file);
    return source ? [[file.path, { source, format: formatOfPath(file.path) }] as const] : [];
  });
  return { origin, files: new Map(read) };
}

const toDrawnAnswer = (answer: string): DrawnAnswer => {
  if (answer === 'allowed-with-restrictions') return 'limited';
  return answer === 'deny' || answer === 'prohibited' ? 'deny' : 'allow';
};

/** Computes the answers about usages, under the same question as the table when the example is opened. */
function countUsageAnswers(site: PolicyFiles, path: string, { rows, columns, asked }: Workspace) {
  const subject = parseSettings('usage', asked);
  if (subject?.question !== 'usage') return undefined;
  const { usage, crawler } = subject;
  const answersOf = (agent: string, askedUsage: string) => {
    const may = prepare(site, usageOptions(subject, askedUsage, path));
    return rows.map((url) => toDrawnAnswer(may(agent, url).answer));
  };
  if (usage === undefined) {
    const answers = usages.map((askedUsage) => answersOf(crawler, askedUsage));
    return { question: 'usage', crawler, answers } as const;
  }
  return {
    question: 'usage',
    usage,
    crawler,
    answers: columns.map((agent) => answersOf(agent, usage)),
  } as const;
}

/** Returns the answers of an example under the reader with which it opens. */
export function exampleFigures({ workspace }: Example): ExampleFigures | undefined {
  const reader = readerOf(isReaderId(workspace.reader) ? workspace.reader : defaultReader);
  const file = workspace.files.find(({ path }) => path === reader.file.path) ?? workspace.files[0];
  const source = file && unpackFile(file);
  if (!source) return undefined;
  const { path } = file;
  const site = siteFilesOf(workspace);
  const common = { path, lines: countLines(source.lines), reader };
  const { rows, columns, question } = workspace;
  const ofUsages = question === 'usage' && countUsageAnswers(site, path, workspace);
  if (ofUsages) return { ...common, ...ofUsages };
  if (question === 'mobile-agent') {
    const host = prepare(site, { question, file: path });
    const states = rows.map((url) => host('', url).state);
    return {
      ...common,
      question,
      answers: [states.map((state) => (state === 'assigned' ? 'allow' : 'deny'))],
    };
  }
  const may = prepare(site, { question: 'fetch', reader, file: path });
  const answers = columns.map((agent) => rows.map((url) => toDrawnAnswer(may(agent, url).answer)));
  return { ...common, question: 'fetch', answers };
}
