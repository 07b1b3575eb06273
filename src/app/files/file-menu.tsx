// The File menu: new and recent sites, saving, the files of the site, the settings of this browser.
import { useRef } from 'react';
import type { Action, ActionContext } from '../../actions/action.ts';
import { listExpectations } from '../../actions/expectation-actions.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { readAcapFile } from '../../core/formats/acap/acap-file.ts';
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-path.ts';
import { RSL_PATH } from '../../core/formats/rsl/rsl-names.ts';
import { TDMREP_PATH } from '../../core/formats/tdmrep/members.ts';
import { readers } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { filesWords, fileMenuWords as words } from '../../messages/en/app/files.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { number } from '../../messages/en/counts.ts';
import { siteDate } from '../../messages/site-date.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import { countExpectations, fileOf } from '../../state/document/document.ts';
import { DEFAULT_PATH } from '../../state/document/document-store.ts';
import { lastActionOf } from '../../state/document/last-change.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addFile } from '../../state/files/site-files.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import { showFile } from '../../state/view/show-file.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Menu, type MenuItem, type MenuItems } from '../../ui/overlays/menu.tsx';
import { menuSections } from '../../ui/overlays/menu-button.tsx';
import { createActionContext } from '../actions/action-context.ts';
import { auditAction } from '../actions/audit-action.ts';
import { checkLogAction } from '../actions/check-log-action.ts';
import { letterKeys } from '../actions/choice-actions.ts';
import { fileMenuActions } from '../actions/file-actions.ts';
import { globalActions } from '../actions/global-actions.ts';
import { reopenSite } from '../boot/reopen-site.ts';
import { settingItems } from '../shared/setting-items.ts';
import { shellStore } from '../shared/shell-store.ts';
import styles from '../shared/top-bar.module.css';
import { useSiteName } from '../shell/site-name.tsx';

export interface FileMenuProps {
  readonly className: string | undefined;
  /** Whether the menu replaces the tabs: the button shows the open file. */
  readonly hasFiles?: boolean;
}

/** The open file and its site, in place of tabs. */
function OpenFileName() {
  const path = useDocument((state) => state.view.path);
  const { name } = useSiteName();
  return (
    <span className={styles['openFile']}>
      <code>
        <VisibleText text={path.slice(1)} />
      </code>
      {name !== path.slice(1) && (
        <small>
          <VisibleText text={name} />
        </small>
      )}
    </span>
  );
}

/** The files that readers request at fixed paths, and others that sites have at usual paths. */
const wellKnown = [
  ...new Set([DEFAULT_PATH, ...readers.map(({ file }) => file.path), RSL_PATH, TDMREP_PATH, HEADERS_PATH]),
];

/** The maximum number of files that the menu lists, of each kind. */
const MAX_FILES = 5;

/** The files that records refer to and the site does not have, with the first line that names each. */
function referencedFiles(document: SiteDocument): MenuItem[] {
  const itemsByPath = new Map<string, MenuItem>();
  for (const file of document.files) {
    const policy = policyOfFile(file);
    if (policy.format.directives.length === 0) continue;
    for (const { reference } of readAcapFile(policy).records) {
      const path = pathOnSite(document.origin, reference?.field.locator ?? '');
      if (!path.startsWith('/') || fileOf(document, path) || itemsByPath.size === MAX_FILES) continue;
      const detail = words.named(file.path, (reference?.line ?? 0) + 1);
      if (!itemsByPath.has(path))
        itemsByPath.set(path, { label: path.slice(1), detail, run: () => addFile(documentStore, path) });
    }
  }
  return [...itemsByPath.values()];
}

type TitledAction = Action & { readonly title: string };

/** The items of a submenu; none if it would be empty. */
const submenu = (label: string, items: MenuItems, aside?: string): MenuItem | undefined =>
  items.some((item) => item) ? { label, items, ...(aside !== undefined && { aside }) } : undefined;

/** Runs a function after the menu has closed, which returns the focus to its button. */
const runAfterClosing = (act: () => void) => setTimeout(() => requestAnimationFrame(act), 0);

const newItems = (): MenuItems => [
  { label: words.newEmpty, run: () => runAfterClosing(globalActions.newFile.run) },
  { label: words.newFromTemplate, run: () => goToPage('/') },
  { label: words.newFromLog, run: () => goToPage('/log') },
];

/** The maximum number of sites in the menu. The start page lists all. */
const MAX_RECENT = 5;

function recentItem(session: SessionSummary): MenuItem {
  const { name, path, unsaved, time } = session;
  const file = escapeInvisible(path.slice(1));
  const state = unsaved.length > 0 ? shellWords.unsaved : words.saved;
  return {
    label: escapeInvisible(name),
    detail: file === name ? state : `${file}, ${state}`,
    ...(time > 0 && { aside: siteDate(time) }),
    run: () => void reopenSite(session),
  };
}

