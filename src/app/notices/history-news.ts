// What the last undo or redo did, for the notice about it.
import { createStore } from 'zustand/vanilla';
import type { Step, StepLabel } from '../../state/document/history.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { describeHistoryStep, historyStepOf } from '../status/history-step.ts';

const openingCodes = new Set(['open-file', 'open-files', 'open-workspace', 'open-example', 'paste-file']);

/** Whether a step opened files: its undo has a notice of its own, because it may remove a whole site. */
export const isOpening = ({ code }: StepLabel): boolean => openingCodes.has(code);

/** `undone`: the step that can be redone as long as it is the next. */
export interface HistoryNews {
  readonly sentence?: string | undefined;
  readonly undone?: Step | undefined;
}

export const historyNews = createStore<HistoryNews>(() => ({}));

documentStore.subscribe((state, before) => {
  if (state.history === before.history) return;
  const step = historyStepOf(state, before);
  const sentence = step && !isOpening(step.label) ? describeHistoryStep(step) : undefined;
  const undone = step?.isUndo && sentence !== undefined ? state.history.future[0] : undefined;
  const news = historyNews.getState();
  if (sentence !== news.sentence || undone !== news.undone) historyNews.setState({ sentence, undone });
});
