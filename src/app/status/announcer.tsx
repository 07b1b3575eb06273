// Says aloud what happens elsewhere on the page than where the focus is: undo and redo, another reader, what an
// edit changes, and how many expectations fail then. It listens from the moment its code is there, so that nothing is missed before it is first drawn.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { documentStore } from '../../state/document/use-document.ts';
import { expectationStore } from '../../state/expectations/watch-expectations.ts';
import { announceChanges } from './announce-changes.ts';
import { unsavedChangesWatch } from './use-unsaved-changes-diff.ts';

const saidStore = createStore(() => '');

/** The same sentence twice is read out twice only if it is another text. */
const tell = (sentence: string) =>
  saidStore.setState((last) => (last === sentence ? `${sentence}\u00a0` : sentence), true);

announceChanges(documentStore, unsavedChangesWatch, expectationStore, tell);

export default function Announcer() {
  return <output className="vh">{useStore(saidStore)}</output>;
}
