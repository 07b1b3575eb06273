// A native select in the style of the other controls.
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';

/** Takes all props of a native select. `className` applies to the frame around it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`select ${className ?? ''}`}>
      <select {...rest} />
      <Icon name="g-down" />
    </span>
  );
}
