// A text that is pasted, opened as a file.
import { useState } from 'react';
import { shellWords } from '../../messages/words/shell.ts';
import styles from './start.module.css';

const words = shellWords.startPage;

export function PasteBox({ onOpen }: { onOpen: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <section className={styles['part']} aria-labelledby="paste">
      <h2 id="paste">{words.paste}</h2>
      <textarea
        className="field"
        rows={4}
        aria-label={words.pasteLabel}
        placeholder={'User-agent: *\nDisallow: /private/'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" className="btn" disabled={text === ''} onClick={() => onOpen(text)}>
        {words.pasteOpen}
      </button>
    </section>
  );
}