function recentItems(): MenuItems {
  const recent = shellStore.getState().works.filter(({ isElsewhere }) => !isElsewhere);
  return recent.slice(0, MAX_RECENT).map(recentItem);
}

function saveItems(itemsOf: (actions: readonly TitledAction[]) => MenuItems): MenuItems {
  const { saveWorkspace, saveEverything, copyFile, saveAll } = fileMenuActions();
  const withDetail = ([item]: MenuItems, label: string, detail: string) => item && { ...item, label, detail };
  return [
    withDetail(itemsOf([saveWorkspace]), words.workspace, words.workspaceDetail),
    withDetail(itemsOf([saveEverything]), words.everything, words.everythingDetail),
    ...itemsOf([copyFile, saveAll]),
  ];
}

/** The files of the site, and what can be done with them. */
function siteItems(itemsOf: (actions: readonly TitledAction[]) => MenuItems): MenuItems {
  const { document, view } = documentStore.getState();
  const { addOther, addFromDisk, addFolder, rename, remove, list } = fileMenuActions();
  const files = document.files.slice(0, MAX_FILES).map(
    ({ path, source }): MenuItem => ({
      label: path.slice(1),
      aside: shellWords.lines(countLines(source.lines)),
      isChosen: path === view.path,
      run: () => showFile(documentStore, path),
    }),
  );
  const missing = wellKnown
    .filter((path) => !fileOf(document, path))
    .map((path): MenuItem => ({ label: path.slice(1), run: () => addFile(documentStore, path) }));
  const additions = menuSections([...missing, ...referencedFiles(document)], itemsOf([addOther]));
  return menuSections(
    [...files, ...(document.files.length > MAX_FILES ? itemsOf([list]) : [])],
    [{ label: words.addFile, items: additions }, ...itemsOf([addFromDisk, addFolder, rename])],
    itemsOf([remove]),
  );
}

/** The settings of this browser, with the one for keys of the workbench. */
function workbenchSettings(): MenuItems {
  const letters = letterKeys();
  return [...settingItems(), { label: words.letterKeys, section: 1, isOn: letters.isOn, run: letters.run }];
}

/** How to return to the site that was open before, or to put the file into it, as long as nothing else was done. */
function replacedSiteItems(): MenuItems {
  const last = lastActionOf(documentStore.getState());
  const offers = (shellStore.getState().replacedSite ?? []).filter(({ step }) => step && step === last);
  return offers.map(({ word, menuWord = word, run }) => ({ label: menuWord, run }));
}

/** Returns the current items of the menu, in four sections. */
function items(): MenuItems {
  const { document } = documentStore.getState();
  const context: ActionContext = createActionContext();
  const itemsOf = (actions: readonly TitledAction[]) => actions.map((action) => menuItem(action, context));
  const { save, keepVersion, putOnSite } = fileMenuActions();
  const expectations = menuItem(listExpectations, context);
  const count = countExpectations(document);
  return menuSections(
    [
      { label: words.new, items: newItems() },
      ...itemsOf([{ ...globalActions.openFile, title: words.open }]),
      submenu(words.openRecent, recentItems()),
      { label: words.allSites, run: () => goToPage('/') },
      ...replacedSiteItems(),
    ],
    [
      ...itemsOf([{ ...save, title: words.save }]),
      submenu(words.saveAs, saveItems(itemsOf)),
      ...itemsOf([keepVersion, putOnSite]),
    ],
    [
      submenu(filesWords.list, siteItems(itemsOf), number(document.files.length)),
      ...itemsOf([{ ...auditAction, title: words.audit }, checkLogAction]),
      expectations && { ...expectations, aside: count === 0 ? words.noneYet : number(count) },
    ],
    [{ label: words.settings, items: workbenchSettings() }, ...itemsOf([globalActions.showKeys])],
  );
}

export function FileMenu({ className = '', hasFiles = false }: FileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const visible = useVisibleName();
  const path = useDocument((state) => state.view.path);
  usePane('file-menu', { focus: () => button.current?.focus() });
  return (
    <Menu
      buttonRef={button}
      label={hasFiles ? filesWords.menuOf(visible(path.slice(1))) : filesWords.menu}
      text={hasFiles ? <OpenFileName /> : shellWords.file}
      className={`btn-quiet ${className}`}
      align="start"
      items={items}
    />
  );
}

/** The "+" beside the tabs, which belong to one site. */
export function AddFileMenu({ className = '' }: { readonly className: string | undefined }) {
  const items = (): MenuItems => [
    menuItem({ ...globalActions.addFile, title: words.addToSite }, createActionContext()),
    { label: words.otherSite, run: () => goToPage('/') },
  ];
  return (
    <Menu
      label={words.addFileOrSite}
      title={words.addFileOrSite}
      className={className}
      icon="g-plus"
      align="start"
      items={items}
    />
  );
}
