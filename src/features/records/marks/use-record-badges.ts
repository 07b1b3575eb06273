// The question about the badges, for components: what it takes to ask it is fetched when there is time.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import type { BadgeQuestion } from './record-badges.ts';

interface Source {
  readonly ask: (state: GatepostState) => BadgeQuestion | undefined;
}

const source = createStore<Source>(() => ({ ask: () => undefined }));

/** Fetches what the question takes. */
export async function fetchBadges(): Promise<void> {
  const { badgeQuestion } = await import('./record-badges.ts');
  source.setState({ ask: badgeQuestion });
}

/** The question about the badges of the open file; undefined before it can be asked. */
export function useBadgeQuestion(): BadgeQuestion | undefined {
  return useDocument(useStore(source, ({ ask }) => ask));
}
