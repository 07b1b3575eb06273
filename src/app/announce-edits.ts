// Tells aloud what an edit changes: once, when it has come to rest.
import { toldChanges } from '../messages/words/edit-changes.ts';
import type { DocumentStore, GatepostState } from '../state/document-store.ts';
import type { EditWatch } from '../state/edit-diff.ts';

/** Milliseconds without a further edit. */
const REST = 1000;

/** Whether a change of the state is an edit; undo, redo and opening are told in other words. */
function isEdit({ history: { past, future } }: GatepostState, { history: before }: GatepostState): boolean {
  const step = past.at(-1);
  if (!step || step === before.past.at(-1) || step.origin === 'files') return false;
  return step !== before.future[0] && (future.length === 0 || future[0] !== before.past.at(-1));
}

/** Says the count after each edit that changes it; nothing while it stays. Returns how to stop. */
export function announceEdits(
  store: DocumentStore,
  watch: EditWatch,
  say: (sentence: string) => void,
): () => void {
  let told = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const tell = () => {
    const diff = watch.last();
    if (!diff) told = '';
    if (!isDue || (diff && !diff.isCurrent)) return;
    isDue = false;
    const sentence = diff ? toldChanges(diff.changed, diff.all) : '';
    if (sentence !== '' && sentence !== told && (told !== '' || diff?.changed !== 0)) say(sentence);
    told = sentence;
  };
  const rested = () => {
    isDue = true;
    tell();
  };
  const leaveWatch = watch.listen(tell);
  const leaveStore = store.subscribe((state, before) => {
    if (state.document === before.document) return;
    clearTimeout(timer);
    isDue = false;
    if (isEdit(state, before)) timer = setTimeout(rested, REST);
    else told = '';
  });
  return () => {
    clearTimeout(timer);
    leaveWatch();
    leaveStore();
  };
}
