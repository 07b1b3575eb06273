// Whether a work is worth showing: an empty file that nobody has touched is not.
import { parseWorkspaceDocument } from './open-workspace.ts';
import { documentHasContent } from './storage/versions-moment.ts';

/** Also true of a text that cannot be read: it may be more than this version knows. */
export function hasContent(text: string): boolean {
  const opened = parseWorkspaceDocument(text);
  return 'problem' in opened || documentHasContent(opened.document);
}
