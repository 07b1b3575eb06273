// The File menu: open and save, the files of the site, and the settings of this browser.
import { useRef } from 'react';
import type { Action, ActionContext } from '../../actions/action.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import { readAcapFile } from '../../core/formats/acap/acap-file.ts';
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-file.ts';
import { RSL_PATH } from '../../core/formats/rsl/rsl-names.ts';
import { TDMREP_PATH } from '../../core/formats/tdmrep/members.ts';
import { readers } from '../../core/readers/registry.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { filesWords as words } from '../../messages/en/app/files.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { languageTag } from '../../messages/language.ts';
import { languages } from '../../messages/languages.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import { fileOf } from '../../state/document/document.ts';
import { DEFAULT_PATH } from '../../state/document/document-store.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { addFile } from '../../state/document/site-files.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { createActionContext } from '../actions/action-context.ts';
import { auditAction } from '../actions/audit-action.ts';
import { letterKeys } from '../actions/choice-actions.ts';
import { fileMenuActions } from '../actions/file-actions.ts';
import { otherFileActions } from '../actions/navigation-actions.ts';
import { chooseLanguage } from '../shell/choose-language.ts';
import { setTheme, shellStore, themes } from '../shell/shell-store.ts';
import styles from '../shell/top-bar.module.css';

export interface FileMenuProps {
  readonly className: string | undefined;
  /** Whether the menu replaces the tabs: the button shows the open file, and the menu lists the others. */
  readonly hasFiles?: boolean;
}

/** The open file and its site, in place of tabs. */
function OpenFileName() {
  const path = useDocument((state) => state.view.path);
  const origin = useDocument((state) => state.document.origin);
  return (
    <span className={styles['openFile']}>
      <code>
        <VisibleText text={path.slice(1)} />
      </code>
      {origin !== '' && (
        <small>
          <VisibleText text={hostOfOrigin(origin)} />
        </small>
      )}
    </span>
  );
}

/** The files that readers request at fixed paths, and others that sites have at usual paths. */
const wellKnown = [
  ...new Set([DEFAULT_PATH, ...readers.map(({ file }) => file.path), RSL_PATH, TDMREP_PATH, HEADERS_PATH]),
];

/** The maximum number of referenced files in the menu. */
const MAX_REFERENCED = 5;

/** The files that records refer to and the site does not have, with the first line that names each. */
function referencedFiles(document: SiteDocument): MenuItem[] {
  const itemsByPath = new Map<string, MenuItem>();
  for (const file of document.files) {
    const policy = policyOfFile(file);
    if (policy.format.directives.length === 0) continue;
    for (const { reference } of readAcapFile(policy).records) {
      const path = pathOnSite(document.origin, reference?.field.locator ?? '');
      if (!path.startsWith('/') || fileOf(document, path) || itemsByPath.size === MAX_REFERENCED) continue;
      const label = words.addReferred(path, file.path, (reference?.line ?? 0) + 1);
      if (!itemsByPath.has(path)) itemsByPath.set(path, { label, run: () => addFile(documentStore, path) });
    }
  }
  return [...itemsByPath.values()];
}

const inGroup = (group: string, items: readonly MenuItem[]): MenuItem[] =>
  items.map((item) => ({ ...item, group }));

/** The settings of this browser. */
function settingItems(context: ActionContext): MenuItem[] {
  const { theme } = shellStore.getState();
  const visibleLanguages = languages.filter(({ isHidden }) => !isHidden);
  return [
    ...themes.map((option) => ({
      label: shellWords.themes[option],
      group: shellWords.theme,
      isChosen: option === theme,
      run: () => setTheme(option),
    })),
    ...visibleLanguages.map(({ tag, name }) => ({
      label: name,
      group: shellWords.language,
      isChosen: tag === languageTag(),
      run: () => void chooseLanguage(tag),
    })),
    ...inGroup('', [menuItem(letterKeys(), context)]),
  ];
}

/** Returns the current items of the menu. */
function items(): MenuItem[] {
  const { document } = documentStore.getState();
  const context = createActionContext();
  const itemsOf = (actions: readonly (Action & { readonly title: string })[]) =>
    actions.map((action) => menuItem(action, context));
  const { open, save, site } = fileMenuActions();
  return [
    ...itemsOf(open),
    ...inGroup('', itemsOf(save)),
    ...inGroup(words.title, [
      ...wellKnown
        .filter((path) => !fileOf(document, path))
        .map((path) => ({ label: words.addKnown(path), run: () => addFile(documentStore, path) })),
      ...referencedFiles(document),
      ...itemsOf(site),
      menuItem(auditAction, context),
    ]),
    ...settingItems(context),
  ];
}

/** Returns the items with the other files of the site first. */
const withOtherFiles = (): MenuItem[] => [
  ...inGroup(
    '',
    otherFileActions().map((action) => menuItem(action, createActionContext())),
  ),
  ...items(),
];

export default function FileMenu({ className = '', hasFiles = false }: FileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const visible = useVisibleName();
  const path = useDocument((state) => state.view.path);
  usePane('file-menu', { focus: () => button.current?.focus() });
  return (
    <Menu
      buttonRef={button}
      label={hasFiles ? words.menuOf(visible(path.slice(1))) : words.menu}
      text={hasFiles ? <OpenFileName /> : shellWords.file}
      className={`btn-quiet ${className}`}
      items={hasFiles ? withOtherFiles : items}
    />
  );
}
