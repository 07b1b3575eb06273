// The start page: the sites of the user and how to open another; for a first visit, what Gatepost is and examples.
import { whenPaneMounted } from '../../actions/panes.ts';
import { focusTraceOnceShown } from '../../actions/table-focus.ts';
import { templates } from '../../core/catalogue/templates.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { answeredOrigin } from '../../features/start/answered-example.tsx';
import type { ExampleCell } from '../../features/start/examples/example.ts';
import { StartMain } from '../../features/start/start-main.tsx';
import { noticeWords } from '../../messages/en/app/notices.ts';
import { isLocalEditor } from '../../state/disk/local-editor-token.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { openPolicyFile, openText } from '../../state/files/open-files.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { lazyWithoutPrefetch } from '../../ui/loading/lazy-component.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { Notices } from '../notices/notices.tsx';
import { focusOpenedFile, focusPane } from '../shared/pane-focus.ts';
import { shellStore, useShell } from '../shared/shell-store.ts';
import { SiteList } from './site-list.tsx';
import { OtherLanguages, StartSettings } from './start-settings.tsx';
import { useSites } from './use-sites.ts';

/** Below so many sites, the example of the first visit has room. */
const FEW_SITES = 2;

const goToWorkbench = () => {
  goToPage('/edit');
  focusOpenedFile();
};
/** Opens the explanation of an answer of the file that was just opened. */
function explainInWorkbench(cell: ExampleCell): void {
  updateView(documentStore, { cell });
  goToPage('/edit');
  focusTraceOnceShown();
}
const openPasted = (source: Source, origin: string) =>
  openText(documentStore, source, { code: 'paste-file' }, origin);
const openNew = (text: string) => openText(documentStore, sourceOfText(text), { code: 'new-file' });
const showNotLoaded = () => shellStore.setState({ problem: noticeWords.notLoaded });

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

const LocalStart = lazyWithoutPrefetch(
  () => import('../local-editor/local-start.tsx').then((code) => code.LocalStart),
  () => null,
);

export default function StartPage() {
  const worksOffline = useShell((state) => state.worksOffline === true);
  const sites = useSites();
  return (
    <StartMain
      notices={<Notices />}
      sites={sites.entries.length + sites.deleted.sites.length > 0 ? <SiteList {...sites} /> : undefined}
      hasFewSites={sites.entries.length <= FEW_SITES}
      isExampleOpen={sites.entries.some(({ site }) => site.origin === answeredOrigin)}
      settings={<StartSettings />}
      languages={<OtherLanguages />}
      worksOffline={worksOffline}
      onSaveAll={globalActions.saveEverything.run}
      onNew={createFile}
      onOpen={globalActions.openFile.run}
      onTemplate={(text) => void openNew(text).then(goToWorkbench)}
      onPreset={() => void openPreset()}
      onPaste={(source, origin) => void openPasted(source, origin).then(goToWorkbench)}
      {...(isLocalEditor() ? { local: <LocalStart /> } : {})}
      onExample={(example, cell) =>
        void import('./open-example.ts')
          .then(({ openExample: openExampleFile }) => openExampleFile(example))
          .then(() => (cell ? explainInWorkbench(cell) : goToWorkbench()))
          .catch(showNotLoaded)
      }
    />
  );
}
