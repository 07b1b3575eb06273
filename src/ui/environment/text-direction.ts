/** Whether the page is read from right to left: keys and pointers then mean the other side. */
export const isRightToLeft = (): boolean => document.dir === 'rtl';

/** The key that leads on, or back, as this one does where the page is read from left to right. */
export const mirrorArrowKey = (key: string): string =>
  isRightToLeft() ? key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left')) : key;
