// A button within a sentence, which breaks into lines like the words around it: a button element would be a box.
import type { KeyboardEvent, ReactNode } from 'react';

export interface InlineButtonProps {
  readonly className: string;
  /** Whether it opens a popup. */
  readonly hasPopup: boolean;
  readonly onPress: (button: HTMLElement) => void;
  readonly children: ReactNode;
}

export function InlineButton({ className, hasPopup, onPress, children }: InlineButtonProps) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onPress(event.currentTarget);
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element does not break into lines
      role="button"
      tabIndex={0}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      className={className}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      onKeyDown={handleKey}
    >
      {children}
    </span>
  );
}
