// What the last fix, or another edit by a button, changed, for a notice that offers to undo it.
import { createStore } from 'zustand/vanilla';
import type { Source } from '../../core/document/source.ts';
import { describeFix } from '../../messages/describe-fix.ts';
import { describeStep } from '../../messages/en/comparison/changes.ts';
import { fixedWords } from '../../messages/en/findings.ts';
import { fileOf } from '../document/document.ts';
import { type DocumentStore, updateView } from '../document/document-store.ts';
import type { Step } from '../document/history.ts';

export interface FixNews {
  readonly sentence?: string;
  /** The step of the fix. It can be undone as long as it is the last. */
  readonly step?: Step | undefined;
}

export const fixNews = createStore<FixNews>(() => ({}));

export const hideFixNews = (): void => fixNews.setState({}, true);

/**
 * Says what the last step, a fix of the file at `path`, changed.
 * @param moves whether the caret goes there. Panes that are shown later scroll to it; none is brought to the front.
 */
export function showFixNews(store: DocumentStore, path: string, before: Source, moves: boolean): void {
  const { document, history } = store.getState();
  const step = history.past.at(-1);
  const after = fileOf(document, path)?.source;
  const change = after && describeFix(before.lines, after.lines);
  if (change && moves)
    updateView(store, { caret: { position: { line: change.line, column: 0 }, by: 'fix' } });
  const sentence = change?.sentence ?? (step && fixedWords.done(describeStep(step.label)));
  if (sentence !== undefined) showStepNews(store, sentence);
}

/** Says what a fix did that is not a step. */
export const showNews = (sentence: string): void => fixNews.setState({ sentence }, true);

/** Says what the last step did, which can be in several files. */
export function showStepNews(store: DocumentStore, sentence: string): void {
  fixNews.setState({ sentence, step: store.getState().history.past.at(-1) }, true);
}
