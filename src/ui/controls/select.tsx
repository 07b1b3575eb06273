// A native select with the look of the other controls.
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';

/** All properties of a native select; `className` goes to the frame around it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`select ${className ?? ''}`}>
      <select {...rest} />
      <Icon name="g-down" />
    </span>
  );
}
