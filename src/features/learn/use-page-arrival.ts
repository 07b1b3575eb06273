// What happens when a page comes into view: it begins at its top, has the focus, and names the tab.
import { useCallback } from 'react';
import { shellWords } from '../../messages/en/app/shell.ts';

/** A ref for the heading of a page. */
export function usePageArrival(title: string) {
  return useCallback(
    (heading: HTMLElement | null) => {
      if (!heading) return undefined;
      document.title = `${title} · ${shellWords.product}`;
      heading.focus({ preventScroll: true });
      scrollTo(0, 0);
      return () => {
        document.title = shellWords.product;
      };
    },
    [title],
  );
}
