// Actions that navigate to panes and pages.

import type { Action, ActionContext } from '../../actions/action.ts';
import { defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench, disabledWithoutSite } from '../../actions/availability.ts';
import { whenPaneMounted } from '../../actions/panes.ts';
import { focusTrace } from '../../actions/table-focus.ts';
import { actionWords as words } from '../../messages/en/app/commands.ts';
import {
  explanationTitle,
  recordsTitle,
  shellWords,
  tablePaneTitle,
  textTitle,
} from '../../messages/en/app/shell.ts';
import { licencesText, startWords } from '../../messages/en/app/start.ts';
import { learnWords } from '../../messages/en/learn/learn.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { showFile } from '../../state/view/show-file.ts';
import { focusPane, focusStatus } from '../shared/pane-focus.ts';
import type { Pane } from '../shared/shell-store.ts';
import { createActionContext, showPane } from './action-context.ts';
import { globalActions } from './global-actions.ts';

/** Creates a function that opens a page. `arrive` sets the focus there if the page does not. */
const linkAction = (path: string, setFocus?: () => void) => () => {
  location.hash = path;
  setFocus?.();
};

const panes: readonly (readonly [Pane, string])[] = [
  ['records', recordsTitle],
  ['text', textTitle],
  ['access', tablePaneTitle],
];

const goToAction = (
  id: string,
  title: string,
  run: () => void,
  disabledReason: Action['disabledReason'] = disabledOutsideWorkbench,
): Action => ({
  id: `goTo ${id}`,
  group: 'go',
  title: words.goTo(title),
  help: words.goToHelp,
  disabledReason,
  run,
});

/** Creates an action that collapses or expands a pane. */
function collapseAction([pane, title]: readonly [Pane, string]): Action {
  const frame = ({ get }: ActionContext) => get(`${pane}-frame`);
  const isStrip = frame(createActionContext())?.isCollapsed;
  return {
    id: `fold ${pane}`,
    group: 'look',
    title: isStrip ? shellWords.showPane(title) : shellWords.hidePane(title),
    help: isStrip ? words.showPaneHelp : words.hidePaneHelp,
    disabledReason: (context) => disabledOutsideWorkbench() ?? (frame(context)?.toggle ? undefined : 'pane'),
    run: (context) => frame(context)?.toggle?.(),
  };
}

const learnPage = (path: string, title: string, help: string = words.learnHelp): Action => ({
  id: path,
  group: 'learn',
  title,
  help,
  run: linkAction(path),
});

const goToPane = (pane: Pane) => () => {
  showPane(pane);
  focusPane(pane);
};

/** Creates an action that opens a separate page. */
const pageAction = (
  id: 'learn' | 'crawlerPage' | 'findings' | 'licences',
  path: string,
  title?: string,
): Action =>
  defineAction({ id, group: 'learn', run: linkAction(path), ...(title !== undefined && { title }) });

/** Returns actions that show the other files of the site. */
export function otherFileActions(): readonly (Action & { readonly title: string })[] {
  const { document, view } = documentStore.getState();
  return document.files
    .filter(({ path }) => path !== view.path)
    .map(({ path }) => ({
      id: `showFile ${path}`,
      group: 'go',
      title: words.showFile(path),
      help: words.showFileHelp,
      disabledReason: disabledWithoutSite,
      run: () => showFile(documentStore, path),
    }));
}

export const navigationActions = (): readonly Action[] => [
  ...panes.map(([pane, title]) => goToAction(pane, title, goToPane(pane))),
  goToAction(
    'trace',
    explanationTitle,
    () => {
      showPane('access');
      focusTrace();
    },
    () => disabledOutsideWorkbench() ?? (documentStore.getState().view.cell ? undefined : 'trace'),
  ),
  goToAction('status', shellWords.statusOf(documentStore.getState().view.path), focusStatus),
  globalActions.findOrAsk,
  { ...globalActions.nextPane, disabledReason: disabledOutsideWorkbench },
  { ...globalActions.previousPane, disabledReason: disabledOutsideWorkbench },
  defineAction({
    id: 'start',
    group: 'go',
    run: linkAction('/', () => whenPaneMounted('start-page', (page) => page.focus())),
  }),
  defineAction({ id: 'workbench', group: 'go', run: linkAction('/edit', () => focusPane('records')) }),
  globalActions.showKeys,
  pageAction('learn', '/learn', learnWords.title),
  ...startWords.learnPages.map(([path, title]) => learnPage(path, title)),
  pageAction('crawlerPage', '/learn/crawlers'),
  pageAction('findings', '/learn/findings'),
  pageAction('licences', `/learn/${licencesText.slug}`, licencesText.title),
  ...panes.map(collapseAction),
];
