// Commands that lead somewhere: panes and pages.
import { commandWords as words } from '../../messages/en/commands.ts';
import { keyboardText } from '../../messages/en/keyboard.ts';
import { learnWords } from '../../messages/en/learn/learn.ts';
import { accessTitle, recordsTitle, shellWords, textTitle, traceTitle } from '../../messages/en/shell.ts';
import { licencesText, startWords } from '../../messages/en/start.ts';
import { focusTrace } from '../../state/matrix-focus.ts';
import { documentStore } from '../../state/use-document.ts';
import { enterPane, goToPane } from '../pane-focus.ts';
import type { Pane } from '../shell-store.ts';
import { type Command, command } from './command.ts';
import { inPane, unlessWorkbench } from './places.ts';

const { why } = words;

/** Goes to a page; where the focus stands there, `arrive` says, if the page does not. */
const leading = (path: string, arrive?: () => void) => () => {
  location.hash = path;
  arrive?.();
};

const panes: readonly (readonly [Pane, string])[] = [
  ['records', recordsTitle],
  ['text', textTitle],
  ['access', accessTitle],
];

const toPane = (id: string, title: string, run: () => void, unless = unlessWorkbench): Command => ({
  id: `goTo ${id}`,
  group: 'go',
  title: words.goTo(title),
  help: words.goToHelp,
  unless,
  run,
});

const focusStatus = () =>
  document.querySelector<HTMLElement>('[data-stop="status"] :is(button, a, select)')?.focus();

/** Makes a strip of a pane, or brings it back: by the button that stands for it now. */
function folding([pane, title]: readonly [Pane, string]): Command {
  const strip = () => document.getElementById(`show-${pane}`);
  const button = () => strip() ?? document.getElementById(`hide-${pane}`);
  const isStrip = strip() !== null;
  return {
    id: `fold ${pane}`,
    group: 'look',
    title: isStrip ? shellWords.showPane(title) : shellWords.hidePane(title),
    help: isStrip ? words.showPaneHelp : words.hidePaneHelp,
    unless: () => unlessWorkbench() ?? (button() ? undefined : why.pane),
    run: () => button()?.click(),
  };
}

const learnPage = (path: string, title: string, help: string = words.learnHelp): Command => ({
  id: path,
  group: 'learn',
  title,
  help,
  run: leading(path),
});

/** The heading of the start page, once it is there. */
function enterStart(frames = 12): void {
  const heading = document.getElementById('start');
  if (heading) heading.focus();
  else if (frames > 0) requestAnimationFrame(() => enterStart(frames - 1));
}

export const goCommands = (): readonly Command[] => [
  ...panes.map(([pane, title]) => toPane(pane, title, () => inPane(pane, () => enterPane(pane)))),
  toPane(
    'trace',
    traceTitle,
    () => inPane('access', focusTrace),
    () => unlessWorkbench() ?? (documentStore.getState().view.cell ? undefined : why.trace),
  ),
  toPane('status', shellWords.statusOf(documentStore.getState().view.path), focusStatus),
  command('nextPane', 'go', () => goToPane(1), { keys: ['F6'], unless: unlessWorkbench }),
  command('previousPane', 'go', () => goToPane(-1), { keys: ['Shift+F6'], unless: unlessWorkbench }),
  command('start', 'go', leading('/', enterStart)),
  command(
    'workbench',
    'go',
    leading('/edit', () => enterPane('records')),
  ),
  command('keyboard', 'learn', leading(`/learn/${keyboardText.slug}`), { title: keyboardText.title }),
  command('learn', 'learn', leading('/learn'), { title: learnWords.title }),
  ...startWords.learnPages.map(([path, title]) => learnPage(path, title)),
  command('crawlerPage', 'learn', leading('/learn/crawlers')),
  command('findings', 'learn', leading('/learn/findings')),
  command('licences', 'learn', leading(`/learn/${licencesText.slug}`), { title: licencesText.title }),
  ...panes.map(folding),
];
