// Escape in a part of the page, wherever in it the focus is.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Runs `onEscape` when Escape is pressed inside an element, unless a control in it, or a dialog or menu above it,
 * needs the key. The inner of two elements gets it.
 * @param except a selector of elements in it that keep Escape for themselves
 */
export function useEscape(
  within: RefObject<HTMLElement | null>,
  onEscape: () => void,
  except?: string,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
    if (!within.current?.contains(target) || (except && target.closest(except))) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    // After the handlers of all controls, which React calls at the root of the page.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
