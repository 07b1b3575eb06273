// The text in a plain text area: by choice, and where the code editor cannot be loaded. Uncontrolled, as that is.
import { memo, useCallback } from 'react';
import type { Position } from '../../../core/document/range.ts';
import { textWords } from '../../../messages/en/text.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { startAreaSession } from './area-session.ts';
import styles from './text-area.module.css';

interface TextAreaProps {
  readonly path: string;
  /** Must stay the same function from one rendering to the next. */
  readonly onCaret: (place: Position) => void;
}

function TextArea({ path, onCaret }: TextAreaProps) {
  const attach = useCallback(
    (area: HTMLTextAreaElement) => startAreaSession(area, documentStore, path, onCaret),
    [path, onCaret],
  );
  return (
    <textarea
      key={path}
      ref={attach}
      className={styles['area']}
      aria-label={textWords.editor}
      data-policy-text
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
    />
  );
}

export const PlainTextArea = memo(TextArea);
