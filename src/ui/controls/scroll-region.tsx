// What scrolls by itself is a stop of the Tab key: without a pointer it is scrolled by keys.
import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'pre' | 'p' | 'section' | 'ul';
}

export function ScrollRegion({ as: Part = 'div', ...props }: Props) {
  return <Part {...props} tabIndex={0} />;
}
