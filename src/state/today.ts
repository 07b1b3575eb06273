// The current day, for dated texts and for facts that expire.

/** Returns the current local day as yyyy-mm-dd. */
export function today(): string {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
