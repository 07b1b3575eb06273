// What the last undo or redo did, for the notice about it.
import { createStore } from 'zustand/vanilla';
import type { StepLabel } from '../../state/document/history.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { describeHistoryStep, historyStepOf } from '../status/history-step.ts';

const openingCodes = new Set(['open-file', 'open-files', 'open-workspace', 'open-example', 'paste-file']);

/** Whether a step opened files: its undo has a notice of its own, because it may remove a whole site. */
export const isOpening = ({ code }: StepLabel): boolean => openingCodes.has(code);

export const historyNews = createStore<{ readonly sentence?: string | undefined }>(() => ({}));

documentStore.subscribe((state, before) => {
  if (state.history === before.history) return;
  const step = historyStepOf(state, before);
  const sentence = step && !isOpening(step.label) ? describeHistoryStep(step) : undefined;
  if (sentence !== historyNews.getState().sentence) historyNews.setState({ sentence });
});
