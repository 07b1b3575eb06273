// Where readers disagree about the open site.
import { compareWords as words } from '../../../messages/words/compare.ts';

export default function ReadersPart() {
  return <section aria-label={words.readers} />;
}
