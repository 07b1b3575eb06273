// Says aloud what happens elsewhere on the page than where the focus is: undo and redo, another reader, and what an edit changes.
import { useEffect, useState } from 'react';
import { documentStore } from '../state/use-document.ts';
import { editWatch } from '../state/use-edit-diff.ts';
import { announceEdits } from './announce-edits.ts';
import { announcementOf } from './announcement.ts';

export default function Announcer() {
  const [said, say] = useState('');
  useEffect(() => {
    // The same sentence twice is read out twice only if it is another text.
    const tell = (sentence: string) => say((last) => (last === sentence ? `${sentence}\u00a0` : sentence));
    const leave = documentStore.subscribe((state, before) => {
      const sentence = announcementOf(state, before);
      if (sentence) tell(sentence);
    });
    const stop = announceEdits(documentStore, editWatch, tell);
    return () => {
      leave();
      stop();
    };
  }, []);
  return <output className="vh">{said}</output>;
}
