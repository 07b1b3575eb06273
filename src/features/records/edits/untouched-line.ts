// The line that was added last, whether anything was changed since, and which edits are a part of adding it.
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

export const newest: { line?: NewLine } = {};

/** Makes the edits of a visit a part of the step that added the line, if nothing was changed since. */
export function joinAddingStep(id: number, visit: string | undefined): void {
  const { line } = newest;
  if (line?.id === id && isUntouched(line)) Object.assign(line.step, { visit });
}
