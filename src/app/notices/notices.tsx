// Notices over the status line: what happened and what to do.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { shortenEnd } from '../../core/text/shorten-text.ts';
import { describeRefusedCharacter, RefusedCharacterActions } from '../../features/text/refusal-notice.tsx';
import { noticeWords, offlineWords } from '../../messages/en/app/notices.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { sizeWords } from '../../messages/en/size-limits.ts';
import { dismissRefusal, type GatepostState } from '../../state/document/document-store.ts';
import type { Step } from '../../state/document/history.ts';
import { lastActionOf } from '../../state/document/last-change.ts';
import { nameOfSession } from '../../state/document/session-name.ts';
import type { Refusal } from '../../state/document/state.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { expectationNews, hideExpectationNews } from '../../state/expectations/expectation-news.ts';
import { fixNews, hideFixNews } from '../../state/findings/fix-news.ts';
import { isUnsaved } from '../../state/saved/unsaved.ts';
import { openFileTooBig } from '../../state/table/too-big-file.ts';
import { isAtPath } from '../../ui/environment/page-address.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { dismiss, shellStore, useShell } from '../shared/shell-store.ts';
import { DiskNotices } from './disk-notices.tsx';
import { historyNews } from './history-news.ts';
import { Notice } from './notice.tsx';
import styles from './notices.module.css';
import OtherTabBar from './other-tab-notice.tsx';
import './stale-notices.ts';
import { useNoticePosition } from './use-notice-position.ts';

function sentenceOf(refusal: Refusal): string | undefined {
  if (refusal.code === 'too-much') return sizeWords.tooMuch(escapeInvisible(refusal.path), refusal.excess);
  if (refusal.code !== 'read-only') return undefined;
  return refusal.why === 'too-big' ? sizeWords.notChanged(escapeInvisible(refusal.path)) : undefined;
}

/** A change that was refused, because the file is too big or its encoding lacks a character. */
function RefusalNotice() {
  const refusal = useDocument((state) => state.refusal);
  const sentence = refusal && sentenceOf(refusal);
  return (
    <div role="alert">
      {sentence !== undefined && (
        <Notice icon="g-error" onAction={() => dismissRefusal(documentStore)}>
          {sentence}
        </Notice>
      )}
      {refusal?.code === 'unwritable-character' && (
        <Notice key={refusal.character} icon="g-error" more={<RefusedCharacterActions refusal={refusal} />}>
          {describeRefusedCharacter(refusal)}
        </Notice>
      )}
    </div>
  );
}

function ReadingNotice() {
  const reading = useShell((state) => state.reading);
  if (!reading) return null;
  return (
    <Notice
      icon="g-note"
      more={
        reading.cancel && (
          <button type="button" className="btn btn-link" onClick={reading.cancel}>
            {sizeWords.cancel}
          </button>
        )
      }
    >
      {sizeWords.reading(escapeInvisible(reading.name), reading.share)}
    </Notice>
  );
}

/** That a file was opened to be read only. It is shown until it is dismissed, for each file once. */
function TooBigNotice() {
  const big = useDocument(openFileTooBig);
  const [dismissed, setDismissed] = useState<number>();
  return (
    <output>
      {big && dismissed !== big.id && (
        <Notice icon="g-note" onAction={() => setDismissed(big.id)}>
          {sizeWords.openedReadOnly(escapeInvisible(big.path), big.source.big.excess)}
        </Notice>
      )}
    </output>
  );
}

/** What an undo or redo did, and the way back from an undo. Not a live region, because the announcer says it too. */
function HistoryNotice() {
  const { sentence, undone } = useStore(historyNews);
  const canRedo = useDocument(({ history }) => undone !== undefined && history.future[0] === undone);
  if (sentence === undefined) return null;
  return (
    <Notice
      icon="g-note"
      expires
      onAction={() => historyNews.setState({}, true)}
      more={
        canRedo && (
          <button type="button" className="btn btn-link" onClick={() => globalActions.redo.run()}>
            {words.redo}
          </button>
        )
      }
    >
      {sentence}
    </Notice>
  );
}

interface StepNews {
  readonly sentence?: string;
  readonly step?: Step | undefined;
}

interface StepNoticeProps {
  readonly icon: IconName;
  readonly news: StoreApi<StepNews>;
  readonly hide: () => void;
}

