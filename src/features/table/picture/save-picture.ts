// Saving the table as a picture, for a report.
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
import { documentStore } from '../../../state/document/use-document.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { type Tone, toneOf } from '../../../state/table/question-presentation.ts';
import { questionTitle } from '../../../state/table/questions/registry.ts';
import { createTokenResolver } from '../../../ui/environment/resolve-tokens.ts';
import { toneIcons } from '../../../ui/icons/answer-label.tsx';
import { iconMarkup } from '../../../ui/icons/icon-markup.ts';

/** Pixels for one of the picture, on a screen and on paper. */
const PIXEL_RATIO = 2;
/** The most pixels that every current browser can draw; a larger picture is drawn at a smaller scale. */
const MAX_PIXELS = 48_000_000;
const MAX_SIDE = 16_000;

/** The PNG of an SVG. @throws if the browser cannot draw it. */
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
  const painted = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!painted) throw new Error('not painted');
  return new Uint8Array(await painted.arrayBuffer());
}

type ToneTokens = readonly [mark: string, ink: string, back?: string, isStrong?: true];

/** The tokens of an answer, as its cell has them. */
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

/** All the tokens that a picture wears. */
const usedTokens = [
  ...Object.values(surfaceTokens),
  ...Object.values(toneTokens).flatMap(([mark, ink, back]) => [mark, ink, ...(back ? [back] : [])]),
];

const readToken = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The look of now. */
function readPictureTheme(): PictureStyle<Tone> {
  const colour = createTokenResolver(new Set(usedTokens));
  const lookOf = (tone: Tone): ToneStyle => {
    const [mark, ink, back, isStrong = false] = toneTokens[tone];
    const shape = toneIcons[tone];
    return {
      ...(shape ? { shape: iconMarkup(shape) } : {}),
      ...(back ? { back: colour(back) } : {}),
      mark: colour(mark),
      ink: colour(ink),
      isStrong,
    };
  };
  const named = (part: keyof typeof surfaceTokens) => colour(surfaceTokens[part]);
  return {
    surface: named('surface'),
    head: named('head'),
    ink: named('ink'),
    quiet: named('quiet'),
    line: named('line'),
    edge: named('edge'),
    words: readToken('--face-ui'),
    code: readToken('--face-code'),
    tones: Object.fromEntries(
      (Object.keys(toneTokens) as Tone[]).map((tone) => [tone, lookOf(tone)]),
    ) as unknown as PictureStyle<Tone>['tones'],
  };
}

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
