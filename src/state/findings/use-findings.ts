// The findings of the app's one store, for components. Not part of the first page.
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useDocument, viewStore } from '../document/use-document.ts';
import { createFinder, type FindingReport, isCurrent } from './finder.ts';
import { type FindingsPanel, findingsPanel } from './findings-panel.ts';
import { fixRequestStore } from './fix-requests.ts';

/** The findings of this page. */
export const finder = createFinder(viewStore);

/** The last findings that were worked out; undefined before the first. */
export const useFindingReport = (): FindingReport | undefined =>
  useSyncExternalStore(finder.listen, finder.found);

/** Whether findings are about the file as it is now, and that file is open. */
export const useIsCurrent = (found: FindingReport): boolean =>
  useDocument((state) => state.view.path === found.path && isCurrent(state, found));

export const useFindingsPanel = <T>(select: (panel: FindingsPanel) => T): T =>
  useStore(findingsPanel, select);

/** What a fix asks of the page, if one does. */
export const useFixRequest = () => useStore(fixRequestStore, ({ request }) => request);
