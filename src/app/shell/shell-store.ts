// What the shell remembers for itself: theme, the pane in front where there is room for one, and its notices.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { FullBackup } from '../../core/workspace/full-backup.ts';
import type { Step } from '../../state/document/history.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import type { OtherTab } from '../../state/storage/other-tab.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import type { BackupSession } from '../backup/full-backup.ts';
import type { Folder } from '../files/folder-access.ts';
import type { SharedFiles } from '../share-target/share-target-files.ts';

/** What broke in the page. */
export interface UnhandledError {
  readonly error: unknown;
  /** The part of the page; unknown if it was no drawing. */
  readonly where?: string;
  /** What React tells of the components around it. */
  readonly components?: string | null | undefined;
  /** Draws the part again. */
  readonly retry?: () => void;
}

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export type Pane = 'records' | 'text' | 'access';

/** What a dialog asks. */
export type ShellDialog =
  | { readonly about: 'folder'; readonly folder: Folder }
  | { readonly about: 'add' | 'list' | 'share' | 'keep' | 'disk' }
  | {
      readonly about: 'command';
      /** What was typed before the field for it was there. */
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

interface ShellState {
  readonly theme: Theme;
  /** The pane in front on a narrow screen; of records and text also on a medium one. */
  readonly front: Pane;
  /** False while the work is not kept: the browser refused to. */
  readonly kept: boolean;
  /** True if it is not kept because the code for that could not be fetched; it is tried again every few seconds. */
  readonly keeperMissing?: boolean;
  /** Work found from an earlier visit: when it was kept, and which of its files (by id) were not saved. */
  readonly recovered?: { readonly time: number; readonly files: readonly number[] };
  /** Earlier works that can be gone back to, the latest first. */
  readonly works: readonly SessionSummary[];
  /** A sentence about a file (by id) that was opened, as long as it is open. */
  readonly note?: {
    readonly file: number;
    readonly sentence: string;
    /** What can be done about it, as long as nothing is done behind `step`. */
    readonly way?: { readonly word: string; readonly run: () => void; readonly step: Step | undefined };
  };
  /** What a dialog asks about files: where a folder stands, which file to add, what to change of one, which to show. */
  readonly asks?: ShellDialog;
  /** This page among the tabs of the browser; absent where the browser cannot tell of others. */
  readonly tabs?: OtherTab;
  /** A file that is being read, which takes a while: how much is done, if that is known, and how to call it off, if one can. */
  readonly reading?: { readonly name: string; readonly share?: number; readonly cancel?: () => void };
  /** What broke and is not told where it broke. */
  readonly trouble?: UnhandledError;
  /** A sentence about something that is done, and shows nowhere else. */
  readonly done?: string;
  /** The files (by id) whose destination was shown after saving: once per file is enough. */
  readonly destinationsShown: ReadonlySet<number>;
  /** A sentence about something that could not be opened. */
  readonly problem?: string;
  /** True once all of the application is kept for use without a network. */
  readonly worksOffline?: boolean;
  /** Begins with a new version that is ready; the work is kept. */
  readonly renew?: () => void;
}

const THEME_KEY = 'gatepost-theme';

/** A theme that was written down. */
export const parseTheme = (theme: unknown): Theme =>
  theme === 'light' || theme === 'dark' ? theme : 'system';

function storedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return 'system';
  }
}

export const shellStore = createStore<ShellState>(() => ({
  theme: storedTheme(),
  // What a file is first seen in.
  front: layoutStore.getState().kind === 'narrow' ? 'access' : 'records',
  kept: true,
  works: [],
  destinationsShown: new Set(),
}));

export function useShell<T>(select: (state: ShellState) => T): T {
  return useStore(shellStore, select);
}

/** Themes are `color-scheme` and nothing else: see the tokens. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Chooses a theme and remembers it where the browser allows. */
export function setTheme(theme: Theme): void {
  applyTheme(theme);
  shellStore.setState({ theme });
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Forbidden storage: the choice holds until the page is closed.
  }
}

/** Removes a notice, or a dialog. */
export function dismiss(
  notice: 'recovered' | 'problem' | 'done' | 'note' | 'asks' | 'reading' | 'trouble',
): void {
  const { [notice]: _, ...rest } = shellStore.getState();
  shellStore.setState(rest, true);
}
