// Hooks for the findings of the app's one store. Not part of the first page.
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useDocument, viewStore } from '../document/use-document.ts';
import { createFinder, type FindingReport, isCurrent } from './finder.ts';
import { type FindingsPanel, findingsPanel } from './findings-panel.ts';
import { fixRequestStore } from './fix-requests.ts';

/** The findings of this page. */
export const finder = createFinder(viewStore);

/** Returns the latest findings; undefined before the first. */
export const useFindingReport = (): FindingReport | undefined =>
  useSyncExternalStore(finder.listen, finder.found);

/** Whether findings are about the current text of the open file. */
export const useIsCurrent = (report: FindingReport): boolean =>
  useDocument((state) => state.view.path === report.path && isCurrent(state, report));

export const useFindingsPanel = <T>(select: (panel: FindingsPanel) => T): T =>
  useStore(findingsPanel, select);

/** Returns the current request of a fix to the page, if any. */
export const useFixRequest = () => useStore(fixRequestStore, ({ request }) => request);
