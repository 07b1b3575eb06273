// Saves the table as a picture, for a report.
import {
  canDrawPicture,
  MAX_PICTURE_SIZE,
  type PictureColumn,
  type PictureStyle,
  type PictureTable,
  type ToneStyle,
} from '../../../core/analysis/table-picture/picture-table.ts';
import { tableAsSvg } from '../../../core/analysis/table-picture/table-as-svg.ts';
import { agentName, matrixWords } from '../../../messages/en/table.ts';
import { matrixToolWords, tableWords, tableWords as words } from '../../../messages/en/table-tools.ts';
import { saveBytes } from '../../../state/disk/file-access.ts';
import { type Tone } from '../../../state/document/answer-filter.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { toneOf } from '../../../state/table/question-presentation.ts';
import { questionTitle } from '../../../state/table/questions/registry.ts';
import { createTokenResolver } from '../../../ui/environment/resolve-tokens.ts';
import { toneIcons } from '../../../ui/icons/answer-label.tsx';
import { iconMarkup } from '../../../ui/icons/icon-markup.ts';

/** Pixels per unit of the picture, for screen and print. */
const PIXEL_RATIO = 2;
/** The largest number of pixels that every current browser can draw. A larger picture is scaled down. */
const MAX_PIXELS = 48_000_000;
const MAX_SIDE = 16_000;

/** Returns the PNG of an SVG. @throws if the browser cannot draw it. */
async function rasterizePicture(svg: string): Promise<Uint8Array> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toWellFormed())}`;
  await image.decode();
  const { width, height } = image;
  const scale = Math.min(
    PIXEL_RATIO,
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE / Math.max(width, height),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('not painted');
  return new Uint8Array(await blob.arrayBuffer());
}

type ToneTokens = readonly [mark: string, ink: string, back?: string, isStrong?: true];

/** The design tokens of each answer, the same as in its cell. */
const toneTokens: Readonly<Record<Tone, ToneTokens>> = {
  allow: ['--allowed', '--ink-2'],
  limited: ['--restricted', '--restricted', '--restricted-tint', true],
  deny: ['--disallowed', '--disallowed', '--disallowed-tint', true],
  other: ['--unspecified', '--unspecified', '--unspecified-tint'],
  host: ['--allowed', '--ink-2'],
  none: ['--ink-3', '--ink-3'],
  free: ['--ink-3', '--ink-3'],
  same: ['--ink-3', '--ink-3'],
  unlike: ['--differs', '--differs', '--differs-tint', true],
  text: ['--ink-2', '--ink-2'],
};

const surfaceTokens = {
  surface: '--surface',
  head: '--surface-2',
  ink: '--ink',
  quiet: '--ink-2',
  line: '--line',
  edge: '--line-strong',
} as const;

/** All design tokens that a picture uses. */
const usedTokens = [
  ...Object.values(surfaceTokens),
  ...Object.values(toneTokens).flatMap(([mark, ink, back]) => [mark, ink, ...(back ? [back] : [])]),
];

const readToken = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Returns the colors and fonts of the current theme. */
function readPictureTheme(): PictureStyle<Tone> {
  const resolveColor = createTokenResolver(new Set(usedTokens));
  const styleOf = (tone: Tone): ToneStyle => {
    const [mark, ink, back, isStrong = false] = toneTokens[tone];
    const shape = toneIcons[tone];
    return {
      ...(shape ? { shape: iconMarkup(shape) } : {}),
      ...(back ? { back: resolveColor(back) } : {}),
      mark: resolveColor(mark),
      ink: resolveColor(ink),
      isStrong,
    };
  };
  const surfaceColor = (part: keyof typeof surfaceTokens) => resolveColor(surfaceTokens[part]);
  return {
    surface: surfaceColor('surface'),
    head: surfaceColor('head'),
    ink: surfaceColor('ink'),
    quiet: surfaceColor('quiet'),
    line: surfaceColor('line'),
    edge: surfaceColor('edge'),
    words: readToken('--face-ui'),
    code: readToken('--face-code'),
    tones: Object.fromEntries(
      (Object.keys(toneTokens) as Tone[]).map((tone) => [tone, styleOf(tone)]),
    ) as unknown as PictureStyle<Tone>['tones'],
  };
}

// The data of the picture: the displayed answers, with counts and records below the names.
function columnOf(
  { kind, ask, count, recordsFor }: AccessMatrix,
  agents: readonly string[],
  urls: readonly string[],
): PictureColumn<Tone> {
  const [agent = ''] = agents;
  const answers = urls.map((url) => {
    const verdict = ask(agent, url);
    return { tone: toneOf(kind, verdict), word: (kind.printed ?? kind.word)(verdict) };
  });
  const counts = count(agent, urls).map((answer) => matrixToolWords.counted(answer.counted, answer.count));
  const record = kind.columnName ? [] : [matrixToolWords.bracket(recordsFor(agent))];
  return { names: agents.map(kind.columnName ?? agentName), notes: [counts.join(', '), ...record], answers };
}

/** The text above the table. */
type PictureHeading = Pick<PictureTable<Tone>, 'title' | 'facts'>;

/** Returns the table for a picture. `urls` are the rows in their displayed order. */
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

/** The file format of a picture. */
export type PictureFormat = 'svg' | 'png';

function pictureHeading({ origin, path, reader, rows }: AccessMatrix, rowCount: number) {
  const { subject } = documentStore.getState().view;
  return {
    title: words.picture.title((subject && questionTitle(subject)) ?? matrixWords.question, origin),
    facts: words.picture.facts(path, reader.title, Date.now(), rowCount, rows.length),
  };
}

/** Draws the displayed rows and saves them. Returns the message for the user. */
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
