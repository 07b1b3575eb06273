// Numbers in sentences.

export const number = (count: number): string => count.toLocaleString('en');

/** A number with its noun. */
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;
