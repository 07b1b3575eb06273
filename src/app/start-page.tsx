// The start page: what this is, how to begin, what to go on with, and examples to look at.
import { type Source, sourceOfText } from '../core/text/source.ts';
import { StartMain } from '../features/start/start-main.tsx';
import { shellWords as words } from '../messages/en/shell.ts';
import { openText } from '../state/files.ts';
import type { StepLabel } from '../state/history.ts';
import { documentStore } from '../state/use-document.ts';
import { removeDrawn } from '../ui/drawn-start.ts';
import { goToPage } from '../ui/page-link.tsx';
import { commands } from './commands.ts';
import { EarlierWorks, GoOn } from './earlier-works.tsx';
import Notices from './notices.tsx';
import { enterPane } from './pane-focus.ts';
import { shellStore, useShell } from './shell-store.ts';

const goOn = () => {
  goToPage('/edit');
  enterPane('records');
};
const openAs = (code: StepLabel['code']) => (source: Source) => {
  void openText(documentStore, source, { code }).then(goOn);
};
const notLoaded = () => shellStore.setState({ problem: words.notLoaded });

export default function StartPage() {
  const worksOffline = useShell((state) => state.worksOffline === true);
  return (
    <StartMain
      whenShown={removeDrawn}
      notices={<Notices />}
      present={<GoOn />}
      earlier={<EarlierWorks />}
      worksOffline={worksOffline}
      onNew={commands.newFile.run}
      onOpen={commands.openFile.run}
      onText={(text) => openAs('new-file')(sourceOfText(text))}
      onPaste={openAs('paste-file')}
      onExample={(example) =>
        void import('./open-example.ts').then(({ showExample }) => showExample(example)).then(goOn, notLoaded)
      }
    />
  );
}
