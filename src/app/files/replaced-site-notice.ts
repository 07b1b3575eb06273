// The notice after opening a file over a site with unsaved changes, or with the same file and its own table.

import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { shortenEnd } from '../../core/text/shorten-text.ts';
import { openedWords as words } from '../../messages/en/app/files.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { lastActionOf } from '../../state/document/last-change.ts';
import { nameOfSession } from '../../state/document/session-name.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { unsavedPaths } from '../../state/saved/unsaved.ts';
import { currentSessionId, hasPreviousSession } from '../../state/storage/sessions.ts';
import { focusPane } from '../shared/pane-focus.ts';
import { dismiss, type OfferedAction, shellStore } from '../shared/shell-store.ts';
import { findReplacedFile, mergeIntoPreviousSite, openPreviousSite } from './merge-into-previous-site.ts';

/** A longer name would not leave the notice on one line. */
const MAX_NAME_LENGTH = 22;

/** What was left open, and what can be done with the file that was opened instead. */
interface ReplacedSiteNote {
  readonly sentence: string;
  /** What the notice offers. */
  readonly ways: readonly OfferedAction[];
}

/**
 * Returns the sentence that the previous site is kept, and the actions that return to it or merge the file into it;
 * undefined if no site was replaced, or if it has neither unsaved changes nor a table of its own.
 * @param sessionBefore the id of the session that was open before
 */
export function replacedSiteNote(
  before: GatepostState,
  sessionBefore: string | undefined,
): ReplacedSiteNote | undefined {
  const state = documentStore.getState();
  const isKept =
    currentSessionId() !== sessionBefore && hasPreviousSession() && before.document !== state.document;
  const file = isKept ? findReplacedFile(before, state) : undefined;
  const isUnsaved = isKept && unsavedPaths(before).length > 0;
  if (!file && !isUnsaved) return undefined;
  const site = escapeInvisible(nameOfSession(before));
  // The actions are offered until the next step: after it, the file is a site of its own.
  const step = lastActionOf(state);
  const leave = (open: () => Promise<boolean>, problem: string) => async () => {
    dismiss('note');
    dismiss('replacedSite');
    if (await open()) focusPane('records');
    else shellStore.setState({ problem });
  };
  const goBack = leave(() => openPreviousSite(documentStore, before), words.backElsewhere);
  const isNarrow = layoutStore.getState().kind === 'narrow';
  const sentence = words.apart;
  const back = {
    word: isNarrow ? words.backShort : words.back(shortenEnd(site, MAX_NAME_LENGTH)),
    menuWord: words.back(site),
    run: () => void goBack(),
    step,
  };
  if (!file) return { sentence, ways: [back] };
  const merge = leave(() => mergeIntoPreviousSite(documentStore, before, file.path), words.siteElsewhere);
  const add = { word: words.takeInto, menuWord: words.takeIntoSite(site), run: () => void merge(), step };
  return { sentence, ways: [back, add] };
}
