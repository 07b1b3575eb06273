// Whether a work is worth showing: an empty file that nobody has touched is not.
import { openWorkspaceText } from './open-workspace.ts';
import { holdsSomething } from './storage/versions-moment.ts';

/** Also true of a text that cannot be read: it may be more than this version knows. */
export function holdsAnything(text: string): boolean {
  const opened = openWorkspaceText(text);
  return 'problem' in opened || holdsSomething(opened.document);
}
