// The props of the pages of the dialogs for expectations.
export interface DialogPageProps {
  /** The id of the form that the button at the bottom submits. */
  readonly formId: string;
  /** Closes the dialog and says what was done. */
  readonly onDone: (sentence: string) => void;
}
