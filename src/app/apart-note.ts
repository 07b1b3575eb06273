// A file that was opened while a site was open that has one in its place, and a table of its own: what became of that.

import { visible } from '../core/text/hidden.ts';
import { hostOf } from '../core/text/host-of.ts';
import { openedWords as words } from '../messages/words/opened.ts';
import type { GatepostState } from '../state/document-store.ts';
import { couldStandIn, takeInto } from '../state/take-into.ts';
import { documentStore } from '../state/use-document.ts';
import { enterPane } from './pane-focus.ts';
import { dismiss } from './shell-store.ts';

/** What is said of it, and the way to take the file into that site; undefined if there is no such site. */
export function apartNote(before: GatepostState) {
  const file = couldStandIn(before, documentStore.getState());
  if (!file) return undefined;
  const { origin, rows, expectations } = before.document;
  const site = visible(hostOf(origin));
  const run = () => {
    dismiss('note');
    takeInto(documentStore, before);
    enterPane('records');
  };
  return {
    sentence: words.apart(visible(file.path.slice(1)), site, rows.length, expectations.length),
    way: { word: words.takeInto(site), run },
  };
}
