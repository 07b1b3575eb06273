// Walking the tree of paths: where a key leads, and which folders it opens or closes.
import { type PathNode, type PathTree, visibleNodes } from '../../../core/analysis/table/path-tree.ts';

/** Open folders by path, and the node that has the focus, by its place in the tree. */
export interface TreeState {
  readonly open: ReadonlySet<string>;
  readonly active: number;
}

/** The state in another tree: the node that had the focus, or the folder that is left of its path. */
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

/** Opens the folders beside the active node. */
function openSiblings({ nodes }: PathTree, { open, active }: TreeState): TreeState {
  const parent = nodes[active]?.parent;
  const beside = nodes.filter((node) => isFolder(node) && node.parent === parent).map(({ path }) => path);
  return { open: withToggledPaths(open, beside, true), active };
}

/** What a key makes of the state; undefined if it is not a key for walking. `page` is how many nodes are in sight. */
export function treeStateAfterKey(
  key: string,
  tree: PathTree,
  state: TreeState,
  page: number,
): TreeState | undefined {
  const shown = visibleNodes(tree, state.open);
  const at = Math.max(shown.indexOf(state.active), 0);
  const goTo = (index: number): TreeState => ({
    ...state,
    active: shown[Math.min(Math.max(index, 0), shown.length - 1)] ?? 0,
  });
  const steps: Readonly<Record<string, () => TreeState>> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at - 1),
    PageDown: () => goTo(at + page),
    PageUp: () => goTo(at - page),
    Home: () => goTo(0),
    End: () => goTo(shown.length - 1),
    ArrowRight: () => expandOrEnter(tree, state),
    ArrowLeft: () => collapseOrLeave(tree, state),
    '*': () => openSiblings(tree, state),
  };
  return Object.hasOwn(steps, key) ? steps[key]?.() : undefined;
}
