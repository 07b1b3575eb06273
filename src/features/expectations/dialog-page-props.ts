// The props of the pages of the dialog for expectations.
export interface DialogPageProps {
  /** The id of the form that the button at the bottom submits. */
  readonly formId: string;
  /** Shows what was done. */
  readonly announce: (sentence: string) => void;
  /** Closes the dialog and shows the explanation. */
  readonly onOpened: () => void;
}
