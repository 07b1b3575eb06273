// Saving the table as a picture, for a report.
import {
  canDrawPicture,
  MAX_PICTURE_SIZE,
  type PictureColumn,
  type PictureTable,
} from '../../../core/analysis/table-picture/picture-table.ts';
import { tableAsSvg } from '../../../core/analysis/table-picture/table-as-svg.ts';
import { agentName, matrixWords } from '../../../messages/en/table.ts';
import { matrixToolWords, tableWords, tableWords as words } from '../../../messages/en/table-tools.ts';
import { saveBytes } from '../../../state/disk/file-access.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { type Tone, toneOf } from '../../../state/table/question-presentation.ts';
import { questionTitle } from '../../../state/table/questions/registry.ts';
import { readPictureTheme } from './picture-theme.ts';
import { rasterizePicture } from './rasterize-picture.ts';

// The table of answers for a picture: what is shown of it, with counts and records below the names.
function columnOf(
  { kind, ask, count, recordsFor }: AccessMatrix,
  agents: readonly string[],
  urls: readonly string[],
): PictureColumn<Tone> {
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
type PictureHeading = Pick<PictureTable<Tone>, 'title' | 'facts'>;

/** The table for a picture; `urls` are the rows, in the order in which they are shown. */
export function createPictureTable(
  matrix: AccessMatrix,
  urls: readonly string[],
  head: PictureHeading,
): PictureTable<Tone> {
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

/** A form of picture. */
export type PictureFormat = 'svg' | 'png';

function pictureHeading({ origin, path, reader, rows }: AccessMatrix, shown: number) {
  const { subject } = documentStore.getState().view;
  return {
    title: words.picture.title((subject && questionTitle(subject)) ?? matrixWords.question, origin),
    facts: words.picture.facts(path, reader.title, Date.now(), shown, rows.length),
  };
}

/** Draws the shown rows and saves them; returns what to say of it. */
export async function savePicture(
  matrix: AccessMatrix,
  urls: readonly string[],
  form: PictureFormat,
): Promise<string> {
  if (!canDrawPicture(urls.length, matrix.columns.length))
    return words.picture.tooLarge(
      urls.length,
      matrix.columns.length,
      MAX_PICTURE_SIZE.rows,
      MAX_PICTURE_SIZE.columns,
    );
  const svg = tableAsSvg(
    createPictureTable(matrix, urls, pictureHeading(matrix, urls.length)),
    readPictureTheme(),
  );
  const bytes = form === 'svg' ? new TextEncoder().encode(svg) : await rasterizePicture(svg);
  const { done } = await saveBytes(`${words.file}.${form}`, bytes, undefined);
  return done === 'cancelled' ? '' : words.pictureSaved;
}
