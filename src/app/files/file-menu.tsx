// The menu behind the tabs: adding files to the site, from nothing or from disk; path and kind of the open one; saving all.
import { readAcapFile } from '../../core/formats/acap/acap-file.ts';
import { readers } from '../../core/readers/registry.ts';
import { everythingWords, filesWords as words } from '../../messages/en/app/files.ts';
import { shareWords } from '../../messages/en/app/share.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { keptVersionsWords } from '../../messages/en/compare.ts';
import { fileOf, type SiteDocument } from '../../state/document/document.ts';
import { DEFAULT_PATH } from '../../state/document/document-store.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { addFile, removeFile } from '../../state/document/site-files.ts';
import { unsavedPaths } from '../../state/document/unsaved.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { globalActions, withFileOperations } from '../actions/global-actions.ts';
import { shellStore } from '../shell/shell-store.ts';

export interface FileMenuProps {
  readonly className: string | undefined;
  /** How many files have no tab. */
  readonly hidden: number;
}

/** The files that readers look for at a place of their own. */
const wellKnown = [...new Set([DEFAULT_PATH, ...readers.map(({ file }) => file.path)])];

/** More references than that are not offered one by one. */
const OFFERED = 5;

/** The files that a record refers to and the site lacks, with the first line that names each. */
function referredTo(document: SiteDocument): MenuItem[] {
  const offered = new Map<string, MenuItem>();
  for (const file of document.files) {
    const policy = policyOfFile(file);
    if (policy.format.directives.length === 0) continue;
    for (const { reference } of readAcapFile(policy).records) {
      const path = pathOnSite(document.origin, reference?.field.locator ?? '');
      if (!path.startsWith('/') || fileOf(document, path) || offered.size === OFFERED) continue;
      const label = words.addReferred(path, file.path, (reference?.line ?? 0) + 1);
      if (!offered.has(path)) offered.set(path, { label, run: () => addFile(documentStore, path) });
    }
  }
  return [...offered.values()];
}

const asks = (asked: NonNullable<ReturnType<typeof shellStore.getState>['asks']>) => () =>
  shellStore.setState({ asks: asked });

/** What the menu offers now. */
function items(): MenuItem[] {
  const state = documentStore.getState();
  const { document, view } = state;
  const unsaved = unsavedPaths(state).length;
  return [
    ...wellKnown
      .filter((path) => !fileOf(document, path))
      .map((path) => ({ label: words.addKnown(path), run: () => addFile(documentStore, path) })),
    ...referredTo(document),
    { label: words.addOther, run: asks({ about: 'add' }) },
    { label: words.fromDisk, run: () => void withFileOperations((does) => does.addFromDisk()) },
    { label: words.folder, run: () => void withFileOperations((does) => does.addFolder()) },
    { label: words.rename(view.path), run: asks({ about: 'rename', path: view.path }) },
    {
      label: words.remove(view.path),
      disabled: document.files.length === 1,
      run: () => removeFile(documentStore, view.path),
    },
    {
      label: words.saveAll(unsaved),
      disabled: unsaved === 0,
      run: () => void withFileOperations((does) => does.saveAll()),
    },
    { label: shellWords.saveWorkspace, run: globalActions.saveWorkspace.run },
    { label: keptVersionsWords.keepNow, run: asks({ about: 'keep' }) },
    { label: everythingWords.save, run: () => void withFileOperations((does) => does.saveFullBackup()) },
    { label: shareWords.shareMenu, run: asks({ about: 'share' }) },
    { label: words.all(document.files.length), run: asks({ about: 'list' }) },
  ];
}

export default function FileMenu({ className = '', hidden }: FileMenuProps) {
  return (
    <>
      {hidden > 0 && (
        <button type="button" className={`btn btn-link ${className}`} onClick={asks({ about: 'list' })}>
          {words.more(hidden)}
        </button>
      )}
      <Menu label={words.menu} className={className} items={items} />
    </>
  );
}
