// Numbers as a language writes them.
import { lazy } from './lazy.ts';

/** Where languages begin to part the digits. */
const GROUPED = 1000;

/**
 * Writes numbers as a language does. Small ones, which all languages here write alike, need no tables of languages; for
 * others what writes them is kept: `toLocaleString` looks up its locale at every call, which a keystroke feels.
 * @param language its BCP 47 tag
 */
export function createNumberFormat(
  language: string,
  options?: Intl.NumberFormatOptions,
): (count: number) => string {
  const format = lazy(() => new Intl.NumberFormat(language, options));
  return (count) =>
    Number.isInteger(count) && count >= 0 && count < GROUPED ? String(count) : format().format(count);
}
