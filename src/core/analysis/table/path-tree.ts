// Thousands of URLs folded by the segments of their paths, with counts for each folder.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { orderTextsTask } from './text-order.ts';

/** A folder or a page of the tree. Nodes stand in the order in which they are read, folders before what is in them. */
export interface PathNode {
  /** What it adds to its folder: `shop/`, `a.html?x=1`; '' for the page that is called as its folder. */
  readonly label: string;
  /** The whole path. */
  readonly path: string;
  /** 1 for those at the top. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many there are. */
  readonly position: number;
  readonly siblings: number;
  /** Place of the row for a page; -1 for a folder. */
  readonly row: number;
  /** Place of the folder it is in; -1 at the top. */
  readonly parent: number;
  /** Place behind the last node in it. */
  end: number;
  /** Its rows, as a range of `order`. */
  readonly from: number;
  to: number;
}

export interface PathTree {
  readonly nodes: readonly PathNode[];
  /** Places of rows in the order of the tree. */
  readonly order: readonly number[];
}

/** Deeper segments are part of the page's label. */
const MAX_DEPTH = 48;
/** Rows that are sorted in before others come between. */
const ROWS_PER_STEP = 1000;

interface PathFolder {
  readonly folders: Map<string, PathFolder>;
  readonly pages: (readonly [label: string, row: number])[];
}

const emptyFolder = (): PathFolder => ({ folders: new Map(), pages: [] });

/** The folders of a path, each with its slash, and what is left: `/a/b?c/d` is in `/`, `a/`, as `b?c/d`. */
export function splitPath(path: string): { folders: readonly string[]; page: string } {
  const mark = path.search(/[?#]/);
  const end = mark < 0 ? path.length : mark;
  const site = /^[A-Za-z][\w+.-]*:\/\/[^/?#]*\/?|^\/\/[^/?#]*\/?/.exec(path)?.[0] ?? '';
  const folders = site === '' ? [] : [site];
  let from = site.length;
  for (let at = path.indexOf('/', from); at >= 0 && at < end; at = path.indexOf('/', from)) {
    if (folders.length >= MAX_DEPTH) break;
    folders.push(path.slice(from, at + 1));
    from = at + 1;
  }
  return { folders, page: path.slice(from) };
}

/** Folders that hold nothing but one folder are one with it. */
function joinSingleFolders(label: string, folder: PathFolder): [string, PathFolder] {
  const names: string[] = [label];
  let inner = folder;
  while (inner.pages.length === 0 && inner.folders.size === 1)
    for (const [name, next] of inner.folders) {
      names.push(name);
      inner = next;
    }
  return [names.join(''), inner];
}

/** What stands in a folder: another one, or a page. */
interface FolderEntry {
  readonly label: string;
  readonly folder?: PathFolder;
  readonly row: number;
}

function* sortByLabelTask(inside: readonly FolderEntry[]): CooperativeTask<FolderEntry[]> {
  if (inside.length < 2) return [...inside];
  const { places } = yield* orderTextsTask(inside.map(({ label }) => label));
  return Array.from(places, (place) => inside[place]!);
}

class TreeWriter {
  readonly nodes: PathNode[] = [];
  readonly order: number[] = [];

  *write(
    { folders, pages }: PathFolder,
    above: string,
    level: number,
    parent: number,
  ): CooperativeTask<void> {
    const deeper = [...folders].map(([name, folder]): FolderEntry => {
      const [label, last] = joinSingleFolders(name, folder);
      return { label, folder: last, row: -1 };
    });
    const single = pages.map(([label, row]): FolderEntry => ({ label, row }));
    // Folders first, as they say the most.
    const inside = [...(yield* sortByLabelTask(deeper)), ...(yield* sortByLabelTask(single))];
    for (const [index, { label, folder, row }] of inside.entries()) {
      if (this.nodes.length % ROWS_PER_STEP === 0) yield;
      const path = above + label;
      const from = this.order.length;
      const place = this.nodes.length;
      const node: PathNode = {
        label,
        path,
        level,
        position: index + 1,
        siblings: inside.length,
        row,
        parent,
        from,
        end: 0,
        to: 0,
      };
      this.nodes.push(node);
      if (folder) yield* this.write(folder, path, level + 1, place);
      else this.order.push(row);
      node.end = this.nodes.length;
      node.to = this.order.length;
    }
  }
}

/** Folds paths, by their places. The folder that all paths are in is not shown. */
export function* pathTreeTask(paths: readonly string[]): CooperativeTask<PathTree> {
  const root = emptyFolder();
  for (const [row, path] of paths.entries()) {
    if (row % ROWS_PER_STEP === 0) yield;
    const { folders, page } = splitPath(path);
    let folder = root;
    for (const name of folders) {
      let next = folder.folders.get(name);
      if (!next) folder.folders.set(name, (next = emptyFolder()));
      folder = next;
    }
    folder.pages.push([page, row]);
  }
  const writer = new TreeWriter();
  const [label, top] =
    root.pages.length === 0 && root.folders.size === 1 ? joinSingleFolders('', root) : ['', root];
  yield* writer.write(top, label, 1, -1);
  return { nodes: writer.nodes, order: writer.order };
}

/** Sums over any node: of the numbers of each row, by its place. */
export function createNodeSums({ order }: PathTree, numbers: ArrayLike<number>): (node: PathNode) => number {
  const sums = new Float64Array(order.length + 1);
  order.forEach((row, at) => {
    sums[at + 1] = sums[at]! + (numbers[row] ?? 0);
  });
  return ({ from, to }) => sums[to]! - sums[from]!;
}

/** The places of the nodes that are shown while the folders with these paths are open. */
export function visibleNodes({ nodes }: PathTree, open: ReadonlySet<string>): readonly number[] {
  const shown: number[] = [];
  let at = 0;
  for (let node = nodes[at]; node; node = nodes[at]) {
    shown.push(at);
    at = node.row < 0 && !open.has(node.path) ? node.end : at + 1;
  }
  return shown;
}
