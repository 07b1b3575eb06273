// What actions are given of the page: the panes, and how one is brought to the front.
import { flushSync } from 'react-dom';
import type { ActionContext, FocusOrigin } from '../../actions/action.ts';
import { getPane, type PaneName, whenPaneMounted } from '../../actions/panes.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../../state/layout/layout-store.ts';
import { type Pane, shellStore } from '../shell/shell-store.ts';

/** Unfolds a pane and brings it to the front. */
export function showPane(pane: Pane): void {
  const { kind } = layoutStore.getState();
  const place = kind === 'medium' && pane !== 'access' ? 'left' : pane;
  const isBehind = kind === 'narrow' || (kind === 'medium' && pane !== 'access');
  // Drawn at once: what is hidden takes no focus.
  flushSync(() => {
    if (isCollapsed(layoutStore.getState(), place)) collapsePlace(place, false);
    if (isBehind && shellStore.getState().front !== pane) shellStore.setState({ front: pane });
  });
}

const paneOfCapability: Readonly<Partial<Record<PaneName, Pane>>> = {
  records: 'records',
  'record-list': 'records',
  conversions: 'records',
  'text-tools': 'text',
  'code-editor': 'text',
  grid: 'access',
  trace: 'access',
  'table-additions': 'access',
  'table-export': 'access',
};

/** @param origin where the focus was when the action was asked for */
export const createActionContext = (origin?: FocusOrigin): ActionContext => ({
  origin,
  get: getPane,
  withPane: (name, act) => {
    const pane = paneOfCapability[name];
    if (pane) showPane(pane);
    whenPaneMounted(name, act);
  },
});
