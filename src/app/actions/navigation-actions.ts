// Commands that lead somewhere: panes and pages.

import { type Action, createAction } from '../../actions/action.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { keyboardText } from '../../messages/en/keyboard.ts';
import { learnWords } from '../../messages/en/learn/learn.ts';
import { accessTitle, recordsTitle, shellWords, textTitle, traceTitle } from '../../messages/en/shell.ts';
import { licencesText, startWords } from '../../messages/en/start.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { focusTrace } from '../../state/table/matrix-focus.ts';
import { focusNextPane, focusPane } from '../panes/pane-focus.ts';
import type { Pane } from '../shell/shell-store.ts';
import { disabledOutsideWorkbench, inPane } from './pane-access.ts';

const { why } = words;

/** Goes to a page; where the focus stands there, `arrive` says, if the page does not. */
const linkAction = (path: string, arrive?: () => void) => () => {
  location.hash = path;
  arrive?.();
};

const panes: readonly (readonly [Pane, string])[] = [
  ['records', recordsTitle],
  ['text', textTitle],
  ['access', accessTitle],
];

const toPane = (id: string, title: string, run: () => void, unless = disabledOutsideWorkbench): Action => ({
  id: `goTo ${id}`,
  group: 'go',
  title: words.goTo(title),
  help: words.goToHelp,
  disabledReason: unless,
  run,
});

const focusStatus = () =>
  document.querySelector<HTMLElement>('[data-stop="status"] :is(button, a, select)')?.focus();

/** Makes a strip of a pane, or brings it back: by the button that stands for it now. */
function collapseAction([pane, title]: readonly [Pane, string]): Action {
  const strip = () => document.getElementById(`show-${pane}`);
  const button = () => strip() ?? document.getElementById(`hide-${pane}`);
  const isStrip = strip() !== null;
  return {
    id: `fold ${pane}`,
    group: 'look',
    title: isStrip ? shellWords.showPane(title) : shellWords.hidePane(title),
    help: isStrip ? words.showPaneHelp : words.hidePaneHelp,
    disabledReason: () => disabledOutsideWorkbench() ?? (button() ? undefined : why.pane),
    run: () => button()?.click(),
  };
}

const learnPage = (path: string, title: string, help: string = words.learnHelp): Action => ({
  id: path,
  group: 'learn',
  title,
  help,
  run: linkAction(path),
});

/** The heading of the start page, once it is there. */
function enterStart(frames = 12): void {
  const heading = document.getElementById('start');
  if (heading) heading.focus();
  else if (frames > 0) requestAnimationFrame(() => enterStart(frames - 1));
}

export const navigationActions = (): readonly Action[] => [
  ...panes.map(([pane, title]) => toPane(pane, title, () => inPane(pane, () => focusPane(pane)))),
  toPane(
    'trace',
    traceTitle,
    () => inPane('access', focusTrace),
    () => disabledOutsideWorkbench() ?? (documentStore.getState().view.cell ? undefined : why.trace),
  ),
  toPane('status', shellWords.statusOf(documentStore.getState().view.path), focusStatus),
  createAction('nextPane', 'go', () => focusNextPane(1), {
    keys: ['F6'],
    disabledReason: disabledOutsideWorkbench,
  }),
  createAction('previousPane', 'go', () => focusNextPane(-1), {
    keys: ['Shift+F6'],
    disabledReason: disabledOutsideWorkbench,
  }),
  createAction('start', 'go', linkAction('/', enterStart)),
  createAction(
    'workbench',
    'go',
    linkAction('/edit', () => focusPane('records')),
  ),
  createAction('keyboard', 'learn', linkAction(`/learn/${keyboardText.slug}`), { title: keyboardText.title }),
  createAction('learn', 'learn', linkAction('/learn'), { title: learnWords.title }),
  ...startWords.learnPages.map(([path, title]) => learnPage(path, title)),
  createAction('crawlerPage', 'learn', linkAction('/learn/crawlers')),
  createAction('findings', 'learn', linkAction('/learn/findings')),
  createAction('licences', 'learn', linkAction(`/learn/${licencesText.slug}`), { title: licencesText.title }),
  ...panes.map(collapseAction),
];
