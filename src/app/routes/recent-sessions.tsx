// Sessions that can be resumed: the current one, and the stored ones.

import { useState } from 'react';
import { Link } from 'react-router';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import styles from '../../features/start/start.module.css';
import { fullBackupWords } from '../../messages/en/app/files.ts';
import { noticeWords, readOnlyWords } from '../../messages/en/app/notices.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { startWords } from '../../messages/en/app/start.ts';
import { languageTag } from '../../messages/language.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import { nameOfSession } from '../../state/storage/session-name.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { globalActions } from '../actions/global-actions.ts';
import { refreshSessionList, restoreSessionOnPage } from '../boot/boot.ts';
import { focusOpenedFile } from '../panes/pane-focus.ts';
import { shellStore, useShell } from '../shell/shell-store.ts';

// Operations on earlier sessions on the start page.
const loadSessions = () => import('../../state/storage/sessions.ts');

/** Resumes an earlier session, or shows it if another tab has it. The current one stays in the list. */
export const reopenSession = ({ id }: SessionSummary): Promise<boolean> =>
  restoreSessionOnPage(async () => {
    const session = await (await loadSessions()).openSession(
      documentStore,
      id,
      shellStore.getState().tabs?.show,
    );
    if (!session) {
      shellStore.setState({ problem: noticeWords.gone });
      refreshSessionList();
    }
    return session;
  });

/** Deletes an earlier session on the user's request. */
function discardSession({ id }: SessionSummary): void {
  loadSessions()
    .then(({ deleteSession: deleteById }) => deleteById(id))
    .then(refreshSessionList, refreshSessionList);
}

const formatTime = (time: number) =>
  new Date(time).toLocaleString(languageTag(), { dateStyle: 'medium', timeStyle: 'short' });

/** Returns the file of a workspace, unless that is its name, and the time of the last change if it is known. */
const lastChange = (name: string, path: string, time: number): string => {
  const file = path.slice(1);
  const parts = [
    ...(file === name ? [] : [escapeInvisible(file)]),
    ...(time > 0 ? [startWords.lastChanged(formatTime(time))] : []),
  ];
  return parts.join(', ');
};

/** The session that is open in this tab: restored, or changed since. */
export function ContinueSession() {
  const recovered = useShell((state) => state.recovered?.time);
  const lastStepTime = useDocument(({ history }) => (history.past.at(-1) ?? history.future[0])?.time);
  const time = lastStepTime ?? recovered;
  const path = useDocument((state) => state.view.path);
  const name = useDocument(nameOfSession);
  if (time === undefined) return null;
  return (
    <p className={`stack ${styles['part']}`}>
      <Link className="btn" to="/edit" onClick={focusOpenedFile}>
        {startWords.goOn}
      </Link>
      <span className={`text-s faint ${styles['hint']}`}>
        {escapeInvisible(name)}: {lastChange(name, path, time)}
      </span>
    </p>
  );
}

/** Returns the state of a session in words, the most important first. */
function statesOf({ isDamaged, unsaved, isElsewhere }: SessionSummary): readonly string[] {
  return [
    ...(isDamaged ? [startWords.damaged] : []),
    unsaved.length > 0 ? words.unsaved : startWords.noChanges,
    ...(isElsewhere ? [readOnlyWords.markElsewhere] : []),
  ];
}

function RecentSession({ work: session }: { work: SessionSummary }) {
  const resume = async () => {
    if (!(await reopenSession(session))) return;
    goToPage('/edit');
    focusOpenedFile();
  };
  return (
    <li className={styles['session']}>
      <button type="button" className="btn btn-link" onClick={() => void resume()}>
        <b dir="auto">{escapeInvisible(session.name)}</b>{' '}
        <span className={`text-s faint ${styles['hint']}`}>
          {lastChange(session.name, session.path, session.time)}
        </span>
      </button>
      <span className={`text-s faint ${styles['hint']}`}>{statesOf(session).join(' · ')}</span>
      {!session.isElsewhere && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={startWords.discardNamed(escapeInvisible(session.name))}
          onClick={() => discardSession(session)}
        >
          {startWords.discard}
        </button>
      )}
    </li>
  );
}

/** The button that saves a full backup. */
function SaveEverything() {
  return (
    <p className={`stack ${styles['part']}`}>
      <button type="button" className="btn" onClick={globalActions.saveEverything.run}>
        {fullBackupWords.save}
      </button>{' '}
      <span className={`text-s faint ${styles['hint']}`}>{fullBackupWords.saveHint}</span>
    </p>
  );
}

/** How many sessions are listed at first. */
const LISTED = 20;

export function RecentSessions() {
  const sessions = useShell((state) => state.works);
  const [isComplete, setIsComplete] = useState(false);
  const hasWork = useDocument(({ document }) => documentHasContent(document));
  if (sessions.length === 0) return hasWork ? <SaveEverything /> : null;
  return (
    <section className={`stack ${styles['part']}`} aria-labelledby="earlier">
      <h2 id="earlier">{startWords.earlier}</h2>
      <ul className={styles['sessions']}>
        {(isComplete ? sessions : sessions.slice(0, LISTED)).map((session) => (
          <RecentSession key={session.id} work={session} />
        ))}
      </ul>
      {!isComplete && sessions.length > LISTED && (
        <button type="button" className="btn btn-quiet" onClick={() => setIsComplete(true)}>
          {startWords.allSessions(sessions.length)}
        </button>
      )}
      <SaveEverything />
    </section>
  );
}
