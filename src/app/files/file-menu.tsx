// The menu behind the tabs: adding files to the site, from nothing or from disk; path and kind of the open one; saving all.
import { useRef } from 'react';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import { readAcapFile } from '../../core/formats/acap/acap-file.ts';
import { readers } from '../../core/readers/registry.ts';
import { filesWords as words } from '../../messages/en/app/files.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import { fileOf } from '../../state/document/document.ts';
import { DEFAULT_PATH } from '../../state/document/document-store.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { addFile } from '../../state/document/site-files.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { createActionContext } from '../actions/action-context.ts';
import { fileMenuActions, listFiles } from '../actions/file-actions.ts';

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

/** What the menu offers now. */
function items(): MenuItem[] {
  const { document } = documentStore.getState();
  const context = createActionContext();
  return [
    ...wellKnown
      .filter((path) => !fileOf(document, path))
      .map((path) => ({ label: words.addKnown(path), run: () => addFile(documentStore, path) })),
    ...referredTo(document),
    ...fileMenuActions().map((action) => menuItem(action, context)),
  ];
}

const showList = () => listFiles().run();

export default function FileMenu({ className = '', hidden }: FileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePane('file-menu', { focus: () => button.current?.focus() });
  return (
    <>
      {hidden > 0 && (
        <button type="button" className={`btn btn-link ${className}`} onClick={showList}>
          {words.more(hidden)}
        </button>
      )}
      <Menu buttonRef={button} label={words.menu} className={className} items={items} />
    </>
  );
}
