// Plots as SVG with logarithmic axes. Labels are at the ends of the lines, so that colors need not be distinguished.
import { duration } from './report.ts';

export interface Line {
  readonly name: string;
  readonly isOurs: boolean;
  /** A measurement: a size, and milliseconds. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Plot {
  /** The name of its file, without extension. */
  readonly file: string;
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly lines: readonly Line[];
}

const WIDTH = 800;
const HEIGHT = 460;
const FRAME = { left: 76, right: 612, top: 52, bottom: 404 };
/** Pixels between two labels. */
const LINE_HEIGHT = 18;

/** Colors that also differ in lightness, on white and on black. */
const LIGHT = ['#004b8d', '#b34700', '#00664f', '#8f2f6a', '#5b5b5b', '#5a3fa8', '#7a5f00'];
const DARK = ['#7cc0ff', '#ffae57', '#45d3ad', '#f59fcd', '#c8c8c8', '#bda9ff', '#e8d264'];
const DASHES = ['', '', '7 4', '2 4', '10 4 2 4', '12 5', '5 3'];

const colours = (palette: readonly string[]) =>
  palette.map((colour, i) => `.c${i}{stroke:${colour};fill:${colour}}`).join('');

const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#1b1b1b}.t{font-size:16px;font-weight:600}.g{stroke:#d9d9d9}' +
  `.b{fill:#fff}path{fill:none!important}.l{stroke:none!important}.o{font-weight:600}${colours(LIGHT)}` +
  `@media(prefers-color-scheme:dark){text{fill:#ececec}.g{stroke:#3a3a3a}.b{fill:#161616}${colours(DARK)}}`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (value: number) => String(Math.round(value * 10) / 10);

/** Maps a value to a position between two pixels, by its logarithm. */
const scaleOf =
  (least: number, most: number, from: number, to: number) =>
  (value: number): number =>
    from + ((Math.log10(value) - Math.log10(least)) / (Math.log10(most) - Math.log10(least))) * (to - from);

/** The powers of ten around all values. */
function powersAround(values: readonly number[]): readonly number[] {
  const least = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  const most = Math.ceil(Math.log10(Math.max(...values)) - 1e-9);
  return Array.from({ length: Math.max(most - least, 1) + 1 }, (_, i) => 10 ** (least + i));
}

/** Positions near the preferred ones, at least a line of text apart. */
function apart(wished: readonly number[]): readonly number[] {
  const places = [...wished];
  const order = places.map((_, i) => i).sort((a, b) => wished[a]! - wished[b]!);
  order.forEach((i, k) => {
    const above = order[k - 1];
    if (above !== undefined) places[i] = Math.max(places[i]!, places[above]! + LINE_HEIGHT);
  });
  const over = Math.max(0, ...places.map((place) => place - FRAME.bottom));
  return places.map((place) => place - over);
}

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${round(x)}" y="${round(y)}"${more}>${escape(words)}</text>`;

type Scale = (value: number) => number;

function grid(xs: readonly number[], ys: readonly number[], x: Scale, y: Scale): string {
  const { left, right, top, bottom } = FRAME;
  const down = xs.map(
    (value) =>
      `<path class="g" d="M${round(x(value))} ${top}V${bottom}"/>` +
      text(x(value), bottom + 20, value.toLocaleString('en'), ' text-anchor="middle"'),
  );
  const across = ys.map(
    (value) =>
      `<path class="g" d="M${left} ${round(y(value))}H${right}"/>` +
      text(left - 8, y(value) + 4, duration(value), ' text-anchor="end"'),
  );
  return [...down, ...across].join('\n');
}

function drawLine({ points, isOurs }: Line, i: number, x: Scale, y: Scale): string {
  const places = points.map((point) => `${round(x(point.x))} ${round(y(point.y))}`);
  const dash = DASHES[i % DASHES.length] ? ` stroke-dasharray="${DASHES[i % DASHES.length]}"` : '';
  const dots = places.map((place) => {
    const [cx, cy] = place.split(' ');
    return `<circle cx="${cx}" cy="${cy}" r="${isOurs ? 4.5 : 3}"/>`;
  });
  const path = `<path d="M${places.join('L')}" stroke-width="${isOurs ? 3.5 : 1.8}"${dash}/>`;
  return `<g class="c${i % LIGHT.length}">${path}${dots.join('')}</g>`;
}

/** The plot as an SVG file. The lines keep their order; their labels are at the right. */
export function svgOf({ title, across, up, lines }: Plot): string {
  const points = lines.flatMap((line) => line.points);
  const [xs, ys] = [powersAround(points.map((one) => one.x)), powersAround(points.map((one) => one.y))];
  const x = scaleOf(xs[0]!, xs.at(-1)!, FRAME.left, FRAME.right);
  const y = scaleOf(ys[0]!, ys.at(-1)!, FRAME.bottom, FRAME.top);
  const places = apart(lines.map((line) => y(line.points.at(-1)!.y)));
  const labels = lines.map(({ name, isOurs }, i) =>
    text(FRAME.right + 12, places[i]! + 4, name, ` class="l c${i % LIGHT.length}${isOurs ? ' o' : ''}"`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${escape(title)}</title><style>${STYLE}</style>`,
    `<rect class="b" width="${WIDTH}" height="${HEIGHT}"/>`,
    text(FRAME.left, 26, title, ' class="t"'),
    text(FRAME.left, 44, up),
    grid(xs, ys, x, y),
    ...lines.map((line, i) => drawLine(line, i, x, y)),
    ...labels,
    text((FRAME.left + FRAME.right) / 2, HEIGHT - 14, across, ' text-anchor="middle"'),
    '</svg>\n',
  ].join('\n');
}
