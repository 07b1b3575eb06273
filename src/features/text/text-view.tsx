// The view of the text: the code editor, a plain text area by choice or if necessary, or a read-only view of a
// huge file.
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Position } from '../../core/document/range.ts';
import { textWords as words } from '../../messages/en/text.ts';
import { sizeOf } from '../../state/document/file-size.ts';
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

/** The maximum size for a text area, in octets: with 3.7 MB, browsers took more than a second per key. */
const MAX_AREA_OCTETS = 1_000_000;

const placeholderText = <PlainText />;

/** The code editor; if it cannot be loaded, nothing, and a flag in the layout. */
function createLazyEditor() {
  return lazy<ComponentType<CodeEditorProps>>(() =>
    loadEditor().catch(() => {
      earlyInput.drop();
      setEditorFailed(true);
      return { default: () => null };
    }),
  );
}

/**
 * `still`: the user prefers plain text, but it is too big for a text area. It is shown read-only; the code editor
 * can edit it.
 */
export type TextMode = 'code' | 'area' | 'still' | 'huge';

/** Returns how the open file is shown. */
export function useTextMode(): TextMode {
  const isBig = useDocument((state) => openSource(state).big !== undefined);
  const octets = useDocument((state) => sizeOf(openSource(state)));
  const isPlain = useLayout(({ plainText, editorFailed }) => plainText || editorFailed);
  if (isBig) return 'huge';
  if (!isPlain) return 'code';
  return octets > MAX_AREA_OCTETS ? 'still' : 'area';
}

interface TextViewProps extends Pick<CodeEditorProps, 'onCaret' | 'onTabLeaves'> {
  readonly mode: TextMode;
}

export function TextView({ mode, onCaret, onTabLeaves }: TextViewProps) {
  const [attempt, setAttempt] = useState(() => ({ Editor: createLazyEditor() }));
  const hasFailed = useLayout((state) => state.editorFailed);
  const retry = () => {
    setAttempt({ Editor: createLazyEditor() });
    choosePlainText(false);
  };
  const { Editor } = attempt;
  return (
    <>
      <div>
        {mode === 'still' && <TooBigForAreaNote />}
        {mode !== 'huge' && hasFailed && (
          <div role="alert" className="notice">
            <Icon name="g-warning" />
            <span className={styles['sentence']}>{words.editorFailed}</span>
            <button type="button" className="btn" onClick={retry}>
              {words.tryAgain}
            </button>
          </div>
        )}
      </div>
      {/* The lines of a file are always left-to-right, the only direction that Monaco supports. */}
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
