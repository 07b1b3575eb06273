// The sites of the start page: the open one, the stored ones, and the deleted ones.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import type { DeletedSitesProps } from '../../features/start/deleted-sites.tsx';
import type { ListedSite, SiteHandlers } from '../../features/start/site-row.tsx';
import { noticeWords } from '../../messages/en/app/notices.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { DEFAULT_PATH, type GatepostState, undo } from '../../state/document/document-store.ts';
import { lastChangeOf } from '../../state/document/last-change.ts';
import { nameSite } from '../../state/document/name-site.ts';
import { nameOfSession, originOfName, originOfSession } from '../../state/document/session-name.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { isDispensable } from '../../state/files/open-files.ts';
import { unsavedPaths } from '../../state/saved/unsaved.ts';
import type { SiteChoices } from '../../state/storage/database.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import {
  chooseForSite,
  deleteSite,
  deleteSiteForGood,
  restoreSite,
  workspaceFileOf,
} from '../../state/storage/site-choices.ts';
import { pictureOf, summaryCount, summaryOf } from '../../state/storage/site-summary.ts';
import { copyText } from '../../state/table/table-export.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { showFile } from '../../state/view/show-file.ts';
import { dailyCheckOf, workflowOf } from '../../state/workspace/site-daily-check.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { globalActions, withFileOperations } from '../actions/global-actions.ts';
import { refreshSessionList, restoreSessionOnPage } from '../boot/boot.ts';
import { focusOpenedFile } from '../shared/pane-focus.ts';
import { shellStore, useShell } from '../shared/shell-store.ts';
import { withDistinctNames } from './distinct-names.ts';

const loadSessions = () => import('../../state/storage/sessions.ts');

/** The id of the open session until it has one. */
const OPEN = '';

/** Opens a stored session, or shows it if another tab has it. The open one stays in the list. */
export const reopenSession = ({
  id,
  label,
}: Pick<ListedSite, 'id'> & Partial<Pick<ListedSite, 'label'>>): Promise<boolean> =>
  restoreSessionOnPage(async () => {
    const session = await (await loadSessions()).openSession(
      documentStore,
      id,
      shellStore.getState().tabs?.show,
    );
    if (!session) {
      shellStore.setState({ problem: noticeWords.gone });
      void refreshSessionList();
    }
    // A site whose files do not tell its address has the one that the user gave it.
    const origin = label === undefined ? undefined : originOfName(label);
    if (session && session !== 'shown' && origin !== undefined && originOfSession(session.state) === '')
      nameSite(documentStore, origin);
    return session;
  });

const siteOfSession = (session: SessionSummary): ListedSite => ({
  id: session.id,
  name: session.name,
  origin: session.site ?? originOfName(session.label ?? '') ?? '',
  label: session.label,
  isOriginStated: session.origin !== '',
  paths: session.paths,
  summary: session.summary,
  isUnsaved: session.unsaved.length > 0,
  time: session.changed ?? session.time,
  isPinned: session.isPinned === true,
  isElsewhere: session.isElsewhere === true,
  isDamaged: session.isDamaged === true,
});

/** Returns the open site as it is now. What the user chose for it is stored with its session. */
function openSite(
  state: GatepostState,
  stored: SessionSummary | undefined,
  restoredTime: number,
): ListedSite | undefined {
  const { document } = state;
  // A session of another tab is in the list as such.
  if (!documentHasContent(document) || state.isOpenInOtherTab) return undefined;
  return {
    id: stored?.id ?? OPEN,
    name: stored?.label ?? nameOfSession(state),
    origin: originOfSession(state),
    label: stored?.label,
    isOriginStated: document.origin !== '',
    paths: document.files.map(({ path }) => path),
    summary: summaryOf(state) ?? stored?.summary ?? pictureOf(state),
    isUnsaved: unsavedPaths(state).length > 0,
    time: lastChangeOf(state) ?? stored?.changed ?? stored?.time ?? restoredTime,
    isPinned: stored?.isPinned === true,
    isElsewhere: false,
    isDamaged: false,
    isTemporary: isDispensable(state),
  };
}

/** The place of a site that was deleted since the page was opened: its index in the list. */
interface DeletedPlace {
  readonly index: number;
  readonly site: ListedSite;
}

/** A site of the list, or the place of one that was deleted. */
export interface SiteEntry {
  readonly site: ListedSite;
  readonly onUndo?: () => void;
}

/** Returns a list with the deleted sites where they were. */
export const withDeleted = (
  entries: readonly SiteEntry[],
  deleted: readonly (SiteEntry & DeletedPlace)[],
): readonly SiteEntry[] =>
  deleted
    .toSorted((a, b) => a.index - b.index)
    .reduce((list, entry) => list.toSpliced(entry.index, 0, entry), entries);

const showProblem = (problem: string) => shellStore.setState({ problem });

function goToWorkbench(): void {
  goToPage('/edit');
  focusOpenedFile();
}

/** Focuses a control of a site that is rendered now. */
const focusInSite = (id: string, control: string): void =>
  document.querySelector<HTMLElement>(`[data-site="${CSS.escape(id)}"] ${control}`)?.focus();

const isOpenSite = ({ id }: ListedSite): boolean => id === OPEN || id === shellStore.getState().present?.id;

async function openListedSite(site: ListedSite): Promise<boolean> {
  if (isOpenSite(site) || (await reopenSession(site))) {
    goToWorkbench();
    return true;
  }
  return false;
}

/** Returns the id of the session of a site. */
const sessionIdOf = async ({ id }: ListedSite): Promise<string> =>
  id === OPEN ? ((await loadSessions()).currentSessionId() ?? OPEN) : id;

