// A button that removes its part of the form, and moves the focus to what follows.
import { removeAndRefocus } from '../../ui/controls/remove-and-refocus.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface RemoveButtonProps {
  readonly label: string;
  readonly remove: () => void;
}

export const RemoveButton = ({ label, remove }: RemoveButtonProps) => (
  <button
    type="button"
    className="ibtn"
    aria-label={label}
    title={label}
    onClick={({ currentTarget }) =>
      removeAndRefocus(currentTarget, currentTarget.closest('[data-form="rsl"]'), remove)
    }
  >
    <Icon name="g-cross" />
  </button>
);
