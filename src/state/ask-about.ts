// Choosing what the matrix asks.
import type { DocumentStore } from './document-store.ts';
import type { Subject } from './matrix-subject.ts';

/** Whether two subjects have the same columns. */
const sameColumns = (a: Subject | undefined, b: Subject | undefined) =>
  (a?.question === 'usage' && a.usage === undefined) === (b?.question === 'usage' && b.usage === undefined);

/** Asks about something else; about fetching, if about nothing. What was looked at stays if it is still there. */
export function askAbout(store: DocumentStore, subject: Subject | undefined): void {
  store.setState(({ view: { subject: old, cell, matrix, ...view } }) => {
    const stays = sameColumns(old, subject);
    const fits = stays && old?.question === subject?.question;
    return {
      view: {
        ...view,
        ...(cell && stays ? { cell } : {}),
        ...(matrix && fits ? { matrix } : {}),
        ...(subject ? { subject } : {}),
      },
    };
  });
}
