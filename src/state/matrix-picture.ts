// The table of answers for a picture: what is shown of it, with counts and records below the names.
import type { PicturedColumn, PicturedTable } from '../core/compare/picture/table.ts';
import { agentName, matrixWords } from '../messages/en/table.ts';
import { matrixToolWords, tableWords } from '../messages/en/table-tools.ts';
import { type Tone, toneOf } from './matrix-kind.ts';
import type { AccessMatrix } from './matrix-question.ts';

function columnOf(
  { kind, ask, count, recordsFor }: AccessMatrix,
  agents: readonly string[],
  urls: readonly string[],
): PicturedColumn<Tone> {
  const [agent = ''] = agents;
  const answers = urls.map((url) => {
    const told = ask(agent, url);
    return { tone: toneOf(kind, told), word: (kind.printed ?? kind.word)(told) };
  });
  const counts = count(agent, urls).map((one) => matrixToolWords.counted(one.counted, one.count));
  const record = kind.columnName ? [] : [matrixWords.bracket(recordsFor(agent))];
  return { names: agents.map(kind.columnName ?? agentName), notes: [counts.join(', '), ...record], answers };
}

/** What stands above the table. */
export type PictureHeading = Pick<PicturedTable<Tone>, 'title' | 'facts'>;

/** The table for a picture; `urls` are the rows, in the order in which they are shown. */
export function createPictureTable(
  matrix: AccessMatrix,
  urls: readonly string[],
  head: PictureHeading,
): PicturedTable<Tone> {
  const { kind, columns } = matrix;
  return {
    ...head,
    corner: tableWords.url,
    urls,
    columns: columns.map(({ agents }) => columnOf(matrix, agents, urls)),
    legend: kind.filters.map(([tone, word]) => ({ tone, word })),
    more: tableWords.picture.more,
  };
}
