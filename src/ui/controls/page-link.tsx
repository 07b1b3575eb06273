// The address of the page, behind its `#`. Whoever only leads somewhere, or stands outside the router, uses this.
import { type ComponentProps, useSyncExternalStore } from 'react';

function subscribe(told: () => void): () => void {
  globalThis.addEventListener('hashchange', told);
  return () => globalThis.removeEventListener('hashchange', told);
}

export const isAtPath = (path: string) =>
  location.hash === `#${path}` || ['/', '?'].some((mark) => location.hash.startsWith(`#${path}${mark}`));

/** Whether the page stands at a path, such as `/edit`, or below it. */
export const useIsAtPath = (path: string): boolean => useSyncExternalStore(subscribe, () => isAtPath(path));

/** Goes to a page, if it is another one. Unlike what the router pushes, everybody hears of it. */
export function goToPage(path: string): void {
  if (!isAtPath(path)) location.hash = path;
}

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** A link to a page of ours, such as `/learn/acap`. */
export const PageLink = ({ to, children, ...rest }: PageLinkProps) => (
  <a href={`#${to}`} {...rest}>
    {children}
  </a>
);

/** The same, marked while the page is there. */
export function CurrentPageLink({ to, children, ...rest }: PageLinkProps) {
  const isHere = useIsAtPath(to);
  return (
    <PageLink to={to} {...(isHere ? { 'aria-current': 'page' } : {})} {...rest}>
      {children}
    </PageLink>
  );
}
