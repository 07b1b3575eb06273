// Says aloud what happens elsewhere on the page than where the focus is: undo and redo, another reader, and what an
// edit changes. It listens from the moment its code is there, so that nothing is missed before it is first drawn.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { documentStore } from '../state/use-document.ts';
import { editWatch } from '../state/use-edit-diff.ts';
import { announceEdits } from './announce-edits.ts';
import { announcementOf } from './announcement.ts';

const saidStore = createStore(() => '');

/** The same sentence twice is read out twice only if it is another text. */
const tell = (sentence: string) =>
  saidStore.setState((last) => (last === sentence ? `${sentence}\u00a0` : sentence), true);

documentStore.subscribe((state, before) => {
  const sentence = announcementOf(state, before);
  if (sentence) tell(sentence);
});
announceEdits(documentStore, editWatch, tell);

export default function Announcer() {
  return <output className="vh">{useStore(saidStore)}</output>;
}