/** What a step did, which the status line announces, and a way back. */
function StepNotice({ icon, news, hide }: StepNoticeProps) {
  const { sentence, step } = useStore(news);
  const canUndo = useDocument(({ history }) => step !== undefined && history.past.at(-1) === step);
  if (sentence === undefined) return null;
  return (
    <Notice
      icon={icon}
      expires
      onAction={hide}
      more={
        canUndo && (
          <button
            type="button"
            className="btn btn-link"
            onClick={() => {
              hide();
              globalActions.undo.run();
            }}
          >
            {words.undo}
          </button>
        )
      }
    >
      {sentence}
    </Notice>
  );
}

/** Rejects a paste that is too big before any other handler receives it, and shows a notice. */
function guardPastes(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { length } = event.clipboardData?.getData('text/plain') ?? '';
      if (length <= EDIT_SIZE_LIMITS.octets) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      shellStore.setState({ problem: sizeWords.notPasted(length) });
    },
    true,
  );
}

guardPastes();

const noFiles: readonly number[] = [];

/** A notice does not get longer by the name of a site than by a few words. */
const MAX_SITE_LENGTH = 30;

/** Returns the path of a restored file that is still open and still unsaved. */
function recoveredPath(state: GatepostState, files: readonly number[]): string | undefined {
  return state.document.files.find(({ id, path }) => files.includes(id) && isUnsaved(state, path))?.path;
}

export function Notices() {
  const problem = useShell((state) => state.problem);
  const done = useShell((state) => state.done);
  const kept = useShell((state) => state.kept);
  const keeperMissing = useShell((state) => state.keeperMissing);
  const recovered = useShell((state) => state.recovered);
  const note = useShell((state) => state.note);
  const renew = useShell((state) => state.renew);
  const box = useRef<HTMLDivElement>(null);
  const lift = useNoticePosition(box);
  const [isLater, setLater] = useState(false);
  const isNoteFileOpen = useDocument(({ document }) => document.files.some(({ id }) => id === note?.file));
  const path = useDocument((state) => recoveredPath(state, recovered?.files ?? noFiles));
  const lastStep = useDocument(lastActionOf);
  // Away from the file, a note about it has no use.
  useEffect(() => (isAtPath('/edit') ? () => dismiss('note') : undefined), []);
  const ways = (note?.ways ?? []).filter(({ step }) => step === lastStep);
  return (
    <div
      ref={box}
      className={`popover ${styles['notices']}`}
      style={{ '--lift': `${lift}px` } as CSSProperties}
    >
      <OtherTabBar />
      <ReadingNotice />
      <TooBigNotice />
      <RefusalNotice />
      <output aria-atomic="false">
        {path !== undefined && (
          <Notice icon="g-note" expires onAction={() => dismiss('recovered')}>
            {noticeWords.recovered(
              escapeInvisible(path),
              escapeInvisible(shortenEnd(nameOfSession(documentStore.getState()), MAX_SITE_LENGTH)),
            )}
          </Notice>
        )}
        {renew && !isLater && (
          <Notice
            icon="g-note"
            onAction={() => setLater(true)}
            more={
              <button type="button" className="btn btn-link" onClick={renew}>
                {offlineWords.reload}
              </button>
            }
          >
            {offlineWords.newVersion}
          </Notice>
        )}
        {!kept && (
          <Notice icon="g-warning" action={words.saveWorkspace} onAction={globalActions.saveWorkspace.run}>
            {keeperMissing ? noticeWords.keeperMissing : noticeWords.notKept}
          </Notice>
        )}
        <DiskNotices />
        {note && isNoteFileOpen && (
          <Notice
            icon="g-note"
            expires
            isShort={note.isShort ?? false}
            onAction={() => dismiss('note')}
            more={
              ways.length > 0 && (
                <>
                  {ways.map(({ word, run }) => (
                    <button key={word} type="button" className="btn btn-link" onClick={run}>
                      {word}
                    </button>
                  ))}
                </>
              )
            }
          >
            {note.sentence}
          </Notice>
        )}
        {done !== undefined && (
          <Notice icon="g-note" expires onAction={() => dismiss('done')}>
            {done}
          </Notice>
        )}
        {problem !== undefined && (
          <Notice icon="g-error" onAction={() => dismiss('problem')}>
            {problem}
          </Notice>
        )}
      </output>
      <HistoryNotice />
      <StepNotice icon="g-flag" news={expectationNews} hide={hideExpectationNews} />
      <StepNotice icon="g-note" news={fixNews} hide={hideFixNews} />
    </div>
  );
}
