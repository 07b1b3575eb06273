// Names and tooltips of what stands in a file, for parts that are there before the code that marks what cannot be seen.
import { lazyModuleHook } from '../loading/lazy-component.tsx';

const useVisibleTextModule = lazyModuleHook(() => import('../../messages/text-segments.ts'));

const identity = (text: string): string => text;
const alwaysFalse = () => false;

/** What a text is called; the text itself until that code is there. */
export const useVisibleName = (): ((text: string) => string) =>
  useVisibleTextModule()?.nameOfText ?? identity;

/** Whether a field that holds a text does not show all of it. */
export const useHasHiddenCharacters = (): ((text: string) => boolean) =>
  useVisibleTextModule()?.isHiddenInField ?? alwaysFalse;
