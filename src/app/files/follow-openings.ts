// Undo of the opening that began a session returns to the session before it, and redo begins another one: no site is
// listed twice.
import type { DocumentStore } from '../../state/document/document-store.ts';
import { isOpeningStep } from '../../state/document/has-custom-questions.ts';
import type { Step } from '../../state/document/history.ts';
import {
  currentSessionId,
  hasPreviousSession,
  returnToPreviousSession,
  startSessionAfter,
} from '../../state/storage/sessions.ts';
import { isSiteNamedInVersions } from './merge-into-previous-site.ts';

/** Starts following the history of a store. Returns a function that ends it. */
export function followOpenings(store: DocumentStore): () => void {
  /** The step that began the session of this tab. */
  let beginning: { readonly session: string | undefined; readonly step: Step } | undefined;
  return store.subscribe((state, before) => {
    const { history } = state;
    if (history === before.history || state.isOpenInOtherTab) return;
    const last = history.past.at(-1);
    if (!hasPreviousSession()) {
      if (last === undefined || last !== beginning?.step || before.history.future[0] !== last) return;
      startSessionAfter(before);
      beginning = { session: currentSessionId(), step: last };
    } else if (beginning?.session !== currentSessionId()) {
      if (last && isOpeningStep(last)) beginning = { session: currentSessionId(), step: last };
    } else if (beginning && history.future[0] === beginning.step)
      void returnToPreviousSession(state, !isSiteNamedInVersions());
  });
}
