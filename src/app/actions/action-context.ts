// Creates the context of actions: the panes, and a way to bring one to the front.
import { flushSync } from 'react-dom';
import type { ActionContext, FocusOrigin } from '../../actions/action.ts';
import { getPane, type PaneName, whenPaneMounted } from '../../actions/panes.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../../state/layout/layout-store.ts';
import { type Pane, shellStore } from '../shared/shell-store.ts';

/** Expands a pane and brings it to the front. */
export function showPane(pane: Pane): void {
  const { kind } = layoutStore.getState();
  const place = kind === 'medium' && pane !== 'access' ? 'left' : pane;
  const isHidden = kind === 'narrow' || (kind === 'medium' && pane !== 'access');
  // Rendered at once, because a hidden element cannot receive the focus.
  flushSync(() => {
    if (isCollapsed(layoutStore.getState(), place)) collapsePlace(place, false);
    if (isHidden && shellStore.getState().front !== pane) shellStore.setState({ front: pane });
  });
}

const paneByName: Readonly<Partial<Record<PaneName, Pane>>> = {
  records: 'records',
  'record-list': 'records',
  conversions: 'records',
  'text-tools': 'text',
  'code-editor': 'text',
  grid: 'access',
  trace: 'access',
  'table-additions': 'access',
  'table-export': 'access',
  'find-or-ask': 'access',
};

/** @param origin where the focus was when the action was requested */
export const createActionContext = (origin?: FocusOrigin): ActionContext => ({
  origin,
  get: getPane,
  withPane: (name, act) => {
    const pane = paneByName[name];
    if (pane) showPane(pane);
    whenPaneMounted(name, act);
  },
});
