// Reasons for unavailability that many actions share.
import type { ActionContext, DisabledReason } from './action.ts';

const isAt = (...pages: readonly string[]) => pages.some((page) => location.hash.startsWith(`#${page}`));

/** For actions that only the panes support. */
export const disabledOutsideWorkbench = (): DisabledReason | undefined =>
  isAt('/edit') ? undefined : 'workbench';

/** For actions on the pages with the bar of the site. */
export const disabledWithoutSite = (): DisabledReason | undefined =>
  isAt('/edit', '/compare') ? undefined : 'site';

/** Whether a pane has been shown. Before that, its capabilities are unknown. */
export const isBuilt = ({ get }: ActionContext, pane: 'records' | 'text' | 'access'): boolean =>
  get(`${pane}-frame`)?.isBuilt === true;
