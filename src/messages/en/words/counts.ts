// Numbers in sentences.

// Kept: `toLocaleString` looks up its locale at every call, which a keystroke feels.
const whole = new Intl.NumberFormat('en');
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const number = (count: number): string => whole.format(count);

/** A number with its noun. */
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** A size, given in octets, as it is told everywhere. */
export function sizeTold(octets: number): string {
  if (octets < 1024) return plural(octets, 'byte', 'bytes');
  const kib = Math.round(octets / 102.4) / 10;
  return kib < 1024 ? `${oneDigit.format(kib)} KiB` : `${oneDigit.format(octets / 1024 ** 2)} MiB`;
}
