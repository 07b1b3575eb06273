// The sentence of a row as a larger target for the buttons beside it.
import type { ReactNode } from 'react';

export interface PressableTextProps {
  readonly id?: string;
  readonly className: string;
  /** Does what a button of the row does, which has the keys. Not called when a text was just selected. */
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export const PressableText = ({ id, className, onPress, children }: PressableTextProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a button of the row has the keys
  <p id={id} className={className} onClick={() => getSelection()?.isCollapsed !== false && onPress()}>
    {children}
  </p>
);
