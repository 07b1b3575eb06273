// A field for a pasted text, which is opened as a file with its original line endings.
import { type ClipboardEvent, type ReactNode, type Ref, useRef } from 'react';
import type { Source } from '../../core/document/source.ts';
import { detectOtherContent, parseAddress, policyUrlFor } from '../../core/formats/other-content.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { isTouch } from '../../ui/environment/platform.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type PastedRange, sourceAfterInput, textAreaText } from './pasted-text.ts';
import styles from './start.module.css';

/** Explains why a text is not a policy file, and what to do instead. Undefined if it may be one. */
function notAPolicyNote(text: string): ReactNode {
  const address = parseAddress(text);
  if (!address) {
    const kind = detectOtherContent(new TextEncoder().encode(text));
    return kind && words.other[kind];
  }
  const file = policyUrlFor(address);
  return (
    <>
      {words.address}{' '}
      <a href={file} target="_blank" rel="noreferrer">
        {file}
      </a>
    </>
  );
}

const FIELD_LINE = /^[^\S\n]*[a-z][a-z-]*[^\S\n]*:/im;

/** Whether a pasted text is clearly a policy file, which is opened without a further question. */
export const isPolicyText = (text: string): boolean =>
  FIELD_LINE.test(text) && notAPolicyNote(text) === undefined;

interface PasteBoxProps {
  /** The address of the file that was opened in a tab, whose text is expected. */
  readonly expected?: string | undefined;
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  readonly onOpen: (source: Source) => void;
  /** Opens the file dialog. */
  readonly onChoose: () => void;
  readonly field: Ref<HTMLTextAreaElement>;
}

const PRIMARY = 'btn btn-primary';

export function PasteBox({ expected, source, onSource, onOpen, onChoose, field }: PasteBoxProps) {
  const pendingPaste = useRef<PastedRange>(undefined);
  const visibleText = textAreaText(source);
  const notPolicyNote = notAPolicyNote(visibleText);
  const handlePaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = currentTarget;
    pendingPaste.current = { text: clipboardData.getData('text/plain'), start, end };
  };
  const handleInput = (value: string) => {
    const paste = pendingPaste.current;
    pendingPaste.current = undefined;
    const next = sourceAfterInput(source, value, paste);
    // What is pasted into text is a part of it, which may be meant to grow.
    if (paste && visibleText === '' && isPolicyText(value)) onOpen(next);
    else onSource(next);
  };
  return (
    <section aria-labelledby="paste">
      <h2 id="paste">{words.paste}</h2>
      <div className={styles['paste']}>
        <textarea
          ref={field}
          rows={4}
          aria-label={words.pasteLabel}
          placeholder={expected === undefined ? words.pasteExample : words.pasteTextOf(expected)}
          value={visibleText}
          onPaste={handlePaste}
          onChange={(event) => handleInput(event.target.value)}
        />
        <div className={`flow ${styles['pasteFoot']}`}>
          <span className={`text-s quiet ${styles['hint']}`}>
            {visibleText === '' && (isTouch ? words.openHintTouch : words.openHint)}
          </span>
          {visibleText !== '' && (
            <button type="button" className={notPolicyNote ? 'btn' : PRIMARY} onClick={() => onOpen(source)}>
              {notPolicyNote ? words.pasteOpenAnyway : words.pasteOpen}
            </button>
          )}
          <button
            type="button"
            className={visibleText === '' || notPolicyNote ? PRIMARY : 'btn'}
            onClick={onChoose}
          >
            <Icon name="i-folder" /> {words.openFile}
          </button>
        </div>
      </div>
      <output className="text-s breaks">{notPolicyNote}</output>
    </section>
  );
}
