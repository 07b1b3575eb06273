// The start page: what this is, how to begin, what to go on with, and examples to look at.
import { whenPaneMounted } from '../../actions/panes.ts';
import { templates } from '../../core/catalogue/templates.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { StartMain } from '../../features/start/start-main.tsx';
import type { UrlTest } from '../../features/start/url-tester.tsx';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { openPolicyFile, openText } from '../../state/disk/open-files.ts';
import { isDocument } from '../../state/disk/place-files.ts';
import { openFile, siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addColumns, addRows } from '../../state/table/additions/matrix-additions.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { globalActions } from '../actions/global-actions.ts';
import Notices from '../notices/notices.tsx';
import { focusOpenedFile, focusPane } from '../panes/pane-focus.ts';
import { shellStore, useShell } from '../shell/shell-store.ts';
import { ContinueSession, RecentSessions } from './recent-sessions.tsx';

const goToWorkbench = () => {
  goToPage('/edit');
  focusOpenedFile();
};
const openPasted = (source: Source, origin: string) =>
  openText(documentStore, source, { code: 'paste-file' }, origin);
const openNew = (text: string) => openText(documentStore, sourceOfText(text), { code: 'new-file' });
const notLoaded = () => shellStore.setState({ problem: words.notLoaded });

/** The first lines of new files that are not a robots.txt, by path. */
const beginnings: Readonly<Record<string, string>> = {
  '/document.xml':
    '<?xml version="1.0" encoding="UTF-8"?>\n<?robots index="yes" follow="yes"?>\n<document>\n</document>\n',
};

function createFile(path?: string): void {
  if (path === undefined) return globalActions.newFile.run();
  openPolicyFile(documentStore, path, sourceOfText(beginnings[path] ?? ''), { code: 'new-file' });
  goToPage('/edit');
  focusPane('records');
}

/** Rules for crawlers of AI are shown before they are written: their dialog needs a file that it can write to. */
async function openPreset(): Promise<void> {
  await openNew(templates.open);
  goToPage('/edit');
  whenPaneMounted('conversions', (conversions) => conversions.preset?.(undefined));
}

async function askMore(
  { url, crawler }: UrlTest,
  pasted: { readonly source: Source; readonly origin: string } | undefined,
): Promise<void> {
  if (pasted) await openPasted(pasted.source, pasted.origin);
  const { origin } = documentStore.getState().document;
  const isOwn = origin !== '' && url.startsWith(`${origin}/`);
  addRows(documentStore, isOwn ? url.slice(origin.length) : url);
  addColumns(documentStore, crawler);
  goToPage('/edit');
  focusPane('access');
}

/** The open file, if it says who may fetch what. */
function useTestedFile() {
  const document = useDocument((state) => state.document);
  const file = useDocument(openFile);
  const isAsked = documentHasContent(document) && !isDocument(file) && !file.source.big;
  return isAsked ? { site: siteOf(document), path: file.path } : undefined;
}

export default function StartPage() {
  const worksOffline = useShell((state) => state.worksOffline === true);
  const open = useTestedFile();
  return (
    <StartMain
      notices={<Notices />}
      present={<ContinueSession />}
      earlier={<RecentSessions />}
      worksOffline={worksOffline}
      open={open}
      onNew={createFile}
      onOpen={globalActions.openFile.run}
      onTemplate={(text) => void openNew(text).then(goToWorkbench)}
      onPreset={() => void openPreset()}
      onPaste={(source, origin) => void openPasted(source, origin).then(goToWorkbench)}
      onMore={(test, pasted) => void askMore(test, pasted)}
      onExample={(example) =>
        void import('./open-example.ts')
          .then(({ openExample: showExample }) => showExample(example))
          .then(goToWorkbench, notLoaded)
      }
    />
  );
}
