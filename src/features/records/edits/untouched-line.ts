// A line that was just added, and whether anything was changed since.
import type { History, Step } from '../../../state/document/history.ts';
import { documentStore } from '../../../state/document/use-document.ts';

export interface NewLine {
  readonly id: number;
  /** The step that added the line. Any later step is a decision to keep it. */
  readonly step: Step;
  readonly historyBefore: History;
  /** The element that had the focus when the line was added. */
  readonly origin: Element | null;
}

export const currentHistory = (): History => documentStore.getState().history;

/** Whether nothing was changed since the line was added. */
export const isUntouched = ({ step }: Pick<NewLine, 'step'>): boolean =>
  currentHistory().past.at(-1) === step;
