// The menu of a narrow top bar: the other page, the readers, the findings, and what has buttons in a wide one.

import { useRef, useState } from 'react';
import { menuItemContext } from '../../actions/action.ts';
import { listExpectations } from '../../actions/expectation-actions.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { listAll } from '../../messages/en/counts.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { countExpectations } from '../../state/document/document.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { countBySeverity } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { finder } from '../../state/findings/use-findings.ts';
import { watchedReadersOf } from '../../state/readers/watched-readers.ts';
import { goToPage, isAtPath } from '../../ui/environment/page-address.ts';
import { Menu, type MenuItem, type MenuItems } from '../../ui/overlays/menu.tsx';
import { globalActions, paletteAction } from '../actions/global-actions.ts';
import { WatchedReadersPanel } from '../readers/watched-readers-panel.tsx';
import { comparePath } from './compare-path.ts';

/** The finding counts, which open the list; only in the workbench. */
function findingItems(): MenuItem[] {
  const report = isAtPath('/edit') ? finder.found() : undefined;
  if (!report || report.all.length === 0) return [];
  const counts = findingWords.counts(countBySeverity(report.findings));
  return [{ label: counts === '' ? findingWords.heading : counts, run: () => openFindings(true) }];
}

export function MoreMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [isWatching, setWatching] = useState(false);
  const items = (): MenuItems => {
    const state = documentStore.getState();
    const context = menuItemContext(button);
    const expectations = countExpectations(state.document) > 0 ? [menuItem(listExpectations, context)] : [];
    return [
      isAtPath('/compare')
        ? { label: words.edit, run: () => goToPage('/edit') }
        : { label: words.compare, run: () => goToPage(comparePath(state)) },
      ...findingItems(),
      ...expectations,
      {
        label: words.watchingAll(listAll(watchedReadersOf(state).map(readerTitle))),
        run: () => setWatching(true),
      },
      { label: words.shareShort, run: globalActions.share.run },
      menuItem(globalActions.redo, context),
      { label: words.commands, keys: paletteAction.keys[0], run: paletteAction.run },
    ];
  };
  return (
    <>
      <Menu label={words.more} buttonRef={button} items={items} />
      {isWatching && <WatchedReadersPanel opener={button} onClose={() => setWatching(false)} />}
    </>
  );
}
