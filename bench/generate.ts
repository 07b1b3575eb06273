// Files and URLs for measurements, generated from a seed: the same for all programs.

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const SYLLABLES = 'ba co di fe gu ha jo ki lu ma ne pi ro sa te vi wo xa yu zo'.split(' ');
const EXTENSIONS = ['html', 'php', 'pdf', 'jpg', 'xml', 'json', 'asp', 'gif'];

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;

/** A word of two or three syllables; there are 8,400. */
const word = (random: Random) =>
  Array.from({ length: 2 + below(random, 2) }, () => oneOf(random, SYLLABLES)).join('');

const folders = (random: Random, most: number) =>
  Array.from({ length: 1 + below(random, most) }, () => word(random)).join('/');

/** A path as sites block it: eight in ten have no wildcard. */
export function rulePath(random: Random): string {
  const shape = random();
  if (shape < 0.8) return `/${folders(random, 2)}${random() < 0.5 ? '/' : ''}`;
  if (shape < 0.87) return `/${word(random)}/*.${oneOf(random, EXTENSIONS)}$`;
  if (shape < 0.94) return `/*?${word(random)}=`;
  return `/${word(random)}/$`;
}

/** A path with wildcards, in the shapes of real files. */
function wildcardPath(random: Random): string {
  const shape = random();
  if (shape < 0.3) return `/*?${word(random)}=`;
  if (shape < 0.5) return `/*/${word(random)}/`;
  if (shape < 0.65) return `/${word(random)}/*/${word(random)}`;
  if (shape < 0.8) return `/*${word(random)}*.${oneOf(random, EXTENSIONS)}$`;
  if (shape < 0.9) return `/*/${word(random)}*/${word(random)}`;
  return `/${word(random)}*${word(random)}*&${word(random)}=`;
}

const ruleLine = (random: Random, path: string) => `${random() < 0.8 ? 'Disallow' : 'Allow'}: ${path}\n`;

const letter = (place: number) => String.fromCharCode(97 + (place % 26));

/** A number of names, none of which is part of another: `Crawler-aaa`, `Crawler-aab`, and so on. */
export const robotNames = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `Crawler-${letter(Math.floor(i / 676))}${letter(Math.floor(i / 26))}${letter(i)}`,
  );

export interface FileShape {
  readonly seed: number;
  /** The minimum size in octets. */
  readonly size: number;
  readonly groups: number;
}

/** A file in which each of a number of crawlers has a group, with as many rules as the size requires. */
export function groupsFile({ seed, size, groups }: FileShape): string {
  const random = randomOf(seed);
  const share = size / groups;
  const parts: string[] = [];
  let length = 0;
  robotNames(groups).forEach((name, place) => {
    const add = (text: string) => {
      parts.push(text);
      length += text.length;
    };
    add(`${place > 0 ? '\n' : ''}User-agent: ${place === groups - 1 ? '*' : name}\n`);
    while (length < share * (place + 1)) add(ruleLine(random, rulePath(random)));
  });
  return parts.join('');
}

/** A file of one group for all crawlers with a number of rules, optionally all with wildcards. */
export function oneGroupFile(seed: number, rules: number, wildcards: boolean): string {
  const random = randomOf(seed);
  const path = wildcards ? wildcardPath : rulePath;
  const lines = Array.from({ length: rules }, () => ruleLine(random, path(random)));
  return `User-agent: *\n${lines.join('')}`;
}

/** URLs of a site, made of the same words as the rules. Another seed gives other URLs. */
export function urlsOf(seed: number, count: number, origin = 'https://www.example.com'): string[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const name = random() < 0.5 ? `.${oneOf(random, EXTENSIONS)}` : '/';
    const query = random() < 0.3 ? `?${word(random)}=${below(random, 1000)}&${word(random)}=1` : '';
    return `${origin}/${folders(random, 4)}${name}${query}`;
  });
}
