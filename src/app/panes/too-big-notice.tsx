// Shown in place of the form of a file that is too big to be edited.

import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { recordsTitle } from '../../messages/en/app/shell.ts';
import { sizeWords as words } from '../../messages/en/size-limits.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../../state/layout/layout-store.ts';
import { PaneTitle } from '../../ui/controls/pane-title.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { focusPane } from '../shared/pane-focus.ts';

/** Brings the text into view, wherever it is: behind the form, collapsed, or beside it. */
function showText(): void {
  for (const place of ['left', 'text'] as const)
    if (isCollapsed(layoutStore.getState(), place)) collapsePlace(place, false);
  focusPane('text');
}

export function TooBigNotice() {
  const path = useDocument((state) => state.view.path);
  return (
    <section className="pane" aria-label={recordsTitle}>
      <div className="pane-head">
        <PaneTitle name={recordsTitle} />
      </div>
      <div>
        <p className="notice">
          <Icon name="g-note" />
          <span>{words.noForm(escapeInvisible(path))}</span>
          <button type="button" className="btn" onClick={showText}>
            {words.toText}
          </button>
        </p>
      </div>
    </section>
  );
}
