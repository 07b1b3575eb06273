// Words for the tree of paths.
import { number, plural } from './counts.ts';

export const treeWords = {
  tree: 'Tree',
  hint: 'Fold the URLs by their paths, with a bar of the answers for each folder',
  name: 'URLs by path',
  bars: 'Answers for',
  allColumns: 'all columns',
  working: 'The paths are being folded.',
  /** The page that is called as its folder. */
  itself: (folder: string) => `${folder} itself`,
  urls: (count: number) => plural(count, 'URL', 'URLs'),
  counted: (count: number, word: string) => `${number(count)} ${word}`,
  /** What a node is called: a folder with its URLs, a page; then its answers. */
  node: (label: string, urls: number | undefined, answers: readonly string[]) =>
    [label, ...(urls === undefined ? [] : [plural(urls, 'URL', 'URLs')]), ...answers].join(', '),
  keys: 'Right and Left open and close a folder, * opens all beside it, Enter on a URL says why.',
} as const;
