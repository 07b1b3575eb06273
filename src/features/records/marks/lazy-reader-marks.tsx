// The marks of the selected reader. Their code is loaded after the form has rendered.
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

const loadReaderMarks = () => import('./reader-marks.tsx');
const EmptyPlaceholder = () => null;

/** How readers interpret a line, the user-agents of a card, and a blank line. */
export const LazyLineMarks = lazyComponent(loadReaderMarks, 'LineMarks', EmptyPlaceholder);
export const LazyHeadMarks = lazyComponent(loadReaderMarks, 'HeadMarks', EmptyPlaceholder);
export const LazyBlankMarks = lazyComponent(loadReaderMarks, 'BlankMarks', EmptyPlaceholder);
