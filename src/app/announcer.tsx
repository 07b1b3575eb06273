// Says aloud what happens elsewhere on the page than where the focus is: undo and redo, and another reader.
import { useEffect, useState } from 'react';
import { documentStore } from '../state/use-document.ts';
import { announcementOf } from './announcement.ts';

export default function Announcer() {
  const [said, say] = useState('');
  useEffect(
    () =>
      documentStore.subscribe((state, before) => {
        const sentence = announcementOf(state, before);
        // The same sentence twice is read out twice only if it is another text.
        if (sentence) say((last) => (last === sentence ? `${sentence}\u00a0` : sentence));
      }),
    [],
  );
  return <output className="vh">{said}</output>;
}
