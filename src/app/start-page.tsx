// The start page: what this is, how to begin, what to go on with, and examples to look at.
import { type Source, sourceOfText } from '../core/text/source.ts';
import { Begin } from '../features/start/begin.tsx';
import { Gallery } from '../features/start/gallery.tsx';
import { PasteBox } from '../features/start/paste-box.tsx';
import styles from '../features/start/start.module.css';
import { licencesText } from '../messages/words/licences.ts';
import { shellWords as words } from '../messages/words/shell.ts';
import { startWords } from '../messages/words/start.ts';
import { openText } from '../state/files.ts';
import type { StepLabel } from '../state/history.ts';
import { documentStore } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';
import { goToPage, PageLink } from '../ui/page-link.tsx';
import { showExample } from './boot.ts';
import { commands } from './commands.ts';
import { EarlierWorks, GoOn } from './earlier-works.tsx';
import Notices from './notices.tsx';
import { enterPane } from './pane-focus.ts';
import { shellStore, useShell } from './shell-store.ts';

function Head() {
  return (
    <header className={styles['head']}>
      <h1 id="start" tabIndex={-1}>
        <Icon name="i-mark" /> {words.product}
      </h1>
      <p className={styles['question']}>{startWords.question}</p>
      <p>{startWords.what}</p>
    </header>
  );
}

function LearnLinks() {
  return (
    <section className={styles['part']} aria-labelledby="learn">
      <h2 id="learn">
        <PageLink to="/learn">{startWords.learn}</PageLink>
      </h2>
      <p className={styles['hint']}>{startWords.learnHint}</p>
      <ul className={styles['row']}>
        {startWords.learnPages.map(([path, title]) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function StartPage() {
  const worksOffline = useShell((state) => state.worksOffline);
  const goOn = () => {
    goToPage('/edit');
    enterPane('records');
  };
  const openAs = (code: StepLabel['code']) => (source: Source) => {
    void openText(documentStore, source, { code }).then(goOn);
  };
  return (
    <div className={styles['page']}>
      <Notices />
      <main className={styles['start']}>
        <div className={styles['side']}>
          <Head />
          <GoOn />
          <Begin
            onNew={commands.newFile.run}
            onOpen={commands.openFile.run}
            onText={(text) => openAs('new-file')(sourceOfText(text))}
          />
          <PasteBox onOpen={openAs('paste-file')} />
          <EarlierWorks />
          <LearnLinks />
          <p className={styles['hint']}>
            {startWords.notALock} {words.promise}. {worksOffline && `${words.worksOffline}.`}{' '}
            <PageLink to={`/learn/${licencesText.slug}`}>{licencesText.title}</PageLink>
          </p>
        </div>
        <Gallery
          onOpen={(example) =>
            void showExample(example).then(goOn, () => shellStore.setState({ problem: words.notLoaded }))
          }
        />
      </main>
    </div>
  );
}
