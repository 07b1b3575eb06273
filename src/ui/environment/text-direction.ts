/** Whether the page is read from right to left: arrow keys and pointer positions are then mirrored. */
export const isRightToLeft = (): boolean => document.dir === 'rtl';

/** Returns the arrow key that has the same meaning when the page is read from left to right. */
export const mirrorArrowKey = (key: string): string =>
  isRightToLeft() ? key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left')) : key;
