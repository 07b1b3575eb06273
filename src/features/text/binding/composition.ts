// What an input method composes is one step of the history, however long that takes.
import { createIdSource } from '../../../core/text/lazy.ts';
import type { Intent } from '../../../state/document/history.ts';

export interface CompositionTracker {
  readonly begin: () => void;
  readonly end: () => void;
  /** The intent of an edit that is made now. */
  readonly intentOf: (intent: Intent) => Intent;
}

const createCompositionId = createIdSource('composition');

/** Of one place where text is written. */
export function createCompositionTracker(): CompositionTracker {
  let visit: string | undefined;
  return {
    begin: () => {
      visit = createCompositionId();
    },
    // Some methods say that they are done before they hand over what they have made.
    end: () => {
      const ended = visit;
      setTimeout(() => {
        if (visit === ended) visit = undefined;
      });
    },
    intentOf: (intent) => (visit === undefined ? intent : { ...intent, visit }),
  };
}
