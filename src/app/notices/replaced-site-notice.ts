// A file that was opened while a site was open that has one in its place, and a table of its own: what became of that.

import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { openedWords as words } from '../../messages/en/app/files.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { currentSessionId, hasPreviousSession } from '../../state/storage/sessions.ts';
import { findReplacedFile, mergeIntoPreviousSite } from '../files/merge-into-previous-site.ts';
import { focusPane } from '../panes/pane-focus.ts';
import { dismiss, shellStore } from '../shell/shell-store.ts';

/**
 * What is said of it, and the way to take the file into that site; undefined if there is no such site, or the file went
 * into it anyway. `work`: the work that was open then.
 */
export function replacedSiteNote(before: GatepostState, work: string | undefined) {
  const now = documentStore.getState();
  const file =
    currentSessionId() === work || !hasPreviousSession() ? undefined : findReplacedFile(before, now);
  if (!file) return undefined;
  const { origin, rows, expectations } = before.document;
  const site = escapeInvisible(hostOfOrigin(origin));
  const run = async () => {
    dismiss('note');
    if (await mergeIntoPreviousSite(documentStore, before, file.path)) focusPane('records');
    else shellStore.setState({ problem: words.siteElsewhere });
  };
  return {
    sentence: words.apart(escapeInvisible(file.path.slice(1)), site, rows.length, expectations.length),
    // What is done behind the opening is done to the file as a work of its own: then it stays one.
    way: { word: words.takeInto(site), run: () => void run(), step: now.history.past.at(-1) },
  };
}
