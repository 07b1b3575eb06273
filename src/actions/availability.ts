// Reasons that many actions share why they are not possible now.
import type { ActionContext, DisabledReason } from './action.ts';

const isAt = (...pages: readonly string[]) => pages.some((page) => location.hash.startsWith(`#${page}`));

/** For what only the panes do. */
export const disabledOutsideWorkbench = (): DisabledReason | undefined =>
  isAt('/edit') ? undefined : 'workbench';

/** For what shows on the pages with the bar of the site. */
export const disabledWithoutSite = (): DisabledReason | undefined =>
  isAt('/edit', '/compare') ? undefined : 'site';

/** Whether a pane was shown yet: before that it is not known what it can do. */
export const isBuilt = ({ get }: ActionContext, pane: 'records' | 'text' | 'access'): boolean =>
  get(`${pane}-frame`)?.isBuilt === true;
