// Folds thousands of URLs into a tree by the segments of their paths, with counts for each folder.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { orderTextsTask } from './text-order.ts';

/** A folder or a page of the tree. Nodes are in reading order, each folder before its content. */
export interface PathNode {
  /** The text that it adds to its folder: `shop/`, `a.html?x=1`; '' for the page at the folder's own path. */
  readonly label: string;
  /** The whole path. */
  readonly path: string;
  /** 1 at the top. */
  readonly level: number;
  /** The 1-based position among its siblings. `siblings`: their number. */
  readonly position: number;
  readonly siblings: number;
  /** The row of a page; -1 for a folder. */
  readonly row: number;
  /** The index of its folder; -1 at the top. */
  readonly parent: number;
  /** The index after the last node in it. */
  end: number;
  /** Its rows, as a range of `order`. */
  readonly from: number;
  to: number;
}

export interface PathTree {
  readonly nodes: readonly PathNode[];
  /** Row indexes in the order of the tree. */
  readonly order: readonly number[];
}

/** Deeper segments are part of the page's label. */
const MAX_DEPTH = 48;
/** The number of rows that are added between two pauses. */
const ROWS_PER_STEP = 1000;

interface PathFolder {
  readonly folders: Map<string, PathFolder>;
  readonly pages: (readonly [label: string, row: number])[];
}

const emptyFolder = (): PathFolder => ({ folders: new Map(), pages: [] });

/** Splits a path into its folders, each with its slash, and the rest: `/a/b?c/d` is in `/`, `a/`, as `b?c/d`. */
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

/** Joins folders that contain only a single folder with that folder. */
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

/** An entry of a folder: another folder, or a page. */
interface FolderEntry {
  readonly label: string;
  readonly folder?: PathFolder;
  readonly row: number;
}

function* sortByLabelTask(entries: readonly FolderEntry[]): CooperativeTask<FolderEntry[]> {
  if (entries.length < 2) return [...entries];
  const { places } = yield* orderTextsTask(entries.map(({ label }) => label));
  return Array.from(places, (place) => entries[place]!);
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
    // Folders come first, because they are the most informative.
    const entries = [...(yield* sortByLabelTask(deeper)), ...(yield* sortByLabelTask(single))];
    for (const [index, { label, folder, row }] of entries.entries()) {
      if (this.nodes.length % ROWS_PER_STEP === 0) yield;
      const path = above + label;
      const from = this.order.length;
      const place = this.nodes.length;
      const node: PathNode = {
        label,
        path,
        level,
        position: index + 1,
        siblings: entries.length,
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

/** Folds paths, which are identified by their index. A folder that contains all paths is not shown. */
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

/** Returns a function that sums numbers, given by row, over any node. */
export function createNodeSums({ order }: PathTree, numbers: ArrayLike<number>): (node: PathNode) => number {
  const sums = new Float64Array(order.length + 1);
  order.forEach((row, at) => {
    sums[at + 1] = sums[at]! + (numbers[row] ?? 0);
  });
  return ({ from, to }) => sums[to]! - sums[from]!;
}

/** Returns the indexes of the nodes that are visible while the folders with these paths are open. */
export function visibleNodes({ nodes }: PathTree, open: ReadonlySet<string>): readonly number[] {
  const visible: number[] = [];
  let at = 0;
  for (let node = nodes[at]; node; node = nodes[at]) {
    visible.push(at);
    at = node.row < 0 && !open.has(node.path) ? node.end : at + 1;
  }
  return visible;
}
