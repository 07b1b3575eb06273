// Lists with at least one item.

export type NonEmpty<T> = readonly [T, ...T[]];

export const lastOf = <T>(list: NonEmpty<T>): T => list.at(-1) ?? list[0];
