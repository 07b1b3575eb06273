// What shows the text: the code editor, a plain text area by choice or need, or a read-only view of a huge file.
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Position } from '../../core/document/range.ts';
import { textWords as words } from '../../messages/en/text.ts';
import { sizeOf } from '../../state/document/file-shape.ts';
import { openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { choosePlainText, setEditorFailed } from '../../state/layout/layout-store.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PlainTextArea } from './area/text-area.tsx';
import { earlyInput } from './early-input.ts';
import type { CodeEditorProps } from './editor/code-editor.tsx';
import { loadEditor } from './editor/load-editor.ts';
import { HugeTextView } from './huge-text-view.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './text-pane.module.css';

/** Octets above which a text area answers too slowly: 3.7 MB took browsers more than a second a key. */
const MAX_AREA_LENGTH = 1_000_000;

const placeholderText = <PlainText />;

/** The code editor, or nothing and a note in the layout if it cannot be fetched. */
function createLazyEditor() {
  return lazy<ComponentType<CodeEditorProps>>(() =>
    loadEditor().catch(() => {
      earlyInput.drop();
      setEditorFailed(true);
      return { default: () => null };
    }),
  );
}

/** `still` is a plain text that is too big for a text area: it is shown, and the code editor edits it. */
export type TextMode = 'code' | 'area' | 'still' | 'huge';

/** How the open file is shown. */
export function useTextMode(): TextMode {
  const isBig = useDocument((state) => openSource(state).big !== undefined);
  const octets = useDocument((state) => sizeOf(openSource(state)));
  const isPlain = useLayout(({ plainText, editorFailed }) => plainText || editorFailed);
  if (isBig) return 'huge';
  if (!isPlain) return 'code';
  return octets > MAX_AREA_LENGTH ? 'still' : 'area';
}

interface TextViewProps extends Pick<CodeEditorProps, 'onCaret' | 'onTabLeaves'> {
  readonly mode: TextMode;
}

export function TextView({ mode, onCaret, onTabLeaves }: TextViewProps) {
  const [attempt, setAttempt] = useState(() => ({ Editor: createLazyEditor() }));
  const failed = useLayout((state) => state.editorFailed);
  const again = () => {
    setAttempt({ Editor: createLazyEditor() });
    choosePlainText(false);
  };
  const { Editor } = attempt;
  return (
    <>
      <div>
        {mode === 'still' && <TooBigForAreaNote />}
        {mode !== 'huge' && failed && (
          <div role="alert" className="notice">
            <Icon name="g-warning" />
            <span className={styles['sentence']}>{words.editorFailed}</span>
            <button type="button" className="btn" onClick={again}>
              {words.tryAgain}
            </button>
          </div>
        )}
      </div>
      {/* The lines of a file run from left to right, and Monaco knows no other way. */}
      <div className={styles['editor']} dir="ltr">
        {(mode === 'huge' || mode === 'still') && <HugeTextView />}
        {mode === 'area' && <OpenTextArea onCaret={onCaret} />}
        {mode === 'code' && (
          <Suspense fallback={placeholderText}>
            <Editor loading={placeholderText} onCaret={onCaret} onTabLeaves={onTabLeaves} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function OpenTextArea({ onCaret }: { onCaret: (place: Position) => void }) {
  const path = useDocument((state) => state.view.path);
  return <PlainTextArea path={path} onCaret={onCaret} />;
}

function TooBigForAreaNote() {
  const octets = useDocument((state) => sizeOf(openSource(state)));
  return (
    <p className="notice">
      <Icon name="g-note" />
      {words.tooBigForArea(octets)}
    </p>
  );
}
