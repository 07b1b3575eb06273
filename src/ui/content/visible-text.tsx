// Text from a file, a URL or the name of a crawler. Invisible characters are shown, so that a text cannot look
// like another.

import { isPlainText } from '../../messages/is-plain-text.ts';
import { lazyComponent, lazyModuleHook } from '../loading/lazy-component.tsx';
import type { VisibleTextProps } from './text-with-hidden-characters.tsx';

const useVisibleTextModule = lazyModuleHook(() => import('../../messages/text-segments.ts'));

const identity = (text: string): string => text;
const alwaysFalse = () => false;

/**
 * Returns the function that names a text for screen readers. Until its code is loaded, it returns the text itself.
 */
export const useVisibleName = (): ((text: string) => string) =>
  useVisibleTextModule()?.nameOfText ?? identity;

/** Returns the function that finds whether a field hides a part of its text. */
export const useHasHiddenCharacters = (): ((text: string) => boolean) =>
  useVisibleTextModule()?.isHiddenInField ?? alwaysFalse;

const LazyTextWithHiddenCharacters = lazyComponent(
  () => import('./text-with-hidden-characters.tsx'),
  'TextWithHiddenCharacters',
  ({ text }) => text,
);

/** Nearly all text is plain and rendered unchanged. */
export const VisibleText = (props: VisibleTextProps) =>
  isPlainText(props.text) ? props.text : <LazyTextWithHiddenCharacters {...props} />;
