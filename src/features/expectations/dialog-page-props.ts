// What the pages of the dialog about expectations are given.
export interface DialogPageProps {
  /** Of the form that the button at the foot submits. */
  readonly formId: string;
  /** Says what was done. */
  readonly say: (sentence: string) => void;
  /** Closes the dialog and leads to the trace. */
  readonly onOpened: () => void;
}
