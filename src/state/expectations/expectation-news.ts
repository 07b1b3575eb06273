// What a command did with expectations, for a notice that offers to undo it.
import { createStore } from 'zustand/vanilla';
import type { Step } from '../document/history.ts';

export interface ExpectationNews {
  readonly sentence?: string;
  /** The step that did it. It can be undone as long as it is the last. */
  readonly step?: Step | undefined;
}

export const expectationNews = createStore<ExpectationNews>(() => ({}));

export const showExpectationNews = (sentence: string, step: Step | undefined): void =>
  expectationNews.setState({ sentence, step }, true);

export const hideExpectationNews = (): void => expectationNews.setState({}, true);
