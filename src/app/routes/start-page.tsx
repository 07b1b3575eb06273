// The start page: what Gatepost is, how to begin, sessions to continue, and examples.
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
const showNotLoaded = () => shellStore.setState({ problem: words.notLoaded });

/** The first lines of new files that are not a robots.txt, by path. */
const initialTexts: Readonly<Record<string, string>> = {
  '/document.xml':
    '<?xml version="1.0" encoding="UTF-8"?>\n<?robots index="yes" follow="yes"?>\n<document>\n</document>\n',
};

function createFile(path?: string): void {
  if (path === undefined) return globalActions.newFile.run();
  openPolicyFile(documentStore, path, sourceOfText(initialTexts[path] ?? ''), { code: 'new-file' });
  goToPage('/edit');
  focusPane('records');
}

/** Opens the AI preset dialog, which previews its rules and needs a file to write to. */
async function openPreset(): Promise<void> {
  await openNew(templates.open);
  goToPage('/edit');
  whenPaneMounted('conversions', (conversions) => conversions.preset?.(undefined));
}

async function openTestInWorkbench(
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

/** Returns the open file if it has rules about fetching. */
function useTestedFile() {
  const document = useDocument((state) => state.document);
  const file = useDocument(openFile);
  const isTestable = documentHasContent(document) && !isDocument(file) && !file.source.big;
  return isTestable ? { site: siteOf(document), path: file.path } : undefined;
}

export default function StartPage() {
  const worksOffline = useShell((state) => state.worksOffline === true);
  const testedFile = useTestedFile();
  return (
    <StartMain
      notices={<Notices />}
      present={<ContinueSession />}
      earlier={<RecentSessions />}
      worksOffline={worksOffline}
      open={testedFile}
      onNew={createFile}
      onOpen={globalActions.openFile.run}
      onTemplate={(text) => void openNew(text).then(goToWorkbench)}
      onPreset={() => void openPreset()}
      onPaste={(source, origin) => void openPasted(source, origin).then(goToWorkbench)}
      onMore={(test, pasted) => void openTestInWorkbench(test, pasted)}
      onExample={(example) =>
        void import('./open-example.ts')
          .then(({ openExample: openExampleFile }) => openExampleFile(example))
          .then(goToWorkbench, showNotLoaded)
      }
    />
  );
}
