// Numbers in sentences.

export const number = (count: number): string => count.toLocaleString('en');

/** A number with its noun. */
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

const tenths = (count: number) => count.toLocaleString('en', { maximumFractionDigits: 1 });

/** A size, given in octets, as it is told everywhere. */
export function sizeTold(octets: number): string {
  if (octets < 1024) return plural(octets, 'byte', 'bytes');
  const kib = Math.round(octets / 102.4) / 10;
  return kib < 1024 ? `${tenths(kib)} KiB` : `${tenths(octets / 1024 ** 2)} MiB`;
}
