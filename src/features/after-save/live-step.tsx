// The step in which the user brings back what the site serves, and sees whether it is what was saved.
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { readAnySource } from '../../core/document/big-source.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { describeChangesAsClause } from '../../messages/describe-changes.ts';
import { afterSaveWords as words } from '../../messages/en/app/after-save.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { runWhenIdle } from '../../state/idle-tasks.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { compareLiveTask, type LiveResult, type LiveText } from '../../state/versions/live-file.ts';
import { updateVersionChoice } from '../../state/versions/use-version-comparison.ts';
import { formatKeys } from '../../ui/environment/key-names.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { isTextField } from '../../ui/environment/text-field.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './after-save.module.css';

/** Shows the live text as the earlier version on the page of versions. */
function compare(path: string, live: LiveText): void {
  updateVersionChoice({
    before: { kind: 'live', ...live },
    after: { kind: 'now' },
    path,
    isSwapped: false,
  });
  goToPage('/compare/versions');
}

/** Returns the sentence about a result: the part in bold, and the rest. */
function sentenceOf(result: LiveResult): readonly string[] {
  switch (result.is) {
    case 'same':
      return [words.same];
    case 'same-lines':
      return words.sameLines;
    case 'same-but-ends':
      return words.sameButEnds;
    case 'same-but-encoding':
      return words.sameButEncoding;
    case 'page':
      return [words.page];
    case 'too-big':
      return [words.tooBig];
    case 'different':
      return [
        words.differs(
          result.lines,
          result.answers,
          result.changes && describeChangesAsClause(result.changes),
          readerTitle(matrixQuery(documentStore.getState()).reader),
        ),
      ];
  }
}

/** Focuses what takes the place of the field, if the field had the focus. */
const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};

interface ResultProps {
  readonly result: LiveResult;
  readonly onAgain: () => void;
  readonly onCompare: () => void;
}

function Result({ result, onAgain, onCompare }: ResultProps) {
  const [isExplained, setExplained] = useState(false);
  const [strong, rest = ''] = sentenceOf(result);
  const isGood = result.is.startsWith('same');
  return (
    <div
      ref={takeLostFocus}
      tabIndex={-1}
      className={`flow ${styles['result']}`}
      data-result={isGood ? 'same' : 'different'}
    >
      <Icon name={isGood ? 'g-yes' : 'g-cross'} />
      <output className="spring">
        <b>{strong}</b>
        {rest}
      </output>
      {result.is === 'different' && (
        <button type="button" className="btn btn-link target" onClick={onCompare}>
          {words.compare}
        </button>
      )}
      {result.is === 'page' && (
        <button
          type="button"
          className="btn btn-link target"
          aria-expanded={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          {words.why}
        </button>
      )}
      <button type="button" className="btn btn-link target" onClick={onAgain}>
        {words.again}
      </button>
      {isExplained && <p className={styles['explained']}>{words.whyPage}</p>}
    </div>
  );
}

interface LiveFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isBusy: boolean;
  readonly onText: (live: LiveText) => void;
}

/** The field takes a text or a file; whatever arrives is compared at once. */
function LiveField({ field, isBusy, onText }: LiveFieldProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const take = (text: string) => {
    setUnreadable(false);
    if (text.trim() !== '') onText({ source: sourceOfText(text), isPasted: true, time: Date.now() });
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData.getData('text/plain'));
  };
  // The user comes back from the live file and pastes, wherever the focus is then.
  const pasteAnywhere = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const { clipboardData, target } = event;
    if (!clipboardData || isTextField(target)) return;
    event.preventDefault();
    take(clipboardData.getData('text/plain'));
  });
  useEffect(() => {
    document.addEventListener('paste', pasteAnywhere);
    return () => document.removeEventListener('paste', pasteAnywhere);
  }, []);
  const drop = (event: DragEvent) => {
    // The page would open the file.
    event.preventDefault();
    event.stopPropagation();
    const [file] = event.dataTransfer.files;
    if (!file) return take(event.dataTransfer.getData('text/plain'));
    file.arrayBuffer().then(
      (bytes) => {
        const source = runSync(readAnySource(new Uint8Array(bytes)));
        onText({ source, isPasted: false, time: Date.now() });
      },
      () => setUnreadable(true),
    );
  };
  return (
    <>
      <div
        className={`row ${styles['drop']}`}
        onDragOver={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        onDrop={drop}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={words.drop}
          placeholder={isBusy ? words.comparing : words.drop}
          value=""
          spellCheck={false}
          onPaste={paste}
          // Some keyboards of phones insert without a paste event.
          onChange={({ target }) => take(target.value)}
        />
        <kbd className="key-hint">{formatKeys('Ctrl+V')}</kbd>
      </div>
      {isUnreadable && <p role="alert">{words.unreadable}</p>}
    </>
  );
}

interface LiveStepProps {
  readonly path: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Called before another page is shown. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

export function LiveStep({ path, field, onLeave, children }: LiveStepProps) {
  const [live, setLive] = useState<LiveText>();
  const [result, setResult] = useState<LiveResult>();
  useEffect(() => {
    if (!live) return undefined;
    return runWhenIdle(compareLiveTask(documentStore.getState(), path, live), setResult);
  }, [live, path]);
  const again = () => {
    setLive(undefined);
    setResult(undefined);
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <>
      {children}
      {live && result ? (
        <Result
          result={result}
          onAgain={again}
          onCompare={() => {
            onLeave();
            compare(path, live);
          }}
        />
      ) : (
        <LiveField field={field} isBusy={live !== undefined} onText={setLive} />
      )}
    </>
  );
}
