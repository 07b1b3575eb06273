// Text of a file, a URL or a name of a robot: what cannot be seen in it is drawn, so that it cannot pose as another.
import { isPlainText } from '../../messages/is-plain-text.ts';
import { lazyComponent } from '../loading/lazy-component.tsx';
import type { VisibleTextProps } from './text-with-hidden-characters.tsx';

const LazyTextWithHiddenCharacters = lazyComponent<VisibleTextProps>(
  () => import('./text-with-hidden-characters.tsx'),
  ({ text }) => text,
);

/** Nearly all text is plain, and drawn as it stands. */
export const VisibleText = (props: VisibleTextProps) =>
  isPlainText(props.text) ? props.text : <LazyTextWithHiddenCharacters {...props} />;
