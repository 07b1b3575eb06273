// An element that scrolls is a tab stop, so that it can be scrolled with the keyboard.
import type { HTMLAttributes } from 'react';

interface ScrollRegionProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'pre' | 'p' | 'section' | 'ul';
}

export function ScrollRegion({ as: Element = 'div', ...props }: ScrollRegionProps) {
  return <Element {...props} tabIndex={0} />;
}