/** Stores a choice of the user, and updates the list. */
async function choose(site: ListedSite, alter: (choices: SiteChoices) => SiteChoices): Promise<void> {
  const id = await sessionIdOf(site);
  await chooseForSite(id, alter).catch(() => showProblem(words.choiceNotKept));
  await refreshSessionList();
}

/**
 * Names a site. An address that the files of the open site do not contain becomes the address of the site. Returns a
 * function that undoes it.
 */
async function renameSite(site: ListedSite, name: string): Promise<() => Promise<void>> {
  const origin = originOfName(name);
  const isAddress = isOpenSite(site) && site.origin === '' && origin !== undefined;
  if (isAddress) nameSite(documentStore, origin);
  const step = isAddress ? documentStore.getState().history.past.at(-1) : undefined;
  const label = isAddress || name === '' ? undefined : origin === undefined ? name : hostOfOrigin(origin);
  await choose(site, (choices) => ({ ...choices, label }));
  return () => {
    if (step && documentStore.getState().history.past.at(-1) === step) undo(documentStore);
    return choose(site, (choices) => ({ ...choices, label: site.label }));
  };
}

/** Copies the workflow file that checks the site each day. */
async function copyCheck(site: ListedSite): Promise<boolean> {
  const workspaceFile = await workspaceFileOf(await sessionIdOf(site)).catch(() => undefined);
  const path = site.paths.includes(DEFAULT_PATH) ? DEFAULT_PATH : (site.paths[0] ?? DEFAULT_PATH);
  const expectations = site.summary?.failing?.of ?? 0;
  return copyText(workflowOf(dailyCheckOf({ ...site, path, expectations, workspaceFile })));
}

/** Opens a site and saves its unsaved files. */
async function saveSite(site: ListedSite): Promise<void> {
  if (!(await openListedSite(site))) return;
  const [path, ...others] = unsavedPaths(documentStore.getState());
  if (path === undefined) return;
  if (others.length > 0) {
    await withFileOperations((operations) => operations.saveAll());
    return;
  }
  showFile(documentStore, path);
  globalActions.saveFile.run();
}

/** Returns the sites in the order of the list, and what the user can do with them. */
export function useSites(): {
  readonly entries: readonly SiteEntry[];
  readonly handlers: SiteHandlers;
  readonly deleted: DeletedSitesProps;
} {
  const others = useShell((state) => state.works);
  const deletedSessions = useShell((state) => state.deleted);
  const present = useShell((state) => state.present);
  const restoredTime = useShell((state) => state.recovered?.time) ?? 0;
  const state = useDocument((current) => current);
  // The summary of the open site may be computed while the page is shown.
  useStore(summaryCount);
  const [places, setPlaces] = useState<readonly DeletedPlace[]>([]);
  const [renames, setRenames] = useState<ReadonlyMap<string, NonNullable<ListedSite['renamed']>>>(new Map());
  const open = openSite(state, present, restoredTime);
  const sites = [...(open ? [open] : []), ...others.map(siteOfSession)].map((site) => {
    const renamed = renames.get(site.id);
    return renamed ? { ...site, renamed } : site;
  });
  // The open site is used now, whenever it was changed.
  const lastUse = ({ id, time }: ListedSite) => (id === open?.id ? Infinity : time);
  const listed = withDistinctNames(sites).toSorted(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || lastUse(b) - lastUse(a),
  );
  const rename = async (site: ListedSite, name: string) => {
    const id = await sessionIdOf(site);
    const undoRename = await renameSite(site, name);
    const forget = () => setRenames((before) => new Map([...before].filter(([key]) => key !== id)));
    const onUndo = () => void undoRename().then(forget);
    setRenames((before) => new Map(before).set(id, { from: site.name, onUndo }));
  };
  const restore = async ({ id, name }: ListedSite) => {
    const isRestored = await restoreSite(id).then(
      () => true,
      () => false,
    );
    if (!isRestored) showProblem(words.notBroughtBack(name));
    await refreshSessionList();
    // The list must show it before it gets the focus.
    flushSync(() => setPlaces((before) => before.filter(({ site }) => site.id !== id)));
    focusInSite(id, 'button');
  };
  const isDeleted = ({ id }: ListedSite) => deletedSessions.some((session) => session.id === id);
  const entries = withDeleted(
    listed.map((site) => ({ site })),
    places
      .filter(({ site }) => isDeleted(site))
      .map((place) => ({ ...place, onUndo: () => void restore(place.site) })),
  );
  const remove = async (site: ListedSite) => {
    const index = entries.findIndex((entry) => entry.site.id === site.id);
    const id = await sessionIdOf(site);
    const isDone = await deleteSite(documentStore, id).catch(() => false);
    if (!isDone) showProblem(words.notDeleted(site.name));
    await refreshSessionList();
    if (isDone) setPlaces((before) => [...before, { index, site: { ...site, id } }]);
  };
  const removeForGood = async ({ id, name }: ListedSite) => {
    await deleteSiteForGood(id).catch(() => showProblem(words.notDeleted(name)));
    await refreshSessionList();
  };
  const deleted = {
    sites: deletedSessions.map((session) => ({
      site: siteOfSession(session),
      deletedAt: session.deleted ?? 0,
    })),
    onRestore: restore,
    onDelete: removeForGood,
  };
  const handlers: SiteHandlers = {
    onOpen: (site) => void openListedSite(site),
    onPin: (site) =>
      // The row moves, which takes the focus from its button.
      void choose(site, (choices) => ({ ...choices, pinned: !site.isPinned })).then(() =>
        focusInSite(site.id, '[data-pin]'),
      ),
    onRename: (site, name) => void rename(site, name),
    onCopyCheck: copyCheck,
    onSave: (site) => void saveSite(site),
    onDelete: (site) => void remove(site),
  };
  return { entries, handlers, deleted };
}
