// Work that can be gone on with: the last one, and those on the shelf.

import { Link } from 'react-router';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import styles from '../../features/start/start.module.css';
import { everythingWords } from '../../messages/en/app/files.ts';
import { readOnlyWords, shellNewsWords } from '../../messages/en/app/notices.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { startWords } from '../../messages/en/app/start.ts';
import { languageTag } from '../../messages/language.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { globalActions } from '../actions/global-actions.ts';
import { refreshSessionList, restoreSessionOnPage } from '../boot/boot.ts';
import { focusOpenedFile } from '../panes/pane-focus.ts';
import { shellStore, useShell } from '../shell/shell-store.ts';

// What is done with earlier works on the start page.
const works = () => import('../../state/storage/sessions.ts');

/** Goes on with an earlier work, or shows it if another tab has it; the present one stays on the shelf. */
export const reopenSession = ({ id }: SessionSummary): Promise<boolean> =>
  restoreSessionOnPage(async () => {
    const work = await (await works()).openSession(documentStore, id, shellStore.getState().tabs?.show);
    if (!work) {
      shellStore.setState({ problem: shellNewsWords.gone });
      refreshSessionList();
    }
    return work;
  });

/** Takes an earlier work off the shelf, because the person said so. */
function discardSession({ id }: SessionSummary): void {
  works()
    .then(({ deleteSession: takeOff }) => takeOff(id))
    .then(refreshSessionList, refreshSessionList);
}

const whenOf = (time: number) =>
  new Date(time).toLocaleString(languageTag(), { dateStyle: 'medium', timeStyle: 'short' });

/** The work that is open in this tab: what was brought back, or what was done since. */
export function ContinueSession() {
  const recovered = useShell((state) => state.recovered?.time);
  const done = useDocument(({ history }) => (history.past.at(-1) ?? history.future[0])?.time);
  const time = done ?? recovered;
  const path = useDocument((state) => state.view.path);
  const origin = useDocument((state) => state.document.origin);
  if (time === undefined) return null;
  return (
    <p className={styles['part']}>
      <Link className="btn" to="/edit" onClick={focusOpenedFile}>
        {startWords.goOn}
      </Link>
      <span className={styles['hint']}>
        {startWords.goOnWith(escapeInvisible(path), whenOf(time), escapeInvisible(origin))}
      </span>
    </p>
  );
}

function RecentSession({ work }: { work: SessionSummary }) {
  const goOn = async () => {
    if (!(await reopenSession(work))) return;
    goToPage('/edit');
    focusOpenedFile();
  };
  return (
    <li className={styles['row']}>
      <button type="button" className="btn btn-link" onClick={() => void goOn()}>
        {startWords.goOnWith(escapeInvisible(work.path), whenOf(work.time), escapeInvisible(work.origin))}
      </button>
      {work.unsaved.length > 0 && <span className={styles['hint']}>{words.unsaved}</span>}
      {work.isElsewhere ? (
        <span className={styles['hint']}>{readOnlyWords.markElsewhere}</span>
      ) : (
        <button type="button" className="btn btn-quiet" onClick={() => discardSession(work)}>
          {startWords.discard}
        </button>
      )}
    </li>
  );
}

/** The way to a file with all that this browser keeps. */
function SaveEverything() {
  return (
    <p className={styles['part']}>
      <button type="button" className="btn" onClick={globalActions.saveEverything.run}>
        {everythingWords.save}
      </button>{' '}
      <span className={styles['hint']}>{everythingWords.saveHint}</span>
    </p>
  );
}

export function RecentSessions() {
  const works = useShell((state) => state.works);
  const hasWork = useDocument(({ document }) => documentHasContent(document));
  if (works.length === 0) return hasWork ? <SaveEverything /> : null;
  return (
    <section className={styles['part']} aria-labelledby="earlier">
      <h2 id="earlier">{startWords.earlier}</h2>
      <ul>
        {works.map((work) => (
          <RecentSession key={work.id} work={work} />
        ))}
      </ul>
      <SaveEverything />
    </section>
  );
}
