// The start page: what this is, how to begin, what to go on with, and examples to look at.
import { type Source, sourceOfText } from '../core/text/source.ts';
import { StartMain } from '../features/start/start-main.tsx';
import { shellWords as words } from '../messages/en/shell.ts';
import { openText } from '../state/files.ts';
import type { StepLabel } from '../state/history.ts';
import { documentStore } from '../state/use-document.ts';
import { removePrerendered } from '../ui/drawn-start.ts';
import { goToPage } from '../ui/page-link.tsx';
import { globalActions } from './commands.ts';
import { ContinueSession, RecentSessions } from './earlier-works.tsx';
import Notices from './notices.tsx';
import { focusPane } from './pane-focus.ts';
import { shellStore, useShell } from './shell-store.ts';

const goToWorkbench = () => {
  goToPage('/edit');
  focusPane('records');
};
const openAs = (code: StepLabel['code']) => (source: Source) => {
  void openText(documentStore, source, { code }).then(goToWorkbench);
};
const notLoaded = () => shellStore.setState({ problem: words.notLoaded });

export default function StartPage() {
  const worksOffline = useShell((state) => state.worksOffline === true);
  return (
    <StartMain
      whenShown={removePrerendered}
      notices={<Notices />}
      present={<ContinueSession />}
      earlier={<RecentSessions />}
      worksOffline={worksOffline}
      onNew={globalActions.newFile.run}
      onOpen={globalActions.openFile.run}
      onText={(text) => openAs('new-file')(sourceOfText(text))}
      onPaste={openAs('paste-file')}
      onExample={(example) =>
        void import('./open-example.ts')
          .then(({ openExample: showExample }) => showExample(example))
          .then(goToWorkbench, notLoaded)
      }
    />
  );
}
