// What one version of a file says otherwise than another.
import { compareWords as words } from '../../../messages/words/compare.ts';

export default function VersionsPart() {
  return <section aria-label={words.versions} />;
}
