// Changing one thing of what a question asks.
import { askAbout } from './ask-about.ts';
import type { DocumentStore } from './document-store.ts';
import { type Subject, type SubjectOf, subjectOf } from './matrix-subject.ts';

/** What of a subject is changed; undefined takes it away. */
export type SubjectChange<S extends Subject> = { readonly [Key in keyof S]?: S[Key] | undefined };

/** Asks what is asked now with something changed; `first` is asked if the question is another one now. */
export function askChanged<Q extends Subject['question']>(
  store: DocumentStore,
  first: SubjectOf<Q>,
  change: SubjectChange<SubjectOf<Q>>,
): void {
  const merged = { ...(subjectOf(first.question, store.getState().view.subject) ?? first), ...change };
  const given = Object.entries(merged).filter(([, value]) => value !== undefined);
  askAbout(store, Object.fromEntries(given) as unknown as Subject);
}
