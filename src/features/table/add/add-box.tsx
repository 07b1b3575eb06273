// A box for what is typed or pasted: Enter adds, Shift and Enter begin a new line.
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import styles from './add-strip.module.css';

interface AddBoxProps {
  readonly label: string;
  readonly hint: string;
  /** How several are given at once. */
  readonly how: string;
  /** What the button adds, said but not shown. */
  readonly what: string;
  /** The box itself. */
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onAdd: (text: string) => void;
}

export function AddBox({ label, hint, how, what, field, onAdd }: AddBoxProps) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  /** Many lines at once: put in as one text, for browsers lay the box out anew after every line they insert. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const box = event.currentTarget;
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    box.setRangeText(pasted, box.selectionStart, box.selectionEnd, 'end');
    setText(box.value);
  };
  return (
    <form className={styles['box']} onSubmit={submit}>
      <textarea
        ref={field}
        className="field"
        rows={1}
        aria-label={label}
        placeholder={hint}
        title={how}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={key}
        onPaste={paste}
      />
      <button type="submit" className="btn" disabled={text.trim() === ''}>
        {words.add}
        <span className="vh"> {what}</span>
      </button>
    </form>
  );
}
