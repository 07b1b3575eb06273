// Names and tooltips of what stands in a file, for parts that are there before the code that marks what cannot be seen.
import { onceFetched } from './on-demand.tsx';

const useCode = onceFetched(() => import('../messages/marked.ts'));

const asItIs = (text: string): string => text;
const never = () => false;

/** What a text is called; the text itself until that code is there. */
export const useNameOfText = (): ((text: string) => string) => useCode()?.nameOfText ?? asItIs;

/** Whether a field that holds a text does not show all of it. */
export const useIsHidden = (): ((text: string) => boolean) => useCode()?.isHiddenInField ?? never;
