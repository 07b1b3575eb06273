// Announces to assistive technology where a rule was moved, and what it decides there.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { lineOfId } from '../edits/run-edit.ts';
import { useAnnounce } from '../highlight-line.ts';

/** The line id of the rule that was moved last, until that is announced. */
const moveStore = createStore<{ readonly moved?: number }>(() => ({}));

/** Announces the new line of a rule once its badge is up to date. */
export const announceMove = (moved: number): void => moveStore.setState({ moved });

/** How long to wait for a badge, in milliseconds. */
const MAX_WAIT = 400;

/** Announces moves. `badgeOf` returns the text of a badge; it is undefined while the badges lag. */
export function useMoveAnnouncements(badgeOf: ((id: number) => string | undefined) | undefined): void {
  const announce = useAnnounce();
  const { moved } = useStore(moveStore);
  useEffect(() => {
    if (moved === undefined) return;
    const finish = () => {
      moveStore.setState({}, true);
      announce(words.movedTo(lineOfId(moved) + 1, badgeOf?.(moved)));
    };
    if (badgeOf) return finish();
    const timer = setTimeout(finish, MAX_WAIT);
    return () => clearTimeout(timer);
  }, [moved, badgeOf, announce]);
}
