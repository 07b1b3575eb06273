// What the last undo or redo did, for the notice about it.
import { createStore } from 'zustand/vanilla';
import type { Step } from '../../state/document/history.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { describeHistoryStep, historyStepOf } from '../status/history-step.ts';

/** `undone`: the step that can be redone as long as it is the next. */
export interface HistoryNews {
  readonly sentence?: string | undefined;
  readonly undone?: Step | undefined;
}

export const historyNews = createStore<HistoryNews>(() => ({}));

documentStore.subscribe((state, before) => {
  if (state.history === before.history) return;
  const step = historyStepOf(state, before);
  const sentence = step && describeHistoryStep(step);
  const undone = step?.isUndo && sentence !== undefined ? state.history.future[0] : undefined;
  const news = historyNews.getState();
  if (sentence !== news.sentence || undone !== news.undone) historyNews.setState({ sentence, undone });
});
