// Keyboard navigation in the tree of paths: the node that a key leads to, and the folders that it opens or closes.
import { type PathNode, type PathTree, visibleNodes } from '../../../core/analysis/table/path-tree.ts';

/** The paths of the open folders, and the index of the node that has the focus. */
export interface TreeState {
  readonly open: ReadonlySet<string>;
  readonly active: number;
}

/**
 * Transfers the state to another tree: to the node that had the focus, or to the nearest folder of its path that
 * remains.
 */
export function transferTreeState(from: PathTree, to: PathTree, { open, active }: TreeState): TreeState {
  const nameOf = ({ row, path }: PathNode) => `${row < 0} ${path}`;
  const places = new Map(to.nodes.map((node, place) => [nameOf(node), place]));
  for (let node = from.nodes[active]; node; node = from.nodes[node.parent]) {
    const place = places.get(nameOf(node));
    if (place !== undefined) return { open, active: place };
  }
  return { open, active: 0 };
}

const isFolder = (node: PathNode | undefined): node is PathNode => node !== undefined && node.row < 0;

function withToggledPaths(
  open: ReadonlySet<string>,
  paths: readonly string[],
  isOpen: boolean,
): ReadonlySet<string> {
  const next = new Set(open);
  for (const path of paths) {
    if (isOpen) next.add(path);
    else next.delete(path);
  }
  return next;
}

/** Opens or closes a folder. */
export function toggleFolder({ nodes }: PathTree, state: TreeState, place: number): TreeState {
  const node = nodes[place];
  if (!isFolder(node)) return { ...state, active: place };
  return { open: withToggledPaths(state.open, [node.path], !state.open.has(node.path)), active: place };
}

function expandOrEnter({ nodes }: PathTree, state: TreeState): TreeState {
  const { open, active } = state;
  const node = nodes[active];
  if (!isFolder(node)) return state;
  return open.has(node.path)
    ? { open, active: active + 1 }
    : { open: withToggledPaths(open, [node.path], true), active };
}

function collapseOrLeave({ nodes }: PathTree, state: TreeState): TreeState {
  const { open, active } = state;
  const node = nodes[active];
  if (isFolder(node) && open.has(node.path))
    return { open: withToggledPaths(open, [node.path], false), active };
  return { open, active: node && node.parent >= 0 ? node.parent : active };
}

/** Opens the sibling folders of the active node. */
function openSiblings({ nodes }: PathTree, { open, active }: TreeState): TreeState {
  const parent = nodes[active]?.parent;
  const siblings = nodes.filter((node) => isFolder(node) && node.parent === parent).map(({ path }) => path);
  return { open: withToggledPaths(open, siblings, true), active };
}

/**
 * Returns the state after a key, or undefined if it is not a navigation key. `page` is the number of visible
 * nodes.
 */
export function treeStateAfterKey(
  key: string,
  tree: PathTree,
  state: TreeState,
  page: number,
): TreeState | undefined {
  const visible = visibleNodes(tree, state.open);
  const at = Math.max(visible.indexOf(state.active), 0);
  const goTo = (index: number): TreeState => ({
    ...state,
    active: visible[Math.min(Math.max(index, 0), visible.length - 1)] ?? 0,
  });
  const steps: Readonly<Record<string, () => TreeState>> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at - 1),
    PageDown: () => goTo(at + page),
    PageUp: () => goTo(at - page),
    Home: () => goTo(0),
    End: () => goTo(visible.length - 1),
    ArrowRight: () => expandOrEnter(tree, state),
    ArrowLeft: () => collapseOrLeave(tree, state),
    '*': () => openSiblings(tree, state),
  };
  return Object.hasOwn(steps, key) ? steps[key]?.() : undefined;
}
