// The details of the open file, beside its number of lines in the status line: the place of the caret, its line ends
// and encoding, the name of what was opened, and how to leave the text.
import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { charsetName, isCharset } from '../../core/document/charsets.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { fileDetailWords as words } from '../../messages/en/app/notices.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { textWords } from '../../messages/en/text.ts';
import { convertToUtf8 } from '../../state/document/convert-to-utf8.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { nameOfOpening } from '../../state/document/has-custom-questions.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { textPlace } from '../../state/layout/text-place.ts';
import { KeyCaps } from '../../ui/content/key-caps.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import styles from './file-details.module.css';

interface DetailProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Detail = ({ name, className, children }: DetailProps) => (
  <div className={className}>
    <dt className="quiet">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What a file is read as if it is not Unicode, and how to convert it. */
function CharsetDetail({ encoding }: { readonly encoding: string }) {
  const path = useDocument((state) => state.view.path);
  if (!isCharset(encoding)) return null;
  return (
    <p className={styles['note']}>
      {textWords.charset.is(charsetName(encoding))}{' '}
      <button type="button" className="btn btn-link" onClick={() => convertToUtf8(documentStore, path)}>
        {textWords.charset.convert}
      </button>
    </p>
  );
}

function LeaveHint() {
  const { caret, isCode } = useStore(textPlace);
  if (!caret) return null;
  return (
    <Detail name={words.leaveText} className="key-hint">
      {isCode && (
        <>
          <KeyCaps keys="Escape" /> {words.followedBy}{' '}
        </>
      )}
      <KeyCaps keys="Tab" />
    </Detail>
  );
}

export interface FileDetailsProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

export function FileDetails({ button, onClose }: FileDetailsProps) {
  const source = useDocument(openSource);
  const opened = useDocument(nameOfOpening);
  const path = useDocument((state) => state.view.path);
  const { octets, ending } = shapeOf(source);
  const { caret } = useStore(textPlace);
  const encoding = isCharset(source.encoding)
    ? shellWords.detected(charsetName(source.encoding))
    : shellWords.encodings[source.encoding];
  return (
    <Popup
      label={words.title}
      beside={() => button.current}
      opener={button}
      onClose={onClose}
      onClosed={() => button.current?.focus()}
    >
      <dl className={styles['list']}>
        {caret && <Detail name={words.caret}>{textWords.place(caret.line + 1, caret.column + 1)}</Detail>}
        <Detail name={words.ends}>{words.endings[ending]}</Detail>
        <Detail name={words.encoding}>{source.bom ? words.withMark(encoding) : encoding}</Detail>
        <Detail name={words.size}>{shellWords.octets(octets)}</Detail>
        {opened !== undefined && opened !== path.slice(1) && (
          <Detail name={words.opened}>{words.readAs(escapeInvisible(opened), path.slice(1))}</Detail>
        )}
        <LeaveHint />
      </dl>
      <CharsetDetail encoding={source.encoding} />
    </Popup>
  );
}
