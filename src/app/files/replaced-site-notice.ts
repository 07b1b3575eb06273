// The notice after opening a file while a site with the same file and its own table was open.

import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { openedWords as words } from '../../messages/en/app/files.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { currentSessionId, hasPreviousSession } from '../../state/storage/sessions.ts';
import { focusPane } from '../shared/pane-focus.ts';
import { dismiss, shellStore } from '../shared/shell-store.ts';
import { findReplacedFile, mergeIntoPreviousSite } from './merge-into-previous-site.ts';

/**
 * Returns the sentence and the action that merges the file into the previous site; undefined if there is no such
 * site, or the file was added to it anyway.
 * @param sessionBefore the id of the session that was open before
 */
export function replacedSiteNote(before: GatepostState, sessionBefore: string | undefined) {
  const state = documentStore.getState();
  const file =
    currentSessionId() === sessionBefore || !hasPreviousSession()
      ? undefined
      : findReplacedFile(before, state);
  if (!file) return undefined;
  const site = escapeInvisible(hostOfOrigin(before.document.origin));
  const merge = async () => {
    dismiss('note');
    dismiss('mergeOffer');
    if (await mergeIntoPreviousSite(documentStore, before, file.path)) focusPane('records');
    else shellStore.setState({ problem: words.siteElsewhere });
  };
  return {
    sentence: words.apart,
    // After another step, the user works on the file as a separate session, and the action is no longer offered.
    way: { word: words.takeInto(site), run: () => void merge(), step: state.history.past.at(-1) },
  };
}
