// The state of the shell: theme, the front pane if there is room for only one, notices and dialogs.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { FullBackup } from '../../core/workspace/full-backup.ts';
import type { PublishedFile } from '../../features/after-save/after-save-panel.tsx';
import type { BackupSession } from '../../state/backup/full-backup.ts';
import type { Folder } from '../../state/disk/folder-access.ts';
import type { SharedFiles } from '../../state/disk/share-target-files.ts';
import type { Opening, Step } from '../../state/document/history.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { readTabMemory, writeTabMemory } from '../../state/layout/tab-memory.ts';
import type { OtherTab } from '../../state/storage/other-tab.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';

/** An error in the page. */
export interface UnhandledError {
  readonly error: unknown;
  /** The part of the page; unknown if the error was not in rendering. */
  readonly where?: string;
  /** React's component stack of the error. */
  readonly components?: string | null | undefined;
  /** Renders the part again. */
  readonly retry?: () => void;
}

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export type Pane = 'records' | 'text' | 'access';

/** The open dialog. */
export type ShellDialog =
  | { readonly about: 'folder'; readonly folder: Folder }
  | { readonly about: 'add' | 'list' | 'share' | 'keep' | 'disk' | 'keys' }
  | {
      readonly about: 'command';
      /** What was typed before the field was rendered. */
      readonly typed?: string;
    }
  | { readonly about: 'rename'; readonly path: string }
  | { readonly about: 'shared'; readonly shared: SharedFiles }
  | {
      readonly about: 'everything';
      readonly name: string;
      readonly everything: FullBackup;
      readonly found: readonly BackupSession[];
    };

/** An action that is offered as long as nothing was done after `step`, or after the document was opened. */
export interface OfferedAction {
  readonly word: string;
  /** Its label in the File menu, if that of the notice needs its sentence. */
  readonly menuWord?: string;
  readonly run: () => void;
  readonly step: Step | Opening | undefined;
}

interface ShellState {
  readonly theme: Theme;
  /** The pane in front on a narrow screen; also which of records and text is shown on a medium one. */
  readonly front: Pane;
  /** Whether changes are stored: false if the browser refuses. */
  readonly kept: boolean;
  /** Whether changes are not stored because that code could not be loaded; it is tried again every few seconds. */
  readonly keeperMissing?: boolean;
  /** The restored session of an earlier visit: when it was stored, and its files (by id) with unsaved changes. */
  readonly recovered?: { readonly time: number; readonly files: readonly number[] };
  /** Earlier sessions that can be resumed, the latest first. */
  readonly works: readonly SessionSummary[];
  /** The sessions that the user deleted and may restore, the last deleted first. */
  readonly deleted: readonly SessionSummary[];
  /** What is stored of the session of this tab. */
  readonly present?: SessionSummary;
  /** A sentence about an opened file (by id), shown while the file is open. */
  readonly note?: {
    readonly file: number;
    readonly sentence: string;
    /** Actions for it. */
    readonly ways?: readonly OfferedAction[];
    /** Whether it is one short line, which fits over the end of the status line. */
    readonly isShort?: boolean;
  };
  /** How to return to the site that was open before, and to put the file into it, also after the note has left. */
  readonly replacedSite?: readonly OfferedAction[];
  /** The open dialog, if any. */
  readonly asks?: ShellDialog;
  /** The connection to other tabs; absent if the browser does not support it. */
  readonly tabs?: OtherTab;
  /** The file that is being read, which takes a while: the progress if known, and how to cancel it if possible. */
  readonly reading?: { readonly name: string; readonly share?: number; readonly cancel?: () => void };
  /** An error that is not shown in its own place. */
  readonly trouble?: UnhandledError;
  /** A sentence about a completed action that is not visible anywhere else. */
  readonly done?: string;
  /** The list after Save, while it is open. */
  readonly published?: PublishedFile;
  /** A sentence about a failure, such as a file that could not be opened. */
  readonly problem?: string;
  /** Whether the whole application is cached for offline use. */
  readonly worksOffline?: boolean;
  /** Reloads with a new version that is ready; the session is kept. */
  readonly renew?: () => void;
}

const THEME_KEY = 'gatepost-theme';

/** Parses a stored theme. */
export const parseTheme = (theme: unknown): Theme =>
  theme === 'light' || theme === 'dark' ? theme : 'system';

function storedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return 'system';
  }
}

const FRONT_KEY = 'gatepost-front';

/** The pane that was in front before a reload; otherwise the one in which a file is first shown. */
function initialFront(): Pane {
  const front = readTabMemory(FRONT_KEY);
  if (front === 'records' || front === 'text' || front === 'access') return front;
  return layoutStore.getState().kind === 'narrow' ? 'access' : 'records';
}

export const shellStore = createStore<ShellState>(() => ({
  theme: storedTheme(),
  front: initialFront(),
  kept: true,
  works: [],
  deleted: [],
}));

shellStore.subscribe(({ front }, before) => {
  if (front !== before.front) writeTabMemory(FRONT_KEY, front);
});

export function useShell<T>(select: (state: ShellState) => T): T {
  return useStore(shellStore, select);
}

/** Themes only change `color-scheme`: see the tokens. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Sets the theme, and stores it if the browser permits. */
export function setTheme(theme: Theme): void {
  applyTheme(theme);
  shellStore.setState({ theme });
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden: the theme lasts until the page is closed.
  }
}

/** Removes a notice or a dialog. */
export function dismiss(
  notice:
    | 'recovered'
    | 'problem'
    | 'done'
    | 'note'
    | 'replacedSite'
    | 'asks'
    | 'reading'
    | 'trouble'
    | 'published',
): void {
  const { [notice]: _, ...rest } = shellStore.getState();
  shellStore.setState(rest, true);
}
