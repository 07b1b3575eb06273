// A text that is pasted, opened as a file with the line ends that it was pasted with.
import { type ClipboardEvent, type ReactNode, type Ref, useRef } from 'react';
import type { Source } from '../../core/document/source.ts';
import { detectOtherContent, parseAddress, policyUrlFor } from '../../core/formats/other-content.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type PastedRange, sourceAfterInput, textAreaText } from './pasted-text.ts';
import styles from './start.module.css';

/** Why a text is not the text of a policy file, and what to do instead. */
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

interface PasteBoxProps {
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  readonly onOpen: (source: Source) => void;
  /** Asks for files of this machine. */
  readonly onChoose: () => void;
  readonly field: Ref<HTMLTextAreaElement>;
}

export function PasteBox({ source, onSource, onOpen, onChoose, field }: PasteBoxProps) {
  const pasting = useRef<PastedRange>(undefined);
  const shown = textAreaText(source);
  const { ending } = shapeOf(source);
  const other = notAPolicyNote(shown);
  const paste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = currentTarget;
    pasting.current = { text: clipboardData.getData('text/plain'), start, end };
  };
  const input = (after: string) => {
    onSource(sourceAfterInput(source, after, pasting.current));
    pasting.current = undefined;
  };
  return (
    <section className={styles['part']} aria-labelledby="paste">
      <h2 id="paste">{words.paste}</h2>
      <div className={styles['paste']}>
        <textarea
          ref={field}
          rows={4}
          aria-label={words.pasteLabel}
          placeholder={'User-agent: *\nDisallow: /private/'}
          value={shown}
          onPaste={paste}
          onChange={(event) => input(event.target.value)}
        />
        <div className={styles['ways']}>
          <span className={styles['hint']}>
            {ending === '' ? words.openHint : words.lineEnds(shellWords.endings[ending])}
          </span>
          {shown !== '' && (
            <button type="button" className="btn btn-primary" onClick={() => onOpen(source)}>
              {other ? words.pasteOpenAnyway : words.pasteOpen}
            </button>
          )}
          <button type="button" className="btn" onClick={onChoose}>
            <Icon name="i-folder" /> {words.openFile}
          </button>
        </div>
      </div>
      <output className={styles['notice']}>{other}</output>
    </section>
  );
}
