// Removes notices that stopped being true: the step was undone or another one followed, another file is shown, or
// what was restored is saved.
import type { DocumentFile } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { isOtherFile } from '../../state/document/is-other-file.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { hideExpectationNews } from '../../state/expectations/expectation-news.ts';
import { expectationStore } from '../../state/expectations/watch-expectations.ts';
import { findingsPanel } from '../../state/findings/findings-panel.ts';
import { fixNews, hideFixNews } from '../../state/findings/fix-news.ts';
import { isUnsaved } from '../../state/saved/unsaved.ts';
import { dismiss, shellStore } from '../shared/shell-store.ts';
import { historyNews } from './history-news.ts';

const isUndo = ({ history }: GatepostState, before: GatepostState): boolean =>
  history !== before.history && history.future.length > before.history.future.length;

/** Whether another step followed the one that the notice of a fix is about. */
const isFollowed = ({ history }: GatepostState): boolean => {
  const { step } = fixNews.getState();
  return step !== undefined && history.past.at(-1) !== step;
};

/** Forgets restored files that are saved since: later changes to them were not restored. */
function forgetSavedFiles(state: GatepostState): void {
  const { recovered } = shellStore.getState();
  if (!recovered || recovered.files.length === 0) return;
  const isStillUnsaved = ({ id, path }: DocumentFile) =>
    recovered.files.includes(id) && isUnsaved(state, path);
  const files = state.document.files.filter(isStillUnsaved).map(({ id }) => id);
  if (files.length < recovered.files.length) shellStore.setState({ recovered: { ...recovered, files } });
}

documentStore.subscribe((state, before) => {
  if (state.document !== before.document || state.saved !== before.saved) forgetSavedFiles(state);
  if (state.history !== before.history && isFollowed(state)) hideFixNews();
  const isOther = isOtherFile(state, before);
  if (!isOther && !isUndo(state, before)) return;
  const { done, problem, note } = shellStore.getState();
  if (done !== undefined) dismiss('done');
  if (problem !== undefined) dismiss('problem');
  if (note && isOther) dismiss('note');
  // A screen reader that reads the page would find what was said about the other file, or the step.
  if (isOther) expectationStore.setState({ said: '' });
  findingsPanel.setState({ said: '' });
  hideExpectationNews();
  hideFixNews();
  // What a step did, which may show another file, is said in the same moment.
  if (state.history === before.history) historyNews.setState({}, true);
});
