// The start page: what this is, how to begin, what to go on with, and examples to look at.
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { StartMain } from '../../features/start/start-main.tsx';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { openText } from '../../state/disk/open-files.ts';
import type { StepLabel } from '../../state/document/history.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { goToPage } from '../../ui/controls/page-link.tsx';
import { globalActions } from '../actions/global-actions.ts';
import Notices from '../notices/notices.tsx';
import { focusPane } from '../panes/pane-focus.ts';
import { shellStore, useShell } from '../shell/shell-store.ts';
import { ContinueSession, RecentSessions } from './recent-sessions.tsx';

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
