// What can be counted on an example, asked of the engine when it is shown.

import { formatOfPath } from '../../../core/formats/index.ts';
import { prepare } from '../../../core/questions/index.ts';
import type { Answer } from '../../../core/questions/question.ts';
import { defaultReader, isReaderId, readerOf } from '../../../core/readers/index.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { unpackFile } from '../../../core/site/pack-workspace.ts';
import { lineAt } from '../../../core/text/lines.ts';
import type { Source } from '../../../core/text/source.ts';
import type { Example } from './example.ts';

export interface ExampleFigures {
  readonly path: string;
  readonly lines: number;
  readonly reader: Reader;
  /** What was asked: about fetching, or about hosts for mobile agents, of which there is one answer for each URL. */
  readonly question: 'fetch' | 'mobile-agent';
  /** By agent, then by URL. That no host takes agents in is a No. */
  readonly answers: readonly (readonly Answer[])[];
}

/** What stands after the last line end counts as a line only if something does. */
const linesOf = ({ lines }: Source) => lines.length - (lineAt(lines, lines.length - 1)?.text === '' ? 1 : 0);

/** The answers of an example under the reader it opens with. */
export function figuresOf({ workspace }: Example): ExampleFigures | undefined {
  const reader = readerOf(isReaderId(workspace.reader) ? workspace.reader : defaultReader);
  const file = workspace.files.find(({ path }) => path === reader.file.path) ?? workspace.files[0];
  const source = file && unpackFile(file);
  if (!source) return undefined;
  const { path } = file;
  const site = { origin: workspace.origin, files: new Map([[path, { source, format: formatOfPath(path) }]]) };
  const common = { path, lines: linesOf(source), reader };
  const { rows, columns, question } = workspace;
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
  const answers = columns.map((agent) => rows.map((url) => may(agent, url).answer));
  return { ...common, question: 'fetch', answers };
}
