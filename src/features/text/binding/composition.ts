// Makes the text that an input method composes one step of the history, however long composing takes.
import { createIdSource } from '../../../core/text/lazy.ts';
import type { Intent } from '../../../state/document/history.ts';

export interface CompositionTracker {
  readonly begin: () => void;
  readonly end: () => void;
  /** Returns the intent of an edit that is made now. */
  readonly intentOf: (intent: Intent) => Intent;
}

const createCompositionId = createIdSource('composition');

/** Creates the tracker of one input element. */
export function createCompositionTracker(): CompositionTracker {
  let visit: string | undefined;
  return {
    begin: () => {
      visit = createCompositionId();
    },
    // Some input methods report the end before they deliver the composed text.
    end: () => {
      const endedVisit = visit;
      setTimeout(() => {
        if (visit === endedVisit) visit = undefined;
      });
    },
    intentOf: (intent) => (visit === undefined ? intent : { ...intent, visit }),
  };
}
