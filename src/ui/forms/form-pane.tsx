// A pane whose form is about a whole file: its title and path, and a body that takes the focus of removed controls.
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { VisibleText } from '../content/visible-text.tsx';
import { PaneTitle } from '../controls/pane-title.tsx';
import { removeAndRefocus } from '../controls/remove-and-refocus.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './form-pane.module.css';

/** Returns the element of a form, and a function that focuses it. */
export function useForm() {
  const formRef = useRef<HTMLDivElement>(null);
  const focusForm = useCallback(() => formRef.current?.focus(), []);
  return { formRef, focusForm };
}

interface FormPaneProps {
  readonly label: string;
  readonly title: string;
  readonly path: string;
  readonly form: RefObject<HTMLDivElement | null>;
  /** Identifies the form, for controls that are removed with their part of it. */
  readonly id: string;
  readonly className?: string | undefined;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function FormPane({ label, title, path, form, id, className, actions, children }: FormPaneProps) {
  return (
    <section className="pane" aria-label={label}>
      <div className="pane-head">
        <PaneTitle name={title} />
        <span className="meta">
          <VisibleText text={path} />
        </span>
        {actions !== undefined && (
          <>
            <span className="spring" />
            {actions}
          </>
        )}
      </div>
      <div ref={form} className={`${styles['body']} ${className ?? ''}`} data-form={id} tabIndex={-1}>
        {children}
      </div>
    </section>
  );
}

/** A button that adds a part. */
export const AddButton = ({ label, add }: { readonly label: string; readonly add: () => void }) => (
  <button type="button" className="btn" onClick={add}>
    <Icon name="g-plus" />
    {label}
  </button>
);

interface RemoveButtonProps {
  readonly label: string;
  readonly remove: () => void;
}

/** A button that removes its part of the form, and moves the focus to what follows. */
export const RemoveButton = ({ label, remove }: RemoveButtonProps) => (
  <button
    type="button"
    className="ibtn"
    aria-label={label}
    title={label}
    onClick={({ currentTarget }) =>
      removeAndRefocus(currentTarget, currentTarget.closest('[data-form]'), remove)
    }
  >
    <Icon name="g-cross" />
  </button>
);
