// Text of a file, a URL or a name of a robot: what cannot be seen in it is drawn, so that it cannot pose as another.

import { isPlainText } from '../../messages/is-plain-text.ts';
import { lazyComponent, lazyModuleHook } from '../loading/lazy-component.tsx';
import type { VisibleTextProps } from './text-with-hidden-characters.tsx';

const useVisibleTextModule = lazyModuleHook(() => import('../../messages/text-segments.ts'));

const identity = (text: string): string => text;
const alwaysFalse = () => false;

/** What a text is called; the text itself until that code is there. */
export const useVisibleName = (): ((text: string) => string) =>
  useVisibleTextModule()?.nameOfText ?? identity;

/** Whether a field that holds a text does not show all of it. */
export const useHasHiddenCharacters = (): ((text: string) => boolean) =>
  useVisibleTextModule()?.isHiddenInField ?? alwaysFalse;

const LazyTextWithHiddenCharacters = lazyComponent<VisibleTextProps>(
  () => import('./text-with-hidden-characters.tsx'),
  ({ text }) => text,
);

/** Nearly all text is plain, and drawn as it stands. */
export const VisibleText = (props: VisibleTextProps) =>
  isPlainText(props.text) ? props.text : <LazyTextWithHiddenCharacters {...props} />;
