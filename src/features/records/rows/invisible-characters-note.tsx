// A note below a field: its text with invisible characters shown, which a field cannot do.
import { invisibleWords as words } from '../../../messages/en/text.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../records.module.css';

export interface InvisibleCharactersNoteProps {
  readonly id: string;
  readonly text: string;
}

export function InvisibleCharactersNote({ id, text }: InvisibleCharactersNoteProps) {
  return (
    <span id={id} className={`text-xs quiet ${styles['note']} ${styles['hiddenNote']}`}>
      {words.inField}{' '}
      <code className="breaks">
        <VisibleText text={text} />
      </code>
    </span>
  );
}
