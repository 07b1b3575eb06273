// The start page: begin, open, paste, go on, or look at an example.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sourceOfText } from '../core/text/source.ts';
import { examples } from '../features/start/examples.ts';
import { shellWords as words } from '../messages/words/shell.ts';
import { DEFAULT_PATH } from '../state/document-store.ts';
import { openPolicyFile } from '../state/files.ts';
import { documentStore, useDocument } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';
import { discard, goBackTo, openExample } from './boot.ts';
import { commands } from './commands.ts';
import { Notices } from './notices.tsx';
import { useShell } from './shell-store.ts';
import styles from './start-page.module.css';

const page = words.startPage;

function PasteBox() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const open = () => {
    openPolicyFile(documentStore, DEFAULT_PATH, sourceOfText(text), { code: 'paste-file' });
    void navigate('/edit');
  };
  return (
    <section className={styles['card']}>
      <h2>{page.paste}</h2>
      <textarea
        className="field"
        rows={5}
        aria-label={page.pasteLabel}
        placeholder={'User-agent: *\nDisallow: /private/'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" className="btn" disabled={text === ''} onClick={open}>
        {page.pasteOpen}
      </button>
    </section>
  );
}

const whenOf = (time: number) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

function GoOn() {
  const time = useShell((state) => state.recovered?.time);
  const path = useDocument((state) => state.view.path);
  if (time === undefined) return null;
  return (
    <p className={styles['row']}>
      <Link className="btn btn-primary" to="/edit">
        {page.goOn}
      </Link>
      <span className={styles['hint']}>{page.goOnWith(path, whenOf(time))}</span>
    </p>
  );
}

function EarlierWorks() {
  const works = useShell((state) => state.works);
  const navigate = useNavigate();
  if (works.length === 0) return null;
  return (
    <section className={styles['card']}>
      <h2>{page.earlier}</h2>
      <ul className={styles['examples']}>
        {works.map((work) => (
          <li key={work.id} className={styles['row']}>
            <button
              type="button"
              className="btn btn-link"
              onClick={() => goBackTo(work) && void navigate('/edit')}
            >
              {page.goOnWith(work.kept.path, whenOf(work.kept.time))}
            </button>
            {work.kept.unsaved.length > 0 && <span className={styles['hint']}>{words.unsaved}</span>}
            <button type="button" className="btn btn-quiet" onClick={() => discard(work)}>
              {page.discard}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StartPage() {
  const navigate = useNavigate();
  return (
    <main className={styles['start']}>
      <Notices />
      <h1>
        <Icon name="i-mark" /> {words.product}
      </h1>
      <p className={styles['slogan']}>{words.slogan}</p>
      <section className={styles['card']}>
        <h2>{page.begin}</h2>
        <GoOn />
        <p className={styles['row']}>
          <button type="button" className="btn" onClick={commands.newFile.run}>
            <Icon name="i-file" /> {words.newFile}
          </button>
          <button type="button" className="btn" onClick={commands.openFile.run}>
            <Icon name="i-folder" /> {words.openFile}
          </button>
          <span className={styles['hint']}>{page.orDrop}</span>
        </p>
      </section>
      <EarlierWorks />
      <PasteBox />
      <section className={styles['card']}>
        <h2>{page.examples}</h2>
        <ul className={styles['examples']}>
          {examples.map(({ id, title, summary }) => (
            <li key={id}>
              <button
                type="button"
                className="btn btn-link"
                onClick={() => {
                  openExample(id);
                  void navigate('/edit');
                }}
              >
                {title}
              </button>
              <p className={styles['hint']}>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles['hint']}>{words.promise}.</p>
    </main>
  );
}
